/** What a language gives to checking a statement: word lists and ways of saying, all data. */

import type { Slot } from '../words.ts';

/** Acts of typed records; the rows that use them stand in functions/check/rows.ts. */
export type Act =
  | 'now'
  | 'since'
  | 'past'
  | 'former'
  | 'begin'
  | 'leave'
  | 'receive'
  | 'study'
  | 'studying'
  | 'speak'
  | 'write'
  | 'cowrite'
  | 'publish'
  | 'appear'
  | 'work'
  | 'start'
  | 'finish'
  | 'run'
  | 'know'
  | 'live'
  | 'language'
  | 'born'
  | 'died'
  | 'offer'
  | 'level';

export type Wording = {
  code: string;
  /** Articles and words that add nothing to what is said. */
  small: string;
  /** Articles and the like, which open a phrase. */
  articles: string;
  /** Words that join clauses or items. */
  joins: string;
  /** Words that open a clause with a subject of its own. */
  opens: string;
  /** Forms of to be, present and past. */
  be: { now: string; past: string };
  /** Prepositions that mean the same stand in one group, groups are parted by a bar. */
  prepositions: string;
  /** What comes before a date: since when, from when, until when. */
  since: string;
  from: string;
  until: string;
  /** What may stand before a date that tells when. */
  when: string;
  /** Prepositions by which a typed value may be bound to its act; none at all always may. */
  bonds: Record<Slot, string>;
  /** Kinds of writing, by the word of the record. */
  forms: Record<string, string>;
  /** Pronouns for a person, by what they tell of it; `i` in the record only. */
  person: { she: string; he: string; they: string; i: string };
  /** Possessives that may mean the person. */
  own: { she: string; he: string; they: string; i: string };
  not: string;
  /** Phrases before a number that make it inexact; groups are parted by a bar. */
  about: string;
  /** Words of the record without which less, or something else, is said. */
  narrow: string;
  /** Words by which a record qualifies itself. */
  doubt: RegExp;
  months: string;
  numbers: string;
  /** Past forms of verbs, as far as they end or stand alone. */
  past: RegExp;
  /** Acts that say the same of the same arguments; groups are parted by a bar. */
  same: string;
  /** Nouns that name a kind of record beside its own name. */
  nouns: string;
  /** Degrees by their kind. */
  degrees: { bachelor: string; master: string; doctor: string };
  /** Ways of telling an act, as the source of a regular expression; Q is the person's. */
  acts: Record<Act, string>;
};
