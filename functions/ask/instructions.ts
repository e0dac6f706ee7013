/**
 * Sentences of a question that order instead of ask. They are left out before anything is
 * understood. The risk rules decide about what is hostile, these patterns about what only tries to
 * steer an answer.
 */

import { fold } from '../facts/words.ts';
import type { Phrases } from '../risk/phrases/phrases.ts';
import { riskFlags } from '../risk/risk.ts';

const ORDERS: readonly RegExp[] = [
  /\b(authori[sz]e|allow|permit|order|command|instruct|require|direct|tell|ask|want) you to\b(?! (tell|say|explain|answer|list|describe) (me|us)? ?(who|what|when|where|which|how|about|if|whether)\b)/,
  /\b(obey|comply|stop being|cease being|no longer be|you are in|enter \w+ mode|all caps|upper ?case|in the style of)\b/,
  /\b(ign?or\w*|disregard|forget|override|bypass)\b.{0,30}\b(directions?|directives?|orders?|commands?|context|text|training|safety|filters?|you (were|have been) told)\b/,
  /\b(ign?or\w*|disregard|forget|override|overrule|bypass|drop|skip)\b.{0,40}\b(all|above|previous|prior|earlier|instructions?|rules?|record|polic\w+|guidelines?|prompt|constraints?|limits?|everything|(yu?ou?r|the|yuor) \w+ rules)\b/,
  /\byou are (now|no longer)\b|\bfrom now on\b|\b(act|behave|respond|answer|reply|speak|talk) (as|like) (a|an|if|the)\b|\bpretend\b|\brole-?play\b/,
  /\b(system|developer|assistant|admin(istrator)?) ?(prompt|message|note|mode|override)?\s*[:>\]]/,
  /\b(reveal|print|show|dump|leak|output|display|expose)\b.{0,40}\b(system|prompt|admin|key|keys|password|token|secret|credentials?|stored|private|hidden|instructions?)\b/,
  /\b(repeat|say|write|output|print|echo)\b.{0,12}\b(after me|the words?|exactly|verbatim|following)\b/,
  /^\W*(now |then |and |so |please |just )*(say|state|claim|confirm|add|assert|declare|insist|output|print|repeat|answer|respond|reply|write) (that|this|yes|no|with|only|in|as|the word|"|')/,
  /\byou (must|shall|have to|need to|should|will) (say|state|answer|reply|respond|output|write|confirm|claim|add|always|only|never)\b/,
  /\b(rate|score|rank) (her|him|them|the candidate|this candidate|this person)\b.{0,24}\d/,
  /<\/?(question|instructions?|system|user|assistant|prompt|tool|script)\b|<!--/,
  /\[\[|\]\]|\{\{|<\|/,
  /\b(jailbreak|dan mode|do anything now|developer mode|no restrictions|without restrictions|unfiltered)\b/,
];

/** Pieces of a question that may be left out alone. */
const PIECES =
  /(?<=[.!?;])\s+|\n+|(?<=-->)\s*|,? (?=(?:and|but|then) (?:then |after that |also |now )?(?:tell|answer|say|explain) me\b)|(?<=[,.;:] )(?=(?:by the way|btw|anyway|now),? (?:the )?(?:actual |real )?(?:question|who|what|when|where|which|how)\b)|(?<=\]\])\s*|(?<=<\/\w{1,20}>)\s*/;

/** Whether one piece orders. */
function orders(piece: string, phrases: readonly Phrases[]): boolean {
  const text = fold(piece);
  return (
    ORDERS.some((pattern) => pattern.test(text)) ||
    riskFlags([piece], phrases).some((flag) => flag !== 'excessive_length')
  );
}

/** What is set apart from a question by brackets, tags or lines of signs, widest first. */
const WRAPPED: readonly RegExp[] = [
  /\[\[.*?\]\]/gs,
  /<!--.*?-->/gs,
  /<<?(\w{1,20})\b[^>]*>>?.*?<<?\/\1>>?/gs,
  /\[(\w[\w -]{0,20})\].*?\[\/\1\]/gs,
  /<\|.*?\|>/gs,
  /([#*=~`"_-])\1{2,}(?!\1).*?\1{3,}/gs,
  /\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g,
  /\[[^[\]]*\]/g,
  /\([^()]*\)/g,
];

/** Most pieces that are looked at for being set apart. */
const MOST_WRAPPED = 16;

/**
 * A text in which what is set apart and orders stands on a line of its own, whatever sentences are
 * in it.
 */
function isolated(text: string, phrases: readonly Phrases[]): string {
  let seen = 0;
  return WRAPPED.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (inside) => {
        seen += 1;
        return seen <= MOST_WRAPPED && orders(inside, phrases)
          ? `\n${inside.replace(/[.!?;\n]/g, ',')}\n`
          : inside;
      }),
    text,
  );
}

/** The question without what orders in it, and whether there was any of that. */
export function withoutInstructions(
  text: string,
  phrases: readonly Phrases[],
): { rest: string; instructs: boolean } {
  const pieces = isolated(text, phrases)
    .split(PIECES)
    .filter((piece) => piece.trim());
  const kept = pieces.filter((piece) => !orders(piece, phrases));
  return { rest: kept.join(' '), instructs: kept.length < pieces.length };
}
