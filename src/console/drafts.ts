/** What was typed and not sent is kept in this tab: a reload, a slip, no connection lose nothing. */
import { useState } from 'preact/hooks';
import { forget, keep, kept } from '../browser/keep.ts';

const nameOf = (name: string) => `console-draft-${name}`;

/** What was left of a draft, or null. */
export const draftOf = (name: string): string | null => kept(nameOf(name));
export const dropDraft = (name: string): void => forget(nameOf(name));
export const keepDraft = (name: string, text: string): void => keep(nameOf(name), text);

/** A text that is kept while it is typed; `drop` when it was sent. */
export function useDraft(name: string, initial = '') {
  const [text, setText] = useState(() => draftOf(name) ?? initial);
  const change = (typed: string) => {
    setText(typed);
    if (typed === initial) dropDraft(name);
    else keepDraft(name, typed);
  };
  return { text, change, drop: () => change(initial) };
}
