/** What a view shows while it waits for the service, and when that fails. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CallFailed } from '../browser/call.ts';
import { Button } from './button.tsx';
import { say } from './labels.ts';
import { Problem } from './problem.tsx';
import { signOut } from './session.ts';
import { readOut } from './tell.tsx';

function signInAgain(): void {
  signOut();
  location.reload();
}

/** What failed to load, with the way on: a credential that is none any more is asked for. */
export function Failed({ error, again }: { error: unknown; again: () => void }) {
  const closed =
    error instanceof CallFailed && ['invalid_token', 'unauthorized'].includes(error.code);
  return (
    <Problem error={error}>
      <Button press={closed ? signInAgain : again}>
        {closed ? say.load.signIn : say.load.again}
      </Button>
    </Problem>
  );
}

type Props<T> = {
  /** What is loaded, and read out when it is there. */
  title?: string;
  load: () => Promise<T>;
  dependencies?: readonly unknown[];
  children: (value: T, again: () => void) => ComponentChildren;
};

/** Shows what a call gives, again when a dependency changes; else that it waits or failed. */
export function Load<T>({ title, load, dependencies = [], children }: Props<T>) {
  const [{ value, error }, setResult] = useState<{ value?: T; error?: unknown }>({});
  const [turn, setTurn] = useState(0);
  // Only the newest answer counts, however late the others arrive.
  useEffect(() => {
    let mine = true;
    setResult({});
    load().then(
      (loaded) => {
        if (!mine) return;
        setResult({ value: loaded });
        if (title) readOut(say.load.done({ title }));
      },
      (failed: unknown) => mine && setResult({ error: failed }),
    );
    return () => {
      mine = false;
    };
  }, [...dependencies, turn]);
  const again = () => setTurn((now) => now + 1);
  if (error !== undefined) return <Failed error={error} again={again} />;
  if (value === undefined)
    return <p class="loading">{title ? say.load.of({ title }) : say.load.view}</p>;
  return <>{children(value, again)}</>;
}
