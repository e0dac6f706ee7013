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

type Text<Attributes> = Labels & {
  value: string;
  change: (value: string) => void;
  attributes?: Attributes;
};

/** A control with its words. */
function Labelled(given: Labels & { control: (described: object) => ComponentChildren }) {
  const { label, hint, optional, wrong, control } = given;
  const id = useId();
  const described = [wrong && `${id}--error`, hint && `${id}--hint`].filter(Boolean).join(' ');
  return (
    <p class="field">
      <label for={id}>
        {label}
        {optional && <span class="optional"> (optional)</span>}
      </label>
      {control({
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

const typed =
  (change: (value: string) => void) =>
  ({ currentTarget }: { currentTarget: { value: string } }) =>
    change(currentTarget.value);

/** A line of text. */
export function TextField(given: Text<InputHTMLAttributes<HTMLInputElement>>) {
  const { value, change, attributes } = given;
  const own = { type: 'text', autocomplete: 'off', value, onInput: typed(change) } as const;
  return <Labelled {...given} control={(aria) => <input {...own} {...aria} {...attributes} />} />;
}

/** Several lines. */
export function AreaField(given: Text<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { value, change, attributes } = given;
  const own = { rows: 4, value, onInput: typed(change) };
  return (
    <Labelled {...given} control={(aria) => <textarea {...own} {...aria} {...attributes} />} />
  );
}

type Choices = readonly (readonly [value: string, text: string])[];

/** One of some values, each with its words. */
export function SelectField(given: Omit<Text<never>, 'attributes'> & { choices: Choices }) {
  const { value, change, choices } = given;
  const options = choices.map(([choice, text]) => (
    <option value={choice} selected={choice === value}>
      {text}
    </option>
  ));
  return (
    <Labelled
      {...given}
      control={(aria) => (
        <select onChange={typed(change)} {...aria}>
          {options}
        </select>
      )}
    />
  );
}
