/** What a view shows while it waits for the service, when that fails, and where a key is asked. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CallFailed, call } from '../browser/call.ts';
import { Button, Field, Form, Problem } from './controls.tsx';
import { say } from './labels.ts';
import { type Credential, headersOf, signIn, signOut } from './session.ts';
import { readOut } from './tell.tsx';

function signInAgain(): void {
  signOut();
  location.reload();
}

/** Whether what failed is the credential: there is none, or none any more. */
export const isRefused = (error: unknown) =>
  error instanceof CallFailed && ['invalid_token', 'unauthorized'].includes(error.code);

/**
 * Throws what failed in words of this page where it was changed elsewhere, which is loaded `again`
 * and told as `changed`, or deleted there.
 */
export async function elsewhere(
  error: unknown,
  again: () => unknown,
  changed: string = say.told.elsewhere,
): Promise<never> {
  const code = error instanceof CallFailed ? error.code : '';
  if (code === 'content_not_found' || code === 'audit_not_found')
    throw new CallFailed(code, say.told.deleted);
  if (code !== 'precondition_failed') throw error;
  await again();
  throw new CallFailed(code, changed);
}

/** What failed to load, with the way on: a credential that is none any more is asked for. */
export const Failed = ({ error, again }: { error: unknown; again: () => void }) => (
  <Problem error={error}>
    <Button
      press={isRefused(error) ? signInAgain : again}
      text={isRefused(error) ? say.load.signIn : say.load.again}
    />
  </Problem>
);

/** What a call gives or throws, anew when a dependency changes, and when `again` is awaited. */
export function useAsked<T>(load: () => Promise<T>, on: readonly unknown[] = []) {
  const [now, set] = useState<{ value?: T; error?: unknown }>({});
  const turn = useRef(0);
  const again = () => {
    turn.current += 1;
    const mine = turn.current;
    // Only the newest answer counts, however late the others arrive.
    const done = (result: typeof now) => mine === turn.current && set(result);
    set(({ error: _, ...shown }) => shown);
    return load().then(
      (value) => done({ value }),
      (error: unknown) => done({ error }),
    );
  };
  useEffect(() => {
    set({});
    void again();
  }, on);
  return { ...now, again };
}

type Props<T> = {
  /** What is loaded, and read out when it is there. */
  title?: string;
  load: () => Promise<T>;
  dependencies?: readonly unknown[];
  children: (value: T, again: () => Promise<unknown>) => ComponentChildren;
};

/** Shows what a call gives, which stays until a later call gives more; or why it failed. */
export function Load<T>({ title, load, dependencies, children }: Props<T>) {
  const { value, error, again } = useAsked(load, dependencies);
  useEffect(() => {
    if (title && value !== undefined) readOut(say.load.done({ title }));
  }, [value]);
  if (error !== undefined) return <Failed error={error} again={again} />;
  if (value === undefined)
    return <p class="loading">{title ? say.load.of({ title }) : say.load.view}</p>;
  return <>{children(value, again)}</>;
}

const TRIED: Record<Credential, string> = {
  key: '/api/admin/audits',
  token: '/api/admin/stats?since_days=1&limit=1',
};

type SignInProps = { which: Credential; heading: ComponentChildren; done: () => void };

/** What stands where a view needs a credential that is not there. */
export function SignInView({ which, heading, done }: SignInProps) {
  const enter = async ({ [which]: value = '' }: Record<string, string>) => {
    readOut(say.signIn.trying);
    await call(TRIED[which], { headers: headersOf(which, value) }).catch((error) => {
      throw isRefused(error) ? new CallFailed('invalid_token', say.signIn[which].wrong) : error;
    });
    signIn(which, value);
    done();
  };
  return (
    <div class="page">
      {heading}
      <Form look="form narrow" text={say.signIn.enter} work={enter}>
        <Field
          name={which}
          label={say.signIn[which].label}
          hint={say.signIn[which].hint}
          attributes={{ type: 'password', required: true, spellcheck: false }}
        />
      </Form>
      <p class="detail">{say.signIn.kept}</p>
    </div>
  );
}
