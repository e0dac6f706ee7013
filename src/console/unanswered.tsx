/** Questions without an answer, those that ask the same as one, each a click from its answer. */
import { useRef, useState } from 'preact/hooks';
import { byId } from '../browser/element.ts';
import { counted, timeOf, words } from '../browser/words.ts';
import { type Answer, questionFile } from '../schemas/question-file.ts';
import { listUnanswered, writeAnswer } from './api.ts';
import { Button, useWork } from './button.tsx';
import { download } from './download.ts';
import { AreaField, TextField } from './field.tsx';
import { Load, Problem } from './load.tsx';
import { Part, Untrusted } from './parts.tsx';
import { say } from './say.ts';
import type { Unanswered } from './types.ts';

/** Whether `npm run dev` runs, which writes into content/: its page says so. */
const isLive = () => byId('console').closest('[data-live]') !== null;

type Group = Unanswered['groups'][number];

function AnswerForm({ group }: { group: Group }) {
  const [id, setId] = useState(group.suggested_id);
  const [question, setQuestion] = useState(group.question.slice(0, 300));
  const [answer, setAnswer] = useState('');
  const [sources, setSources] = useState(
    (group.sources.length > 0 ? group.sources : ['/api/profile']).join('\n'),
  );
  const [told, setTold] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { error, busy, run } = useWork();
  const tell = (text: string) => {
    setTold(text);
    say(text);
  };
  /** Does something with the answer when it is whole; else the browser says what is missing. */
  const withAnswer = (work: (written: Answer, file: string) => Promise<void> | void) => () => {
    if (!form.current?.reportValidity()) return;
    const paths = sources.split('\n').map((path) => path.trim());
    const written = { id, question, answer, sources: paths.filter((path) => path !== '') };
    const day = new Date().toISOString().slice(0, 10);
    void run(async () => work(written, questionFile(written, day)));
  };
  const place = `content/questions/${id}.md`;
  return (
    <form class="form" ref={form} onSubmit={(event) => event.preventDefault()}>
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
      <TextField
        label="The question, as people ask it"
        hint="It began as words of an agent: write it in yours."
        value={question}
        change={setQuestion}
        attributes={{ required: true, maxLength: 300 }}
      />
      <AreaField
        label="Your answer, in Markdown"
        value={answer}
        change={setAnswer}
        attributes={{ rows: 6, required: true }}
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
        {isLive() && (
          <Button
            busy={busy}
            press={withAnswer(async (written) => {
              await writeAnswer(written);
              tell(`Written: ${place}. It is published as soon as the page is loaded again.`);
            })}
          >
            Write into content/
          </Button>
        )}
        <Button
          look={isLive() ? 'quiet' : ''}
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
      <p class="told">{told}</p>
    </form>
  );
}

function GroupItem({ group }: { group: Group }) {
  const { question, count, wordings, last_asked_at, answer_status } = group;
  return (
    <li class="record group">
      <Untrusted>{question}</Untrusted>
      <p class="detail">
        Asked {counted(count, 'time')}, last {timeOf(last_asked_at)} · {words(answer_status)}
      </p>
      {wordings.length > 0 && (
        <details class="said">
          <summary>In other words</summary>
          {wordings.map((wording) => (
            <Untrusted>{wording}</Untrusted>
          ))}
        </details>
      )}
      <details class="said">
        <summary>Write the answer</summary>
        <AnswerForm group={group} />
      </details>
    </li>
  );
}

export function UnansweredQuestions() {
  return (
    <Part id="unanswered" title="Without an answer">
      <Load title="Questions without an answer" load={listUnanswered} quiet>
        {({ groups }) =>
          groups.length === 0 ? (
            <p class="detail">Every question of the last 90 days has an answer.</p>
          ) : (
            <ul class="plain records">
              {groups.map((group) => (
                <GroupItem key={group.question} group={group} />
              ))}
            </ul>
          )
        }
      </Load>
    </Part>
  );
}
