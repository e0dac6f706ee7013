/** What is typed and chosen, kept while the tab is open, and what the content beside lends. */
import { useState } from 'preact/hooks';
import { call } from '../browser/call.ts';
import { forget, keep, kept } from '../browser/keep.ts';
import { useAsked } from './load.tsx';
import { headersOf } from './session.ts';

/** Values that are kept as they change; those of a link go before them. `drop` when sent. */
export function useDraft<T extends object>(name: string, initial: T, given: Partial<T> = {}) {
  const place = `console-draft-${name}`;
  const first = JSON.stringify(initial);
  const put = (value: T) => {
    const text = JSON.stringify(value);
    if (text === first) forget(place);
    else keep(place, text);
    return value;
  };
  const [value, setValue] = useState<T>(() => {
    const known = Object.keys(given).length > 0 ? given : JSON.parse(kept(place) ?? '{}');
    return put({ ...initial, ...known });
  });
  return {
    value,
    change: (part: Partial<T>) => setValue(put({ ...value, ...part })),
    drop: () => setValue(put(initial)),
    isBegun: JSON.stringify(value) !== first,
  };
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
