/**
 * GET /api/admin/questions/unanswered: questions that ask the same as one. Each is asked again of
 * what is published now, and left out when that answers or declines it.
 */
import { answerTo } from '../answers/ask/answer.ts';
import type { Found } from '../answers/ask/found.ts';
import { languageOf, lexiconOf } from '../answers/facts/languages.ts';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { fold, tokensOf } from '../answers/facts/words.ts';
import { type Search, searchOf } from '../answers/search/search.ts';
import { dayBefore } from '../store/days.ts';
import { dayOf } from '../store/keys.ts';
import { readingOf } from '../store/reading.ts';
import type { Operation } from './operation.ts';
import { openQuestions, questionDays } from './question-days.ts';
import { publishedStatusOf, type QuestionRecord } from './records.ts';

/** Records that are looked at, newest first: each may be asked again. */
const MOST_LOOKED_AT = 2000;

const MOST_WORDINGS = 5;

const MOST_IDS = 200;

/** Longest name that is suggested for a file, in characters. */
const LONGEST_ID = 60;

type Group = {
  newest: QuestionRecord;
  ids: string[];
  wordings: Set<string>;
  words: string[];
};

/** Puts a group to those of the same key, where there are any. */
function put<G extends Group>(groups: Map<string, G>, key: string, group: G): void {
  const known = groups.get(key) ?? { ...group, ids: [], wordings: new Set<string>() };
  known.ids.push(...group.ids);
  for (const wording of group.wordings)
    if (known.wordings.size < MOST_WORDINGS) known.wordings.add(wording);
  groups.set(key, known);
}

/** The words that a question is about, as stems; the question itself where it has none. */
function contentOf(question: string, { facts }: Search): { key: string; words: string[] } {
  const language = languageOf(question, facts.language) ?? facts.language;
  const { stop, fillers, pronouns } = lexiconOf(language);
  // As they were written: a misspelt word may be a word of its own.
  const content = tokensOf(question, language).filter(
    ({ word, stem }) =>
      ![stop, pronouns, facts.person].some((small) => small.has(word)) && !fillers.has(stem),
  );
  const stems = [...new Set(content.map(({ stem }) => stem))].sort();
  return {
    key: stems.join(' ') || fold(question.trim()),
    words: content.map(({ word }) => word),
  };
}

/** A name for the file, of words that a file can be called by. */
function nameOf(words: readonly string[]): string {
  const plain = words.map((word) => word.replace(/[^a-z0-9]+/g, '')).filter(Boolean);
  const name = plain.join('-');
  const whole = name.length > LONGEST_ID ? name.slice(0, LONGEST_ID).replace(/-\w*$/, '') : name;
  return whole || 'answer';
}

function groupsOf(records: readonly QuestionRecord[], snapshot: Snapshot): Map<string, Group> {
  const search = searchOf(snapshot);
  const groups = new Map<string, Group>();
  for (const record of records) {
    const { key, words } = contentOf(record.question, search);
    const wordings = new Set([record.question]);
    put(groups, key, { newest: record, ids: [record.session_id], wordings, words });
  }
  return groups;
}

export const listUnanswered: Operation<'listUnanswered'> = async ({ query }, given) => {
  const { stores, snapshot, at, log } = given;
  const today = dayOf(at);
  const since = dayBefore(at, query.since_days);
  const reading = readingOf(stores);
  const counted = await questionDays(reading, since);
  const records = await openQuestions(reading, counted, MOST_LOOKED_AT);
  const asked = records.filter(({ question }) => question !== '');
  const fields = new Map<string, Group & Pick<Found, 'sources'>>();
  for (const [key, group] of groupsOf(asked, snapshot)) {
    const { status, way, why, sources } = answerTo(group.newest.question, snapshot, today);
    if (way === 'common_question' || status === 'answered' || status === 'partially_answered')
      continue;
    // The same field, asked for in other words; or what is close to the same common question.
    const [nearest] = sources;
    const close = nearest?.record.kind === 'question' ? nearest.record.path : key;
    put(fields, why.startsWith('row ') ? why : close, { ...group, sources });
  }
  const most = [...fields.values()].sort((a, b) => b.ids.length - a.ids.length);
  const groups = most.slice(0, query.limit);
  return {
    groups: groups.map(({ newest: record, ids, wordings, words, sources }) => ({
      id: record.session_id,
      ids: ids.slice(0, MOST_IDS),
      question: record.question,
      count: ids.length,
      last_asked_at: record.asked_at,
      answer_status: publishedStatusOf(record),
      sources: record.sources,
      nearest: sources.map(({ record: { path }, heading }) => ({ path, title: heading })),
      wordings: [...wordings].filter((one) => one !== record.question),
      suggested_id: nameOf(words),
      trust_boundary: 'untrusted_agent_text' as const,
      trust_boundary_fields: ['question', 'wordings', 'suggested_id'],
    })),
    looked_at: records.length,
    skipped: reading.told(log),
  };
};
