/** The answer to a group of questions, as a file of the content. */
import { useRef } from 'preact/hooks';
import { answered } from '../browser/call.ts';
import { type Answer, questionFile } from '../schemas/question-file.ts';
import { type Action, Actions } from './actions.tsx';
import { download, type QuestionGroup } from './api.ts';
import { Fields } from './controls.tsx';
import { confirmed } from './dialog.tsx';
import { useBeside, useDraft } from './drafts.ts';
import { say } from './labels.ts';
import { headersOf } from './session.ts';

const ID = { required: true, pattern: '[a-z0-9]+(-[a-z0-9]+)*', maxLength: 120, spellcheck: false };
const FIELDS = {
  answer: { rows: 6, attributes: { required: true, maxLength: 20_000 } },
  question: { attributes: { required: true, maxLength: 300 } },
  id: { attributes: ID },
  sources: { rows: 4, attributes: { required: true, spellcheck: false } },
};

/** What is shown before a file is written is the file: all of it is new. */
export function AnswerForm({ group }: { group: QuestionGroup }) {
  const near = [...new Set(group.nearest.map(({ path }) => path.replace(/#.*/, '')))];
  const first = {
    id: group.suggested_id,
    question: group.question.slice(0, 300),
    answer: '',
    sources: (near.length > 0 ? near : ['/api/profile']).join('\n'),
  };
  const { value: values, change, drop } = useDraft(`answer-${group.id}`, first);
  const { writes } = useBeside();
  const form = useRef<HTMLFormElement>(null);
  const place = `content/questions/${values.id}.md`;
  /** Does something with the answer when it is whole; else the browser says what is missing. */
  const action = (
    text: string,
    look: '' | 'quiet',
    work: (file: string, written: Answer) => unknown,
  ): Action => ({
    text,
    look,
    run: () => {
      if (!form.current?.reportValidity()) return;
      const paths = values.sources.split('\n').map((path) => path.trim());
      const written = { ...values, sources: paths.filter((path) => path !== '') };
      return work(questionFile(written, new Date().toISOString().slice(0, 10)), written);
    },
  });
  const write = async (file: string, body: Answer) => {
    if (!(await confirmed(say.answer.ask({ place }), file, say.answer.yes))) return;
    await answered('/admin/content/questions', { method: 'POST', body, headers: headersOf('key') });
    drop();
    return say.answer.written({ place });
  };
  return (
    <form class="form answer" ref={form} onSubmit={(event) => event.preventDefault()}>
      <h4>{say.answer.title}</h4>
      <Fields
        shape={FIELDS}
        labels={say.answer.fields}
        hints={say.answer.hints}
        values={values}
        change={change}
      />
      <Actions
        actions={[
          writes && action(say.answer.write, '', write),
          action(say.answer.copy, writes ? 'quiet' : '', async (file) => {
            await navigator.clipboard.writeText(file);
            return say.answer.copied({ place });
          }),
          action(say.answer.download, 'quiet', (file) => {
            download(new Blob([file], { type: 'text/markdown' }), `${values.id}.md`);
            return say.answer.saved({ place });
          }),
        ]}
      />
    </form>
  );
}
