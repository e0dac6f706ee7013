/**
 * What a host keeps, read through the owner's exports, where its store cannot be reached, as on
 * Netlify. Lines are kept as they come, so that reading goes on where it broke off.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { routes } from '../../src/routes.ts';
import { Revision } from '../operations/audits/revisions.ts';
import { RevokedRecord, TokenRecord } from '../operations/audits/tokens.ts';
import { describedOf, KINDS, type Kind } from '../operations/inbox/kinds.ts';
import { type Entry, packed } from '../store/documents.ts';
import { AnyFact, factIdOfKey } from '../store/facts.ts';
import { auditRevisionKey, dayOf, idempotencyKey, tokenKey } from '../store/keys.ts';
import type { Item } from './items.ts';

/** Exports by the file that they are kept in; the first three go on behind a record. */
const EXPORTS = {
  contacts: routes.exportContacts.path,
  questions: routes.exportQuestions.path,
  reports: routes.exportReports.path,
  audits: routes.exportAudits.path,
} as const;
type Export = keyof typeof EXPORTS;
const ALL = Object.keys(EXPORTS) as Export[];

/** Longest silence of a host, in milliseconds, and longest line, in characters. */
const SILENCE_MS = 60_000;
const LONGEST_LINE = 50_000_000;
/** No record is longer: enough to find where the last line begins. */
const TAIL_BYTES = 2_000_000;
/** Tries that bring nothing, one after the other, before it is given up. */
const MOST_TRIES = 4;

/** Nothing that another try could mend. */
class Refused extends Error {}

export type Exported = { base: string; key: string; folder: string };

type Line = Record<string, unknown>;
const fileOf = (folder: string, kind: Export) => join(folder, `${kind}.jsonl`);

/** Cuts half a line off a file; its last whole one, or null where there is none. */
async function lastLine(file: string): Promise<Line | null> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size === 0) return null;
  const start = Math.max(0, size - TAIL_BYTES);
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(size - start), 0, size - start, start);
  await handle.close();
  const end = buffer.lastIndexOf(10);
  await truncate(file, end < 0 ? 0 : start + end + 1);
  const line = buffer.subarray(buffer.lastIndexOf(10, end - 1) + 1, end);
  return end <= 0 ? null : (JSON.parse(line.toString()) as Line);
}

async function answerOf(url: URL, key: string, signal: AbortSignal): Promise<Response> {
  const headers = { 'X-Admin-Key': key, Accept: 'application/jsonl' };
  const answer = await fetch(url, { headers, signal, redirect: 'manual' });
  const { status } = answer;
  if (status === 200 && answer.body) return answer;
  await answer.body?.cancel();
  if (status === 401 || status === 403)
    throw new Refused(`${url.origin} does not take this key: give it as AUDIT_ADMIN_KEY.`);
  if (status >= 300 && status < 400)
    throw new Refused(
      `${url.origin} leads to another address; name that one: ${answer.headers.get('location')}`,
    );
  if (status >= 400 && status < 500 && status !== 429)
    throw new Refused(`${url.origin}${url.pathname} answered ${status}; is it a calling-card?`);
  const seconds = Number(answer.headers.get('retry-after'));
  await wait(Math.min(60, seconds > 0 ? seconds : 2) * 1_000);
  throw new Error(`the host answered ${status}`);
}

/** Reads on from a line; resolves to how many lines came. Rejects where the answer broke off. */
async function readOn(kind: Export, { base, key, folder }: Exported, after: Line | null) {
  const url = new URL(EXPORTS[kind], base);
  if (after) url.searchParams.set('after', String(after['id']));
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const handle = await open(fileOf(folder, kind), 'a', 0o600);
  let [count, rest] = [0, ''];
  try {
    const { body } = await answerOf(url, key, silence.signal);
    const texts = body?.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>;
    for await (const text of texts) {
      timer.refresh();
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw new Refused('The host sends no JSON Lines.');
      if (lines.length > 0) await handle.write(`${lines.join('\n')}\n`);
      count += lines.length;
    }
    await handle.sync();
  } catch (error) {
    if (error instanceof Refused || count === 0) throw error;
  } finally {
    clearTimeout(timer);
    await handle.close();
  }
  return count;
}

/** Reads all exports into a folder, on from what is there. Rejects with what to do. */
export async function readExports(from: Exported, tell: (kind: string) => void): Promise<void> {
  await mkdir(from.folder, { recursive: true, mode: 0o700 });
  for (const kind of ALL)
    for (let failed = 0; ; ) {
      const last = await lastLine(fileOf(from.folder, kind)).catch(() => null);
      if (last?.['end'] === true) break;
      tell(kind);
      const isBegun = last !== null && kind !== 'audits';
      if (!isBegun) await rm(fileOf(from.folder, kind), { force: true });
      try {
        await readOn(kind, from, isBegun ? last : null);
        failed = 0;
      } catch (error) {
        if (error instanceof Refused && !isBegun) throw error;
        // The record to go on from may have been deleted: then from the start.
        if (error instanceof Refused) await rm(fileOf(from.folder, kind));
        if (++failed === MOST_TRIES)
          throw new Error(
            `${from.base} did not send all of ${kind} (${(error as Error).message}). What came is ` +
              `kept in ${from.folder}: run it again to go on.`,
          );
        await wait(200 * 2 ** failed);
      }
    }
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  for await (const line of lines) {
    const value = JSON.parse(line) as Line;
    if (value['end'] !== true) yield value;
  }
}

