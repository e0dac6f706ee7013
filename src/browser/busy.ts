/** What is told while and after work: to eyes where it happens, to ears through one live region. */
import { CallFailed } from './call.ts';
import { type Child, el } from './element.ts';

/**
 * A region that reads out what it is given. Not an alert: nothing here is worth cutting a sentence
 * for.
 */
export function liveRegion(): { node: HTMLElement; say: (text: string) => void } {
  const node = el('p', { role: 'status', class: 'sr-only' });
  return {
    node,
    say: (text) => {
      node.textContent = text;
    },
  };
}

/** The message of what was thrown. What is no answer of the service is a fault of this page. */
export function messageOf(error: unknown): string {
  if (error instanceof CallFailed) return error.message;
  console.error(error);
  return 'This page has a fault. Load it again; if that does not help, tell its owner.';
}

/** A problem as a box: what happened, problems of single fields, and ways on. */
export function problemBox(error: unknown, ...ways: readonly Child[]): HTMLElement {
  const fields = error instanceof CallFailed ? error.fields : [];
  return el(
    'div',
    { class: 'problem', role: 'alert' },
    el('p', {}, messageOf(error)),
    fields.length > 0 &&
      el(
        'ul',
        {},
        fields.map(({ where, message }) =>
          el('li', {}, where !== '' && [el('code', {}, where), ': '], message),
        ),
      ),
    ways.length > 0 && el('div', { class: 'actions' }, ways),
  );
}

/** A line that stands for what is being loaded. */
export function loading(text: string): HTMLElement {
  return el('p', { class: 'loading' }, text);
}
