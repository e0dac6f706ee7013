/** Buttons, and work that takes a while: it cannot be begun twice, and its problem is shown. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

type Props = {
  press: () => void;
  look?: '' | 'quiet' | 'danger';
  label?: string | undefined;
  pressed?: boolean;
  busy?: boolean;
  children: ComponentChildren;
};

export function Button({ press, look = '', label, pressed, busy = false, children }: Props) {
  return (
    <button
      class={`button ${look}`.trim()}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      // Not `disabled`: that would take the focus away.
      aria-disabled={busy || undefined}
      onClick={() => busy || press()}
    >
      {children}
    </button>
  );
}

/**
 * `run` does work unless some is under way; `inTurn` does it after what is. Both tell whether it
 * was done; `error` is what the last work threw.
 */
export function useWork() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef<Promise<unknown> | null>(null);
  const begin = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (thrown) {
      setError(thrown);
      return false;
    }
  };
  const inTurn = (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    // What failed since this was asked for stays to be seen.
    setError(undefined);
    const done = running.current ? running.current.then(() => begin(work)) : begin(work);
    running.current = done;
    void done.then(() => {
      if (running.current !== done) return;
      running.current = null;
      setBusy(false);
    });
    return done;
  };
  const run = async (work: () => Promise<void>) => running.current === null && inTurn(work);
  return { busy, error, run, inTurn };
}
