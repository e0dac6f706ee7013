/**
 * What people ask of every profile, in whatever words: a linear classifier over the words of a
 * question. Its weights are made by
 * `npm run ask:train` from tests/ask/phrasebook.json, which names no person and no profile, and
 * travel in the search index.
 */

import type { Kind } from '../facts/records.ts';
import type { Known } from './knowledge.ts';
import type { Asked } from './question.ts';
import { isSoft } from './related.ts';
import { EMPTY, meaningOf } from './vocabulary.ts';

/** Each intent, in the words that the lookups answer it by. */
export const CANONICAL: Readonly<Record<string, string>> = {
  who: 'Who is she?',
  name: 'What is her full name?',
  born: 'When was she born?',
  died: 'When did she die?',
  birthplace: 'Where was she born?',
  age: 'How old is she?',
  marriage: 'Was she married?',
  languages: 'Which languages does she speak?',
  location: 'Where is she based?',
  focus: 'What is she working on now?',
  strongest: 'What are her main achievements?',
  rules: 'What may not be inferred about her?',
  links: 'What links does she have?',
  updated: 'When was this profile last updated?',
  operator: 'Who runs this site?',
  demonstration: 'Is this profile official?',
  contact: 'How can I contact her?',
  phone: 'What is her phone number?',
  'response-time': 'How soon will she reply to a message?',
  privacy: 'Who reads the messages?',
  welcome: 'Which messages are welcome?',
  unwelcome: 'Which messages are not welcome?',
  engagement: 'What kinds of engagement does she prefer?',
  capacity: 'Is she available?',
  minimum: 'What is the minimum engagement?',
  refused: 'What work does she refuse?',
  industries: 'Which industries is she interested in?',
  pricing: 'What are her rates?',
  terms: 'What are the terms of working together?',
  cite: 'How should I cite this profile?',
  verify: 'How can I verify the claims?',
  'evidence-levels': 'What do the evidence levels mean?',
  writings: 'List all her publications.',
  talks: 'List all her talks.',
  projects: 'List all her projects.',
  skills: 'List all her skills.',
  positions: 'List all her positions.',
  degrees: 'Which degrees does she hold?',
  claims: 'List all claims.',
  notes: 'List all notes.',
  articles: 'List all articles.',
  questions: 'List all common questions.',
  awards: 'Which awards did she receive?',
  'count-writings': 'How many publications does she have?',
  'count-talks': 'How many talks?',
  'count-projects': 'How many projects?',
  'count-skills': 'How many skills?',
  'count-positions': 'How many positions has she held?',
  'count-degrees': 'How many degrees?',
  'count-claims': 'How many claims?',
  'count-notes': 'How many notes?',
  'first-position': 'What was her first job?',
  'last-position': 'Which job is the latest?',
  'longest-position': 'What was her longest position?',
  'years-of-experience': 'How many years of experience does she have?',
  management: 'Has she managed people?',
  remote: 'Does she work remotely?',
  visa: 'Does she need a visa?',
  'reference-request': 'Does she have references?',
};

/**
 * Weights by word, for the intents in order: `names` in one line, then lines `word intent weight
 * intent weight`.
 */
export type Intents = { names: readonly string[]; weights: ReadonlyMap<string, readonly number[]> };

/** Weights are written as whole numbers of this size. */
export const STEP = 0.05;

/** The words of a question that tell what it wants: meanings, and small words as they are. */
export function cuesOf(known: Known, asked: Asked): string[] {
  const words = asked.tokens
    .filter(({ word }) => !known.person.has(word) && !PRONOUN.test(word))
    .map(({ word, stem }) => (EMPTY.has(word) ? word : meaningOf(stem)));
  return [...new Set(['', ...words])];
}

const PRONOUN =
  /^(she|he|they|you|u|her|his|him|their|them|your|the|a|an|this|that|please|pls|me|i|candidate|person|subject|s)$/;

