/** `calling-card upgrade`: another version, with what it wants written otherwise, or nothing. */
import { execFileSync, spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { command, Misuse } from '../command.ts';
import { contentFolder, EXAMPLE } from '../content-folder.ts';
import { engineVersion, isPacked } from '../engine.ts';
import { sha256 } from '../surfaces/seal.ts';
import { compareVersions } from './codemods.ts';
import { install, LOCK_FILES } from './manager.ts';
import { migrate, problemsOf } from './migrate.ts';

const HELP = `npm run upgrade                  the newest calling-card
npm run upgrade -- 1.4.0         this version; also a tag, or a tarball

Installs it, tells what is new, changes content, settings and scripts where their form has changed,
and checks the content. What it did is left as a difference to look at: git diff. When anything
fails, all of it is undone.

  --undo             puts back what stood before the last upgrade
  --with-changes     goes on where git has changes that are not committed; with
                     --undo, where what was changed since the upgrade is lost
  --help             this text

Ends with 0 when the version stands, 1 when it was undone, 2 when it was called wrongly.
`;

/** What stood before, until the next upgrade. */
const KEPT = '.cache/before-upgrade';

/** What an upgrade left, as digests; written at its end. */
const LEFT = join(KEPT, 'left.json');

/** What is kept of a folder, beside its content: tarballs stand there where they are installed. */
const kept = (folder: string) => [
  ...['package.json', '.env', ...LOCK_FILES].filter((file) => fs.existsSync(join(folder, file))),
  ...fs.readdirSync(folder).filter((file) => file.endsWith('.tgz')),
];

/** The content of the owner, or null as long as there is none. */
const ownContent = () => (contentFolder() === EXAMPLE ? null : contentFolder());

function keep(): void {
  fs.rmSync(KEPT, { recursive: true, force: true });
  for (const file of kept('.')) fs.cpSync(file, join(KEPT, file));
  const content = ownContent();
  if (content) fs.cpSync(content, join(KEPT, 'content'), { recursive: true });
}

/** Digests of what is kept of a folder, by path; lock files are made, not written. */
function digests(folder: string, content: string | null): Record<string, string> {
  const found = kept(folder).filter((file) => !LOCK_FILES.some((lock) => lock === file));
  const texts =
    content && fs.existsSync(content) ? fs.readdirSync(content, { recursive: true }) : [];
  const paths = [
    ...found.map((file) => [file, join(folder, file)] as const),
    ...texts.map((file) => [join('content', `${file}`), join(content ?? '', `${file}`)] as const),
  ].filter(([, path]) => fs.statSync(path).isFile());
  return Object.fromEntries(paths.map(([file, path]) => [file, sha256(fs.readFileSync(path))]));
}

/** Refuses to put back what stood before where that loses what was changed since. */
function refuseLosses(): void {
  const before = digests(KEPT, join(KEPT, 'content'));
  const left = fs.existsSync(LEFT) ? JSON.parse(fs.readFileSync(LEFT, 'utf8')) : before;
  const now = digests('.', ownContent());
  const lost = Object.keys({ ...before, ...now }).filter(
    (file) =>
      (file in before || file.endsWith('.tgz')) &&
      now[file] !== left[file] &&
      now[file] !== before[file],
  );
  if (lost.length > 0)
    throw new Misuse(
      `Changed since the upgrade, and lost when it is undone:\n${lost.join('\n')}\n` +
        'Copy what you want to keep, then add --with-changes.',
    );
}

/** Puts back what stood before. Returns the exit code of the package manager. */
function undo(): number {
  const before = kept(KEPT);
  // The lock file of a first installation, the tarball of the version that failed.
  for (const file of kept('.')) if (file !== '.env' && !before.includes(file)) fs.rmSync(file);
  for (const file of before) fs.cpSync(join(KEPT, file), file);
  const content = ownContent();
  if (content && fs.existsSync(join(KEPT, 'content')))
    fs.cpSync(join(KEPT, 'content'), content, { recursive: true });
  return install([]);
}

/** Files that differ from the last commit; none without git. */
function uncommitted(): string {
  try {
    const told = { encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['status', '--short', '--', '.'], told);
  } catch {
    return '';
  }
}

/** The version that npm's registry calls by a version or tag. Throws with what npm says. */
function published(wanted: string): string {
  const told = { encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const asked = ['view', `calling-card@${wanted}`, 'version'];
  const { status, stdout, stderr } = spawnSync('npm', asked, told);
  const found = stdout?.trim().split('\n').at(-1)?.split(' ').at(-1)?.replaceAll("'", '');
  if (status === 0 && found) return found;
  throw new Error(`npm knows no calling-card@${wanted}. Nothing was changed.\n${stderr ?? ''}`);
}

const BEFORE = engineVersion();

/** What the folder has now; managers may keep each version in a place of its own. */
const INSTALLED = resolve('node_modules/calling-card');

const versionNow = () =>
  JSON.parse(fs.readFileSync(join(INSTALLED, 'package.json'), 'utf8')).version;

/** What package.json names: a range of versions, a tarball. */
const dependency = (): string =>
  JSON.parse(fs.readFileSync('package.json', 'utf8')).dependencies?.['calling-card'] ?? '';

/** Installs a version and lets its own program change what it wants otherwise. */
function takeOver(spec: string): boolean {
  if (install([spec]) !== 0) return false;
  const now = versionNow();
  if (compareVersions(now, BEFORE) < 0) {
    console.error(`${now} is older than ${BEFORE}, which is installed; --undo goes back.`);
    return false;
  }
  const bin = join(INSTALLED, 'bin/calling-card.mjs');
  const { status } = spawnSync(process.execPath, [bin, 'upgrade', '--from', BEFORE], {
    stdio: 'inherit',
  });
  return status === 0;
}

async function upgrade(wanted: string, withChanges: boolean): Promise<number> {
  if (!isPacked)
    throw new Misuse('This is the engine itself; git brings a newer one, npm ci its packages.');
  const changes = withChanges ? '' : uncommitted();
  if (changes)
    throw new Misuse(
      `Commit first, so that the difference shows the upgrade alone (or add --with-changes):\n${changes}`,
    );
  if ((await problemsOf(ownContent())).length > 0)
    throw new Misuse(
      'The content has problems already; npm run check names them. Mend them first.',
    );
  const file = /\.tgz$|^file:|^https?:/.test(wanted);
  const tarball = file && !/^\w+:/.test(wanted);
  if (tarball && !fs.existsSync(wanted)) throw new Misuse(`There is no ${wanted}.`);
  const version = file ? '' : published(wanted);
  if (version === BEFORE) {
    console.log(`calling-card ${BEFORE} is installed already.`);
    return 0;
  }
  keep();
  // A Ctrl+C ends what is under way, and that is undone.
  process.on('SIGINT', () => undefined);
  const replaced = /^file:([^/]+\.tgz)$/.exec(dependency())?.[1];
  // pnpm 12 reads no tarball below a folder with "#" in its path.
  const stays = fs.existsSync('pnpm-lock.yaml') && resolve().includes('#');
  const name = stays ? resolve(wanted) : basename(wanted);
  if (tarball && resolve(wanted) !== resolve(name)) fs.copyFileSync(wanted, name);
  const path = tarball ? `file:${name}` : wanted;
  if (takeOver(file ? path : `calling-card@${version}`)) {
    if (replaced && replaced !== name) fs.rmSync(replaced, { force: true });
    fs.writeFileSync(LEFT, JSON.stringify(digests('.', ownContent())));
    console.log(
      `\ncalling-card ${versionNow()} stands. git diff shows what has changed; npm run ` +
        'upgrade -- --undo puts it back.',
    );
    return 0;
  }
  const undone = undo() === 0;
  console.error(
    undone
      ? `\nThe upgrade failed and was undone: ${BEFORE} stands, with the content as it was.`
      : `\nThe upgrade failed. The files are as they were; install their packages once more.`,
  );
  return 1;
}

const OPTIONS = {
  undo: { type: 'boolean' },
  'with-changes': { type: 'boolean' },
  // What the program of the earlier version says to that of the later.
  from: { type: 'string' },
} as const;

command(
  import.meta.filename,
  { help: HELP, options: OPTIONS, words: true },
  ({ values, positionals: [wanted = 'latest', more] }) => {
    if (values.from) return migrate(values.from, ownContent());
    if (values.undo) {
      if (!fs.existsSync(KEPT)) throw new Misuse('There is no upgrade here that could be undone.');
      if (!values['with-changes']) refuseLosses();
      const code = undo();
      if (code === 0) console.log(`calling-card ${versionNow()} stands, as before the upgrade.`);
      return code;
    }
    if (more) throw new Misuse(`One version, please; "${more}" is another.`);
    return upgrade(wanted, values['with-changes'] ?? false);
  },
);
