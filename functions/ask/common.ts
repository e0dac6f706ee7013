/** The first way to an answer: the owner's own answers to common questions. */
import type { Rec } from '../facts/record.ts';
import { lineOf, tokensOf } from '../facts/words.ts';
import type { Search } from '../search/search.ts';

export type Common = {
  record: Rec;
  answer: string;
  answered: boolean;
  /** Records behind the answer. */
  sources: readonly Rec[];
  /** Folded words of the question in one line. */
  line: string;
};

const made = new WeakMap<Search, Common[]>();

function commonsOf(search: Search): Common[] {
  const known = made.get(search);
  if (known) return known;
  const { language, records, snapshot } = search.facts;
  const commons = snapshot.manifest.common_questions.flatMap((one): Common[] => {
    const record = records.find(({ kind, id }) => kind === 'question' && id === one.id);
    if (!record) return [];
    const paths = one.sources.map(({ source_path }) => source_path);
    return [
      {
        record,
        answer: one.answer_markdown,
        answered: one.answered,
        sources: paths.flatMap((path) => records.filter((other) => other.path === path)),
        line: lineOf(tokensOf(one.question, language)),
      },
    ];
  });
  made.set(search, commons);
  return commons;
}

/** The owner's answer to the same question, word by word. */
export const commonAnswer = (line: string, search: Search): Common | null =>
  commonsOf(search).find((one) => one.line === line) ?? null;

/** The common question that a record is. */
export const commonOf = (record: Rec, search: Search): Common | null =>
  commonsOf(search).find((one) => one.record === record) ?? null;
