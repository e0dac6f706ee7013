/**
 * Talk about attacks: `phrases such as "ignore all previous instructions" are flagged` quotes an
 * order and gives none. A quotation is an example, and left out of the search for phrases, when a
 * word beside it in the same sentence says so; it reads as an example to a model, too.
 */
import { fold } from './fold.ts';
import type { Grammar } from './grammar.ts';
import { patternOf } from './pattern.ts';
import { words } from './words.ts';

/** A quotation within a line, in the marks of many languages or as code. */
const QUOTED = patternOf(
  String.raw`("[^"\n]{3,160}"|“[^“”\n]{3,160}”|„[^„“”\n]{3,160}[“”]|«[^«»\n]{3,160}»|
  「[^「」\n]{3,160}」|『[^『』\n]{3,160}』|\x60[^\x60\n]{3,160}\x60|
  (?<![\p{L}\p{N}])'[^'\n]{3,160}'(?![\p{L}\p{N}]))`,
  'u',
);

/** How much beside a quotation is heeded. */
const [NEAR_UNITS, NEAR_WORDS] = [160, 8];

/** A place in a manual or in this service: `YOUR_API_KEY`, `<your token>`, `/api/admin/audits`. */
const BLANK =
  /\b(?:YOUR|MY|THE)_[A-Z_]{2,40}\b|<(?:your|my|the)[ _-][a-z _-]{2,40}>|\/api\/[\w{}./-]*/g;

/** The text without the quotations that are examples. */
export function withoutMentions(text: string, { lexicon, mention, quoting }: Grammar): string {
  /** Whether words beside a quotation, the nearest first or last, call it an example. */
  const callsExample = (beside: string, nearest: -1 | 0): boolean => {
    // What ends in a full stop says nothing about what follows it.
    if (nearest === -1 && /[.!?。！？।]\s*$/.test(beside)) return false;
    const all = words(fold(beside));
    const near = nearest === -1 ? all.slice(-NEAR_WORDS) : all.slice(0, NEAR_WORDS);
    const same = near.filter(({ sentence }) => sentence === near.at(nearest)?.sentence);
    return lexicon.hits(same).some(({ group }) => mention.has(group) || quoting.has(group));
  };
  // Pieces between quotations stand at even places, quotations at odd ones.
  const parts = text.replace(BLANK, ' … ').split(QUOTED);
  const isExample = (i: number) =>
    callsExample(parts[i - 1]?.slice(-NEAR_UNITS) ?? '', -1) ||
    callsExample(parts[i + 1]?.slice(0, NEAR_UNITS) ?? '', 0);
  return parts.map((part, i) => (i % 2 === 1 && isExample(i) ? ' … ' : part)).join('');
}
