/** `npm run evidence`: runs the checks of the content and writes their receipts. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../command.ts';
import { contentFolder, contentNotice } from '../content-folder.ts';
import { GUIDE } from '../engine.ts';
import { tell } from '../labels/tell.ts';
import { buildProfile } from '../profile/build.ts';
import { readContent, readJson } from '../profile/read.ts';
import { readReceipts, receiptFile } from '../profile/receipts.ts';
import { ReceiptFile } from '../schemas/verification.ts';
import { asksInside, renewAll } from './confirmations.ts';
import { runRecipes } from './run.ts';

const help = () => [tell.evidence.help, { guide: tell.evidence.guide({ guide: GUIDE }) }];

/** Writes receipts, and takes away those of records that have no check any more. */
async function writeReceipts(folder: string, files: readonly ReceiptFile[]): Promise<void> {
  const own = new Set(files.map(({ record }) => receiptFile(record)));
  for (const { path } of await readJson(folder, 'evidence', ReceiptFile))
    if (!own.has(path)) await rm(join(folder, path));
  if (files.length > 0) await mkdir(join(folder, 'evidence'), { recursive: true });
  for (const file of files)
    await writeFile(join(folder, receiptFile(file.record)), `${JSON.stringify(file, null, 2)}\n`);
}

/** Credentials from the environment, each for the one host that it is made for. */
export function tokensFrom(env: Record<string, string | undefined>) {
  return ({ origin }: URL): Record<string, string> =>
    origin === 'https://api.github.com' && env['GITHUB_TOKEN']
      ? { authorization: `Bearer ${env['GITHUB_TOKEN']}` }
      : {};
}

const OPTIONS = { offline: { type: 'boolean' } } as const;

command(import.meta.filename, { help, options: OPTIONS }, async ({ values }) => {
  const folder = contentFolder();
  const today = new Date().toISOString().slice(0, 10);
  const { sources, problems } = await readContent(folder);
  const { receipts, problems: broken } = await readReceipts(folder);
  const found = [...problems, ...broken];
  const profile = buildProfile(sources, { today }, found, receipts);
  console.error(tell.evidence.of({ folder: contentNotice(folder) }));
  const files = await runRecipes(profile, {
    today,
    online: !values.offline,
    headers: tokensFrom(process.env),
    progress: (done, all, record, { status, recipe, reason }) =>
      console.error(
        `[${done}/${all}] ${status.padEnd(11)} ${record} ${recipe.kind}${reason ? `: ${reason}` : ''}`,
      ),
  });
  await writeReceipts(folder, files);
  const lost = values.offline
    ? 0
    : await renewAll(folder, { today, inside: asksInside(process.env) }, console.error);
  const bad = files.flatMap((file) => file.receipts).filter(({ status }) => status !== 'confirmed');
  if (files.length === 0)
    console.error(`${tell.evidence.none} ${tell.evidence.guide({ guide: GUIDE })}`);
  return bad.length + lost > 0 && !values.offline ? 1 : 0;
});
