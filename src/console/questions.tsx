/** Questions: without an answer in groups, each a form from its answer; and all one by one. */
import { AnswerForm } from './answer-form.tsx';
import {
  admin,
  type Changed,
  deleteRecord,
  type Question,
  type QuestionGroup,
  setState,
} from './api.ts';
import { say, wordOf } from './labels.ts';
import { Facts, Part, RecordLinks, StateMark, signedBy, Time, Untrusted } from './parts.tsx';
import { deleting, records } from './records.ts';
import type { Source } from './source.ts';

type Asked = Question | (QuestionGroup & { state?: string; history?: Changed[] });

const isGroup = (asked: Asked): asked is QuestionGroup => 'ids' in asked;
const idsOf = (asked: Asked) => (isGroup(asked) ? asked.ids : [asked.id]);
const short = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text);

const GroupBody = ({ group }: { group: QuestionGroup }) => (
  <>
    <p class="detail">
      {say.questions.asked({ count: group.count })}, {say.time.last}{' '}
      <Time at={group.last_asked_at} /> · {wordOf(group.answer_status)}
    </p>
    <Untrusted>{group.question}</Untrusted>
    {group.wordings.length > 0 && (
      <details class="more">
        <summary>{say.questions.wordings}</summary>
        {group.wordings.map((wording) => (
          <Untrusted>{wording}</Untrusted>
        ))}
      </details>
    )}
    {group.nearest.length > 0 && (
      <Part id="nearest" title={say.questions.nearest}>
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
        [say.questions.answer, wordOf(asked.answer_status)],
        [say.questions.sources, <RecordLinks paths={asked.sources} />],
        [say.questions.agent, asked.agent_name],
        [say.questions.onBehalf, asked.on_behalf_of],
        signedBy(asked.signature),
      ]}
    />
  </>
);

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
      <span class="mark low">{wordOf(item.answer_status)}</span>,
    ],
  }),
  Body: ({ item }) => (isGroup(item) ? <GroupBody group={item} /> : <QuestionBody asked={item} />),
  After: ({ item }) => (isGroup(item) ? <AnswerForm group={item} /> : null),
  actions: (item, work) => [
    deleting(
      item,
      work,
      say.act.remove,
      say.act.ask({ name: `“${short(item.question)}”` }),
      async () => {
        const ids = idsOf(item);
        let kept = '';
        for (const id of ids) ({ kept } = await deleteRecord('questions', id));
        return { deleted: ids.length, kept };
      },
    ),
  ],
  filters: { state: 'unanswered', q: '' },
  tabs: [
    ['unanswered', say.questions.unanswered, ['new', 'read']],
    ['archived', say.questions.told.archived, ['archived']],
    ['', say.tabs.all, ['new', 'read', 'answered', 'archived']],
  ],
  marks: {
    act: say.questions.act,
    told: say.questions.told,
    set: async (item, state) => {
      if (!isGroup(item)) return single.marks.set(item as Question, state);
      for (const id of item.ids) await setState('questions', id, state);
      return {};
    },
  },
};
