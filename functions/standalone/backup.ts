/** `npm run backup` and `npm run restore`: all that agents sent and the owner made, as one file. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { daysOf } from '../operations/inbox/kinds.ts';
import { fileStores } from '../store/files.ts';
import { dataFolder, placeFrom } from '../store/place.ts';
import { archiveOf, filesOf, restoreInto } from './archive.ts';

const HELP = `npm run backup [-- FILE]       writes all of DATA_DIR into one archive, and checks that
npm run restore -- FILE        checks an archive, and writes it into DATA_DIR, which must be empty

An archive holds what was deleted since. It stays deleted: name the folder that you moved away, or a
later archive, with --deletions, and what was deleted there is deleted here too.

Stop the service before you restore. The archive holds what people wrote to you, and hashes of
audit tokens: keep it as you keep the data itself. On Netlify the data is taken home in the
console, as JSON Lines. A database has tools of its own (pg_dump), or goes into a folder:
npm run store:copy

  --deletions    a folder or an archive that knows what was deleted later
  --help         this text

Environment:
  STORE          file:<folder> for what agents send (file:.data)
  DATA_DIR       the folder, where STORE is not set (.data)
`;

const KINDS = ['contacts', 'questions', 'reports'] as const;

const counted = (count: number) => `${count} file${count === 1 ? '' : 's'}`;

async function backUp(folder: string, given: string | undefined): Promise<string> {
  const file =
    given ?? `calling-card-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.zip`;
  const { bytes, count } = await archiveOf(folder);
  if (count === 0) throw new Error(`There is no data in ${folder}; nothing was written.`);
  await writeFile(file, bytes, { flag: 'wx', mode: 0o600, flush: true });
  filesOf(new Uint8Array(await readFile(file)));
  return `Wrote ${file}: ${counted(count)} of ${folder}, checked.`;
}

/** Deletes in one folder what was deleted in another; tells how many records that may be. */
async function applyDeletions(from: string, to: string): Promise<number> {
  const [known, restored] = [fileStores(from), fileStores(to)];
  let count = 0;
  for (const kind of KINDS) {
    const marks = await daysOf(known, kind).gone();
    for (const some of marks.values()) count += some.length;
    await daysOf(restored, kind).removeMarked(marks, new Date().toISOString());
  }
  return count;
}

/** The deletions of a folder, or of an archive, applied to another folder. */
async function deleteAgain(source: string, folder: string): Promise<string> {
  if ((await stat(source)).isDirectory()) return told(await applyDeletions(source, folder));
  const own = await mkdtemp(join(tmpdir(), 'calling-card-deletions-'));
  try {
    await restoreInto(own, new Uint8Array(await readFile(source)));
    return told(await applyDeletions(own, folder));
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

const told = (count: number) => ` ${count} deletion${count === 1 ? '' : 's'} applied.`;

async function restore(
  folder: string,
  file: string | undefined,
  deletions: string | undefined,
): Promise<string> {
  if (file === undefined) throw new Error('Name the archive: npm run restore -- FILE');
  const count = await restoreInto(folder, new Uint8Array(await readFile(file)));
  const applied = deletions === undefined ? '' : await deleteAgain(deletions, folder);
  return `Restored ${counted(count)} into ${folder}.${applied}`;
}

/** What went wrong, and what to do. */
function explain(error: NodeJS.ErrnoException): string {
  if (error.code === 'EEXIST') return 'There is a file of this name already; name another.';
  if (error.code === 'ENOENT') return 'There is no such file or folder.';
  return error.message;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, deletions: { type: 'string' } },
    allowPositionals: true,
  });
  const [what, file] = positionals;
  if (values.help || (what !== 'backup' && what !== 'restore')) {
    process[values.help ? 'stdout' : 'stderr'].write(HELP);
    return values.help ? 0 : 2;
  }
  const { folder } = placeFrom(process.env, () => dataFolder(process.env));
  if (!folder)
    throw new Error(
      'STORE names a database: back it up with pg_dump, or copy it into a folder ' +
        '(npm run store:copy -- --help).',
    );
  const done = what === 'backup' ? backUp(folder, file) : restore(folder, file, values.deletions);
  process.stdout.write(`${await done}\n`);
  return 0;
}

process.exitCode = await run().catch((error: NodeJS.ErrnoException) => {
  process.stderr.write(`${explain(error)}\n`);
  return 1;
});