/** The facts about an exported record; earlier versions told only what follows from them. */
function factsOf(line: Line): Entry[] {
  const [of, at] = [String(line['id']), String(line['received_at'])];
  const rows = (name: string) => (line[name] ?? []) as Line[];
  const changed = { state: line['state'], at: line['state_changed_at'] };
  const history = line['history'] ? rows('history') : changed.at ? [changed] : [];
  const reply = line['reply'] as Line | null | undefined;
  const tried = rows('deliveries').flatMap(({ channel, failed, last_failed_at, delivered }) => [
    ...Array.from({ length: Math.min(100, Number(failed)) }, () => {
      return { fact: 'failed', at: last_failed_at ?? at, channel };
    }),
    ...(delivered ? [{ fact: 'delivered', at, channel }] : []),
  ]);
  const told = [
    ...history.map((one) => ({ ...one, fact: 'state' })),
    ...(reply ? [{ fact: 'reply', at: reply['replied_at'], text: reply['text'] }] : []),
    ...tried,
  ];
  const { facts = told } = (line['backup'] ?? {}) as { facts?: Line[] };
  return facts.flatMap((one, n): Entry[] => {
    const fact = AnyFact.safeParse({ ...one, of }).data;
    return fact && fact.fact !== 'gone' ? [[factIdOfKey(`${of} ${n}`), fact]] : [];
  });
}

/** Records of a kind, in documents as the daily work makes them: a million are a few hundred. */
async function* dayItems(
  kind: Kind,
  folder: string,
  left: (what: string) => void,
): AsyncGenerator<Item> {
  const { shape, id: member } = describedOf(kind);
  let [day, n, entries] = ['', 0, [] as Entry[]];
  let newest: string | undefined;
  function* document(): Generator<Item> {
    if (entries.length === 0) return;
    const { value, checksum } = packed(entries);
    n += 1;
    const place = [day, String(n).padStart(6, '0'), checksum.slice(0, 16), checksum];
    yield [kind, `days/${place.join('~')}`, value];
    entries = [];
  }
  for await (const line of linesOf(fileOf(folder, kind))) {
    const id = String(line['id']);
    const record = shape.safeParse({ ...line, ...(line['backup'] as Line), [member]: id }).data;
    if (!record) {
      left(`${kind}/${id}`);
      continue;
    }
    const own = dayOf('asked_at' in record ? record.asked_at : record.received_at);
    if (own !== day || entries.length >= 2_000) yield* document();
    if (own !== day) [day, n] = [own, 0];
    entries.push([id, record], ...factsOf(line));
    newest ??= day;
    // Whoever sends it again on its day sends nothing new.
    const [body] = (kind === 'contacts' && day === newest && record.claims) || [];
    if (body) yield ['idempotency', idempotencyKey(body), { body, at: line['received_at'], id }];
  }
  yield* document();
}

/** A link without the hash of its secret opens nothing, so it is told as revoked. */
const UNKNOWN_HASH = '0'.repeat(64);

function auditItems(line: Line, now: string): Item[] {
  const slug = String(line['slug']);
  const revisions = (line['revisions'] as Line[]).map((given): Item => {
    const revision = Revision.parse({ slug, change_id: 'export', ...given });
    return ['audits', auditRevisionKey(slug, revision.revision), revision];
  });
  const tokens = (line['tokens'] as Line[]).flatMap((given): Item[] => {
    const token = TokenRecord.parse({ ...given, secret_hash: UNKNOWN_HASH });
    const revoked = RevokedRecord.parse({ revoked_at: given['revoked_at'] ?? now });
    return [
      ['audit-tokens', tokenKey('issued', slug, token.token_id), token],
      ['audit-tokens', tokenKey('revoked', slug, token.token_id), revoked],
    ];
  });
  return [...revisions, ...tokens];
}

/** The items of what was read; `left` hears of lines that are none. */
export async function* exportedItems(
  folder: string,
  now: string,
  left: (what: string) => void,
): AsyncGenerator<Item> {
  for (const kind of KINDS) yield* dayItems(kind, folder, left);
  for await (const line of linesOf(fileOf(folder, 'audits'))) {
    let items: Item[] = [];
    try {
      items = auditItems(line, now);
    } catch {
      left(`audits/${line['slug']}`);
    }
    yield* items;
  }
}
