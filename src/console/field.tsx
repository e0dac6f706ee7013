/** Fields of forms: a label, the control, a hint below it. */
import type { ComponentChildren, InputHTMLAttributes, TextareaHTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';

type Labels = {
  label: ComponentChildren;
  hint?: string | undefined;
  optional?: boolean;
  /** What is wrong with the value; empty where nothing is. */
  wrong?: string;
};

type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid'?: boolean };

function Labelled({
  label,
  hint,
  optional,
  wrong,
  children,
}: Labels & { children: (control: Described) => ComponentChildren }) {
  const id = useId();
  const described = [wrong && `${id}--error`, hint && `${id}--hint`].filter(Boolean).join(' ');
  return (
    <p class="field">
      <label for={id}>
        {label}
        {optional && <span class="optional"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        ...(wrong ? { 'aria-invalid': true } : {}),
      })}
      {hint && (
        <span class="field-hint" id={`${id}--hint`}>
          {hint}
        </span>
      )}
      {wrong !== undefined && (
        <span class="field-error" id={`${id}--error`}>
          {wrong}
        </span>
      )}
    </p>
  );
}

type Text<Attributes> = Labels & {
  value: string;
  change: (value: string) => void;
  attributes?: Attributes;
};

/** A line of text. */
export function TextField({
  value,
  change,
  attributes,
  ...labels
}: Text<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Labelled {...labels}>
      {(control) => (
        <input
          type="text"
          autocomplete="off"
          value={value}
          onInput={(event) => change(event.currentTarget.value)}
          {...control}
          {...attributes}
        />
      )}
    </Labelled>
  );
}

/** Several lines. */
export function AreaField({
  value,
  change,
  attributes,
  ...labels
}: Text<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Labelled {...labels}>
      {(control) => (
        <textarea
          rows={4}
          value={value}
          onInput={(event) => change(event.currentTarget.value)}
          {...control}
          {...attributes}
        />
      )}
    </Labelled>
  );
}

type Select = Labels & {
  value: string;
  change: (value: string) => void;
  choices: readonly (readonly [value: string, text: string])[];
};

/** One of some values, each with its words. */
export function SelectField({ value, change, choices, ...labels }: Select) {
  return (
    <Labelled {...labels}>
      {(control) => (
        <select onChange={(event) => change(event.currentTarget.value)} {...control}>
          {choices.map(([choice, text]) => (
            <option value={choice} selected={choice === value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
