/** What a view shows while it waits for the service, and when that fails. */
import type { ComponentChildren, ComponentType } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { messageOf } from '../browser/busy.ts';
import { CallFailed } from '../browser/call.ts';
import { Button } from './button.tsx';
import { say } from './say.ts';
import { signOut } from './session.ts';

/** A problem as a box: what happened, problems of single fields, and ways on. */
export function Problem({ error, children }: { error: unknown; children?: ComponentChildren }) {
  const fields = error instanceof CallFailed ? error.fields : [];
  return (
    <div class="problem" role="alert">
      <p>{messageOf(error)}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ where, message }) => (
            <li>
              {where !== '' && <code>{where}</code>}
              {where !== '' && ': '}
              {message}
            </li>
          ))}
        </ul>
      )}
      {children && <div class="actions">{children}</div>}
    </div>
  );
}

function signOutAndReload(): void {
  signOut();
  location.reload();
}

type Loaded<T> = { value?: T; error?: unknown };

/** What a call gives, asked for again when a dependency changes or `again` is called. */
function useLoaded<T>(load: () => Promise<T>, dependencies: readonly unknown[]) {
  const [result, setResult] = useState<Loaded<T>>({});
  const [turn, setTurn] = useState(0);
  // Only the newest answer counts, however late the others arrive.
  useEffect(() => {
    let mine = true;
    setResult({});
    load().then(
      (value) => mine && setResult({ value }),
      (error: unknown) => mine && setResult({ error }),
    );
    return () => {
      mine = false;
    };
  }, [...dependencies, turn]);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  return { ...result, again };
}

type Props<T> = {
  /** What is loaded, `Messages`. */
  title: string;
  load: () => Promise<T>;
  dependencies?: readonly unknown[];
  /** Not read out: another part of the view is. */
  quiet?: boolean;
  children: (value: T, again: () => void) => ComponentChildren;
};

/** Shows what a call gives; before that a line, and instead of it the problem and a way on. */
export function Load<T>({ title, load, dependencies = [], quiet = false, children }: Props<T>) {
  const { value, error, again } = useLoaded(load, dependencies);
  useEffect(() => {
    if (value !== undefined && !quiet) say(`${title}, loaded.`);
  }, [value]);
  if (error !== undefined) {
    const closed =
      error instanceof CallFailed && ['invalid_token', 'unauthorized'].includes(error.code);
    return (
      <Problem error={error}>
        {closed ? (
          <Button press={signOutAndReload}>Sign in again</Button>
        ) : (
          <Button press={again}>Try again</Button>
        )}
      </Problem>
    );
  }
  if (value === undefined) return <p class="loading">Loading {title.toLowerCase()}…</p>;
  return <>{children(value, again)}</>;
}

/** A view whose script is fetched when it is shown; that this fails is a problem like any other. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return (props: Props) => (
    <Load title="The view" load={load} quiet>
      {(View) => <View {...props} />}
    </Load>
  );
}
