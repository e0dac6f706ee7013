/**
 * Writes an audit: as a form or as JSON, both of the same data, with the report beside it as its
 * recipients see it.
 */
import { reportNodes } from '../audit/report.ts';
import { isMembers } from '../audit/shape.ts';
import { type Child, el, focusOn, group, on } from '../browser/element.ts';
import { createAudit, patchAudit, readAudit } from './api.ts';
import { button, run } from './button.ts';
import { type Draft, reportForm } from './editor-form.ts';
import { areaField, textField } from './field.ts';
import { mergeDiff, nullMembers } from './merge-diff.ts';
import { previewNode } from './preview.ts';
import { say } from './say.ts';

/** A new report begins with what every report has. */
const BLANK: Draft = { title: '', summary: '' };

/** What was written and not saved, by slug: it is there again when the owner comes back to it. */
const drafts = new Map<string, { text: string; slug: string }>();
addEventListener('beforeunload', (event) => {
  if (drafts.size > 0) event.preventDefault();
});

/** Pause after the last key before the preview is drawn, in milliseconds. */
const PREVIEW_DELAY_MS = 150;

const jsonOf = (data: unknown) => JSON.stringify(data, null, 2);

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

/** A slug whose end nobody guesses: 50 random bits in letters and digits. */
function proposedSlug(): string {
  const random = crypto.getRandomValues(new Uint8Array(10));
  return `audit-${[...random].map((byte) => (byte % 32).toString(32)).join('')}`;
}

/** The view; without a slug it is a new audit. Rejects with CallFailed. */
export async function editorView(slug: string | null): Promise<Node> {
  const [saved, { markdown }] = await Promise.all([
    slug ? readAudit(slug).then(({ data }) => data as Draft) : BLANK,
    import('../audit/markdown.ts'),
  ]);
  const name = slug ?? '';
  const begun = drafts.get(name);
  let draft: Draft = begun ? (JSON.parse(begun.text) as Draft) : structuredClone(saved);
  let asJson = false;

  const preview = el('div', { class: 'preview-frame' });
  const fields = el('div', {});
  const problem = el('div', {});
  const proposed = slug ? '' : proposedSlug();
  const slugField = textField({
    label: 'Slug',
    hint:
      'Stands in the address and cannot be changed later: lower-case letters, digits and ' +
      'hyphens. Put a name in front and keep the random end: nobody guesses it.',
    value: begun?.slug ?? proposed,
    attributes: {
      required: true,
      pattern: '[a-z0-9][a-z0-9\\-]{0,119}',
      maxlength: 120,
      spellcheck: 'false',
    },
  });

  const drawPreview = (): void => {
    preview.replaceChildren(
      previewNode(reportNodes(draft, { markdown, level: 4 }), slug ?? 'without a title'),
    );
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changed = (): void => {
    const text = JSON.stringify(draft);
    if (text === JSON.stringify(saved) && slugField.input.value === proposed) drafts.delete(name);
    else drafts.set(name, { text, slug: slugField.input.value });
    clearTimeout(timer);
    timer = setTimeout(drawPreview, PREVIEW_DELAY_MS);
  };
  on(slugField.input, { input: changed });

  /** The JSON that is typed, with what is wrong with it. */
  const jsonFields = (): Child => {
    const { field, input } = areaField({
      label: 'The report as JSON',
      hint: 'Any object. Members of other names are shown as lists and tables.',
      value: jsonOf(draft),
      attributes: { rows: 28, spellcheck: 'false', class: 'code' },
    });
    const wrong = el('p', { class: 'field-error', role: 'status', id: `${input.id}--error` });
    on(input, {
      input: () => {
        const result = parsed(input.value);
        wrong.textContent = 'wrong' in result ? result.wrong : '';
        input.setCustomValidity('wrong' in result ? result.wrong : '');
        input.setAttribute('aria-invalid', String('wrong' in result));
        if ('wrong' in result) return;
        draft = result.data;
        changed();
      },
    });
    return el('div', { class: 'form' }, field, wrong);
  };

  const drawFields = (): void => {
    fields.replaceChildren(group(asJson ? jsonFields() : reportForm(draft, changed)));
    form.setAttribute('aria-pressed', String(!asJson));
    json.setAttribute('aria-pressed', String(asJson));
  };
  const turn = (to: boolean) => () => {
    asJson = to;
    drawFields();
  };
  const form = button('Form', turn(false), 'quiet');
  const json = button('JSON', turn(true), 'quiet');

  const save = async (): Promise<void> => {
    const nulls = slug ? nullMembers(draft) : [];
    if (nulls.length > 0) {
      problem.replaceChildren(
        el(
          'p',
          { class: 'field-error', role: 'alert' },
          `A member that is null would be taken out: ${nulls.join(', ')}. Give it a value, ` +
            'or remove it.',
        ),
      );
      return;
    }
    const made = slug
      ? await patchAudit(slug, mergeDiff(saved, draft))
      : await createAudit(slugField.input.value, draft);
    drafts.delete(name);
    say(slug ? 'Saved.' : 'Created.');
    location.hash = `#audits/${made.slug}`;
  };
  const submit = el(
    'button',
    { class: 'button', type: 'submit' },
    slug ? 'Save' : 'Create the audit',
  );
  const cancel = button(
    'Discard',
    () => {
      drafts.delete(name);
      location.hash = slug ? `#audits/${slug}` : '#audits';
    },
    'quiet',
  );
  const whole = el(
    'form',
    { class: 'editor' },
    el(
      'div',
      { class: 'editor-fields' },
      begun && el('p', { class: 'told' }, 'This is what you had not saved yet.'),
      !slug && el('div', { class: 'form' }, slugField.field),
      el('div', { class: 'toolbar', role: 'group', 'aria-label': 'Edit as' }, form, json),
      fields,
      problem,
      el('div', { class: 'actions save' }, submit, cancel),
    ),
    el(
      'section',
      { class: 'editor-preview', 'aria-labelledby': 'preview--title' },
      el('h3', { id: 'preview--title' }, 'Preview'),
      preview,
    ),
  );
  on(whole, {
    submit: (event) => {
      event.preventDefault();
      void run(submit, problem, save).then(() => {
        if (problem.childElementCount > 0) focusOn(submit);
      });
    },
  });
  drawFields();
  drawPreview();
  return whole;
}
