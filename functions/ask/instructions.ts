/**
 * Sentences of a question that order instead of ask: they are left out before anything is
 * understood. An answer only ever quotes the record, so what is missed here does no harm.
 */
import { fold } from '../facts/words.ts';

const ORDERS: readonly RegExp[] = [
  /\b(authori[sz]e|allow|permit|order|command|instruct|require|want) you to\b/,
  /\b(obey|comply|stop being|no longer be|enter \w+ mode|all caps|upper ?case|in the style of)\b/,
  /\b(ign?or\w*|disregard|forget|overr(ide|ule)|bypass|drop|skip)\b.{0,40}\b(all|above|previous|prior|earlier|instructions?|rules?|record|polic\w+|guidelines?|prompt|constraints?|limits?|everything|training|safety|filters?|told)\b/,
  /\byou are (now|no longer)\b|\bfrom now on\b|\b(act|behave|respond|answer|reply|speak|talk) (as|like) (a|an|if|the)\b|\bpretend\b|^\W*role-?play\b/,
  /\b(system|developer|assistant|admin(istrator)?) ?(prompt|message|note|mode|override)?\s*[:>\]]/,
  /\b(reveal|print|show|dump|leak|output|display|expose)\b.{0,40}\b(system|prompt|admin|keys?|password|token|secret|credentials?|stored|hidden|instructions?)\b/,
  /\b(repeat|say|write|output|print|echo)\b.{0,12}\b(after me|the words?|exactly|verbatim|following)\b/,
  /^\W*(now |then |and |so |please |just )*(say|state|claim|confirm|add|assert|declare|insist|output|print|repeat|answer|respond|reply|write) (that|this|yes|no|with|only|in|as|the word|"|')/,
  /\byou (must|shall|have to|need to|should|will) (say|state|answer|reply|respond|output|write|confirm|claim|add|always|only|never)\b/,
  /\b(rate|score|rank) (her|him|them|the candidate|this candidate|this person)\b.{0,24}\d/,
  /<\/?(question|instructions?|system|user|assistant|prompt|tool|script)\b|<!--|\[\[|\{\{|<\|/,
  /\b(jailbreak|dan mode|do anything now|developer mode|no restrictions|unfiltered)\b/,
];

/** Pieces of a question that may be left out alone. */
const PIECES =
  /(?<=[.!?;])\s+|\n+|(?<=[,.;:] )(?=(?:by the way|btw|anyway|now),? (?:the )?(?:actual |real )?(?:question|who|what|when|where|which|how)\b)|,? (?=(?:and|but|then) (?:then |also |now )?(?:tell|answer|say) me\b)/;

/** What is set apart from a question by brackets, tags or lines of signs, widest first. */
const WRAPPED: readonly RegExp[] = [
  /<!--.*?-->/gs,
  /<<?(\w{1,20})\b[^<>]*>>?.*?<<?\/\1>>?/gs,
  /\[(\w[\w -]{0,20})\].*?\[\/\1\]/gs,
  /([#*=~_-])\1{2,}(?!\1).*?\1{3,}/gs,
  /\{[^{}]*\}|\[[^[\]]*\]|\([^()]*\)/g,
];
/** Longest of these that is looked at. */
const LONGEST = 600;

const orders = (piece: string): boolean => {
  const text = fold(piece);
  return ORDERS.some((pattern) => pattern.test(text));
};

/** The question without what orders in it, and whether there was any of that. */
export function withoutInstructions(text: string): { rest: string; instructs: boolean } {
  const plain = WRAPPED.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (inside) =>
        inside.length <= LONGEST && orders(inside)
          ? `\n${inside.replace(/[.!?;\n]/g, ',')}\n`
          : inside,
      ),
    text,
  );
  const pieces = plain.split(PIECES).filter((piece) => piece.trim());
  const kept = pieces.filter((piece) => !orders(piece));
  return { rest: kept.join(' '), instructs: kept.length < pieces.length };
}
