/** The answer to a group of questions, as a file of the content. */
import { useRef, useState } from 'preact/hooks';
import { type Answer, questionFile } from '../schemas/question-file.ts';
import { writeAnswer } from './api.ts';
import { useBeside } from './beside.ts';
import { Button, useWork } from './button.tsx';
import { confirmed } from './confirm.tsx';
import { download } from './download.ts';
import { useDraft } from './drafts.ts';
import { AreaField, TextField } from './field.tsx';
import { Problem } from './load.tsx';
import type { QuestionGroup } from './types.ts';
import { tell } from './undo.tsx';

export function AnswerForm({ group }: { group: QuestionGroup }) {
  const [id, setId] = useState(group.suggested_id);
  const question = useDraft(`question-${group.id}`, group.question.slice(0, 300));
  const answer = useDraft(`answer-${group.id}`);
  const near = [...new Set(group.nearest.map(({ path }) => path.replace(/#.*/, '')))];
  const [sources, setSources] = useState((near.length > 0 ? near : ['/api/profile']).join('\n'));
  const { writes } = useBeside();
  const form = useRef<HTMLFormElement>(null);
  const { error, busy, run } = useWork();
  /** Does something with the answer when it is whole; else the browser says what is missing. */
  const withAnswer = (work: (written: Answer, file: string) => Promise<void> | void) => () => {
    if (!form.current?.reportValidity()) return;
    const paths = sources.split('\n').map((path) => path.trim());
    const written = {
      id,
      question: question.text,
      answer: answer.text,
      sources: paths.filter((path) => path !== ''),
    };
    const day = new Date().toISOString().slice(0, 10);
    void run(async () => work(written, questionFile(written, day)));
  };
  const place = `content/questions/${id}.md`;
  const done = (text: string) => {
    tell(text);
    question.drop();
    answer.drop();
  };
  return (
    <form class="form answer" ref={form} onSubmit={(event) => event.preventDefault()}>
      <h4>Write the answer</h4>
      <AreaField
        label="Your answer, in Markdown"
        value={answer.text}
        change={answer.change}
        attributes={{ rows: 6, required: true, maxLength: 20_000 }}
      />
      <TextField
        label="The question, as people ask it"
        hint="It began as words of an agent: write it in yours."
        value={question.text}
        change={question.change}
        attributes={{ required: true, maxLength: 300 }}
      />
      <TextField
        label="Name of the file"
        value={id}
        change={setId}
        attributes={{
          required: true,
          pattern: '[a-z0-9]+(-[a-z0-9]+)*',
          maxLength: 120,
          spellcheck: false,
        }}
      />
      <AreaField
        label="Paths of the records behind it"
        hint="One in each line, such as /api/profile."
        value={sources}
        change={setSources}
        attributes={{ rows: 4, required: true, spellcheck: false }}
      />
      {error !== undefined && <Problem error={error} />}
      <div class="actions">
        {writes && (
          <Button
            busy={busy}
            press={withAnswer(async (written, file) => {
              if (!(await confirmed(`Write ${place}?`, file, 'Write it'))) return;
              await writeAnswer(written);
              done(`Written: ${place}. It is published with the next build; npm run dev shows it.`);
            })}
          >
            Write into content/
          </Button>
        )}
        <Button
          look={writes ? 'quiet' : ''}
          press={withAnswer(async (_, file) => {
            await navigator.clipboard.writeText(file);
            tell(`Copied. Its place is ${place}.`);
          })}
        >
          Copy the file
        </Button>
        <Button
          look="quiet"
          press={withAnswer((_, file) => {
            download(new Blob([file], { type: 'text/markdown' }), `${id}.md`);
            tell(`The download has begun. Its place is ${place}.`);
          })}
        >
          Download the file
        </Button>
      </div>
    </form>
  );
}
