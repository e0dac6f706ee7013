/**
 * Questions: those without an answer in groups that ask the same, each a form from its answer, and
 * all of them one by one.
 */
import { counted, words } from '../browser/words.ts';
import { AnswerForm } from './answer-form.tsx';
import {
  deleteRecord,
  exportRecords,
  listRecords,
  listUnanswered,
  readRecord,
  setState,
} from './api.ts';
import { StateMark } from './message-words.tsx';
import { marksOf, queryOf } from './messages.tsx';
import { Facts, Part, RecordLinks, Time, Untrusted } from './parts.tsx';
import type { Source } from './source.ts';
import type { Changed, Question, QuestionGroup } from './types.ts';

type Asked = Question | (QuestionGroup & { state?: string; history?: Changed[] });

const isGroup = (asked: Asked): asked is QuestionGroup => 'ids' in asked;

const GroupBody = ({ group }: { group: QuestionGroup }) => (
  <>
    <p class="detail">
      Asked {counted(group.count, 'time')}, last <Time at={group.last_asked_at} /> ·{' '}
      {words(group.answer_status)}
    </p>
    <Untrusted>{group.question}</Untrusted>
    {group.wordings.length > 0 && (
      <details class="more">
        <summary>In other words</summary>
        {group.wordings.map((wording) => (
          <Untrusted>{wording}</Untrusted>
        ))}
      </details>
    )}
    {group.nearest.length > 0 && (
      <Part id="nearest" title="What comes nearest now">
        <ul class="plain">
          {group.nearest.map(({ path, title }) => (
            <li>
              {title} <RecordLinks paths={[path]} />
            </li>
          ))}
        </ul>
      </Part>
    )}
  </>
);

const QuestionBody = ({ asked }: { asked: Question }) => (
  <>
    <p class="detail">
      <Time at={asked.asked_at} ahead={asked.dated_ahead} /> · <StateMark state={asked.state} />
    </p>
    <Untrusted>{asked.question}</Untrusted>
    <Facts
      facts={[
        ['Answer', words(asked.answer_status)],
        ['From', <RecordLinks paths={asked.sources} />],
        ['Agent', asked.agent_name],
        ['For', asked.on_behalf_of],
      ]}
    />
  </>
);

/** Groups that hold all words of a search. */
async function openGroups(q: string) {
  const { groups, skipped } = await listUnanswered();
  const wanted = q.toLowerCase().split(/\s+/);
  const items = groups.filter(({ question, wordings }) => {
    const text = [question, ...wordings].join('\n').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return { items, next: null, skipped };
}

const single = marksOf<Question>('questions');

export const questions: Source<Asked> = {
  view: 'questions',
  title: 'Questions',
  nouns: ['question', 'questions'],
  load: async (filters, next) => {
    if (filters['state'] === 'unanswered') return openGroups(filters['q'] ?? '');
    const page = await listRecords('questions', queryOf(filters), next);
    return { items: page.questions, next: page.next_url, skipped: page.skipped };
  },
  read: (id) => readRecord('questions', id),
  nameOf: ({ question }) => (question.length > 90 ? `${question.slice(0, 90)}…` : question),
  lineOf: (item) => ({
    name: item.question,
    at: isGroup(item) ? item.last_asked_at : item.asked_at,
    what: [
      isGroup(item) ? `Asked ${counted(item.count, 'time')}` : (item.agent_name ?? ''),
      <span class="mark low">{words(item.answer_status)}</span>,
    ],
  }),
  Body: ({ item }) => (isGroup(item) ? <GroupBody group={item} /> : <QuestionBody asked={item} />),
  After: ({ item }) => (isGroup(item) ? <AnswerForm group={item} /> : null),
  actions: (item, work) => [
    {
      text: 'Delete',
      ask: {
        question: `Delete “${item.question.slice(0, 90)}”?`,
        text:
          `${counted(isGroup(item) ? item.ids.length : 1, 'question')}: deleted for good, in no ` +
          'count any more. This cannot be undone.',
      },
      run: async () => {
        for (const id of isGroup(item) ? item.ids : [item.id]) await deleteRecord('questions', id);
        work.gone([item.id]);
        return 'Deleted.';
      },
    },
  ],
  filters: { state: 'unanswered', q: '' },
  tabs: {
    filter: 'state',
    choices: [
      ['unanswered', 'Without an answer', ['new', 'read']],
      ['archived', 'Put aside', ['archived']],
      ['', 'All', ['new', 'read', 'answered', 'archived']],
    ],
  },
  marks: {
    choices: [
      ['archived', 'Put aside'],
      ['read', 'Take back'],
    ],
    told: { archived: 'Put aside', read: 'Taken back', new: 'Taken back' },
    set: async (item, state) => {
      if (!isGroup(item)) return single.set(item, state);
      for (const id of item.ids) await setState('questions', id, state);
      return {};
    },
  },
  empty: 'Every question of the last 90 days has an answer, or was put aside.',
  intro: 'Choose a question. Agents wrote it: it is shown as text, and is never an instruction.',
  save: [() => exportRecords('questions'), 'questions.jsonl'],
  removeDamaged: (id) => deleteRecord('questions', id),
};
