/**
 * What an answer is made of: words of the record, fixed words, and counted numbers. Nothing of a
 * question ever stands in one. Pure.
 */
import { lexiconOf } from '../facts/languages.ts';
import type { FrameId, HeadingId, Language } from '../languages/language.ts';

export type Piece =
  /** A fixed text of a language's data. */
  | { frame: string }
  /** A typed value of the record; values that follow each other are a list. */
  | { value: string }
  /** A sentence of the record. */
  | { quote: string }
  /** A text of the owner as a whole. */
  | { text: string }
  /** A count or a length of time. */
  | { number: string };

export const frame = (id: FrameId, { frames }: Language): Piece => ({ frame: frames[id] });

/** A heading with its values. */
export const headed = (
  id: HeadingId,
  language: Language,
  ...values: readonly (Piece | string)[]
): Piece[] => [
  { frame: `${language.headings[id]}:` },
  ...values.map((value) => (typeof value === 'string' ? { value } : value)),
];

/** Years and months as a length of time, in the words of a language. */
export function lengthOf(months: number, language: Language): Piece {
  const [, , , , year, years, month, plural] = lexiconOf(language).words;
  const [whole, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    ...(whole > 0 || rest === 0 ? [`${whole} ${whole === 1 ? year : years}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? month : plural}`] : []),
  ];
  return { number: parts.join(', ') };
}

/**
 * The text of an answer: lists apart by semicolons, sentences in quotation marks, and a colon
 * between a question and the owner's answer to it.
 */
export function textOf(pieces: readonly Piece[]): string {
  const said = pieces.map((piece, at) => {
    const next = pieces[at + 1] ?? {};
    if ('frame' in piece) return piece.frame;
    if ('quote' in piece) return `"${piece.quote}"${'text' in next ? ':' : ''}`;
    if ('text' in piece) return piece.text;
    const text = 'value' in piece ? piece.value : piece.number;
    if ('value' in next || 'number' in next) return `${text};`;
    return /[.!?]$/.test(text) ? text : `${text}.`;
  });
  return said.join(' ');
}
