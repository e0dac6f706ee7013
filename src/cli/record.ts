/** `npm run record`: writes down what changed in the content since the last time. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { command, Misuse } from '../command.ts';
import { folderName, ownersFolder } from '../content-folder.ts';
import { tell } from '../labels/tell.ts';
import { dateByRecord, HISTORY_FILE, readRecord } from '../profile/history.ts';
import { readContent } from '../profile/read.ts';
import { readProfile } from '../profile/read-profile.ts';
import type { HistoryLine } from '../schemas/history.ts';
import { FILES_INDEX } from '../surfaces/files-index.ts';
import * as chain from '../surfaces/history/chain.ts';
import { digestsOf, filesLine } from '../surfaces/history/files.ts';
import { missingIn } from '../surfaces/history/history.ts';
import { recordsOf } from '../surfaces/records.ts';
import { siteFrom } from '../surfaces/site.ts';
import { replace } from './files.ts';

const salt = () => randomBytes(16).toString('base64url');

/** Of records that are gone, those that are drafts now, by kind and id. */
async function draftsAmong(lines: readonly chain.NewLine[], folder: string): Promise<Set<string>> {
  const gone = new Set(lines.filter(({ change }) => change === 'withdrawn').map(chain.keyOf));
  const { sources } = gone.size > 0 ? await readContent(folder) : { sources: [] };
  const drafts = sources.filter(({ data }) => (data as { draft?: boolean } | null)?.draft);
  return gone.intersection(new Set(drafts.map(chain.keyOf)));
}

/**
 * The digests of what the site publishes now, as far as the record lacks them. All of it is made
 * for that, as a build does; where nobody has said which site it is, a first line tells of none.
 */
async function filesLines(
  lines: readonly HistoryLine[],
  base: string,
  day: string,
  first: boolean,
): Promise<chain.NewLine[]> {
  if (!process.env['SITE_URL']) return first ? filesLine({}, {}, base, day, true) : [];
  const { siteDigests } = await import('../renderer/renderer.ts');
  const { digests, json } = await siteDigests();
  const now = digestsOf(json(FILES_INDEX), digests);
  return filesLine(chain.recordedDigests(lines, base) ?? {}, now, base, day);
}

/** Sets the address that the record is of where none is given: it stays the one it was. */
function keepSite(lines: readonly HistoryLine[], env: NodeJS.ProcessEnv): void {
  const last = lines.findLast(({ files }) => Object.keys(files ?? {}).length > 0);
  if (last && !env['SITE_URL']) env['SITE_URL'] = last.id;
}

/** Appends what the record lacks. Returns the lines about records, and how far it goes now. */
async function recordChanges(folder: string, reason: string | undefined) {
  const file = join(folder, HISTORY_FILE);
  const before = (await readRecord(folder)) ?? [];
  keepSite(before, process.env);
  const site = siteFrom(process.env);
  const profile = await readProfile(folder);
  dateByRecord(profile, before);
  const today = new Date().toISOString().slice(0, 10);
  const day = [today, before.at(-1)?.day ?? today].sort().at(-1) ?? today;
  const missing = missingIn(before, recordsOf(profile, site));
  const hidden = await draftsAmong(missing, folder);
  const kept = before.map((line) => (hidden.has(chain.keyOf(line)) ? chain.redacted(line) : line));
  const dated = missing.map(
    (line): chain.NewLine => ({
      ...line,
      day,
      ...(reason && !hidden.has(chain.keyOf(line)) && { reason }),
    }),
  );
  const changes = chain.bound(kept, dated, salt);
  const lines = [...kept, ...changes];
  const begun = !lines.some(({ kind }) => kind === chain.FILES);
  // The site is made of the record as well; where it cannot be made, the record is as it was.
  await replace(file, chain.linesText(lines));
  const files = await filesLines(lines, site.base, day, begun).catch(async (error) => {
    await (before.length > 0 ? replace(file, chain.linesText(before)) : rm(file));
    throw error;
  });
  const all = [...lines, ...chain.bound(lines, files, salt)];
  await replace(file, chain.linesText(all));
  return { changes, begun, head: chain.headOf(all) };
}

/** Takes away what is told of a record. Throws a sentence where the record has none such. */
async function redact(folder: string, key: string): Promise<number> {
  const lines = (await readRecord(folder)) ?? [];
  const own = lines.filter((line) => chain.keyOf(line) === key);
  if (own.length === 0) throw new Error(tell.record.noRecord({ key }));
  const left = lines.map((line) => (own.includes(line) ? chain.redacted(line) : line));
  await replace(join(folder, HISTORY_FILE), chain.linesText(left));
  return own.length;
}

const OPTIONS = { reason: { type: 'string' } } as const;
const SAID = { help: () => [tell.record.help], options: OPTIONS, words: true };

command(import.meta.filename, SAID, async (given) => {
  const { values, positionals } = given;
  const folder = ownersFolder();
  const [word, key, ...more] = positionals;
  const name = `${folderName(folder)}/${HISTORY_FILE}`;
  if (word === 'redact' && key && more.length === 0) {
    const lines = String(await redact(folder, key));
    console.log(tell.record.redacted({ lines, key, name }));
    return 0;
  }
  if (word) throw new Misuse(tell.record.takes);
  if ((values.reason?.length ?? 0) > 400) throw new Error(tell.record.longReason);
  const { changes, begun, head } = await recordChanges(folder, values.reason);
  if (begun) console.log(tell.record.began({ name, records: String(changes.length) }));
  else for (const { kind, id, change } of changes) console.log(`${change.padEnd(10)}${kind}/${id}`);
  const site = process.env['SITE_URL'];
  const files = site ? tell.record.files({ site }) : tell.record.noFiles;
  console.log(tell.record.head({ name, lines: String(head.length), hash: `${head.hash}`, files }));
  return 0;
});
