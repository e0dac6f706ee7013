/** `npm run check`: everything that is wrong with the content, in one pass, without a build. */
import { resolve } from 'node:path';
import { command, Misuse } from '../command.ts';
import { contentFolder, contentNotice, folderName } from '../content-folder.ts';
import { type Finding, judge, type Verdict } from './judge.ts';
import { mend } from './mend.ts';
import { readBack } from './read-back.ts';

const HELP = `npm run check [-- folder]

Judges the content (CONTENT_DIR, else content/, else the demonstration) without a build: every
problem of every file in one pass. Problems stop a build; warnings do not.

  --fix     sets "updated" of files that differ from the last commit, and mends what needs no
            person: quotes, tabs, file names, https://, dates with slashes, single values where a
            list belongs
  --pdf     sets the PDFs too, and prints what a program that sorts applications reads of each
  --json    for programs: {"folder", "files", "problems": [{"file", "message"}],
            "warnings": [...], "drafts": ["file"], "hints": ["sentence"],
            "mended": [...]}
  --help    this text

Ends with 0 when a build would succeed, 1 when there are problems, 2 when it was called wrongly.
`;

const count = (many: number, noun: string) => `${many} ${noun}${many === 1 ? '' : 's'}`;

/** Findings below the name of their file. */
function listed(findings: readonly (Finding & { mark: string })[]): string[] {
  const lines: string[] = [];
  let file: string | null | undefined;
  for (const finding of findings) {
    if (finding.file !== file) lines.push('', finding.file ?? 'Missing');
    file = finding.file;
    lines.push(`  ${finding.mark}  ${finding.message}`);
  }
  return lines;
}

function report(
  folder: string,
  { files, problems, warnings, drafts, hints }: Verdict,
  mended: string[],
): string {
  const found = [
    ...problems.map((problem) => ({ ...problem, mark: 'problem' })),
    ...warnings.map((warning) => ({ ...warning, mark: 'warning' })),
  ].sort((a, b) => ((a.file ?? '') < (b.file ?? '') ? -1 : a.file === b.file ? 0 : 1));
  const sums = [
    ...(drafts.length > 0 ? [count(drafts.length, 'draft')] : []),
    problems.length > 0 ? count(problems.length, 'problem') : 'no problem',
    ...(warnings.length > 0 ? [count(warnings.length, 'warning')] : []),
  ];
  return [
    ...mended.map((sentence) => `mended  ${sentence}`),
    ...listed(found),
    ...(found.length > 0 ? [''] : []),
    ...hints.map((hint) => `hint  ${hint}`),
    ...drafts.map(
      (file) => `draft  ${file}: out of sight until "draft" is gone and its day has come`,
    ),
    `${contentNotice(folder)}: ${count(files, 'file')}, ${sums.join(', ')}.`,
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
  const isMissing = error.code === 'ENOENT' || error.code === 'ENOTDIR';
  throw isMissing
    ? new Misuse(`There is no folder ${error.path}; npm run begin makes content/.`)
    : error;
}

command(import.meta.filename, { help: HELP, options: OPTIONS, words: true }, async (given) => {
  const { values, positionals } = given;
  const folder = positionals[0] ? resolve(positionals[0]) : contentFolder();
  const today = new Date().toISOString().slice(0, 10);
  const mended = values.fix ? await mend(folder, today).catch(missing) : [];
  const verdict = await judge(folder, today).catch(missing);
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ folder: folderName(folder), ...verdict, mended }, null, 2)}\n`
      : report(folder, verdict, mended),
  );
  if (values.pdf && verdict.problems.length === 0)
    process.stdout.write(`\n${await readBack(folder, today)}\n`);
  return verdict.problems.length > 0 ? 1 : 0;
});
