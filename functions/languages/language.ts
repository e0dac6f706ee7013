/**
 * What is told of a language in its data file: everything that reading and answering need of it.
 */

export type LanguageCode = 'en' | 'de' | 'fr' | 'es';

/** The kinds of thing that a question can ask for. */
export type Slot = 'who' | 'when' | 'where' | 'many' | 'long' | 'old' | 'much' | 'how';

/** Headings of typed values; each is also the name of a fixed text in an answer. */
export type HeadingId =
  | 'location'
  | 'languages'
  | 'born'
  | 'died'
  | 'focus'
  | 'links'
  | 'operator'
  | 'capacity'
  | 'minimum'
  | 'engagements'
  | 'refused'
  | 'industries'
  | 'from'
  | 'notice'
  | 'workplace'
  | 'zone'
  | 'authorization'
  | 'contact'
  | 'response'
  | 'email'
  | 'welcome'
  | 'unwelcome'
  | 'start'
  | 'end'
  | 'length'
  | 'evidence'
  | 'first'
  | 'latest'
  | 'longest'
  | 'ongoing'
  | 'last'
  | 'before'
  | 'after'
  | 'span';

/** Fixed sentences of answers. */
export type FrameId =
  | 'says'
  | 'note'
  | 'nearest'
  | 'silent'
  | 'private'
  | 'scope'
  | 'language'
  | 'quoted'
  /** With the name of a language for {language}. */
  | 'written'
  | 'part'
  | 'missing';

/** Kinds of lists that can be asked for by name. */
export type ListKind =
  | 'experience'
  | 'education'
  | 'volunteering'
  | 'certificate'
  | 'award'
  | 'reference'
  | 'interest'
  | 'project'
  | 'skill'
  | 'talk'
  | 'writing'
  | 'claim'
  | 'note'
  | 'article'
  | 'question';

/**
 * The data as it is written. Words are folded (lower case without diacritics) and apart by spaces,
 * groups of words by " / ".
 */
export type Language = {
  /** BCP 47 tag. */
  code: LanguageCode;
  /** Letters and marks that tell it from the others, where it has any. */
  marks: string;
  /** Words that carry no content of their own. */
  stop: string;
  /** The ones of these that stand for the person: she, her, ... */
  pronouns: string;
  /** January to December; several forms apart by "|". */
  months: string;
  /** Zero, one, two, ... by their order, or a number by its digits; forms apart by "|". */
  numbers: string;
  /** Groups of forms that no stemmer brings together, the plain one first. */
  irregular: string;
  /** Words that deny: not, never, ... */
  negations: string;
  /** Words that narrow a statement: only a sentence that has them too may answer for them. */
  qualifiers: string;
  /** Words that leave nothing out: a yes or a no hangs on them. */
  totals: string;
  /** Words of evidence notes that call a statement disputed. */
  disputed: string;
  /** Words of requests that ask for nothing themselves: please, overview, ... */
  fillers: string;
  /** Words that name what is asked for: year, city, number, ... */
  asking: string;
  /** Words that say little beside others: give, happen, ... */
  light: string;
  /** Patterns over folded words, for what a question asks for. */
  slots: Readonly<Record<Slot, string>>;
  /** A pattern for questions that want a yes or a no. */
  yesNo: string;
  /** A pattern for questions about what holds to this day: still. */
  open: string;
  /** A pattern for questions about what will or can be: no past fact answers them. */
  ahead: string;
  /** A pattern for courses that were not completed, over folded text. */
  unfinished: string;
  /** Words that a question begins with, also after "and". */
  openers: string;
  /** A pattern for private matters. */
  private: string;
  /** What lists are called: a line for each, `kind: words of questions | one | many`. */
  kinds: string;
  /** Words inside of headings: to, until, since, with, year, years, month, months. */
  words: string;
  /** Headings of values: `id: heading`, apart by "|". */
  headings: string;
  frames: Readonly<Record<FrameId, string>>;
  /**
   * Ways of asking: a row each, `id [words, one of which must be there]-word-that-must-not: way |
   * way`, with X for the name of a record. Lines without an id go on with the row before.
   */
  ways: string;
};
