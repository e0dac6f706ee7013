/**
 * Sentences of a question that order instead of ask: they are left out before anything is
 * understood. An answer only ever quotes the record, so what is missed here does no harm.
 */
import { fold } from '../facts/words.ts';

const ORDERS = new RegExp(
  [
    '\\b(ignor\\w*|disregard|forget|overr(ide|ule)|bypass)\\b.{0,40}\\b(all|above|prev\\w+|prior|' +
      'instructions?|rules?|polic\\w+|prompt|everything|told)\\b',
    '\\byou are (now|no longer)\\b|\\bfrom now on\\b|\\bpretend\\b|\\bact as\\b',
    '\\b(system|developer|assistant|admin\\w*) ?(prompt|message|note|mode)?\\s*[:>\\]]',
    '^\\W*((now|then|and|so|please|just) )*(say|state|claim|confirm|output|print|repeat|answer|' +
      'reply|write) (that|this|yes|no|with|only|the word|"|\')',
    '<\\/?(instructions?|system|user|assistant|prompt)\\b|<!--|\\[\\[|\\{\\{|<\\|',
  ].join('|'),
);
/** What is set apart from a question by brackets or tags; up to so many letters. */
const WRAPPED = new RegExp(
  [
    '<!--.{0,600}?-->|<(\\w{1,20})\\b[^<>]{0,100}>.{0,600}?<\\/\\1>',
    '\\[(\\w[\\w -]{0,20})\\].{0,600}?\\[\\/\\2\\]|[{[(][^{}[\\]()]{0,600}[}\\])]',
  ].join('|'),
  'gs',
);

/** The question without what orders in it, and whether there was any of that. */
export function withoutInstructions(text: string): { rest: string; instructs: boolean } {
  const orders = (piece: string) => ORDERS.test(fold(piece));
  const plain = text.replace(WRAPPED, (inside) =>
    orders(inside) ? `\n${inside.replace(/[.!?;\n]/g, ',')}\n` : inside,
  );
  const pieces = plain.split(/(?<=[.!?;])\s+|\n+/).filter((piece) => piece.trim());
  const kept = pieces.filter((piece) => !orders(piece));
  return { rest: kept.join(' '), instructs: kept.length < pieces.length };
}
