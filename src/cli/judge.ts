/** What `npm run check` finds in a content folder: problems stop a build, warnings do not. */
import { EXAMPLE } from '../content-folder.ts';
import { confirmationWarnings, evidenceWarnings, recordWarnings } from '../evidence/warnings.ts';
import type { Profile } from '../kinds/entries.ts';
import { tell } from '../labels/tell.ts';
import { isHeldBack } from '../profile/build.ts';
import { ContentError } from '../profile/problems.ts';
import { profileOf, readAll } from '../profile/read-profile.ts';
import { faceWarnings } from './face-warnings.ts';
import { warningsOf } from './warnings.ts';

/** One sentence about one file; `file` is null where it is about a file that is not there. */
export type Finding = { file: string | null; message: string };

export type Verdict = {
  files: number;
  problems: Finding[];
  warnings: Finding[];
  /** Files that nobody sees: drafts, and what is dated in the future. */
  drafts: string[];
  /** What could be shown better: what agents that read one summary do not see. */
  hints: string[];
};

/** `content/a.md: a sentence.` in its two parts. */
function findingOf(sentence: string): Finding {
  const [, file, message] = /^(.+?\.\w+): (.*)$/s.exec(sentence) ?? [];
  return file && message ? { file, message } : { file: null, message: sentence };
}

/** By file, and in the order in which they were found within one. */
const sorted = (sentences: readonly string[]): Finding[] =>
  sentences
    .map(findingOf)
    .sort((a, b) => ((a.file ?? '') < (b.file ?? '') ? -1 : a.file === b.file ? 0 : 1));

/** Most names in a hint. */
const MOST_NAMED = 6;

/** Claims and positions that the first fetch of an agent does not name, and how they get there. */
function hintsOf({ profile, claims, experience }: Profile): string[] {
  const lead = new Set(profile.strongest_claims);
  const told = claims.filter(({ id }) => lead.has(id)).map(({ source }) => source);
  const names = (all: readonly { id: string }[]) =>
    all
      .slice(0, MOST_NAMED)
      .map(({ id }) => id)
      .join(', ') + (all.length > MOST_NAMED ? ', …' : '');
  const behind = claims.filter(({ id }) => !lead.has(id));
  const posts = experience.filter(({ id }) => !told.includes(`/api/experience/${id}`));
  return [
    { some: behind, all: claims, say: tell.check.claimsBehind },
    { some: posts, all: experience, say: tell.check.postsBehind },
  ]
    .filter(({ some }) => some.length > 0)
    .map(({ some, all, say }) => say({ some: some.length, all: all.length, names: names(some) }));
}

/** What a build makes of content: the profile, or the sentences that stop it. */
function built(all: Awaited<ReturnType<typeof readAll>>, today: string) {
  try {
    return { profile: profileOf(all, today), problems: [] };
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
  const all = await readAll(folder);
  const { sources } = all;
  const { profile, problems } = built(all, today);
  // The checks of the demonstration, and what it leads with, are nothing for an owner to mend.
  const own = folder === EXAMPLE ? undefined : profile;
  return {
    files: sources.length,
    drafts: sources.filter(({ data }) => isHeldBack(data ?? {}, today)).map(({ file }) => file),
    hints: own ? hintsOf(own) : [],
    problems: sorted(problems),
    warnings: sorted([
      ...(await warningsOf(folder, sources)),
      ...(await faceWarnings(folder, all.card)),
      ...(own ? evidenceWarnings(own, today) : []),
      ...(own ? confirmationWarnings(own, all.signed.waiting) : []),
      ...(own ? await recordWarnings(folder, own) : []),
    ]),
  };
}
