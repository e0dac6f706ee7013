/** `npm run check`: everything that is wrong with the content, in one pass, without a build. */
import { resolve } from 'node:path';
import { command, Misuse } from '../command.ts';
import { contentFolder, contentNotice, folderName, ownersLanguage } from '../content-folder.ts';
import { tell, tellIn } from '../labels/tell.ts';
import type { Finding, Verdict } from './judge.ts';

/** Findings below the name of their file. */
const listed = (findings: readonly (Finding & { mark: string })[]) =>
  [...Map.groupBy(findings, ({ file }) => file ?? '')]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, own]) => [
      '',
      file || tell.check.missing,
      ...own.map(({ mark, message }) => `  ${mark}  ${message}`),
    ]);

function report(
  folder: string,
  { files, problems, warnings, drafts, hints }: Verdict,
  mended: string[],
): string {
  const { check } = tell;
  const found = [
    ...problems.map((problem) => ({ ...problem, mark: check.problem })),
    ...warnings.map((warning) => ({ ...warning, mark: check.warning })),
  ];
  const sums = [
    ...(drafts.length > 0 ? [check.drafts({ count: drafts.length })] : []),
    problems.length > 0 ? check.problems({ count: problems.length }) : check.noProblem,
    ...(warnings.length > 0 ? [check.warnings({ count: warnings.length })] : []),
  ];
  return [
    ...mended.map((sentence) => `${check.mended}  ${sentence}`),
    ...listed(found),
    ...(found.length > 0 ? [''] : []),
    ...hints.map((hint) => `${check.hint}  ${hint}`),
    ...drafts.map((file) => `${check.draft}  ${file}: ${check.unseen}`),
    `${contentNotice(folder)}: ${check.files({ count: files })}, ${sums.join(', ')}.`,
    '',
  ].join('\n');
}

const OPTIONS = {
  fix: { type: 'boolean' },
  json: { type: 'boolean' },
  pdf: { type: 'boolean' },
} as const;

/** The sentence for a folder that is not there. */
function missing(error: NodeJS.ErrnoException): never {
  const isMissing = error.syscall === 'scandir' && /^ENO(ENT|TDIR)$/.test(error.code ?? '');
  throw isMissing ? new Misuse(tell.check.noFolder({ path: error.path ?? '' })) : error;
}

const SAID = { help: () => [tell.check.help], options: OPTIONS, words: true };

command(import.meta.filename, SAID, async ({ values, positionals }) => {
  const folder = positionals[0] ? resolve(positionals[0]) : contentFolder();
  await tellIn(ownersLanguage(folder));
  const today = new Date().toISOString().slice(0, 10);
  // Each part is loaded when it is asked for: --help waits for none.
  let mended: string[] = [];
  if (values.fix) {
    const { mend } = await import('./mend.ts');
    mended = await mend(folder, today).catch(missing);
  }
  const { judge } = await import('./judge.ts');
  const verdict = await judge(folder, today).catch(missing);
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ folder: folderName(folder), ...verdict, mended }, null, 2)}\n`
      : report(folder, verdict, mended),
  );
  if (values.pdf && verdict.problems.length === 0) {
    const { readBack } = await import('./read-back.ts');
    process.stdout.write(`\n${await readBack(folder)}\n`);
  }
  return verdict.problems.length > 0 ? 1 : 0;
});
