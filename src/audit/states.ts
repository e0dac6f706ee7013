/** What a recipient is told when there is no report to show: what happened, and how to go on. */
import { CallFailed } from '../browser/call.ts';
import { type Child, el, on } from '../browser/element.ts';

/** Title, and what follows it. */
export type State = {
  title: string;
  lead: string;
  help: readonly Child[];
  ask: boolean;
  retry: boolean;
};

const CONTACT = '/contact';

const askForLink = (why: string): Child =>
  el(
    'p',
    {},
    why,
    ' ',
    el('a', { href: CONTACT }, 'Ask for a new link'),
    ' and say which audit it is about.',
  );

export const noSlug: State = {
  title: 'Audits are read with a link',
  lead: 'Every audit has a link of its own for each of its recipients.',
  help: [el('p', {}, 'Open the link that you were sent, or paste it here.')],
  ask: true,
  retry: false,
};

export const noToken: State = {
  title: 'This page needs your whole link',
  lead: 'The part of the link that opens the audit is missing.',
  help: [
    el(
      'p',
      {},
      'Mail programs sometimes cut off what follows the # of a link, and a bookmark of ' +
        'this page does not hold it. ' +
        'Open the link that you were sent once more, or paste it here.',
    ),
    askForLink('If you do not have it any more:'),
  ],
  ask: true,
  retry: false,
};

/** The state of a call that failed. */
export function failedState(error: unknown): State {
  const code = error instanceof CallFailed ? error.code : null;
  const closed = { ask: false, retry: false };
  switch (code) {
    case 'unauthorized':
      return noToken;
    case 'token_expired':
      return {
        ...closed,
        title: 'This link has expired',
        lead: 'It was good for a limited time, and that is over. The audit itself is still there.',
        help: [askForLink('You can have a new one:')],
      };
    case 'token_revoked':
      return {
        ...closed,
        title: 'This link was revoked',
        lead: 'The owner of the audit has taken it back. It will not open anything again.',
        help: [askForLink('If you should still have access:')],
      };
    case 'invalid_token':
      return {
        ...closed,
        title: 'This link does not open this audit',
        lead:
          'Its token is not known here: a part of it may be missing, or it belongs to ' +
          'another audit.',
        help: [
          el('p', {}, 'Paste the whole link as you were sent it.'),
          askForLink('If that does not help:'),
        ],
        ask: true,
      };
    case 'audit_not_found':
    case 'content_not_found':
    case 'endpoint_not_found':
      return {
        ...closed,
        title: 'There is no such audit',
        lead:
          'Nothing stands at this address. It may have been mistyped, or the audit is no ' +
          'longer there.',
        help: [askForLink('If you expected a report here:')],
        ask: true,
      };
    default: {
      const message = error instanceof CallFailed ? error.message : 'This page has a fault.';
      const seconds = error instanceof CallFailed ? error.retryAfter : null;
      const [title, lead] =
        code === 'offline'
          ? ['The service cannot be reached', message]
          : code === 'rate_limited'
            ? ['Too many tries', message]
            : [
                'The report cannot be read right now',
                'Your link may well be good; the fault is on this side.',
              ];
      return {
        ...closed,
        title,
        lead,
        help: [
          code !== 'offline' && code !== 'rate_limited' && el('p', { class: 'detail' }, message),
          seconds !== null &&
            seconds > 0 &&
            el('p', {}, `Wait ${seconds} seconds before you try again.`),
        ],
        retry: true,
      };
    }
  }
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
      el('label', { for: 'link' }, 'Your link'),
      input,
      el(
        'span',
        { class: 'field-hint', id: 'link--hint' },
        'The whole link, or what follows “token=”. It stays in this tab.',
      ),
    ),
    el('p', {}, el('button', { class: 'button', type: 'submit' }, 'Open the report')),
  );
  return on(form, {
    submit: (event) => {
      event.preventDefault();
      open(input.value);
    },
  });
}
