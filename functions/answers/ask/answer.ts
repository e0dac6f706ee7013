/**
 * A question and what is published: the answer, in three ways in the order of trust. Pure and
 * deterministic; it quotes and never affirms, and nothing of the question stands in it.
 */
import { languageOf } from '../facts/languages.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { fold } from '../facts/words.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';
import { type Search, searchOf } from '../search/search.ts';
import { type Found, inTurn, MOST_RECORDS } from './found.ts';
import { frame, type Piece } from './pieces.ts';
import { readQuestion } from './reading.ts';
import { elsewhere, isMeant } from './silence.ts';
import { answerOne } from './single.ts';

/** Longest question that is read: some characters stand for up to 18 others (Unicode, NFKC). */
const LONGEST = 2_000;

const NAMES = /(?<=\s)\p{Lu}[\p{L}\p{N}-]*/gu;

/** What is said of words that are none of a language that they were read in. */
const STRANGE: ReadonlySet<string> = new Set<Found['status']>(['out_of_scope', 'not_published']);

/** Most parts that are answered. */
const MOST = 4;

/**
 * The parts of a text that each ask, in at least three words: apart by question marks, and by
 * "and" before a word that questions begin with. The text itself where it asks once.
 */
function partsOf(text: string, language: Language): string[] {
  const openers = new Set(language.openers.split(' '));
  const opens = (part: string) => openers.has(fold(part).match(/\p{L}+/u)?.[0] ?? '');
  const long = (part: string) => /\S\s+\S+\s+\S/.test(part);
  const sentences = text.split(/(?<=[?!…]|\p{L}{3}\.+)\s+|\n+|;\s+/u);
  const parts: string[] = [];
  for (const sentence of sentences)
    for (const [at, piece] of sentence
      .split(/,? (?:and|und|et|y|e) (?:also |auch |aussi |tambien )?/)
      .entries()) {
      const last = parts.at(-1) ?? '';
      // "When and where was she born" asks for both of the same.
      // "My son is six and has a limb difference" asks nothing.
      const asks = sentence.includes('?') || opens(sentence);
      if (at === 0 || (asks && opens(piece) && long(piece) && / /.test(last))) parts.push(piece);
      else parts[parts.length - 1] = `${last} ${piece}`;
    }
  const asking = parts.filter((part) => long(part) && (opens(part) || /\?$/.test(part)));
  const some = asking.length > (sentences.length > 1 ? 0 : 1) && asking.length <= MOST;
  // "And who built it" is about what the first part names.
  const names = asking[0]?.match(NAMES)?.join(' ') ?? '';
  const whole = (part: string, at: number) =>
    at > 0 && !/ \p{Lu}/u.test(part) ? `${part} ${names}` : part;
  return some ? asking.map(whole) : [text];
}

/**
 * Answers a question from the published facts; `today` (YYYY-MM-DD) ends what is open.
 */
export function answerTo(text: string, snapshot: Snapshot, today: string): Found {
  const search = searchOf(snapshot);
  const question = text.normalize('NFKC').slice(0, LONGEST);
  const told = languageOf(question, search.facts.language);
  if (told === null) return elsewhere(question, search);
  const own = search.facts.language;
  if (told) return answerIn(told, question, search, today);
  // Nothing tells the language of a keyword. One that no record has may be a word of another.
  const first = answerIn(own, question, search, today);
  const { content } = readQuestion(question, own, search);
  if (first.status === 'answered' || content.some(({ stem }) => search.has(stem))) return first;
  const others = LANGUAGES.filter((language) => language !== own)
    .filter((language) => isMeant(readQuestion(question, language, search)))
    .map((language) => answerIn(language, question, search, today));
  const all = [...others.filter(({ status }) => status === 'answered'), first, ...others];
  return all.find(({ status }) => !STRANGE.has(status)) ?? first;
}

/** The answer to a question that is read in a language. */
function answerIn(language: Language, question: string, search: Search, today: string): Found {
  const one = (part: string, at = 0): Found => {
    const found = answerOne(part, language, search, today);
    if (at === 0 || found.way !== 'field') return found;
    const { personal, named } = readQuestion(part, language, search);
    // "And what was the job" is about what the first part asks for, not about every profile.
    const strays = !personal && named.length === 0;
    return strays ? { ...found, status: 'nearest', pieces: [] } : found;
  };
  const whole = one(question);
  const parts = partsOf(question, language);
  if (whole.way === 'common_question' || parts[0] === question) return whole;
  const found = parts.map(one);
  // Of whom the rest asks that follows a private matter ("and where did he teach") nobody knows.
  const [first] = parts as [string];
  const { isPrivate, kin } = readQuestion(first, language, search);
  const hidden = found[0]?.status !== 'answered' && (isPrivate || kin);
  return hidden ? whole : together(found, language, whole);
}

/** Answers to the parts of a question as one; the whole, where the parts do not say more. */
function together(parts: readonly Found[], language: Language, whole: Found): Found {
  const answers = ({ status }: Found) => status === 'answered';
  const all = parts.every(answers);
  if (!parts.some(answers) || (answers(whole) && (!all || !parts[1]))) return whole;
  // One part is a question with talk around it.
  if (parts[0] && !parts[1]) return parts[0];
  const answered = parts.filter(answers);
  const given = [...answered, ...parts].map((part) => part.sources);
  const sources = inTurn(given).slice(0, MOST_RECORDS);
  return {
    status: all ? 'answered' : 'partially_answered',
    way: parts.every(({ way }) => way === 'field') ? 'field' : 'passage',
    pieces: parts.flatMap((one, at): Piece[] => [
      { frame: language.frames.part.replace('{n}', String(at + 1)) },
      ...(answers(one) ? one.pieces : [frame('missing', language)]),
    ]),
    sources,
    beside: whole.beside ?? [],
    // The first source of each part that is answered stands before all others.
    grounds: Math.min(sources.length, answered.length),
    why: parts.map(({ why }) => why).join(' + '),
  };
}
