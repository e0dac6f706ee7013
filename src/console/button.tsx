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

/** `run` does work unless some is under way; `error` is what the last work threw. */
export function useWork() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(undefined);
    await work().catch(setError);
    running.current = false;
    setBusy(false);
  };
  return { busy, error, run };
}
