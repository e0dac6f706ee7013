/** Writes an audit, as a form or as JSON, with the report beside it as recipients see it. */
import { useEffect, useState } from 'preact/hooks';
import type { Markdown } from '../audit/markdown.tsx';
import { isMembers } from '../audit/shape.ts';
import { CallFailed, newKey } from '../browser/call.ts';
import { admin, store } from './api.ts';
import { Preview, patchAudit, putBack } from './audits.tsx';
import { Button, Field, Form } from './controls.tsx';
import { useDraft } from './drafts.ts';
import { type Draft, ReportForm } from './editor-form.tsx';
import { say } from './labels.ts';
import { elsewhere, Load } from './load.tsx';
import { nullMembers } from './merge-diff.ts';
import { tell } from './tell.tsx';
import { open, type ViewLocation } from './views.ts';

/** Pause after the last key before the preview is drawn, in milliseconds. */
const PREVIEW_DELAY_MS = 150;

function parsed(text: string): { data?: Draft; wrong: string } {
  try {
    const data: unknown = JSON.parse(text);
    return isMembers(data) ? { data, wrong: '' } : { wrong: say.editor.noObject };
  } catch (error) {
    return { wrong: say.editor.noJson({ problem: (error as Error).message }) };
  }
}

const SLUG = { required: true, pattern: '[a-z0-9][a-z0-9\\-]{0,119}', spellcheck: false };

/** A slug whose end nobody guesses: 52 random bits. */
const proposedSlug = () => `audit-${newKey().slice(0, 13)}`;

type Props = {
  slug: string | null;
  /** What is changed, with its tag: who changed it meanwhile is not overwritten. */
  saved: { data: Draft; revision: number; etag: string };
  markdown: Markdown;
  /** What is not saved is kept under: that of a template is none of another new audit. */
  name: string;
  again: () => Promise<unknown>;
};

function EditorForm({ slug, saved, markdown, name, again }: Props) {
  const [proposed] = useState(slug ?? proposedSlug);
  const kept = useDraft(name, { draft: saved.data, slug: proposed });
  const [isBegun] = useState(kept.isBegun);
  const [first] = useState(saved);
  const { draft, slug: newSlug } = kept.value;
  const { change } = kept;
  const [shown, setShown] = useState(draft);
  const [json, setJson] = useState<string | null>(null);
  const wrong = json === null ? '' : parsed(json).wrong;
  useEffect(() => {
    const timer = setTimeout(() => setShown(draft), PREVIEW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  const save = async () => {
    const names = slug ? nullMembers(draft).join(', ') : '';
    if (names) throw new CallFailed('validation_error', say.editor.nulls({ names }));
    const made = await (slug
      ? patchAudit({ slug, ...saved }, draft)
      : store<'createAudit'>('POST', 'audits', { slug: newSlug, data: draft })
    ).catch((error) => elsewhere(error, again, say.editor.elsewhere));
    kept.drop();
    open('audits', made.slug);
    const back = async () => {
      await putBack(made, saved.revision);
      open('audits');
    };
    const isChanged = slug !== null && made.revision !== saved.revision;
    tell(slug ? say.editor.saved : say.editor.created, isChanged ? back : undefined);
  };
  const discard = () => {
    kept.drop();
    open('audits', slug);
  };
  return (
    <div class="editor">
      <Form
        look="editor-fields"
        text={slug ? say.editor.save : say.editor.create}
        beside={<Button look="quiet" press={discard} text={say.editor.discard} />}
        work={save}
      >
        {isBegun && <p class="told">{say.editor.begun}</p>}
        {!slug && (
          <div class="form">
            <Field
              label={say.editor.slug}
              hint={say.editor.slugHint}
              value={newSlug}
              change={(typed) => change({ slug: typed })}
              attributes={SLUG}
            />
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a toolbar, no part of the form */}
        <div class="toolbar" role="group" aria-label={say.editor.as}>
          {[null, JSON.stringify(draft, null, 2)].map((as) => (
            <Button
              look="quiet"
              pressed={(json === null) === (as === null)}
              press={() => setJson(as)}
              text={as === null ? say.editor.form : 'JSON'}
            />
          ))}
        </div>
        {json === null ? (
          <ReportForm draft={draft} change={(now) => change({ draft: now })} />
        ) : (
          <div class="form">
            <Field
              label={say.editor.asJson}
              hint={say.editor.jsonHint}
              wrong={wrong}
              value={json}
              change={(typed) => {
                setJson(typed);
                change({ draft: parsed(typed).data ?? draft });
              }}
              rows={28}
              attributes={{ spellcheck: false, class: 'code' }}
            />
          </div>
        )}
      </Form>
      <section class="editor-preview" aria-labelledby="preview--title">
        <h3 id="preview--title">{say.editor.preview}</h3>
        <Preview data={shown} markdown={markdown} slug={newSlug} level={4} />
        {saved.revision !== first.revision && (
          <>
            <h3>{say.editor.now}</h3>
            <Preview data={saved.data} markdown={markdown} slug={newSlug} level={4} />
          </>
        )}
      </section>
    </div>
  );
}

/** The view; without a slug it is a new audit, and so it is of one that is its template. */
export function Page({ item: slug, copy }: ViewLocation) {
  const own = copy ? null : slug;
  const load = () =>
    Promise.all([
      slug ? admin<'getAdminAudit'>(`audits/${slug}`) : { data: {}, revision: 0, etag: '' },
      import('../audit/markdown.tsx'),
    ]);
  return (
    <Load title={own ?? say.audits.new} load={load}>
      {([saved, { markdown }], again) => (
        <EditorForm
          again={again}
          slug={own}
          saved={saved}
          markdown={markdown}
          name={`audit-${copy ? `copy of ${slug}` : (slug ?? '')}`}
        />
      )}
    </Load>
  );
}
