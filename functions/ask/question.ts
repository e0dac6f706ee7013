/**
 * A question as it is understood: instructions taken out, slips of the pen mended, words with their
 * meanings.
 */
import { withoutInstructions } from './instructions.ts';
import { isKnownWord, type Known, recordsSaying } from './knowledge.ts';
import { rephrased } from './phrases.ts';
import { mender } from './spelling.ts';
import { EMPTY, KNOWN_WORDS, meaningOf } from './vocabulary.ts';
import { lineOf, stemOf, type Token, tokensOf } from './words.ts';

export type Asked = {
  tokens: Token[];
  /** Folded words in one line. */
  line: string;
  /** Meanings of the words that mean something, without the person's name; in order, each once. */
  meanings: string[];
  /** Words that no record and no vocabulary knows. */
  unknown: string[];
  /** Whether every word of weight stands in some record. */
  saidAll: boolean;
  /** Whether it quotes something that no record says. */
  strange: boolean;
  /** Whether the person is meant: by name, by pronoun, or as the one who is asked. */
  personal: boolean;
  /** Whether something in it tried to instruct. */
  instructs: boolean;
};

/** A word that is two words of the profile written together, such as "logbook". */
function split(known: Known, word: string): [string, string] | null {
  if (
    word.length < 6 ||
    isKnownWord(known, word) ||
    known.english.has(word) ||
    word.endsWith('ship')
  )
    return null;
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (
      known.words.has(first) &&
      known.words.has(second) &&
      !EMPTY.has(first) &&
      !EMPTY.has(second)
    )
      return [first, second];
  }
  return null;
}

/** Words in -ly that are no adverbs, or tell when. */
const NO_MANNER =
  /^(?:family|assembly|supply|reply|apply|anomaly|monopoly|italy|july|early|daily|weekly|monthly|yearly|quarterly|hourly|butterfly|elderly|friendly|rally|ally|bully|belly|jelly|lily|holy|ugly|lonely|lovely|homily|polly|emily|sally|kelly)$/;

/** Whether a word only says how something was done, and no record says it: "flatly". */
const isManner = (known: Known, word: string): boolean =>
  word.length > 5 &&
  word.endsWith('ly') &&
  !NO_MANNER.test(word) &&
  !KNOWN_WORDS.has(word) &&
  !isKnownWord(known, word);

/** Two words that are one name: "type script". */
function joined(known: Known, tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const one = tokens[at] as Token;
    const next = tokens[at + 1];
    const word = next ? one.word + next.word : '';
    if (next && known.compounds.has(word)) {
      found.push({ raw: `${one.raw}-${next.raw}`, word, stem: stemOf(word), name: true });
      at += 1;
    } else found.push(one);
  }
  return found;
}

/** Whether some words between quotation marks stand in no record. */
function quotesStrange(known: Known, text: string): boolean {
  return [...text.matchAll(/["“„«]([^"“”„«»]{3,120})["”“»]/g)].some(([, inside = '']) => {
    const words = lineOf(tokensOf(inside));
    return (
      words !== '' &&
      !recordsSaying(
        known,
        tokensOf(inside).map(({ stem }) => meaningOf(stem)),
      ).some(({ label, names, lines }) =>
        [label, ...names, ...lines.map((line) => line.text)].some((one) =>
          lineOf(tokensOf(one)).includes(words),
        ),
      )
    );
  });
}

const PERSON =
  /\b(she|her|hers|herself|he|him|his|they|their|them|you|your|yours|youre|u|ur|candidate|profile|subject|person|individual|someone)\b/;

/** How an answer should look is not what is asked. */
const FORMAT =
  /\b(?:one|two|three|four|five|single|\d+)[- ](?:sentence|line|word|paragraph)s?(?= \w)|\b(in|with|using) (one|two|three|four|five|a few|\d+)( or (two|three|four|five|\d+))? (short )?(sentences?|words?|lines?|bullets?|paragraphs?)\b|\b(as|in) (a )?(bullet(ed)?|numbered|markdown|json|short) ?(list|points?|table|form|format)?\b/gi;

/** Politeness before what is asked. */
const POLITE_IF =
  /^\W*(?:please,? |hi,? |hello,? )*(?:(?:can|could|would|will) you|i(?:'d| would) like to know|do you know)(?: please| kindly)?(?: tell| say| confirm| explain)?(?: to)?(?: me| us)? (?:if|whether) /i;
const POLITE =
  /^\W*(?:please,? |hi,? |hello,? )*(?:can|could|would|will) you(?: please| kindly)? (?=(?:tell|give|show|explain|describe|list|share|summari[sz]e|say)\b)/i;

/** The sentences that end with a question mark, where others only lead up to them. */
function asking(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const asked = sentences.filter((one) => /\?\s*$/.test(one) && tokensOf(one).length > 2);
  return asked.length > 0 ? asked.join(' ') : text;
}

/** A text with its slips of the pen mended, so that the patterns for phrases meet them no more. */
function respelt(mend: ReturnType<typeof mender>, text: string): string {
  let done = '';
  let rest = text;
  for (const { raw, word, name } of tokensOf(text)) {
    const at = rest.indexOf(raw);
    if (at < 0) continue;
    const right = mend(word, name);
    done += rest.slice(0, at) + (right === word ? raw : right);
    rest = rest.slice(at + raw.length);
  }
  return done + rest;
}

/** Reads a question; not `whole`, without the sentences around what is asked. */
export function readQuestion(known: Known, text: string, whole = true): Asked {
  const { rest: all, instructs } = withoutInstructions(text);
  const mend = mender(known);
  const rest = respelt(mend, whole ? all : asking(all))
    .replace(FORMAT, ' ')
    .replace(POLITE_IF, 'Is it true that ')
    .replace(POLITE, '');
  const tokens = joined(known, tokensOf(rephrased(rest))).flatMap((token) => {
    const parts = split(known, token.word);
    if (parts) return parts.map((word) => ({ ...token, raw: word, word, stem: stemOf(word) }));
    const word = mend(token.word, token.name);
    return word === token.word ? [token] : [{ ...token, raw: word, word, stem: stemOf(word) }];
  });
  const told = tokens.filter(
    ({ word }) => !EMPTY.has(word) && !known.person.has(word) && !isManner(known, word),
  );
  const line = tokens.map(({ word }) => word).join(' ');
  return {
    tokens,
    line,
    meanings: [...new Set(told.map(({ stem }) => meaningOf(stem)))],
    unknown: [
      ...new Set(
        told
          .filter(({ word, stem }) => !known.saidSo(meaningOf(stem)) && !KNOWN_WORDS.has(word))
          .map(({ word }) => word),
      ),
    ],
    saidAll: told.every(({ stem }) => known.saidSo(meaningOf(stem))),
    strange: quotesStrange(known, rest),
    personal: PERSON.test(line) || tokens.some(({ word }) => known.person.has(word)),
    instructs,
  };
}
