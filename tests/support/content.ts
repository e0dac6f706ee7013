/**
 * The smallest content that builds, a little more, and what the build makes of changes to it: no
 * file system, today is fixed.
 */
import type { Profile } from '../../src/kinds/entries.ts';
import { buildProfile } from '../../src/profile/build.ts';
import { ContentError } from '../../src/profile/problems.ts';
import { kindOf, parseSource, type SourceFile } from '../../src/profile/read.ts';

/** Paths below content/ and their texts; `null` takes a file away. */
export type Files = Record<string, string | null>;

const TODAY = '2026-11-20';

export const SMALLEST: Files = {
  'profile.md': '---\nname: Ada\nheadline: Weaver\nupdated: 2026-01-01\n---',
};

/** A little of what refers to each other, for changes to break. */
const LINKED: Files = {
  ...SMALLEST,
  'missions/greet.md': `---
title: Greet
goal: Say hello.
reads: [/api/contact]
outputs: [{ name: greeting, description: Words. }]
success: [It is short.]
updated: 2026-01-01
---`,
  'skills/weaving.md':
    '---\nname: Weaving\nevidence_level: self-claim\nupdated: 2026-01-01\n---\nBy hand.',
  'projects/map.md': `---
title: Map
summary: A map.
role: Weaver
start: 2024
evidence_level: self-claim
evidence_note: Seen once.
proof_points: [It hangs.]
skills: [weaving]
updated: 2026-01-01
---`,
  'claims/wove.md': `---
claim: Wove a map.
evidence_level: self-claim
evidence_note: Seen once.
project: map
updated: 2026-01-01
---`,
};

/** The file of a claim with a link that can be checked. */
export const checkedClaim = (
  check: string,
  {
    words = 'Wove a map.',
    level = 'self-claim',
    updated = '2026-01-01',
    label = 'Woven by Ada',
    url = 'https://museum.example/map',
  } = {},
): string => `---
claim: ${words}
evidence_level: ${level}
evidence_note: Seen once.
project: map
updated: ${updated}
evidence_links:
- label: ${label}
  url: ${url}
  check: ${check}
---`;

function read(files: Files): { sources: SourceFile[]; problems: string[] } {
  const sources: SourceFile[] = [];
  const problems: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    if (text === null) continue;
    const where = kindOf(path, `content/${path}`);
    if ('problem' in where) problems.push(where.problem);
    else sources.push(parseSource(where.kind, `content/${path}`, text));
  }
  return { sources, problems };
}

/** Builds a few linked records with changes, or the changes of `base`. Throws ContentError. */
export function profileOf(changes: Files = {}, base = LINKED): Profile {
  const { sources, problems } = read({ ...base, ...changes });
  return buildProfile(sources, { today: TODAY }, problems);
}

/** The sentences that stop the build; none when it builds. */
export function problemsOf(changes: Files, base = LINKED): readonly string[] {
  try {
    profileOf(changes, base);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** One file each, with what is not to the point filled in. */
export const note = (fields: string, body = 'Text.'): Files => ({
  'notes/a.md': `---\n${fields}\n---\n${body}`,
});
export const skill = (fields: string): Files => ({
  'skills/weaving.md': `---\nname: W\nupdated: 2026-01-01\n${fields}\n---\nX`,
});
export const project = (fields: string): Files => ({
  'projects/map.md': `---
title: Map
summary: A map.
role: Weaver
evidence_level: self-claim
evidence_note: Seen once.
proof_points: [It hangs.]
updated: 2026-01-01
${fields}
---`,
});
export const profile = (fields: string): Files => ({
  'profile.md': `---
name: Ada
headline: Weaver
updated: 2026-01-01
${fields}
---`,
});
export const mission = (fields: string): Files => ({
  'missions/greet.md': `---
title: Greet
goal: Say hello.
success: [It is short.]
updated: 2026-01-01
${fields}
---`,
});
