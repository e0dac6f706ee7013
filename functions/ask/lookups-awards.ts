import type { Rec } from '../facts/records.ts';
import { looked, sourceOf } from './answers.ts';
import { isYear } from './dates.ts';
import { quoted } from './frames.ts';
import { itemPart } from './list-items.ts';
import { beyond, type Lookup } from './lookup.ts';
import type { Asked } from './question.ts';

/** Whether a record is of the years that a question names. */
const ofText = ({ start, label }: Rec, { tokens }: Asked): boolean =>
  tokens.every(
    ({ word }) => !isYear(word) || label.includes(word) || Boolean(start?.startsWith(word)),
  );

const GIVEN = /\b(?:was|were) (?:awarded|given|honou?red)|\breceive[sd]?\b|\bwon\b|\bwins\b/i;

/** Claims and notes that tell of awards. */
export const awards: Lookup = (known, asked) => {
  if (
    /\bhow many\b/.test(asked.line) ||
    !/\b(awards?|hono(u)?rs?|prizes?|medals?|decorations?|accolades?|recognitions?|distinctions?)\b/.test(
      asked.line,
    )
  )
    return null;
  if (
    beyond(
      asked,
      'come go year military honorary award honor prize medal decoration accolade recognition distinction receive win list get',
    ).some((one) => !isYear(one))
  )
    return null;
  const mark = /award|medal|prize|named .* after|named .* for/i;
  const told = known.records.filter(
    ({ kind, lines }) =>
      (kind === 'claim' || kind === 'note') &&
      lines[0] &&
      mark.test(lines[0].text) &&
      !/\bnot\b/.test(lines[0].text),
  );
  const tagged = known.records.filter(
    ({ kind, tags }) =>
      (kind === 'claim' || kind === 'note') &&
      tags.some((tag) => /^(awards?|honou?rs?|prizes?)$/i.test(tag)),
  );
  const shown = [
    ...new Set([
      ...tagged.filter(({ kind }) => kind === 'claim'),
      ...told.filter(({ kind }) => kind === 'claim'),
      ...tagged,
    ]),
  ]
    .filter((one) => ofText(one, asked))
    // What the person was given before what was given or named for others.
    .sort((a, b) => Number(GIVEN.test(b.label)) - Number(GIVEN.test(a.label)))
    .slice(0, 12);
  if (shown.length === 0) return null;
  const parts = shown.map((one) => (one.kind === 'claim' ? quoted(one.label) : itemPart(one)));
  return looked(
    'awards',
    parts,
    shown.map((one) => sourceOf(one)),
    'answered',
    'medium',
  );
};
