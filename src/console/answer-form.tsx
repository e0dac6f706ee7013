/** The answer to a group of questions, as a file of the content. */
import { useRef, useState } from 'preact/hooks';
import { answered } from '../browser/call.ts';
import { type Answer, questionFile } from '../schemas/question-file.ts';
import { type Action, Actions } from './actions.tsx';
import type { QuestionGroup } from './api.ts';
import { useBeside } from './beside.ts';
import { confirmed } from './dialog.tsx';
import { download } from './download.ts';
import { useDraft } from './drafts.ts';
import { Field } from './field.tsx';
import { say } from './labels.ts';
import { headersOf } from './session.ts';

/** What is shown before a file is written is the file: all of it is new. */
export function AnswerForm({ group }: { group: QuestionGroup }) {
  const [id, setId] = useState(group.suggested_id);
  const question = useDraft(`question-${group.id}`, group.question.slice(0, 300));
  const answer = useDraft(`answer-${group.id}`);
  const near = [...new Set(group.nearest.map(({ path }) => path.replace(/#.*/, '')))];
  const [sources, setSources] = useState((near.length > 0 ? near : ['/api/profile']).join('\n'));
  const { writes } = useBeside();
  const form = useRef<HTMLFormElement>(null);
  const place = `content/questions/${id}.md`;
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
      const paths = sources.split('\n').map((path) => path.trim());
      const written = {
        id,
        question: question.text,
        answer: answer.text,
        sources: paths.filter((path) => path !== ''),
      };
      return work(questionFile(written, new Date().toISOString().slice(0, 10)), written);
    },
  });
  const write = async (file: string, body: Answer) => {
    if (!(await confirmed(say.answer.ask({ place }), file, say.answer.yes))) return;
    const path = '/admin/content/questions';
    await answered(path, { method: 'POST', body, headers: headersOf('key') });
    question.drop();
    answer.drop();
    return say.answer.written({ place });
  };
  return (
    <form class="form answer" ref={form} onSubmit={(event) => event.preventDefault()}>
      <h4>{say.answer.title}</h4>
      <Field
        label={say.answer.text}
        value={answer.text}
        change={answer.change}
        rows={6}
        attributes={{ required: true, maxLength: 20_000 }}
      />
      <Field
        label={say.answer.question}
        hint={say.answer.questionHint}
        value={question.text}
        change={question.change}
        attributes={{ required: true, maxLength: 300 }}
      />
      <Field
        label={say.answer.file}
        value={id}
        change={setId}
        attributes={{
          required: true,
          pattern: '[a-z0-9]+(-[a-z0-9]+)*',
          maxLength: 120,
          spellcheck: false,
        }}
      />
      <Field
        label={say.answer.sources}
        hint={say.answer.sourcesHint}
        value={sources}
        change={setSources}
        rows={4}
        attributes={{ required: true, spellcheck: false }}
      />
      <Actions
        actions={[
          writes && action(say.answer.write, '', write),
          action(say.answer.copy, writes ? 'quiet' : '', async (file) => {
            await navigator.clipboard.writeText(file);
            return say.answer.copied({ place });
          }),
          action(say.answer.download, 'quiet', (file) => {
            download(new Blob([file], { type: 'text/markdown' }), `${id}.md`);
            return say.answer.saved({ place });
          }),
        ]}
      />
    </form>
  );
}
