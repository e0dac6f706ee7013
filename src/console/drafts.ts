/** What was typed and not sent is kept in this tab: a reload, a slip, no connection lose nothing. */
import { useState } from 'preact/hooks';
import { forget, keep, kept } from '../browser/keep.ts';

/** A text that is kept while it is typed; `drop` when it was sent. */
export function useDraft(name: string, initial = '') {
  const place = `console-draft-${name}`;
  const [text, setText] = useState(() => kept(place) ?? initial);
  const change = (typed: string) => {
    setText(typed);
    if (typed === initial) forget(place);
    else keep(place, typed);
  };
  return { text, change, drop: () => change(initial), isBegun: text !== initial };
}
