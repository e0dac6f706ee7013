/** `npm run lines`: how much there is, by `git ls-files` and as it stands on the disk. */
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
const figures: [string, number, number | null][] = [
  ['src', linesOf(new RegExp(`^src/.*\\.${CODE}$`)), null],
  ['functions', linesOf(new RegExp(`^functions/.*\\.${CODE}$`)), null],
  ['netlify', linesOf(new RegExp(`^netlify/.*\\.${CODE}$`)), null],
  [
    'code and styles of the three',
    linesOf(new RegExp(`^(src|functions|netlify)/.*\\.${CODE}$`)),
    56_000,
  ],
  ['their data and texts', linesOf(/^(src|functions|netlify)\/.*\.(json|md)$/), null],
  ['code of tests (.ts)', linesOf(/^tests\/.*\.ts$/), 34_000],
  ['tracked files', tracked.length, 1_300],
];
for (const [name, count, most] of figures)
  console.log(
    `${count.toLocaleString('en').padStart(8)}  ${name}` +
      (most === null ? '' : `, at most ${most.toLocaleString('en')}`),
  );
