/** What a language gives to checking statements: word lists and ways of saying, all data. */

/** Typed values: title, organization, location, degree, field, institution, event, publisher (B),
 * coauthor, kind of writing (K), language (G), a whole phrase of the record (S). */
export type Slot = Words<'T O L D F I E B C K G S'>;

/** The words of a text, each as a type. */
export type Words<S extends string> = S extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : S;

/** Acts of typed records; the rows that use them stand in functions/check/rows.ts. */
export type Act =
  | Words<'hold begin leave receive study speak write cowrite publish appear start finish'>
  | Words<'live language born died expire'>;

/** By what they tell of a person; `i` stands in records only. */
export type Pronouns = { she: string; he: string; they: string; i: string };

/** Words apart by spaces; groups of words by " / ", several forms by a bar. */
export type Statements = {
  /** Words that add nothing to what is said. */
  small: string;
  /** Verbs that add nothing between a subject and what is counted or named. */
  light: string;
  /** Articles and the like, which open a phrase. */
  articles: string;
  /** Words that join clauses or items. */
  joins: string;
  /** Words that open a clause with a subject of its own. */
  opens: string;
  /** Forms of to be. */
  is: string;
  was: string;
  became: string;
  /** Those that mean the same stand in one group. */
  prepositions: string;
  /** The one of who does something. */
  by: string;
  /** The one that binds a noun to a noun. */
  of: string;
  /** The one of what something comes from. */
  source: string;
  /** What comes before a date: since when, from when, until when, when. */
  since: string;
  from: string;
  until: string;
  when: string;
  /** Prepositions by which a typed value may be bound to its act; none at all always may. */
  bonds: string;
  /** Those that tell where something is. */
  places: string;
  /** The one that joins people. */
  with: string;
  /** What tells that something holds to this day. */
  now: string;
  /** What may stand between a language and its level. */
  levelled: string;
  /** Kinds of writing, by the word of the record, several names by a bar. */
  forms: string;
  person: Pronouns;
  /** What a statement may call the person, and a record may call others. */
  caller: string;
  own: Pronouns;
  /** Pronouns for a thing, as a subject. */
  it: string;
  /** Helping verbs that make what follows past. */
  did: string;
  /** The subject may be left out. */
  subjectless: boolean;
  /** The verb stands second, or last as a participle. */
  verbSecond: boolean;
  /** Words of the record without which it says less, or something else. */
  narrow: string;
  /** Words by which a record qualifies itself, beside those that call something disputed. */
  doubt: string;
  /** How past forms end, as they are written; those that end otherwise. */
  past: RegExp;
  pasts: string;
  /** Nouns that name a kind of record beside its own name. */
  nouns: string;
  /**
   * Verbs of acts, a line for each: after "+" with a form of to be, after "±" with or without, else
   * without; "=" is to be alone, "-" no verb but to have, "Q" to be after the person's own.
   */
  acts: string;
};
