/** The first way to an answer: the owner's own answers to common questions. */
import type { Rec } from '../facts/record.ts';
import type { Search } from '../search/search.ts';
import { rowAnswer, rowKey } from './fields.ts';
import { type Asked, readQuestion } from './reading.ts';

export type Common = {
  record: Rec;
  answer: string;
  answered: boolean;
  /** Paths of the records behind the answer. */
  sources: readonly string[];
  /** Folded words of the question in one line. */
  line: string;
  /** The row that asks the same of every profile; null where none does. */
  row: string | null;
};

const made = new WeakMap<Search, Common[]>();

function commonsOf(search: Search): Common[] {
  const known = made.get(search);
  if (known) return known;
  const { language, records, snapshot } = search.facts;
  const commons = snapshot.manifest.common_questions.flatMap((one): Common[] => {
    const record = records.find(({ kind, id }) => kind === 'question' && id === one.id);
    if (!record) return [];
    const asked = readQuestion(one.question, language, search);
    const row = rowAnswer(asked, search, '');
    return [
      {
        record,
        answer: one.answer_markdown,
        answered: one.answered,
        sources: one.sources.map(({ source_path }) => source_path),
        line: asked.line,
        row: row?.plain ? rowKey(row.id, asked) : null,
      },
    ];
  });
  made.set(search, commons);
  return commons;
}

/** The owner's answer to what a row asks, where there is one. */
export function commonOfRow(row: string | null, search: Search): Common | null {
  return commonsOf(search).find((one) => row !== null && one.row === row) ?? null;
}

/** The owner's answer to the same question, word by word. */
export const commonAnswer = ({ line }: Asked, search: Search): Common | null =>
  commonsOf(search).find((one) => one.line === line) ?? null;
