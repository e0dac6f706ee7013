/** The first way to an answer: the owner's own answers to common questions. */
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/records.ts';
import { lineOf, tokensOf } from '../facts/words.ts';
import type { Search } from '../search/search.ts';
import type { Asked } from './reading.ts';
import { holdsSlots } from './slots.ts';
import { slotsIn } from './ways.ts';

type Common = {
  record: Rec;
  answer: string;
  answered: boolean;
  sources: readonly string[];
  line: string;
  question: ReadonlySet<string>;
  all: ReadonlySet<string>;
};

/** How like a question must be to one of the owner's, 0 to 1. */
const LEAST = 0.68;

const made = new WeakMap<Search, Common[]>();

function commonsOf({ facts }: Search): Common[] {
  const { language, records, snapshot, person } = facts;
  const { stop } = lexiconOf(language);
  const stemsIn = (text: string) =>
    tokensOf(text, language)
      .filter(({ word }) => !stop.has(word) && !person.has(word))
      .map(({ stem }) => stem);
  return snapshot.manifest.common_questions.flatMap((one) => {
    const record = records.find(({ kind, id }) => kind === 'question' && id === one.id);
    if (!record) return [];
    const question = stemsIn(one.question);
    return {
      record,
      answer: one.answer_markdown,
      answered: one.answered,
      sources: one.sources.map(({ source_path }) => source_path),
      line: lineOf(tokensOf(one.question, language)),
      question: new Set(question),
      all: new Set([...question, ...stemsIn(one.answer_markdown)]),
    };
  });
}

/**
 * The owner's answer to the same question, in other words too: all that is asked stands in the
 * owner's question or answer, and the answer has the kind of thing that is asked for.
 */
export function commonAnswer(asked: Asked, search: Search): Common | null {
  const commons = made.get(search) ?? commonsOf(search);
  made.set(search, commons);
  const exact = commons.find(({ line }) => line === asked.line);
  if (exact) return exact;
  const { fillers, alike, qualifiers } = lexiconOf(search.facts.language);
  const content = asked.content.filter(({ filler }) => !filler);
  const total = content.reduce((all, { own }) => all + search.weight(own), 0);
  let best: { one: Common; score: number } | null = null;
  for (const one of commons) {
    const has = (stems: ReadonlySet<string>, own: string) =>
      stems.has(own) ||
      (!qualifiers.has(own) && [...(alike.get(own) ?? [])].some((stem) => stems.has(stem)));
    const shared = content
      .filter(({ own }) => has(one.question, own))
      .reduce((all, { own }) => all + search.weight(own), 0);
    const own = [...one.question]
      .filter((stem) => !fillers.has(stem))
      .reduce((all, stem) => all + search.weight(stem), 0);
    const score = (2 * shared) / (total + own || 1);
    if (score < LEAST || score <= (best?.score ?? 0)) continue;
    if (!content.every((word) => has(one.all, word.own))) continue;
    const slots = slotsIn(one.line, search.facts.language);
    const other = [...asked.slots].filter((slot) => !slots.has(slot));
    if (other.length > 0 && !holdsSlots({ ...asked, slots: new Set(other) }, one.answer, search))
      continue;
    if (asked.denies !== /\b(not|nicht|pas|no)\b/.test(one.line) && asked.denies) continue;
    best = { one, score };
  }
  return best?.one ?? null;
}
