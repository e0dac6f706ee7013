/**
 * Sentences of a question that order instead of ask: they are left out before anything is
 * understood. An answer only ever quotes the record, so what is missed here does no harm.
 */
import { fold } from '../facts/words.ts';

const ORDERS: readonly RegExp[] = [
  /\b(authori[sz]e|allow|permit|order|command|instruct|require|want) you to\b|\bobey\b|\bcomply\b/,
  /\b(ign?or\w*|disregard|forget|overr(ide|ule)|bypass)\b.{0,40}\b(all|above|previous|prior|earlier|instructions?|rules?|record|polic\w+|guidelines?|prompt|everything|filters?|told)\b/,
  /\byou are (now|no longer)\b|\bfrom now on\b|\bpretend\b|\b(act|answer|reply|speak) (as|like) (a|an|if|the)\b/,
  /\b(system|developer|assistant|admin\w*) ?(prompt|message|note|mode|override)?\s*[:>\]]/,
  /\b(reveal|print|dump|leak|output)\b.{0,40}\b(system|prompt|keys?|password|token|secret|credentials?|hidden)\b/,
  /^\W*(now |then |and |so |please |just )*(say|state|claim|confirm|assert|declare|output|print|repeat|answer|respond|reply|write) (that|this|yes|no|with|only|the word|"|')/,
  /\byou (must|shall|have to|need to|should|will) (say|state|answer|reply|respond|output|write|confirm|claim)\b/,
  /<\/?(instructions?|system|user|assistant|prompt|tool|script)\b|<!--|\[\[|\{\{|<\||\bjailbreak\b/,
];

/** What is set apart from a question by brackets or tags, widest first; up to so many letters. */
const WRAPPED: readonly RegExp[] = [
  /<!--.{0,600}?-->|<(\w{1,20})\b[^<>]{0,100}>.{0,600}?<\/\1>/gs,
  /\[(\w[\w -]{0,20})\].{0,600}?\[\/\1\]/gs,
  /\{[^{}]{0,600}\}|\[[^[\]]{0,600}\]|\([^()]{0,600}\)/g,
];

const orders = (piece: string): boolean => {
  const text = fold(piece);
  return ORDERS.some((pattern) => pattern.test(text));
};

/** The question without what orders in it, and whether there was any of that. */
export function withoutInstructions(text: string): { rest: string; instructs: boolean } {
  const apart = (inside: string) =>
    orders(inside) ? `\n${inside.replace(/[.!?;\n]/g, ',')}\n` : inside;
  const plain = WRAPPED.reduce((rest, pattern) => rest.replace(pattern, apart), text);
  const pieces = plain.split(/(?<=[.!?;])\s+|\n+/).filter((piece) => piece.trim());
  const kept = pieces.filter((piece) => !orders(piece));
  return { rest: kept.join(' '), instructs: kept.length < pieces.length };
}
