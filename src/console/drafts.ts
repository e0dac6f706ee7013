/** What answers are begun with: what was typed before, and what the content beside lends. */
import { useState } from 'preact/hooks';
import { call } from '../browser/call.ts';
import { forget, keep, kept } from '../browser/keep.ts';
import { useAsked } from './load.tsx';
import { headersOf } from './session.ts';

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

type Beside = {
  writes: boolean;
  /** Replies that the owner keeps in content/replies/. */
  replies: readonly { title: string; text: string }[];
};

const NONE: Beside = { writes: false, replies: [] };

/** Only a service on this machine can run beside the content of who sits before it. */
const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

let known: Beside | undefined;

/** Asked for once; nothing until it is known. */
export function useBeside(): Beside {
  const { value = NONE } = useAsked(async () => {
    known ??= isHere ? await call<Beside>('/admin/content', { headers: headersOf('key') }) : NONE;
    return known;
  });
  return value;
}
