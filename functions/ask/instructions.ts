/**
 * Sentences of a question that order instead of ask: they are left out before anything is
 * understood. An answer only ever quotes the record, so what is missed here does no harm.
 */
import { fold } from '../facts/words.ts';

/** Words by which rules are put aside, and what rules are called. */
const ASIDE = 'ign?or\\w*|disregard|forget|overr(?:ide|ule)|bypass';
const RULES =
  'all|above|previous|prior|earlier|instructions?|rules?|record|polic\\w+|guidelines?|prompt|' +
  'everything|filters?|told';
const SHOW = 'reveal|print|dump|leak|output';
const SECRETS = 'system|prompt|keys?|password|token|secret|credentials?|hidden';
const SAY = 'say|state|claim|confirm|declare|output|print|repeat|answer|respond|reply|write|assert';

const ORDERS: readonly RegExp[] = [
  /\b(authori[sz]e|allow|permit|order|command|instruct|require|want) you to\b|\b(obey|comply)\b/,
  new RegExp(`\\b(${ASIDE})\\b.{0,40}\\b(${RULES})\\b`),
  /\byou are (now|no longer)\b|\bfrom now on\b|\bpretend\b/,
  /\b(act|answer|reply|speak) (as|like) (a|an|if|the)\b/,
  /\b(system|developer|assistant|admin\w*) ?(prompt|message|note|mode|override)?\s*[:>\]]/,
  new RegExp(`\\b(${SHOW})\\b.{0,40}\\b(${SECRETS})\\b`),
  new RegExp(
    `^\\W*(?:(?:now|then|and|so|please|just) )*(?:${SAY}) (?:that|this|yes|no|with|only|the ` +
      `word|"|')`,
  ),
  new RegExp(`\\byou (?:must|shall|have to|need to|should|will) (?:${SAY})\\b`),
  /<\/?(instructions?|system|user|assistant|prompt|tool|script)\b|<!--|\[\[|\{\{|<\|/,
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
