/**
 * What a statement is held against: clauses of records, each with what it may leave to its record.
 */

import type { Rec } from '../facts/records.ts';
import type { Known } from './knowledge.ts';
import { isNegation, isPronoun, personAt, possesses } from './statement.ts';
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
  /** A subordinate clause by itself: its record's names and titles do not belong to it. */
  below: boolean;
  /** Words that join several actions in it: a statement must join what it says in the same way. */
  joins: string[];
  /** Whether it points back, so that what its record says before may be meant. */
  pointsBack: boolean;
};

const HEDGE =
  /\b(disputed|depends|if|would|might|probably|perhaps|possibly|generally|allegedly|supposedly|likely|almost|nearly|so-called|reported to|said to|credited with|closer|rather than|near something|planned|proposed|meant to|mostly|usually|often said|by present use|in (today's|its) sense)\b/i;

/**
 * Whether each doubt that a line expresses is in the statement too: "planned for six months" may be
 * said to be planned.
 */
export function saysDoubt(text: string, said: string): boolean {
  const own = said.toLowerCase();
  const doubts = text.match(new RegExp(HEDGE.source, 'gi')) ?? [];
  return (
    doubts.length > 0 &&
    doubts.every((one) => own.includes(one.toLowerCase())) &&
    !/\?\W*$/.test(text)
  );
}

const made = new WeakMap<Known, Map<number, Unit[]>>();

/** The units of a record, hedged ones marked. */
export function unitsOf(known: Known, rec: Rec): Unit[] {
  const all = made.get(known) ?? new Map<number, Unit[]>();
  made.set(known, all);
  const units = all.get(rec.at) ?? unitsOfRecord(known, rec, rec.at);
  all.set(rec.at, units);
  return units;
}

/** A sentence that begins like this is about something else, even in a record about the person. */
const OTHER_SUBJECT =
  /^\s*(The|A|An|This|These|Those|Some|Several|Many|Sources|Most|It|There|In its|Its)\s/;

/** Words that begin a sentence without a subject: "Wove a map". */
function beginsWithVerb(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  return Boolean(first && first.stem !== first.word && !/s$/.test(first.word) && !first.name);
}

/** A past form that begins what somebody did. */
const PAST =
  /^(?:\p{Ll}{2,}ed|taught|wrote|led|gave|held|became|began|left|won|built|made|took|went|came|met|sent|told|said|bought|kept|spoke|ran|sat|thought|brought|saw|knew|found|grew|rose|was|were|is|are|has|had|wove|dies|retires|joined)$/u;

/**
 * Where a clause goes over to another action or into a subordinate clause, with the word that joins
 * them.
 */
const JOIN =
  /(?:,? (and|then)|,) (?=(?:(?:later|then|also|from|in|by|since|finally|soon|he|she|they|it) )?(?:\d{4} )?(?:she |he |later )?(\p{Ll}+)\b)|,? (while|where|whose|until|because|although|though|after|before|when|who|which) /gu;

type Piece = { text: string; joins: string[]; below?: boolean };

/**
 * The actions of a clause, each by itself with what stands before the first: "In 1944 she | joined
 * it and | left it".
 */
function actionsOf(clause: string): Piece[] {
  const cuts: { at: number; to: number; word: string; coordinate: boolean }[] = [];
  for (const match of clause.matchAll(JOIN)) {
    const [whole, and, verb, other] = match;
    if (verb !== undefined && !PAST.test(verb)) continue;
    cuts.push({
      at: match.index,
      to: match.index + whole.length,
      word: other ?? and ?? 'and',
      coordinate: other === undefined,
    });
  }
  if (cuts.length === 0) return [];
  const [first] = cuts as [(typeof cuts)[number]];
  const opening = clause.slice(0, first.at);
  const verb = [...opening.matchAll(/\p{L}+/gu)].find(({ 0: word }) => PAST.test(word));
  const before = verb ? opening.slice(0, verb.index) : '';
  const pieces: Piece[] = [{ text: opening, joins: [] }];
  for (const [place, { to, coordinate }] of cuts.entries()) {
    const rest = clause.slice(to, cuts[place + 1]?.at);
    pieces.push({ text: coordinate ? `${before}${rest}` : rest, joins: [], below: !coordinate });
  }
  // A subordinate clause may belong to the action before it, when the statement joins them in the
  // same way.
  for (const [place, { word, coordinate }] of cuts.entries())
    if (!coordinate)
      pieces.push({
        text: clause.slice(
          place > 0 ? cuts[place - 1]?.to : 0,
          cuts[place + 1]?.at ?? clause.length,
        ),
        joins: [word],
      });
  return pieces;
}

function unitsOfRecord(known: Known, rec: Rec, at: number): Unit[] {
  return rec.lines.flatMap(({ text, implied }) => {
    let about = false;
    return text
      .split(/;\s+|,? but (?=\p{L})|, and (?=\p{Lu}|she |he |it |they )/u)
      .flatMap((clause) => {
        const whole = unitOf(known, at, text, clause, implied && rec.kind !== 'claim');
        about = whole.personal || (about && !/^\s*(the|a|an|it|this|they|\p{Lu})/iu.test(clause));
        whole.personal ||= about || (rec.kind === 'claim' && beginsWithVerb(whole.tokens));
        const actions = actionsOf(clause);
        whole.joins = actions.length > 0 ? ['and'] : [];
        const parts = actions.map(({ text: own, joins, below = false }) => {
          const part = unitOf(known, at, text, own, implied && rec.kind !== 'claim');
          part.personal ||=
            whole.personal && /^\s*(?:\p{Ll}|\d)/u.test(own) && beginsWithVerb(part.tokens);
          part.joins = joins;
          part.below = below;
          part.hedged ||= whole.hedged;
          part.negated ||= whole.negated && joins.length > 0;
          return part;
        });
        return [whole, ...parts, ...relatives(known, at, text, clause)];
      });
  });
}

/**
 * What a clause says of somebody or something by "who", "that" or "which", by itself: "six people
 * who completed the work".
 */
function relatives(known: Known, at: number, text: string, clause: string): Unit[] {
  const found: Unit[] = [];
  for (const [, noun = '', , rest = ''] of clause.matchAll(
    /((?:[\p{L}\p{N}.-]+\s+){1,3})(who|that|which)\s+([^,;]+)/gu,
  )) {
    // "said that she wrote" is no relative clause, and what is doubted before "that" is doubted
    // after it.
    if (/^(she|he|it|they|her|his|the|a|an|this|\p{Lu})/u.test(rest) || NO_NOUN.test(noun.trim()))
      continue;
    const own = noun.split(/\b(?:not|among|of|to|by|the|a|an)\s+/).at(-1) ?? noun;
    found.push(unitOf(known, at, text, `${own} ${rest}`, false));
  }
  return found;
}

const NO_NOUN =
  /\b(is|are|was|were|be|said|say|says|saying|claims?|claimed|thinks?|thought|so|found|stated|states?|shows?|showed|agreed|believed?|means?|told|wrote|notes?|noted|infer|given)$/i;

function unitOf(known: Known, rec: number, text: string, clause: string, implied: boolean): Unit {
  const tokens = tokensOf(clause);
  // In a text with many people a pronoun may mean any of them.
  const { kind } = known.records[rec] as Rec;
  const byPronoun = kind !== 'article' && kind !== 'manifesto';
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
    hedged: HEDGE.test(clause) || /\?\W*$/.test(text),
    joins: [],
    below: false,
    personal:
      (implied && !OTHER_SUBJECT.test(clause)) ||
      tokens.some((token, at) =>
        isPronoun(token)
          ? byPronoun && known.pronouns.has(token.word) && !possesses(tokens, at)
          : personAt(known, tokens, at),
      ),
    pointsBack:
      tokens.some(({ word }) => /^(it|its|this|these|they|them)$/.test(word)) ||
      (/^\s*\p{Lu}\p{Ll}+s /u.test(clause) && tokens[0]?.stem !== tokens[0]?.word),
  };
}
