/**
 * Writes an audit: as a form or as JSON, both of the same data, with the report beside it as its
 * recipients see it.
 */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Markdown } from '../audit/markdown.ts';
import { isMembers } from '../audit/shape.ts';
import { createAudit, patchAudit, readAudit } from './api.ts';
import { Button, useWork } from './button.tsx';
import { draftOf, dropDraft, keepDraft } from './drafts.ts';
import { type Draft, ReportForm } from './editor-form.tsx';
import { AreaField, TextField } from './field.tsx';
import { Load, Problem } from './load.tsx';
import { mergeDiff, nullMembers } from './merge-diff.ts';
import { Preview } from './preview.tsx';
import { putBack } from './revisions.tsx';
import { tell } from './undo.tsx';
import { open } from './views.ts';

/** A new report begins with what every report has. */
const BLANK: Draft = { title: '', summary: '' };

/** What was written and not saved, by slug: it is there again when the owner comes back to it. */
type Begun = { text: string; slug: string };
function begunOf(name: string): Begun | null {
  return JSON.parse(draftOf(`audit-${name}`) ?? 'null');
}

/** Pause after the last key before the preview is drawn, in milliseconds. */
const PREVIEW_DELAY_MS = 150;

/** Parses what was typed, or says what is wrong with it. */
function parsed(text: string): { data: Draft } | { wrong: string } {
  try {
    const data: unknown = JSON.parse(text);
    return isMembers(data)
      ? { data: data as Draft }
      : { wrong: 'The report must be a JSON object: {…}.' };
  } catch (error) {
    return { wrong: `This is not JSON: ${(error as Error).message}` };
  }
}

/** The report as JSON that is typed, with what is wrong with it. */
function JsonField({ draft, change }: { draft: Draft; change: (draft: Draft) => void }) {
  const [text, setText] = useState(() => JSON.stringify(draft, null, 2));
  const result = parsed(text);
  const wrong = 'wrong' in result ? result.wrong : '';
  return (
    <div class="form">
      <AreaField
        label="The report as JSON"
        hint="Any object. Members of other names are shown as lists and tables."
        wrong={wrong}
        value={text}
        change={(typed) => {
          setText(typed);
          const now = parsed(typed);
          if ('data' in now) change(now.data);
        }}
        attributes={{
          rows: 28,
          spellcheck: false,
          class: 'code',
          ref: (area) => area?.setCustomValidity(wrong),
        }}
      />
    </div>
  );
}

/** A slug whose end nobody guesses: 50 random bits in letters and digits. */
function proposedSlug(): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  return `audit-${[...random].map((byte) => (byte % 32).toString(32)).join('')}`;
}

type Props = {
  slug: string | null;
  saved: Draft;
  /** The revision that is changed, and its tag: who changed it meanwhile is not overwritten. */
  revision: number;
  etag: string;
  markdown: Markdown;
  /** What is not saved is kept under: that of a template is none of another new audit. */
  name: string;
};

function EditorForm({ slug, saved, revision, etag, markdown, name }: Props) {
  const [begun] = useState(() => begunOf(name));
  const [draft, setDraft] = useState<Draft>(() => (begun ? JSON.parse(begun.text) : saved));
  const [proposed] = useState(() => (slug ? '' : proposedSlug()));
  const [newSlug, setNewSlug] = useState(begun?.slug ?? proposed);
  const [shown, setShown] = useState(draft);
  const [asJson, setAsJson] = useState(false);
  const [nulls, setNulls] = useState<string[]>([]);
  const { error, busy, run } = useWork();
  useLayoutEffect(() => {
    const text = JSON.stringify(draft);
    if (text === JSON.stringify(saved) && newSlug === proposed) dropDraft(`audit-${name}`);
    else keepDraft(`audit-${name}`, JSON.stringify({ text, slug: newSlug }));
    const timer = setTimeout(() => setShown(draft), PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, newSlug]);

  const save = async () => {
    const found = slug ? nullMembers(draft) : [];
    setNulls(found);
    if (found.length > 0) return;
    const made = slug
      ? await patchAudit(slug, mergeDiff(saved, draft), etag)
      : await createAudit(newSlug, draft);
    dropDraft(`audit-${name}`);
    open('audits', made.slug);
    if (slug && made.revision > revision)
      tell('Saved.', async () => {
        await putBack(made, revision);
        open('audits');
      });
    else tell(slug ? 'Saved.' : 'Created.');
  };
  const discard = () => {
    dropDraft(`audit-${name}`);
    open('audits', slug);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void run(save);
  };
  return (
    <form class="editor" onSubmit={submit}>
      <div class="editor-fields">
        {begun && <p class="told">This is what you had not saved yet.</p>}
        {!slug && (
          <div class="form">
            <TextField
              label="Slug"
              hint={
                'Stands in the address and cannot be changed later: lower-case letters, digits ' +
                'and hyphens. Put a name in front and keep the random end: nobody guesses it.'
              }
              value={newSlug}
              change={setNewSlug}
              attributes={{
                required: true,
                pattern: '[a-z0-9][a-z0-9\\-]{0,119}',
                maxLength: 120,
                spellcheck: false,
              }}
            />
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a toolbar, no part of the form */}
        <div class="toolbar" role="group" aria-label="Edit as">
          <Button look="quiet" pressed={!asJson} press={() => setAsJson(false)}>
            Form
          </Button>
          <Button look="quiet" pressed={asJson} press={() => setAsJson(true)}>
            JSON
          </Button>
        </div>
        {asJson ? (
          <JsonField draft={draft} change={setDraft} />
        ) : (
          <ReportForm draft={draft} change={setDraft} />
        )}
        {error !== undefined && <Problem error={error} />}
        {nulls.length > 0 && (
          <p class="field-error" role="alert">
            A member that is null would be taken out: {nulls.join(', ')}. Give it a value, or remove
            it.
          </p>
        )}
        <div class="actions save">
          <button class="button" type="submit" aria-disabled={busy || undefined}>
            {slug ? 'Save' : 'Create the audit'}
          </button>
          <Button look="quiet" press={discard}>
            Discard
          </Button>
        </div>
      </div>
      <section class="editor-preview" aria-labelledby="preview--title">
        <h3 id="preview--title">Preview</h3>
        <Preview data={shown} markdown={markdown} slug={slug ?? 'without a title'} level={4} />
      </section>
    </form>
  );
}

/** The view; without a slug it is a new audit, and so it is of one that is its template. */
export function Editor({ slug, copy }: { slug: string | null; copy: boolean }) {
  const own = copy ? null : slug;
  const load = () =>
    Promise.all([
      slug ? readAudit(slug) : { data: BLANK, revision: 0, etag: '' },
      import('../audit/markdown.ts'),
    ]);
  return (
    <Load title={own ?? 'New audit'} load={load}>
      {([{ data, revision, etag }, { markdown }]) => (
        <EditorForm
          slug={own}
          saved={data as Draft}
          revision={revision}
          etag={etag}
          markdown={markdown}
          name={copy ? `copy of ${slug}` : (slug ?? '')}
        />
      )}
    </Load>
  );
}
