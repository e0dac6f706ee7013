/**
 * Talk about attacks: `phrases such as "ignore all previous instructions" are flagged` quotes an
 * order and gives none. A quotation is an example, and left out of the search for phrases, when a
 * word beside it in the same sentence says so. Whoever hides an order in such a quotation gets it
 * past the phrases; it reads as an example to a model, too.
 */
import { fold } from './characters.ts';
import type { Rules } from './rules.ts';
import { words } from './words.ts';

/** A quotation within a line, in the marks of many languages or as code. */
const QUOTED =
  /("[^"\n]{3,160}"|“[^”\n]{3,160}”|„[^“”\n]{3,160}[“”]|«[^»\n]{3,160}»|「[^」\n]{3,160}」|『[^』\n]{3,160}』|`[^`\n]{3,160}`|(?<![\p{L}\p{N}])'[^'\n]{3,160}'(?![\p{L}\p{N}]))/u;

/** How many words beside a quotation are heeded. */
const NEAR = 8;

/** Whether the words beside a quotation call it an example. */
function callsExample(
  text: string,
  side: 'before' | 'after',
  { lexicon, mention, quoting }: Rules,
): boolean {
  const all = words(fold(text));
  const near = side === 'before' ? all.slice(-NEAR) : all.slice(0, NEAR);
  const sentence = (side === 'before' ? near.at(-1) : near[0])?.sentence;
  // What ends in a full stop says nothing about what follows it.
  if (side === 'before' && /[.!?。！？।]\s*$/.test(text)) return false;
  const same = near.filter((word) => word.sentence === sentence);
  return lexicon.hits(same).some(({ group }) => mention.has(group) || quoting.has(group));
}

/**
 * `YOUR_API_KEY`, `<your token>`, `/api/admin/audits`: a place in a manual or in this service, no
 * word to anybody.
 */
const BLANK =
  /\b(?:YOUR|MY|THE)_[A-Z_]{2,40}\b|<(?:your|my|the)[ _-][a-z _-]{2,40}>|\/api\/[\w{}./-]*/g;

/** The text without the quotations that are examples. */
export function withoutMentions(text: string, rules: Rules): string {
  const parts = text.replace(BLANK, ' … ').split(QUOTED);
  // Pieces between quotations stand at even places, quotations at odd ones.
  const before = parts.map(
    (part, i) => i % 2 === 0 && callsExample(part.slice(-160), 'before', rules),
  );
  const after = parts.map(
    (part, i) => i % 2 === 0 && callsExample(part.slice(0, 160), 'after', rules),
  );
  return parts
    .map((part, i) => (i % 2 === 1 && (before[i - 1] || after[i + 1]) ? ' … ' : part))
    .join('');
}
