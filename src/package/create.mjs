#!/usr/bin/env node
// npm create calling-card: writes the repository of an owner. It has no packages of its own.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HELP = `npm create calling-card@latest [folder] [-- options]

Writes a folder with one dependency and your content, initialises git, installs, and asks what it
needs to know.

  --from FILE      a JSON Resume, a CV of rendercv, or the archive that LinkedIn gives you
  --from-clone DIR a clone of the engine that you worked in: its content, settings, keys and data
  --name, --headline, --email, --language, --yes   as of npm run begin
  --package SPEC   another calling-card than the version of this program: a version, a tarball
  --manager NAME   npm, pnpm, yarn or bun; else what this was started with
  --no-git, --no-install
  --help, --version
`;

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(fs.readFileSync(here('package.json'), 'utf8'));
const text = { type: 'string' };
const OPTIONS = {
  from: text,
  'from-clone': text,
  name: text,
  headline: text,
  email: text,
  language: text,
  yes: { type: 'boolean', short: 'y' },
  package: text,
  manager: text,
  git: { type: 'boolean', default: true },
  install: { type: 'boolean', default: true },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
};

/** What of a clone is its owner's, beside content. */
const OWNED = ['.env', '.signing-key.json', '.credentials.json', '.data'];

/** A mistake of the call: told as a sentence. */
class Misuse extends Error {}

function run(command, args, cwd, quiet = false) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: quiet ? 'ignore' : 'inherit',
    // On Windows, npm and its kind are scripts of the shell.
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  return error ? 1 : (status ?? 1);
}

/** The manager that started this, by what it says of itself. */
const started = () => /^(npm|pnpm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '')?.[1];

/** Whether a tarball of this machine is meant, and no version or address. */
const isTarball = (spec) => /^(?!\w+:).*\.tgz$/.test(spec ?? '');

/**
 * What package.json names. A tarball goes into the folder: whoever builds the repository elsewhere
 * finds it there. But pnpm 12 reads none below a folder with "#" in its path.
 */
function specIn(folder, spec, manager) {
  if (!isTarball(spec)) return spec;
  if (manager === 'pnpm' && folder.includes('#')) return `file:${resolve(spec)}`;
  fs.copyFileSync(spec, join(folder, basename(spec)));
  return `file:${basename(spec)}`;
}

function writeTemplate(folder, values, manager) {
  fs.mkdirSync(folder, { recursive: true });
  fs.cpSync(here('template'), folder, { recursive: true });
  fs.renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  const file = join(folder, 'package.json');
  const settings = JSON.parse(fs.readFileSync(file, 'utf8'));
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  settings.name = name || settings.name;
  settings.dependencies['calling-card'] = specIn(folder, values.package ?? `^${version}`, manager);
  fs.writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
}

/** Takes over what its owner wrote in a clone of the engine. Returns what to look at afterwards. */
function takeClone(clone, folder) {
  const content = join(clone, 'content');
  const own = fs.readdirSync(content).filter((name) => name !== 'example' && name !== 'README.md');
  for (const name of own)
    fs.cpSync(join(content, name), join(folder, 'content', name), { recursive: true });
  for (const name of OWNED)
    if (fs.existsSync(join(clone, name)))
      fs.cpSync(join(clone, name), join(folder, name), { recursive: true });
  // A merge that renamed the folder of the example has taken files of the owner with it.
  const example = join(folder, 'node_modules/calling-card/content/example');
  const there = join(content, 'example');
  const moved = (fs.existsSync(there) ? fs.readdirSync(there, { recursive: true }) : []).filter(
    (path) =>
      fs.statSync(join(there, path)).isFile() &&
      !fs.existsSync(join(example, path)) &&
      !fs.existsSync(join(folder, 'content', path)),
  );
  for (const path of moved) fs.cpSync(join(there, path), join(folder, 'content', path));
  return moved.map(
    (path) => `content/${path} stood in the example; delete it where it is not yours.`,
  );
}

function create() {
  const { values, positionals } = parseArgs({
    options: OPTIONS,
    allowPositionals: true,
    allowNegative: true,
  });
  if (values.help) return process.stdout.write(HELP) && 0;
  if (values.version) return console.log(version) ?? 0;
  const folder = resolve(positionals[0] ?? 'my-card');
  if (positionals.length > 1)
    throw new Misuse(`One folder, please; "${positionals[1]}" is another.`);
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0)
    throw new Misuse(`${folder} holds files already; name a folder that is new or empty.`);
  const manager = values.manager ?? started() ?? 'npm';
  if (!['npm', 'pnpm', 'yarn', 'bun'].includes(manager))
    throw new Misuse(`"${manager}" is no manager that is known here: npm, pnpm, yarn or bun.`);
  const clone = values['from-clone'];
  const tarball = isTarball(values.package) && values.package;
  for (const given of [values.from, clone && join(clone, 'content'), tarball])
    if (given && !fs.existsSync(given)) throw new Misuse(`There is no ${given}.`);
  if (!values.install && (values.from || clone))
    throw new Misuse('What is taken over is read by the package: leave --no-install out.');
  writeTemplate(folder, values, manager);
  if (values.git && run('git', ['init', '--quiet'], folder, true) !== 0)
    console.error('git is not there; initialise the repository yourself.');
  const cd = `cd ${/[^\w/.\\:-]/.test(folder) ? `"${folder}"` : folder}`;
  if (!values.install)
    return console.log(`Next: ${cd} && ${manager} install && npm run begin`) ?? 0;
  if (run(manager, ['install'], folder) !== 0) {
    console.error(
      `The installation failed. What is written stays; go on with: ${cd} && ${manager} install`,
    );
    return 1;
  }
  const bin = join(folder, 'node_modules/calling-card/bin/calling-card.mjs');
  const notes = clone ? takeClone(resolve(clone), folder) : [];
  if (!clone) {
    const asked = ['name', 'headline', 'email', 'language'].flatMap((option) =>
      values[option] === undefined ? [] : [`--${option}`, values[option]],
    );
    if (values.from) asked.push('--from', resolve(values.from));
    if (values.yes) asked.push('--yes');
    const status = run(process.execPath, [bin, 'begin', ...asked], folder);
    if (status !== 0) {
      console.error(`There is no content yet. Go on with: ${cd} && npm run begin`);
      return status;
    }
  }
  // What the clone wrote as an earlier version wants it.
  if (clone && run(process.execPath, [bin, 'upgrade', '--from', '0'], folder) !== 0)
    console.error(`The content has problems, which are named above. Mend them: ${cd}`);
  for (const note of notes) console.log(note);
  // What begin has told to do next is done there.
  console.log(`\nYour card is in ${folder}: ${cd}${clone ? ' && npm run dev' : ''}`);
  return 0;
}

try {
  process.exitCode = create();
} catch (error) {
  console.error(error.message);
  process.exitCode = error instanceof Misuse || error.code?.startsWith('ERR_PARSE_ARGS') ? 2 : 1;
}
