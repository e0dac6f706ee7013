/** Signing in: a credential is asked for where a view needs it, and tried before it is kept. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CallFailed, call } from '../browser/call.ts';
import { useWork } from './button.tsx';
import { Field } from './field.tsx';
import { say } from './labels.ts';
import { messageOf } from './problem.tsx';
import { type Credential, headersOf, signIn } from './session.ts';
import { readOut } from './tell.tsx';

/** What is asked for to try each. */
const TRIED: Record<Credential, string> = {
  key: '/api/admin/audits',
  token: '/api/admin/stats?since_days=1&limit=1',
};

/** Tries a credential. Throws CallFailed, in words of its field where it is not the right one. */
async function tried(which: Credential, value: string): Promise<void> {
  if (value === '') throw new CallFailed('unauthorized', say.signIn[which].missing);
  await call(TRIED[which], { headers: headersOf(which, value) }).catch((error) => {
    const wrong =
      error instanceof CallFailed && ['invalid_token', 'unauthorized'].includes(error.code);
    throw wrong ? new CallFailed('invalid_token', say.signIn[which].wrong) : error;
  });
}

type Props = { which: Credential; heading: ComponentChildren; done: () => void };

/** What stands where a view needs a credential that is not there. */
export function SignInView({ which, heading, done }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState('');
  const { error, busy, run } = useWork();
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector('input')?.focus();
  }, [error]);
  const submit = (event: Event) => {
    event.preventDefault();
    readOut(say.signIn.trying);
    void run(async () => {
      await tried(which, value.trim());
      signIn(which, value.trim());
      done();
    });
  };
  return (
    <div class="page">
      {heading}
      <form ref={form} class="form narrow" autocomplete="off" onSubmit={submit}>
        <Field
          label={say.signIn[which].label}
          hint={say.signIn[which].hint}
          wrong={error === undefined ? '' : messageOf(error)}
          value={value}
          change={setValue}
          attributes={{ type: 'password', spellcheck: false, autocapitalize: 'none', name: which }}
        />
        <p>
          <button class="button" type="submit" aria-disabled={busy || undefined}>
            {say.signIn.enter}
          </button>
        </p>
      </form>
      <p class="detail">{say.signIn.kept}</p>
    </div>
  );
}
