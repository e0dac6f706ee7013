/** What `npm run check` finds in a content folder: problems stop a build, warnings do not. */

import { recordWarnings } from '../evidence/record-warnings.ts';
import { evidenceWarnings } from '../evidence/warnings.ts';
import type { Profile } from '../kinds/entries.ts';
import { type BuildOptions, buildProfile } from '../profile/build.ts';
import { readCard } from '../profile/card.ts';
import { ContentError } from '../profile/problems.ts';
import { readContent } from '../profile/read.ts';
import { readReceipts, strayReceipts } from '../profile/receipts.ts';
import { faceWarnings } from './face-warnings.ts';
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

type Content = Awaited<ReturnType<typeof readContent>>;
type Kept = Awaited<ReturnType<typeof readReceipts>>;

/** What a build makes of content: the profile, or the sentences that stop it. */
function built(
  { sources, problems }: Content,
  { receipts, problems: broken }: Kept,
  options: BuildOptions,
): { profile?: Profile; problems: readonly string[] } {
  try {
    const profile = buildProfile(sources, options, [...problems, ...broken], receipts);
    return { profile, problems: strayReceipts(profile, receipts) };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
}

/**
 * Judges a content folder as it would be built on a day (YYYY-MM-DD). Throws only what the file
 * system throws.
 */
export async function judge(folder: string, today: string): Promise<Verdict> {
  const content = await readContent(folder);
  const kept = await readReceipts(folder);
  const { sources } = content;
  const card = await readCard(folder);
  const { profile, problems } = built(content, kept, { today, drafts: 'hide' });
  // With drafts and what is dated later: what will stop a build, and does not yet.
  const later = built(content, kept, { today, drafts: 'mark' }).problems.filter(
    (sentence) => !problems.includes(sentence),
  );
  const stale = profile ? evidenceWarnings(profile, today) : [];
  const behind = profile ? await recordWarnings(folder, profile) : [];
  return {
    files: sources.length,
    problems: sorted([...problems, ...card.problems, ...(await pictureProblems(folder, sources))]),
    warnings: sorted([
      ...later,
      ...(await warningsOf(folder, sources)),
      ...(await faceWarnings(folder, card.settings)),
      ...stale,
      ...behind,
    ]),
  };
}
