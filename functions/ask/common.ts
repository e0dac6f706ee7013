/** The first way to an answer: the owner's own answers to common questions. */
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { type Asked, readQuestion } from './reading.ts';
import { holdsSlots } from './slots.ts';

export type Common = {
  record: Rec;
  answer: string;
  answered: boolean;
  /** Paths of the records behind the answer. */
  sources: readonly string[];
  /** Folded words of the question in one line, and the stems of its content. */
  line: string;
  stems: ReadonlySet<string>;
  /** What the question asks for. */
  slots: Asked['slots'];
};

/** Share of either question that must stand in the other. */
const LEAST = 0.6;

/** Most words of a question that are compared. */
const MOST = 24;

const made = new WeakMap<Search, Common[]>();
const contentOf = ({ content }: Asked) => content.filter(({ filler }) => !filler).slice(0, MOST);

function commonsOf(search: Search): Common[] {
  const known = made.get(search);
  if (known) return known;
  const { language, records, snapshot } = search.facts;
  const commons = snapshot.manifest.common_questions.flatMap((one): Common[] => {
    const record = records.find(({ kind, id }) => kind === 'question' && id === one.id);
    if (!record) return [];
    const asked = readQuestion(one.question, language, search);
    return [
      {
        record,
        answer: one.answer_markdown,
        answered: one.answered,
        sources: one.sources.map(({ source_path }) => source_path),
        line: asked.line,
        stems: new Set(contentOf(asked).map(({ own }) => own)),
        slots: asked.slots,
      },
    ];
  });
  made.set(search, commons);
  return commons;
}

/** The owner's answer to the same question, word by word. */
export const commonAnswer = ({ line }: Asked, search: Search): Common | null =>
  commonsOf(search).find((one) => one.line === line) ?? null;

/** The owner's answer to a question in other words: most of either stands in the other. */
export function commonLike(asked: Asked, search: Search): Common | null {
  const content = contentOf(asked);
  const groups = [...Map.groupBy(wantedFor(content, asked.language, search), ({ of }) => of)];
  const { qualifiers } = lexiconOf(asked.language);
  const strict = content.some(({ stem }) => qualifiers.has(stem));
  const worth = (stems: readonly string[]) =>
    stems.reduce((all, stem) => all + search.weight(stem), 0);
  const like = ({ stems }: Common): number => {
    const shared = groups.flatMap(([, some]) => some.find(({ stem }) => stems.has(stem)) ?? []);
    const both = worth([...new Set(shared.map(({ stem }) => stem))]);
    const missing = groups.filter(([, some]) => !some.some(({ stem }) => stems.has(stem)));
    // "Did she invent A" is not "Did she invent B".
    if (strict && missing.length > 0) return 0;
    const rest = worth(missing.map(([, [one]]) => one?.stem ?? ''));
    return Math.min(both / (both + rest || 1), both / (worth([...stems]) || 1));
  };
  // "How many have it" is not "How do I get it", unless the answer has a number of them.
  const fits = ({ slots, answer }: Common) =>
    holdsSlots({ ...asked, slots: asked.slots.difference(slots) }, answer, search);
  const near = commonsOf(search).map((common) => ({ common, score: like(common) }));
  const [first] = near.sort((a, b) => b.score - a.score);
  return first && first.score >= LEAST && fits(first.common) ? first.common : null;
}

/** The common question that a record is. */
export const commonOf = (record: Rec, search: Search): Common | null =>
  commonsOf(search).find((one) => one.record === record) ?? null;
