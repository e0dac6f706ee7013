/** What `npm run check` finds in a content folder: problems stop a build, warnings do not. */
import { evidenceWarnings } from '../evidence/warnings.ts';
import { buildProfile } from '../profile/build.ts';
import { ContentError } from '../profile/problems.ts';
import { readContent } from '../profile/read.ts';
import { readReceipts } from '../profile/receipts.ts';
import { pictureProblems, warningsOf } from './warnings.ts';

/** One sentence about one file; `file` is null where it is about a file that is not there. */
export type Finding = { file: string | null; message: string };

export type Verdict = { files: number; problems: Finding[]; warnings: Finding[] };

/** `content/a.md: a sentence.` in its two parts. */
function findingOf(sentence: string): Finding {
  const [, file, message] = /^(.+?\.\w+): (.*)$/s.exec(sentence) ?? [];
  return file && message ? { file, message } : { file: null, message: sentence };
}

/** By file, and in the order in which they were found within one. */
function sorted(sentences: readonly string[]): Finding[] {
  const findings = sentences.map(findingOf);
  return findings.sort((a, b) =>
    (a.file ?? '') < (b.file ?? '') ? -1 : a.file === b.file ? 0 : 1,
  );
}

/**
 * Judges a content folder as it would be built on a day (YYYY-MM-DD). Throws only what the file
 * system throws.
 */
export async function judge(folder: string, today: string): Promise<Verdict> {
  const { sources, problems: found } = await readContent(folder);
  const { receipts, problems: broken } = await readReceipts(folder);
  const problems: string[] = [];
  const stale: string[] = [];
  try {
    const options = { today, drafts: 'hide' } as const;
    const profile = buildProfile(sources, options, [...found, ...broken], receipts);
    stale.push(...evidenceWarnings(profile, today));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
  return {
    files: sources.length,
    problems: sorted([...problems, ...(await pictureProblems(folder, sources))]),
    warnings: sorted([...(await warningsOf(folder, sources)), ...stale]),
  };
}
