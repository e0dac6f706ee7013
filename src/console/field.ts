/** Fields of forms: a label, the control, a hint below it. */
import { type Child, el } from '../browser/element.ts';

type Options = {
  label: Child;
  hint?: string;
  optional?: boolean;
  attributes?: Record<string, string | number | boolean | undefined>;
  value?: string;
};

let count = 0;

function labelled<E extends HTMLElement>(
  control: E,
  { label, hint, optional }: Options,
): HTMLElement {
  count += 1;
  control.id = `field-${count}`;
  const hintId = `field-${count}--hint`;
  if (hint) control.setAttribute('aria-describedby', hintId);
  return el(
    'p',
    { class: 'field' },
    el(
      'label',
      { for: control.id },
      label,
      optional && el('span', { class: 'optional' }, ' (optional)'),
    ),
    control,
    hint && el('span', { class: 'field-hint', id: hintId }, hint),
  );
}

/** A line of text. Gives the field and its control. */
export function textField(options: Options): { field: HTMLElement; input: HTMLInputElement } {
  const input = el('input', { type: 'text', autocomplete: 'off', ...options.attributes });
  input.value = options.value ?? '';
  return { field: labelled(input, options), input };
}

/** Several lines. */
export function areaField(options: Options): { field: HTMLElement; input: HTMLTextAreaElement } {
  const input = el('textarea', { rows: 4, ...options.attributes });
  input.value = options.value ?? '';
  return { field: labelled(input, options), input };
}

/** One of some values, each with its words. */
export function selectField(
  choices: readonly (readonly [value: string, text: string])[],
  options: Options,
): { field: HTMLElement; input: HTMLSelectElement } {
  const input = el(
    'select',
    options.attributes,
    choices.map(([value, text]) =>
      el('option', { value, selected: value === options.value }, text),
    ),
  );
  return { field: labelled(input, options), input };
}
