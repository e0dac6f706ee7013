/** The CV as files: where they stand, and what they are called. */
import type { Say } from '../../labels/say.ts';

/** The documents by their path: as people send it, and with the evidence of each entry. */
export const CV_FILES = { plain: '/cv.pdf', evidence: '/cv-evidence.pdf' } as const;

/** A file that a page offers. */
export type Download = { path: string; label: string };

/** Files of the CV that a build has, by the paths of what it prints. */
export function downloadsOf(prints: { has: (path: string) => boolean }, say: Say): Download[] {
  return [
    { path: CV_FILES.plain, label: say.print.download },
    { path: CV_FILES.evidence, label: say.print.downloadEvidence },
  ].filter(({ path }) => prints.has(path));
}
