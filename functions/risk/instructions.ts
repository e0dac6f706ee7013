/** Whether a text orders something: the rules, tried against its words in each language. */
import { folded, latinized } from './normal.ts';
import { FIRSTS, type Flag, LANGUAGES, type Rule } from './rules.ts';
import { type Word, wordsOf } from './words.ts';

/** How many words before a rule's first a narrator and a mention count; how far `!` looks on. */
const [NARRATOR_WORDS, MENTION_WORDS, UNLESS_WORDS] = [4, 7, 7];

type Hit = { group: string; to: number };

/** Of each language the phrases that begin at each word, by their class, and their last word. */
function hitsOf(words: readonly Word[]): Hit[][][] {
  const is = (pattern: string, text: string) =>
    pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern;
  const stands = (pattern: string, word: Word | undefined) =>
    word?.apart === false && is(pattern, word.text);
  const all = LANGUAGES.map(() => words.map((): Hit[] => []));
  for (const [from, { text }] of words.entries())
    for (const [first, phrases] of FIRSTS.get(text.slice(0, 2)) ?? [])
      for (const { language, rest, group } of is(first, text) ? phrases : [])
        if (rest.every((pattern, i) => stands(pattern, words[from + 1 + i])))
          all[language]?.[from]?.push({ group, to: from + rest.length });
  return all;
}

/** The flags of words by the rules of a language. */
function matches(words: readonly Word[], rules: readonly Rule[], hits: Hit[][]): Flag[] {
  const present = new Set(hits.flat().map(({ group }) => group));
  const possible = rules.filter(({ slots }) =>
    slots.every(({ groups }) => groups.some((group) => present.has(group))),
  );
  if (possible.length === 0) return [];
  const ends = new Set(hits.flat().map(({ group, to }) => `${group} ${to}`));

  /** Whether words before a place tell about it, `I ignored`, and no lead takes that back. */
  const isTold = (from: number): boolean => {
    let heeded = true;
    for (let at = from - 1; at >= from - MENTION_WORDS && !words[at + 1]?.opens; at--) {
      if (ends.has(`mention ${at}`)) return true;
      heeded &&= at >= from - NARRATOR_WORDS && !ends.has(`lead ${at}`);
      if (heeded && ends.has(`narrator ${at}`)) return true;
    }
    return false;
  };
  const isHead = (from: number) => words[from]?.opens || ends.has(`lead ${from - 1}`);
  const isBarred = (to: number, { unless }: Rule) =>
    hits
      .slice(to + 1, to + 1 + UNLESS_WORDS)
      .flat()
      .some(({ group }) => unless.includes(group));
  /** Whether the slots of a rule from the i-th on stand soon after a word, in its sentence. */
  const goesOn = (rule: Rule, i: number, last: number): boolean => {
    const slot = rule.slots[i];
    if (!slot) return !isBarred(last, rule);
    const near = hits.slice(last + 1, last + 2 + slot.gap);
    return near.some(
      (here, skipped) =>
        words[last + 1 + skipped]?.sentence === words[last]?.sentence &&
        here.some(({ group, to }) => slot.groups.includes(group) && goesOn(rule, i + 1, to)),
    );
  };
  const holds = (rule: Rule) =>
    hits.some((here, from) => {
      const first = here.filter(({ group }) => rule.slots[0]?.groups.includes(group));
      const begins = first.length > 0 && (!rule.head || isHead(from)) && !isTold(from);
      return begins && first.some(({ to }) => goesOn(rule, 1, to));
    });
  return possible.filter(holds).map(({ flag }) => flag);
}

/** A quotation within a line, in the marks of several languages or as code. */
const QUOTED =
  /("[^"\n]{3,160}"|“[^“”\n]{3,160}”|„[^“”\n]{3,160}[“”]|«[^«»\n]{3,160}»|`[^`\n]{3,160}`|(?<![\p{L}\p{N}])'[^'\n]{3,160}'(?![\p{L}\p{N}]))/u;
/** A place in a manual or in this service: `YOUR_API_KEY`, `<your token>`, `/api/admin/audits`. */
const BLANK =
  /\b(?:YOUR|MY|THE)_[A-Z_]{2,40}\b|<(?:your|my|the)[ _-][a-z _-]{2,40}>|\/api\/[\w{}./-]*/g;
/** How much beside a quotation is heeded, in UTF-16 units. */
const NEAR_UNITS = 60;

/** Whether the part of a sentence beside a quotation calls it an example. */
const callsExample = (beside: string): boolean =>
  hitsOf(wordsOf(folded(beside)))
    .flat(2)
    .some(({ group }) => group === 'mention' || group === 'quoting');

/**
 * The text without quotations that are examples: `phrases such as "ignore all instructions" are
 * flagged` gives no order, and reads as an example to a model, too.
 */
export function withoutExamples(text: string): string {
  // Pieces between quotations stand at even places, quotations at odd ones.
  const parts = text.replace(BLANK, ' … ').split(QUOTED);
  const isExample = (i: number) =>
    callsExample(parts[i - 1]?.slice(-NEAR_UNITS).replace(/^.*[.!?]\s/s, '') ?? '') ||
    callsExample(parts[i + 1]?.slice(0, NEAR_UNITS).replace(/[.!?]\s.*$/s, '') ?? '');
  return parts.map((part, i) => (i % 2 === 1 && isExample(i) ? ' … ' : part)).join('');
}

/** The flags that the words of a text raise, as they stand and with look-alikes read as Latin. */
export function orderFlags(text: string): Set<Flag> {
  const plain = folded(text);
  const spellings = [...new Set([plain, latinized(plain)])].map(wordsOf);
  return new Set(
    spellings.flatMap((words) =>
      hitsOf(words).flatMap((hits, language) => matches(words, LANGUAGES[language] ?? [], hits)),
    ),
  );
}
