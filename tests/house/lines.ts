/**
 * `npm run lines`: how much there is, by `git ls-files` and as it stands on the disk. Ends with 1
 * where that is more than there may be.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(file));

/** Lines of the files whose path matches. */
const linesOf = (pattern: RegExp) =>
  tracked
    .filter((file) => pattern.test(file))
    .reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(/\n/g)?.length ?? 0), 0);

const CODE = '(ts|tsx|mts|mjs|astro|css|typ)';
const code = (folders: string) => linesOf(new RegExp(`^(${folders})/.*\\.${CODE}$`));
/** How much there is, and how much there may be; null where nobody has set a limit. */
const figures: [string, number, number | null][] = [
  ['src', code('src'), null],
  ['functions', code('functions'), null],
  ['netlify', code('netlify'), null],
  ['code and styles of the three', code('src|functions|netlify'), 58_500],
  ['http, steps, table and gateway', code('functions/(http|steps|table|gateway)'), 2_600],
  ['their data and texts', linesOf(/^(src|functions|netlify)\/.*\.(json|md)$/), null],
  ['code of tests (.ts)', linesOf(/^tests\/.*\.ts$/), null],
  ['tracked files', tracked.length, 1_300],
];
for (const [name, count, most] of figures) {
  const told = most === null ? '' : `, at most ${most.toLocaleString('en')}`;
  console.log(`${count.toLocaleString('en').padStart(8)}  ${name}${told}`);
  if (most !== null && count > most) process.exitCode = 1;
}
