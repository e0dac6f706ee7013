/** The first way to an answer: the owner's common questions, quoted whole. */
import { lexiconOf } from '../facts/languages.ts';
import { once } from '../facts/once.ts';
import type { Rec } from '../facts/record.ts';
import { tokensOf } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { frame, type Piece } from './pieces.ts';
import type { Asked } from './reading.ts';

/** How much of both questions must be the same for one to be near, 0 to 1; beside a typed row. */
const NEAR = 0.45;
const NEAR_ROW = 0.6;
/** For one to ask the same. */
const SAME = 0.78;

/** The stems of a question without whom it is about: "Do you teach?" asks what "does she" does. */
function bareLine(text: string, language: Language, { facts: { person } }: Search): string {
  const { pronouns } = lexiconOf(language);
  const words = tokensOf(text, language).filter(
    ({ word }) => !person.has(word) && !pronouns.has(word),
  );
  return words.map(({ stem }) => stem).join(' ');
}

/** The common questions, each with the stems that it is about. */
const questionsOf = once((search: Search) => {
  const { records, language, person } = search.facts;
  const { stop, pronouns } = lexiconOf(language);
  return records
    .filter(({ kind }) => kind === 'question')
    .map((record) => {
      const words = tokensOf(record.label, language).filter(
        ({ word }) => !stop.has(word) && !pronouns.has(word) && !person.has(word),
      );
      const line = bareLine(record.label, language, search);
      return { record, line, stems: new Set(words.map(({ stem }) => stem)) };
    });
});

/** The common question that a question is, the first of several that ask the same. */
export function sameQuestion(text: string, language: Language, search: Search): Rec | undefined {
  const line = bareLine(text, language, search);
  return questionsOf(search).find((one) => one.line === line)?.record;
}

/** The common question that comes near to a question, where one does. */
export function nearQuestion(
  asked: Asked,
  near: readonly Near[],
  isRow: boolean,
  search: Search,
): { record: Rec; isSame: boolean } | undefined {
  const content = asked.content.filter(({ filler }) => !filler);
  const wanted = Map.groupBy(wantedFor(content, asked.language, search), ({ of }) => of);
  const weightOf = (stems: Iterable<string>) =>
    [...stems].reduce((all, stem) => all + search.weight(stem), 0);
  const words = content.map((_, at) => (wanted.get(at) ?? []).map(({ stem }) => stem));
  const total = words.reduce(
    (all, [first = '', ...rest]) => all + search.weight([first, ...rest].find(search.has) ?? first),
    0,
  );
  const [best] = questionsOf(search)
    .map(({ record, stems }) => {
      const shared = new Set(words.flatMap((some) => some.find((stem) => stems.has(stem)) ?? []));
      const like = (2 * weightOf(shared)) / (total + weightOf(stems) || 1);
      return { record, like };
    })
    .sort((a, b) => b.like - a.like);
  const [first] = near;
  if (best && best.like >= (isRow ? NEAR_ROW : NEAR))
    return { record: best.record, isSame: best.like >= SAME };
  const isFirst = first?.record.kind === 'question' && first.passages.length > 0;
  return isFirst && !isRow ? { record: first.record, isSame: false } : undefined;
}

/** "The owner's answer to ...", as a whole. */
export function ownersAnswer(record: Rec, language: Language, { facts }: Search): Piece[] {
  return facts.snapshot.manifest.common_questions
    .filter(({ id }) => id === record.id)
    .flatMap(({ question, answer_markdown }) => [
      frame('curated', language),
      { quote: question },
      { text: answer_markdown },
    ]);
}
