/** What a recipient is told when there is no report to show: what happened, and how to go on. */
import type { ComponentChildren } from 'preact';
import { CallFailed, type ProblemCode } from '../browser/call.ts';
import { say } from './say.ts';

/** What a state offers beside its words: how to get another link, a field for it, another try. */
type Ways = { contact?: boolean; ask?: boolean; retry?: boolean };

type Words = { title: string; lead: string; help?: string };

/** Title, what follows it, and what it offers. */
export type State = Ways & { title: string; lead: string; help: ComponentChildren };

function stateOf(name: keyof typeof say.states, ways: Ways): State {
  const { title, lead, help = '' }: Words = say.states[name];
  const said = help && (
    <p>
      {help} {ways.contact && <a href="/contact">{say.ask}</a>}
    </p>
  );
  return { title, lead, help: said, ...ways };
}

export const noSlug = stateOf('noSlug', { ask: true });
export const noToken = stateOf('noToken', { contact: true, ask: true });
const missing = stateOf('missing', { contact: true, ask: true });

const STATES: Partial<Record<ProblemCode, State>> = {
  unauthorized: noToken,
  token_expired: stateOf('expired', { contact: true }),
  token_revoked: stateOf('revoked', { contact: true }),
  invalid_token: stateOf('unknown', { contact: true, ask: true }),
  audit_not_found: missing,
  content_not_found: missing,
  endpoint_not_found: missing,
  offline: stateOf('offline', { retry: true }),
  rate_limited: stateOf('busy', { retry: true }),
};

/** The state of a call that failed. */
export function failedState(error: unknown): State {
  const failed = error instanceof CallFailed ? error : null;
  const known = failed && STATES[failed.code];
  if (known && !known.retry) return known;
  const state = known ?? stateOf('fault', { retry: true });
  const seconds = failed?.retryAfter ?? 0;
  const help = (
    <>
      {state.help}
      {!known && failed && (
        // What the service says of a fault is in English.
        <p class="detail" lang="en" dir="ltr">
          {failed.message}
        </p>
      )}
      {seconds > 0 && <p>{say.wait({ seconds })}</p>}
    </>
  );
  return { ...state, help };
}

/** A form for a link or a token, which goes to `open`. It has no address: nobody is sent it. */
export function PasteForm({ open }: { open: (text: string, field: HTMLInputElement) => void }) {
  const submit = (event: Event) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).querySelector('input');
    if (field) open(field.value, field);
  };
  return (
    <form class="form" onSubmit={submit}>
      <p class="field">
        <label for="link">{say.link}</label>
        <input
          id="link"
          type="text"
          required
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-describedby="link--hint"
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
        />
        <span class="field-hint" id="link--hint">
          {say.linkHint}
        </span>
      </p>
      <p>
        <button class="button" type="submit">
          {say.open}
        </button>
      </p>
    </form>
  );
}
