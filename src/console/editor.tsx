/** Writes an audit, as a form or as JSON, with the report beside it as recipients see it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Markdown } from '../audit/markdown.tsx';
import { isMembers } from '../audit/shape.ts';
import { admin, store } from './api.ts';
import { Button, useWork } from './button.tsx';
import { useDraft } from './drafts.ts';
import { type Draft, ReportForm } from './editor-form.tsx';
import { Field } from './field.tsx';
import { say } from './labels.ts';
import { Load } from './load.tsx';
import { mergeDiff, nullMembers } from './merge-diff.ts';
import { Preview } from './preview.tsx';
import { Problem } from './problem.tsx';
import { patchAudit, putBack } from './revisions.tsx';
import { tell } from './tell.tsx';
import { open } from './views.ts';

/** A new report begins with what every report has. */
const BLANK: Draft = { title: '', summary: '' };

/** Pause after the last key before the preview is drawn, in milliseconds. */
const PREVIEW_DELAY_MS = 150;

/** Parses what was typed, or says what is wrong with it. */
function parsed(text: string): { data?: Draft; wrong: string } {
  try {
    const data: unknown = JSON.parse(text);
    return isMembers(data) ? { data, wrong: '' } : { wrong: say.editor.noObject };
  } catch (error) {
    return { wrong: say.editor.noJson({ problem: (error as Error).message }) };
  }
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
  const [proposed] = useState(() => (slug ? '' : proposedSlug()));
  const kept = useDraft(name, JSON.stringify({ draft: saved, slug: proposed }));
  const [isBegun] = useState(kept.isBegun);
  const { draft, slug: newSlug } = useMemo(
    (): { draft: Draft; slug: string } => JSON.parse(kept.text),
    [kept.text],
  );
  const change = (part: { draft?: Draft; slug?: string }) =>
    kept.change(JSON.stringify({ draft, slug: newSlug, ...part }));
  const setDraft = (now: Draft) => change({ draft: now });
  const [shown, setShown] = useState(draft);
  // The JSON that is typed, while the report is edited so.
  const [json, setJson] = useState<string | null>(null);
  const wrong = json === null ? '' : parsed(json).wrong;
  const [nulls, setNulls] = useState<string[]>([]);
  const { error, busy, run } = useWork();
  useEffect(() => {
    const timer = setTimeout(() => setShown(draft), PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const save = async () => {
    const found = slug ? nullMembers(draft) : [];
    setNulls(found);
    if (found.length > 0) return;
    const made = slug
      ? await patchAudit(slug, mergeDiff(saved, draft), etag)
      : await store<'createAudit'>('POST', 'audits', { slug: newSlug, data: draft });
    kept.drop();
    open('audits', made.slug);
    if (!slug || made.revision === revision) tell(slug ? say.editor.saved : say.editor.created);
    else
      tell(say.editor.saved, async () => {
        await putBack(made, revision);
        open('audits');
      });
  };
  const discard = () => {
    kept.drop();
    open('audits', slug);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void run(save);
  };
  return (
    <form class="editor" onSubmit={submit}>
      <div class="editor-fields">
        {isBegun && <p class="told">{say.editor.begun}</p>}
        {!slug && (
          <div class="form">
            <Field
              label={say.editor.slug}
              hint={say.editor.slugHint}
              value={newSlug}
              change={(typed) => change({ slug: typed })}
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
        <div class="toolbar" role="group" aria-label={say.editor.as}>
          <Button look="quiet" pressed={json === null} press={() => setJson(null)}>
            {say.editor.form}
          </Button>
          <Button
            look="quiet"
            pressed={json !== null}
            press={() => setJson(JSON.stringify(draft, null, 2))}
          >
            JSON
          </Button>
        </div>
        {json === null ? (
          <ReportForm draft={draft} change={setDraft} />
        ) : (
          <div class="form">
            <Field
              label={say.editor.asJson}
              hint={say.editor.jsonHint}
              wrong={wrong}
              value={json}
              change={(typed) => {
                setJson(typed);
                setDraft(parsed(typed).data ?? draft);
              }}
              rows={28}
              attributes={{
                spellcheck: false,
                class: 'code',
                ref: (area: HTMLTextAreaElement | null) => area?.setCustomValidity(wrong),
              }}
            />
          </div>
        )}
        {error !== undefined && <Problem error={error} />}
        {nulls.length > 0 && (
          <p class="field-error" role="alert">
            {say.editor.nulls({ names: nulls.join(', ') })}
          </p>
        )}
        <div class="actions save">
          <button class="button" type="submit" aria-disabled={busy || undefined}>
            {slug ? say.editor.save : say.editor.create}
          </button>
          <Button look="quiet" press={discard}>
            {say.editor.discard}
          </Button>
        </div>
      </div>
      <section class="editor-preview" aria-labelledby="preview--title">
        <h3 id="preview--title">{say.editor.preview}</h3>
        <Preview data={shown} markdown={markdown} slug={slug ?? newSlug} level={4} />
      </section>
    </form>
  );
}

/** The view; without a slug it is a new audit, and so it is of one that is its template. */
export function Editor({ slug, copy }: { slug: string | null; copy: boolean }) {
  const own = copy ? null : slug;
  const load = () =>
    Promise.all([
      slug
        ? admin<'getAdminAudit'>(`audits/${slug}`)
        : Promise.resolve({ data: BLANK, revision: 0, etag: '' }),
      import('../audit/markdown.tsx'),
    ]);
  return (
    <Load title={own ?? say.audits.new} load={load}>
      {([{ data, revision, etag }, { markdown }]) => (
        <EditorForm
          slug={own}
          saved={data}
          revision={revision}
          etag={etag}
          markdown={markdown}
          name={`audit-${copy ? `copy of ${slug}` : (slug ?? '')}`}
        />
      )}
    </Load>
  );
}
