/**
 * A question and what is published: the answer, in three ways in the order of trust. Pure and
 * deterministic; it quotes and never affirms, and nothing of the question stands in it.
 */
import { languageOf } from '../facts/languages.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import type { Language } from '../languages/language.ts';
import { searchOf } from '../search/search.ts';
import { type Found, firstSources } from './found.ts';
import { partsOf } from './parts.ts';
import { frame, type Piece } from './pieces.ts';
import { readQuestion } from './reading.ts';
import { elsewhere } from './silence.ts';
import { answerOne } from './single.ts';

/** Longest question that is read: some characters stand for up to 18 others (Unicode, NFKC). */
const LONGEST = 2_000;

/**
 * Answers a question from the published facts; `today` (YYYY-MM-DD) ends what is open, `telling` is
 * how telling the words of a sentence must be for it to answer.
 */
export function answerTo(text: string, snapshot: Snapshot, today: string, telling?: number): Found {
  const search = searchOf(snapshot);
  const question = text.normalize('NFKC').slice(0, LONGEST);
  const told = languageOf(question);
  if (told === null) return elsewhere(question, search);
  const language = told ?? search.facts.language;
  const one = (part: string, at = 0): Found => {
    const found = answerOne(part, language, search, today, telling);
    if (at === 0 || found.way !== 'field') return found;
    const { personal, named } = readQuestion(part, language, search);
    // "And what was the job" is about what the first part asks for, not about every profile.
    const strays = !personal && named.length === 0;
    return strays ? { ...found, status: 'not_published', pieces: [] } : found;
  };
  const whole = one(question);
  const parts = partsOf(question, language);
  if (whole.way === 'common_question' || parts[0] === question) return whole;
  return together(parts.map(one), language, whole);
}

/** Answers to the parts of a question as one; the whole, where the parts do not say more. */
function together(parts: readonly Found[], language: Language, whole: Found): Found {
  const answers = ({ status }: Found) => status === 'answered';
  const all = parts.every(answers);
  if (!parts.some(answers)) return whole;
  return {
    status: all ? 'answered' : 'partially_answered',
    way: parts.every(({ way }) => way === 'field') ? 'field' : 'passage',
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
