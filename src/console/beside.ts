/** Whether the service runs beside its content, and what it lends the console from there. */
import { useEffect, useState } from 'preact/hooks';
import { call } from '../browser/call.ts';
import { headersOf } from './session.ts';

type Beside = {
  /** Whether answers are written into the content. */
  writes: boolean;
  /** Replies that the owner keeps in content/replies/. */
  replies: readonly { title: string; text: string }[];
};

const NONE: Beside = { writes: false, replies: [] };

/** Only a service on this machine can run beside the content of who sits before it. */
const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

let asked: Promise<Beside> | undefined;

/** Asked for once; nothing until it is known. */
export function useBeside(): Beside {
  const [beside, setBeside] = useState(NONE);
  useEffect(() => {
    if (!isHere) return;
    asked ??= call<Beside>('/admin/content', { headers: headersOf('key') });
    asked.then(setBeside, () => {
      asked = undefined;
    });
  }, []);
  return beside;
}
