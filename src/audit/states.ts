/** What a recipient is told when there is no report to show: what happened, and how to go on. */
import { CallFailed, type ProblemCode } from '../browser/call.ts';
import { type Child, el, on } from '../browser/element.ts';
import { say } from './say.ts';

/** Title, and what follows it. */
export type State = {
  title: string;
  lead: string;
  help: readonly Child[];
  ask: boolean;
  retry: boolean;
};

const CONTACT = '/contact';

/** What a state offers beside its words. */
type Ways = {
  /** How to get another link. */
  contact?: boolean;
  /** A field to paste the link into. */
  ask?: boolean;
  retry?: boolean;
};

function stateOf(name: keyof typeof say.states, { contact, ask, retry }: Ways): State {
  const { title, lead, help } = say.states[name];
  const way = contact && [' ', el('a', { href: CONTACT }, say.ask)];
  const said = help !== '' && el('p', {}, help, way);
  return { title, lead, help: [said], ask: ask ?? false, retry: retry ?? false };
}

export const noSlug = stateOf('noSlug', { ask: true });
export const noToken = stateOf('noToken', { contact: true, ask: true });

/** The states of codes that a call fails with. */
const STATES: Partial<Record<ProblemCode, State>> = {
  unauthorized: noToken,
  token_expired: stateOf('expired', { contact: true }),
  token_revoked: stateOf('revoked', { contact: true }),
  invalid_token: stateOf('unknown', { contact: true, ask: true }),
  audit_not_found: stateOf('missing', { contact: true, ask: true }),
  content_not_found: stateOf('missing', { contact: true, ask: true }),
  endpoint_not_found: stateOf('missing', { contact: true, ask: true }),
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
  // What the service says of a fault is in English.
  const detail = !known && failed;
  return {
    ...state,
    help: [
      state.help,
      detail && el('p', { class: 'detail', lang: 'en', dir: 'ltr' }, detail.message),
      seconds > 0 && el('p', {}, say.wait({ seconds })),
    ],
  };
}

/**
 * A form that takes a link or a token; `open` gets the text. It has no address: its text is sent to
 * nobody.
 */
export function pasteForm(open: (text: string) => void): HTMLFormElement {
  const input = el('input', {
    id: 'link',
    type: 'text',
    required: true,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    'aria-describedby': 'link--hint',
  });
  const form = el(
    'form',
    { class: 'form' },
    el(
      'p',
      { class: 'field' },
      el('label', { for: 'link' }, say.link),
      input,
      el('span', { class: 'field-hint', id: 'link--hint' }, say.linkHint),
    ),
    el('p', {}, el('button', { class: 'button', type: 'submit' }, say.open)),
  );
  return on(form, {
    submit: (event) => {
      event.preventDefault();
      open(input.value);
    },
  });
}
