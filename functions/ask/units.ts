/** What a statement is held against: clauses of records, each with what it may leave to its record. */
import type { Known } from './knowledge.ts';
import type { Rec } from './records.ts';
import { isNegation, personAt } from './statement.ts';
import { meaningOf, numberOf } from './vocabulary.ts';
import { type Token, tokensOf } from './words.ts';

export type Unit = {
  rec: number;
  /** The line it stands in: what is quoted. */
  text: string;
  clause: string;
  tokens: Token[];
  meanings: Set<string>;
  numbers: Map<number, number[]>;
  negated: boolean;
  hedged: boolean;
  /** Whether it is about the person. */
  personal: boolean;
  /** Whether it points back, so that what its record says before may be meant. */
  pointsBack: boolean;
};

const HEDGE =
  /\b(disputed|depends|if|would|might|probably|perhaps|possibly|generally|allegedly|supposedly|likely|almost|nearly|so-called|reported to|said to|credited with|closer|rather than|near something|planned|proposed|meant to|mostly|usually|often said|by present use|in (today's|its) sense)\b/i;

const made = new WeakMap<Known, Map<number, Unit[]>>();

/** The units of a record, hedged ones marked. */
export function unitsOf(known: Known, rec: Rec): Unit[] {
  const all = made.get(known) ?? new Map<number, Unit[]>();
  made.set(known, all);
  const units = all.get(rec.at) ?? unitsOfRecord(known, rec, rec.at);
  all.set(rec.at, units);
  return units;
}

/** Words that begin a sentence without a subject: "Wove a map". */
function beginsWithVerb(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  return Boolean(first && first.stem !== first.word && !/s$/.test(first.word) && !first.name);
}

function unitsOfRecord(known: Known, rec: Rec, at: number): Unit[] {
  // A manifesto argues; what it states of the person is not its matter.
  return rec.lines.flatMap(({ text, implied }) => {
    let about = false;
    return text.split(/;\s+|,? but (?=\p{L})|, and (?=\p{Lu}|she |he |it |they )/u).flatMap((clause) => {
      const whole = unitOf(known, at, text, clause, implied && rec.kind !== 'claim');
      about = whole.personal || (about && !/^\s*(the|a|an|it|this|they|\p{Lu})/iu.test(clause));
      whole.personal ||= about || (rec.kind === 'claim' && beginsWithVerb(whole.tokens));
      return [whole, ...relatives(known, at, text, clause)];
    });
  });
}

/** What a clause says of somebody or something by "who", "that" or "which", by itself: "six people who completed the work". */
function relatives(known: Known, at: number, text: string, clause: string): Unit[] {
  const found: Unit[] = [];
  for (const [, noun = '', , rest = ''] of clause.matchAll(
    /((?:[\p{L}\p{N}.-]+\s+){1,3})(who|that|which)\s+([^,;]+)/gu,
  )) {
    // "said that she wrote" is no relative clause, and what is doubted before "that" is doubted after it.
    if (/^(she|he|it|they|her|his|the|a|an|this|\p{Lu})/u.test(rest) || NO_NOUN.test(noun.trim())) continue;
    const own = noun.split(/\b(?:not|among|of|to|by|the|a|an)\s+/).at(-1) ?? noun;
    found.push(unitOf(known, at, text, `${own} ${rest}`, false));
  }
  return found;
}

const NO_NOUN =
  /\b(is|are|was|were|be|said|say|says|saying|claims?|claimed|thinks?|thought|so|found|stated|states?|shows?|showed|agreed|believed?|means?|told|wrote|notes?|noted|infer|given)$/i;

function unitOf(known: Known, rec: number, text: string, clause: string, implied: boolean): Unit {
  const tokens = tokensOf(clause);
  const numbers = new Map<number, number[]>();
  for (const [place, { word }] of tokens.entries()) {
    const value = numberOf(word);
    if (value !== null) numbers.set(value, [...(numbers.get(value) ?? []), place]);
  }
  return {
    rec,
    text,
    clause,
    tokens,
    meanings: new Set(tokens.map(({ stem }) => meaningOf(stem))),
    numbers,
    negated: tokens.some(isNegation),
    hedged: HEDGE.test(clause),
    personal: implied || tokens.some((_, at) => personAt(known, tokens, at)),
    pointsBack:
      tokens.some(({ word }) => /^(it|its|this|these|they|their|them)$/.test(word)) ||
      !/^\p{Lu}/u.test(clause) ||
      beginsWithVerb(tokens),
  };
}
