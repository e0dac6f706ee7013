/** The first way to an answer: the owner's own answers to common questions. */
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { tokensOf } from '../facts/words.ts';
import type { Search } from '../search/search.ts';
import { rowAnswer, rowKey } from './fields.ts';
import { type Asked, readQuestion } from './reading.ts';
import { holdsSlots } from './slots.ts';

export type Common = {
  record: Rec;
  answer: string;
  answered: boolean;
  /** Paths of the records behind the answer. */
  sources: readonly string[];
  asked: Asked;
  /** Stems of the question and its answer. */
  stems: ReadonlySet<string>;
  /** The row that asks the same of every profile; null where none does. */
  row: string | null;
};

/** How like a question must be to one of the owner's, 0 to 1. */
const LEAST = 0.68;

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
    const stems = tokensOf(`${one.question} ${one.answer_markdown}`, language);
    return [
      {
        record,
        answer: one.answer_markdown,
        answered: one.answered,
        sources: one.sources.map(({ source_path }) => source_path),
        asked,
        stems: new Set(stems.map(({ stem }) => stem)),
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

/**
 * The owner's answer to the same question, in other words too: all that is asked stands in the
 * owner's question or answer, and the answer has the kind of thing that is asked for.
 */
export function commonAnswer(asked: Asked, search: Search): Common | null {
  const commons = commonsOf(search);
  const exact = commons.find((one) => one.asked.line === asked.line);
  if (exact) return exact;
  const { alike, qualifiers } = lexiconOf(search.facts.language);
  const has = (stems: ReadonlySet<string>, own: string): boolean =>
    stems.has(own) ||
    (!qualifiers.has(own) && [...(alike.get(own) ?? [])].some((stem) => stems.has(stem)));
  const sum = (stems: readonly string[]) =>
    stems.reduce((all, stem) => all + search.weight(stem), 0);
  const ownOf = ({ content }: Asked) =>
    content.filter(({ filler, light }) => !filler && !light).map(({ own }) => own);
  const content = ownOf(asked);
  let best: { one: Common; score: number } | null = null;
  for (const one of commons) {
    const question = ownOf(one.asked);
    const theirs = new Set(question);
    const shared = sum(content.filter((own) => has(theirs, own)));
    const score = (2 * shared) / (sum(content) + sum(question) || 1);
    const other = [...asked.slots].filter((slot) => !one.asked.slots.has(slot));
    if (
      score >= LEAST &&
      score > (best?.score ?? 0) &&
      content.every((own) => has(one.stems, own)) &&
      holdsSlots({ ...asked, slots: new Set(other) }, one.answer, search) &&
      (one.asked.denies || !asked.denies) &&
      !(asked.yesNo && one.asked.slots.size > 0)
    )
      best = { one, score };
  }
  return best?.one ?? null;
}
