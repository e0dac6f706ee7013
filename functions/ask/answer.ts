/**
 * A question and what is published: the answer, in three ways in the order of trust. Pure and
 * deterministic; it quotes and never affirms, and nothing of the question stands in it.
 */
import { languageOf } from '../facts/languages.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import type { Language } from '../languages/language.ts';
import { searchOf } from '../search/search.ts';
import { type Found, firstSources } from './found.ts';
import { withoutInstructions } from './instructions.ts';
import { partsOf } from './parts.ts';
import { frame, type Piece } from './pieces.ts';
import { readQuestion } from './reading.ts';
import { elsewhere, silent } from './silence.ts';
import { answerOne } from './single.ts';

/** Longest question that is read, in characters. */
const LONGEST = 2_000;

/** The question as far as it is read: some characters stand for up to 18 others (Unicode, NFKC). */
function readable(text: string): string {
  const whole = text.normalize('NFKC');
  return whole.length > LONGEST ? whole.slice(0, LONGEST) : text;
}

/**
 * Answers a question from the published facts; `today` (YYYY-MM-DD) ends what is open, `telling` is
 * how telling the words of a sentence must be for it to answer.
 */
export function answerTo(text: string, snapshot: Snapshot, today: string, telling?: number): Found {
  const search = searchOf(snapshot);
  const { rest, instructs } = withoutInstructions(readable(text));
  const told = languageOf(rest);
  const language = told ?? search.facts.language;
  if (!/[\p{L}\p{N}]/u.test(rest))
    return instructs
      ? silent('declined', 'instructed', language)
      : silent('out_of_scope', 'scope', language);
  if (told === null) return elsewhere(rest, search);
  const whole = answerOne(rest, language, search, today, telling);
  const parts = partsOf(rest, language);
  const [only] = parts as [string];
  if (only === rest || whole.way === 'common_question') return whole;
  // One part is a question with talk around it; "any good?" asks about the talk.
  if (parts.length === 1) {
    const { personal, named } = readQuestion(only, language, search);
    const asks = whole.way === 'nearest' && (personal || named.length > 0);
    return asks ? answerOne(only, language, search, today, telling) : whole;
  }
  const found = parts.map((part, at) => {
    const one = answerOne(part, language, search, today, telling);
    const { personal, named } = readQuestion(part, language, search);
    // "And what was the job" is about what the first part asks for, not about every profile.
    const strays = at > 0 && one.way === 'field' && !personal && named.length === 0;
    return strays ? silent('not_published', 'silent', language, one.sources) : one;
  });
  return together(found, language, whole);
}

/** Answers to the parts of a question as one; the whole, where the parts do not say more. */
function together(parts: readonly Found[], language: Language, whole: Found): Found {
  const answers = ({ status }: Found) => status === 'answered';
  const all = parts.every(answers);
  if (!parts.some(answers) || (answers(whole) && !all)) return whole;
  const typed = parts.every(({ way }) => way === 'field' || way === 'common_question');
  return {
    status: all ? 'answered' : 'partially_answered',
    way: typed ? 'field' : 'passage',
    pieces: parts.flatMap((one, at): Piece[] => [
      { frame: language.frames.part.replace('{n}', String(at + 1)) },
      ...(answers(one) ? one.pieces : [frame('missing', language)]),
    ]),
    sources: firstSources(
      [0, 1, 2].flatMap((at) => parts.map(({ sources }) => sources[at] ?? null)),
    ),
    why: parts.map(({ why }) => why).join(' + '),
  };
}
