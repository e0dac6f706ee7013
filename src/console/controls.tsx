/** Buttons, fields and forms: work that takes a while is not begun twice; its problem is shown. */
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { CallFailed } from '../browser/call.ts';
import { say } from './labels.ts';

/** The message of what was thrown; what is no answer of the service is a fault of this page. */
export function messageOf(error: unknown): string {
  if (error instanceof CallFailed)
    return error.code === 'offline' ? say.problems.unreachable : error.message;
  console.error(error);
  return say.problems.fault;
}

/** A problem as a box: what happened, problems of single fields, and ways on. */
export function Problem({ error, children }: { error: unknown; children?: ComponentChildren }) {
  const fields = error instanceof CallFailed ? error.fields : [];
  return (
    <div class="problem" role="alert">
      <p>{messageOf(error)}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ where, message }) => (
            <li>
              {where !== '' && <code>{where}</code>} {message}
            </li>
          ))}
        </ul>
      )}
      {children && <div class="actions">{children}</div>}
    </div>
  );
}

type ButtonProps = {
  press: () => void;
  look?: '' | 'quiet' | 'danger';
  label?: string | undefined;
  pressed?: boolean;
  busy?: boolean;
  text: ComponentChildren;
};

export function Button({ press, look = '', label, pressed, busy = false, text }: ButtonProps) {
  return (
    <button
      class={`button ${look}`.trim()}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      // Not `disabled`: that would take the focus away.
      aria-disabled={busy || undefined}
      onClick={() => busy || press()}
    >
      {text}
    </button>
  );
}

/** `run` does work unless some is under way; `error` is what the last work threw. */
export function useWork() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    await work().catch(setError);
    running.current = false;
    setBusy(false);
  };
  return { busy, error, run };
}

type FormProps = {
  look: string;
  /** What the button says that sends it, and what stands beside that. */
  text: string;
  beside?: ComponentChildren;
  /** Is given what was typed by the names of the fields, and the form. */
  work: (typed: Record<string, string>, form: HTMLFormElement) => Promise<void>;
  children: ComponentChildren;
};

/** A form that the browser finds whole is sent, and does its work. */
export function Form({ look, text, beside, work, children }: FormProps) {
  const { error, busy, run } = useWork();
  const submit = (event: Event) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
    void run(() => work(Object.fromEntries(typed), form));
  };
  return (
    <form class={look} autocomplete="off" onSubmit={submit}>
      {children}
      {error !== undefined && <Problem error={error} />}
      <div class="actions">
        <button class="button" type="submit" aria-disabled={busy || undefined}>
          {text}
        </button>
        {beside}
      </div>
    </form>
  );
}

export type Choices = readonly (readonly [value: string, text: string])[];

export type FieldProps = {
  /** What a form sends it as; where `change` is told of it at once, none is needed. */
  name?: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, which is not sent then; empty where nothing is. */
  wrong?: string;
  value?: string;
  change?: (value: string) => void;
  /** With choices it is one of them, with `rows` several lines, else a line of text. */
  choices?: Choices | undefined;
  rows?: number;
  attributes?: Readonly<Record<string, unknown>>;
};

export function Field(given: FieldProps) {
  const { name, label, hint, wrong, value, change, choices, rows, attributes } = given;
  const id = useId();
  const described = [wrong && `${id}--error`, hint && `${id}--hint`].filter(Boolean).join(' ');
  const own = {
    id,
    name,
    'aria-describedby': described || undefined,
    ...(wrong !== undefined && {
      'aria-invalid': wrong !== '',
      ref: (control: HTMLElement | null) =>
        (control as HTMLInputElement | null)?.setCustomValidity(wrong),
    }),
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change?.(currentTarget.value),
    ...attributes,
  };
  return (
    <p class="field">
      <label for={id}>{label}</label>
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
      {Object.entries({ hint: hint || undefined, error: wrong }).map(
        ([what, text]) =>
          text !== undefined && (
            <span class={`field-${what}`} id={`${id}--${what}`}>
              {text}
            </span>
          ),
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
  values?: Texts;
  change?: (part: Record<string, string>) => void;
};

/** Several fields, each with the label, the hint and the value of its name. */
export const Fields = ({ shape, labels, hints = {}, values, change }: FieldsProps) => (
  <>
    {Object.entries(shape).map(([name, own]) => (
      <Field
        key={name}
        label={labels[name] ?? name}
        hint={hints[name]}
        name={name}
        {...(values && { value: values[name] ?? '' })}
        change={(value) => change?.({ [name]: value })}
        {...own}
      />
    ))}
  </>
);
