/**
 * `npm run release -- 1.2.0`: version, CHANGELOG, both tarballs with checksums and a bill of
 * materials, commit and tag. Nothing leaves the machine: pushing the tag publishes
 * (.github/workflows/release.yml).
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { command, Misuse } from '../command.ts';
import { sha256 } from '../surfaces/seal.ts';
import { compareVersions } from './codemods.ts';

const HELP = `npm run release -- 1.2.0      prepares this version, and says what to push
npm run release -- --here     puts the version that stands here together, without commit and tag

Writes the version and today's date into package.json and CHANGELOG.md, packs both packages, commits
and tags. In .cache/release: both tarballs, SHA256SUMS, and sbom.json (CycloneDX), the packages that
are in them.

  --help        this text
`;

const OUT = resolve('.cache/release');

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const version = (): string => JSON.parse(readFileSync('package.json', 'utf8')).version;

/** CHANGELOG with what was unreleased as a version of a day. Throws where that is nothing. */
export function releasedIn(changelog: string, wanted: string, day: string): string {
  const [, news = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
  if (!news.trim()) throw new Misuse('CHANGELOG.md holds nothing under "## Unreleased".');
  return changelog.replace('## Unreleased\n', `## ${wanted} (${day})\n`);
}

/** Why a version cannot be released now, or null. */
function obstacle(wanted: string): string | null {
  if (!/^\d+\.\d+\.\d+$/.test(wanted)) return `"${wanted}" is no version such as 1.2.0.`;
  if (compareVersions(wanted, version()) <= 0)
    return `${wanted} does not come after ${version()}, which stands in package.json.`;
  if (git('status', '--porcelain')) return 'There are changes that are not committed.';
  return git('tag', '--list', `v${wanted}`) ? `The tag v${wanted} is there already.` : null;
}

function assemble(): void {
  execFileSync(process.execPath, ['src/package/pack.ts'], { stdio: 'inherit' });
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const sbom = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  writeFileSync(join(OUT, 'sbom.json'), execFileSync('npm', sbom, { maxBuffer: 2 ** 26 }));
  const tarballs = ['calling-card', 'create-calling-card'].map(
    (name) => `${name}-${version()}.tgz`,
  );
  for (const name of tarballs) copyFileSync(join('.cache/package', name), join(OUT, name));
  const sums = [...tarballs, 'sbom.json'].map(
    (name) => `${sha256(readFileSync(join(OUT, name)))}  ${name}\n`,
  );
  writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
}

function release(wanted: string): void {
  const reason = obstacle(wanted);
  if (reason) throw new Misuse(reason);
  const day = new Date().toISOString().slice(0, 10);
  const changelog = releasedIn(readFileSync('CHANGELOG.md', 'utf8'), wanted, day);
  execFileSync('npm', ['version', wanted, '--no-git-tag-version'], { stdio: 'ignore' });
  writeFileSync('CHANGELOG.md', changelog);
  try {
    assemble();
  } catch (error) {
    git('checkout', '--', '.');
    throw error;
  }
  git('commit', '--quiet', '--all', '--message', `Release ${wanted}`);
  git('tag', '--annotate', `v${wanted}`, '--message', `calling-card ${wanted}`);
  console.log(`\n${OUT} holds what was made. To publish: git push --follow-tags`);
}

command(
  import.meta.filename,
  { help: HELP, options: { here: { type: 'boolean' } }, words: true },
  ({ values, positionals: [wanted = ''] }) => {
    if (values.here) assemble();
    else release(wanted);
    return 0;
  },
);
