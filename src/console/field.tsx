/** Fields of a form: a label, the control, what is wrong and a hint below it. */
import { useId } from 'preact/hooks';
import { say } from './labels.ts';

export type Choices = readonly (readonly [value: string, text: string])[];

export type FieldProps = {
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  /** What is wrong with the value; empty where nothing is. */
  wrong?: string;
  value: string;
  change: (value: string) => void;
  /** With choices it is one of them, with `rows` several lines, else a line of text. */
  choices?: Choices | undefined;
  rows?: number;
  attributes?: Readonly<Record<string, unknown>>;
};

export function Field(given: FieldProps) {
  const { label, hint, optional, wrong, value, change, choices, rows, attributes } = given;
  const id = useId();
  const described = [wrong && `${id}--error`, hint && `${id}--hint`].filter(Boolean).join(' ');
  const own = {
    id,
    'aria-describedby': described || undefined,
    ...(wrong ? { 'aria-invalid': true } : {}),
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change(currentTarget.value),
    ...attributes,
  };
  return (
    <p class="field">
      <label for={id}>
        {label}
        {optional && <span class="optional"> {say.field.optional}</span>}
      </label>
      {choices ? (
        <select {...own}>
          {choices.map(([choice, text]) => (
            <option value={choice} selected={choice === value}>
              {text}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea rows={rows} value={value} {...own} />
      ) : (
        <input type="text" autocomplete="off" value={value} {...own} />
      )}
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

/** What each field is, by its name, beside label and value. */
export type Shape = Readonly<Record<string, Partial<FieldProps>>>;
type Texts = Readonly<Record<string, string>>;
type FieldsProps = {
  shape: Shape;
  labels: Texts;
  hints?: Texts;
  values: Texts;
  change: (part: Record<string, string>) => void;
};

/** Several fields, each with the label, the hint and the value of its name. */
export const Fields = ({ shape, labels, hints = {}, values, change }: FieldsProps) => (
  <>
    {Object.entries(shape).map(([name, own]) => (
      <Field
        key={name}
        label={labels[name] ?? name}
        hint={hints[name]}
        value={values[name] ?? ''}
        change={(value) => change({ [name]: value })}
        {...own}
      />
    ))}
  </>
);
