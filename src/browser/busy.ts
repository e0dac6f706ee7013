/** What is told while and after work: to eyes where it happens, to ears through one live region. */
import { CallFailed } from './call.ts';
import { el } from './element.ts';

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

/** A line that stands for what is being loaded. */
export function loading(text: string): HTMLElement {
  return el('p', { class: 'loading' }, text);
}
