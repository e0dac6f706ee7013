/**
 * The normal forms of a text. A *reading* is what somebody may take the text for: as it stands,
 * with escapes undone, what its blobs and invisible characters say. A *spelling* is a reading
 * folded for comparison with phrases: plain, with look-alikes replaced, with tricks between the
 * letters undone, backwards. Every form is made in linear time and none is much longer than the
 * text; there are at most a few of each.
 */
import { cyrillicLookalikes, fold, invisibleText, latinLookalikes, visible } from './characters.ts';
import { blobs, unescaped } from './decode.ts';
import { joined, mirrored, mirroredWords, rot13 } from './disguise.ts';
import type { Lexicon } from './lexicon.ts';
import { SCAN_LIMIT } from './limits.ts';

/** Blobs in blobs in blobs: nobody decodes further. */
const DEPTH = 2;

/** What a text may be taken for, itself first. */
export function readings(text: string, depth = 0): string[] {
  const plain = visible(text.slice(0, SCAN_LIMIT)).slice(0, SCAN_LIMIT);
  const undone = visible(unescaped(plain)).slice(0, SCAN_LIMIT);
  const inner =
    depth < DEPTH ? [blobs(undone), invisibleText(text)].filter((found) => found !== '') : [];
  return [...new Set([plain, undone, ...inner.flatMap((found) => readings(found, depth + 1))])];
}

/** The forms in which the phrases of a lexicon are looked for, the plain one first. */
export function spellings(reading: string, lexicon: Lexicon): string[] {
  const plain = cyrillicLookalikes(fold(reading));
  const latin = latinLookalikes(plain);
  return [
    ...new Set([
      plain,
      latin,
      joined(plain, lexicon),
      joined(latin, lexicon),
      mirrored(latin),
      mirroredWords(latin),
      rot13(latin),
    ]),
  ];
}