/** Reads what `npm run ask:train` wrote. */
export function loadIntents(text: string): Intents {
  const [names = '', ...lines] = text.split('\n');
  return {
    names: names.split(' '),
    weights: new Map(
      lines.map((line) => {
        const [word = '', ...numbers] = line.split(',');
        return [word, numbers.map(Number)] as const;
      }),
    ),
  };
}

const LISTS =
  /^(awards|degrees|languages|skills|positions|talks|writings|projects|notes|articles|claims|name)$/;

/** How sure an intent must be. */
const SURE = 0.5;
/** How sure, when a word is none of the phrasebook's. */
const SURER = 0.75;

/** The likeliest intent, and the sum of its weights. */
function likeliest(known: Known, asked: Asked): { best: number; sum: number } {
  const { names, weights } = known.intents();
  const sums = names.map(() => 0);
  for (const cue of cuesOf(known, asked)) {
    const own = weights.get(cue) ?? [];
    for (let at = 0; at < own.length; at += 2)
      sums[own[at] as number] =
        (sums[own[at] as number] as number) + (own[at + 1] as number) * STEP;
  }
  let best = 0;
  for (let at = 1; at < sums.length; at++)
    if ((sums[at] as number) > (sums[best] as number)) best = at;
  return { best, sum: sums[best] as number };
}

const sureOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** The kind of record that answers an intent. */
const KIND_OF: readonly (readonly [Kind, RegExp])[] = [
  ['contact', /^(contact|phone|response-time|privacy|welcome|unwelcome)$/],
  ['collaboration', /^(engagement|capacity|minimum|refused|industries|pricing|terms)$/],
  [
    'profile',
    /^(who|name|born|died|birthplace|age|marriage|languages|location|focus|links|operator|demonstration|rules)$/,
  ],
  ['writing', /writings$/],
  ['talk', /talks$/],
  ['project', /projects$/],
  ['skill', /skills$/],
  ['experience', /positions?$/],
  ['education', /degrees$/],
];

/**
 * The kind of record that a question sounds like, and how sure that is, from 0 to 1; null where it
 * sounds like none.
 */
export function kindOfIntent(known: Known, asked: Asked): { kind: Kind; sure: number } | null {
  const { best, sum } = likeliest(known, asked);
  const name = known.intents().names[best] ?? '';
  const kind = KIND_OF.find(([, names]) => names.test(name))?.[0];
  return kind ? { kind, sure: sureOf(sum) } : null;
}

/** What a question wants of every profile; null where it asks for something else, or more. */
export function intentOf(known: Known, asked: Asked): string | null {
  const { names, weights } = known.intents();
  const { best, sum } = likeliest(known, asked);
  const intent = names[best] as string;
  if (!Object.hasOwn(CANONICAL, intent)) return null;
  const speaks = (meaning: string): boolean => {
    const own = weights.get(meaning) ?? [];
    for (let at = 0; at < own.length; at += 2)
      if (own[at] === best) return (own[at + 1] as number) > 0;
    return false;
  };
  // A word that does not speak for the intent is what is asked for, when it is a name or the record
  // says it.
  const others = asked.tokens.filter(
    ({ word, stem }) =>
      !EMPTY.has(word) &&
      !known.person.has(word) &&
      !PRONOUN.test(word) &&
      !speaks(meaningOf(stem)) &&
      !isSoft(meaningOf(stem)),
  );
  if (
    others.some(
      ({ name, word, stem }) =>
        name ||
        /\d/.test(word) ||
        known.things().has(meaningOf(stem)) ||
        (known.said(meaningOf(stem)) && known.weight(meaningOf(stem)) >= 3),
    )
  )
    return null;
  const yesNo = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would) /.test(
    asked.line,
  );
  // "Turing award winner": beside the name of a list another word narrows it.
  const narrows = asked.tokens.length <= 4 && LISTS.test(intent);
  if (others.length > (yesNo || narrows ? 0 : 1)) return null;
  return sureOf(sum) >= (others.length > 0 ? SURER : SURE) ? intent : null;
}
