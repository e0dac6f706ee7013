/** `npm run backup` and `npm run restore`: all that agents sent and the owner made, as one file. */
import { statSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { command, Misuse } from '../../src/command.ts';
import { printable } from '../../src/surfaces/printable.ts';
import { type Place, placeFrom, withPlace } from '../store/place.ts';
import { restoringInto } from '../store/restoring.ts';
import { writeArchive } from './archive.ts';
import { exportedItems, readExports } from './exports.ts';
import { itemsOf } from './items.ts';
import { restoreArchive } from './restore.ts';
import { leftOut, number, say, teller } from './teller.ts';

const HELP = `npm run backup [-- FILE]               writes all of STORE into one archive, and reads it again to check it
npm run backup -- --from https://…     the same of a host, through the exports of its console
npm run restore -- FILE                checks an archive, and writes it into STORE, which must be empty

Without FILE the archive goes into calling-card-backups in your home folder; FILE may be a folder.
An archive is tar of JSON Lines, in gzip: a line is [store, key, value]. It holds what people wrote
to you, and hashes of audit tokens: keep it as you keep the data itself.

From a host come messages, questions and reports with what became of them, your replies, and hashes
by which senders read them where they are told to; and audits with all revisions. Links to audits
come without their secret, so they are told as revoked: make new ones. Statistics of calls, reads
of audits, and what is kept for two days to repeat a call under its Idempotency-Key, stay there.
What breaks off goes on when it is run again with the same FILE.

An archive holds what was deleted since. It stays deleted: name the folder that you moved away, or a
later archive, with --deletions, and what was deleted there is deleted here too. Stop the service
before you restore. Until a restore has ended no service starts on its store; run it again to go on.

  --from         address of a host; the admin key is taken from AUDIT_ADMIN_KEY
  --deletions    a folder, a STORE or an archive that knows what was deleted later
  --help         this text

Environment:
  STORE          what agents send: file:<folder> (file:.data), or postgres://user@host/database
  DATA_DIR       the folder, where STORE is not set (.data)
`;

const counted = (count: number) => `${number(count)} entr${count === 1 ? 'y' : 'ies'}`;

/** The file to write: as given, or by the card's folder and the time in a folder of archives. */
async function fileOf(given: string | undefined): Promise<string> {
  const folder = given ?? join(homedir(), 'calling-card-backups');
  if (given !== undefined && !statSync(given, { throwIfNoEntry: false })?.isDirectory())
    return resolve(given);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  return join(resolve(folder), `calling-card-${basename(resolve())}-${time}.tar.gz`);
}

async function backUp(place: Place, given: string | undefined): Promise<number> {
  if (await restoringInto(place.stores))
    throw new Error('A restore into this store has not ended: run it again first.');
  const file = await fileOf(given);
  const damaged = new Set<string>();
  const count = await writeArchive(file, itemsOf(place, damaged), teller());
  say(`Wrote ${file}: ${counted(count)}, checked.`);
  return leftOut([...damaged], 'damaged records');
}

/** The address of a host. Throws an Error for one to which no key should go. */
function hostOf(from: string): string {
  const url = URL.parse(from);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  if (!url || !isSafe || url.username || url.password)
    throw new Error('Name the host as its https address: --from https://my.card');
  return url.origin;
}

async function backUpHost(from: string, given: string | undefined): Promise<number> {
  const key = process.env['AUDIT_ADMIN_KEY'] ?? '';
  if (key === '' || key.startsWith('sha256:'))
    throw new Error('Give the admin key itself, not its hash, as AUDIT_ADMIN_KEY.');
  const base = hostOf(from);
  // The same name again, so that what broke off goes on.
  const name = join(homedir(), 'calling-card-backups', `${new URL(base).host.replace(':', '-')}`);
  const folder = `${given === undefined ? name : resolve(given)}.exports`;
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  await readExports({ base, key, folder }, (kind) => say(`${kind} …`));
  const file = await fileOf(given);
  const left: string[] = [];
  const now = new Date().toISOString();
  const items = exportedItems(folder, now, (what) => void left.push(what));
  const count = await writeArchive(file, items, teller());
  await rm(folder, { recursive: true });
  say(`Wrote ${file}: ${counted(count)} of ${base}, checked.`);
  return leftOut(left, 'lines that are no records');
}

async function restore(place: Place, file: string | undefined, deletions: string | undefined) {
  if (file === undefined) throw new Error('Name the archive: npm run restore -- FILE');
  const { count, deletions: gone, left } = await restoreArchive(place, file, deletions);
  const applied =
    deletions === undefined ? '' : ` ${gone} deletion${gone === 1 ? '' : 's'} applied.`;
  say(`Restored ${counted(count)} into ${place.folder ?? 'the database'}.${applied}`);
  return leftOut(left, 'files that are no records');
}

function explain(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'There is no such file or folder.';
  const hint = error.name === 'StoreUnavailable' ? ' What is done stays: run it again.' : '';
  return error.message + hint;
}

const withStore = async (work: (place: Place) => Promise<number>): Promise<number> =>
  withPlace(placeFrom(process.env), work);

const OPTIONS = { deletions: { type: 'string' }, from: { type: 'string' } } as const;

command(import.meta.filename, { help: HELP, options: OPTIONS, words: true }, async (given) => {
  const { from, deletions } = given.values;
  const [what, file, ...more] = given.positionals;
  const isBackup = what === 'backup' && deletions === undefined;
  const isRestore = what === 'restore' && from === undefined;
  if (more.length > 0 || !(isBackup || isRestore)) throw new Misuse(HELP.trimEnd());
  const work =
    from !== undefined
      ? backUpHost(from, file)
      : withStore((place) => (isBackup ? backUp(place, file) : restore(place, file, deletions)));
  return work.catch((error: NodeJS.ErrnoException) => {
    throw new Error(printable(explain(error)));
  });
});
