/** Questions: without an answer in groups, each a form from its answer; and all one by one. */
import { AnswerForm } from './answer-form.tsx';
import { admin, type Changed, type Question, type QuestionGroup } from './api.ts';
import { say, wordOf } from './labels.ts';
import {
  type Fact,
  Facts,
  Mark,
  RecordLinks,
  StateMark,
  signedBy,
  Time,
  Untrusted,
} from './parts.tsx';
import { deleteRecord, records, removal, type Source, setState } from './source.ts';

type Asked = Question | (QuestionGroup & { state?: string; history?: Changed[] });

const isGroup = (asked: Asked): asked is QuestionGroup => 'ids' in asked;
const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text);

const groupFacts = ({ count, last_asked_at, wordings, nearest }: QuestionGroup): Fact[] => [
  [say.questions.asked({ count }), [`${say.time.last} `, <Time at={last_asked_at} />]],
  [
    say.questions.wordings,
    wordings.length > 0 && wordings.map((wording) => <Untrusted>{wording}</Untrusted>),
  ],
  [
    say.questions.nearest,
    nearest.length > 0 &&
      nearest.map(({ path, title }) => (
        <div>
          {title} <RecordLinks paths={[path]} />
        </div>
      )),
  ],
];

const questionFacts = (asked: Question): Fact[] => [
  [<StateMark state={asked.state} />, <Time at={asked.asked_at} ahead={asked.dated_ahead} />],
  [say.questions.sources, <RecordLinks paths={asked.sources} />],
  [say.questions.agent, asked.agent_name],
  [say.questions.onBehalf, asked.on_behalf_of],
  signedBy(asked.signature),
];

/** Groups that hold all words of a search. */
async function openGroups(q = '') {
  const { groups, skipped } = await admin<'listUnanswered'>('questions/unanswered?limit=500');
  const wanted = q.toLowerCase().split(/\s+/);
  const items = groups.filter(({ question, wordings }) => {
    const text = [question, ...wordings].join('\n').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  return { items, next: null, skipped };
}

const single = records('questions');

export const questions: Source<Asked> = {
  ...single,
  view: 'questions',
  words: say.questions.list,
  load: (filters, next) =>
    filters['state'] === 'unanswered' ? openGroups(filters['q']) : single.load(filters, next),
  nameOf: ({ question }) => short(question),
  lineOf: (item) => ({
    name: item.question,
    at: isGroup(item) ? item.last_asked_at : item.asked_at,
    what: [
      isGroup(item) ? say.questions.asked({ count: item.count }) : (item.agent_name ?? ''),
      <Mark look="low" text={wordOf(item.answer_status)} />,
    ],
  }),
  Body: ({ item }) => (
    <>
      <Untrusted>{item.question}</Untrusted>
      <Facts
        facts={[
          [say.questions.answer, wordOf(item.answer_status)],
          ...(isGroup(item) ? groupFacts(item) : questionFacts(item)),
        ]}
      />
    </>
  ),
  After: ({ item }) => (isGroup(item) ? <AnswerForm group={item} /> : null),
  deletions: (item) => [
    removal(short(item.question), async () => {
      const ids = isGroup(item) ? item.ids : [item.id];
      let kept = '';
      for (const id of ids) ({ kept } = await deleteRecord('questions', id));
      return { deleted: ids.length, kept };
    }),
  ],
  tabs: [
    ['unanswered', say.questions.unanswered, ['new', 'read']],
    ['archived', say.questions.told.archived, ['archived']],
    ['', say.tabs.all, ['new', 'read', 'answered', 'archived']],
  ],
  marks: {
    act: { archived: say.questions.act.archived, read: say.marks.act.read },
    told: say.questions.told,
    set: async (item, state) => {
      if (!isGroup(item)) return single.marks.set(item as Question, state);
      for (const id of item.ids) await setState('questions', id, state);
      return {};
    },
  },
};
