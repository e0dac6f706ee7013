/** Signing in: a credential is asked for where a view needs it, and tried before it is kept. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { CallFailed, call } from '../browser/call.ts';
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

/** Why a credential was not taken; empty when it was. */
async function problemOf(which: Credential, value: string): Promise<string> {
  if (value === '') return say.signIn[which].missing;
  try {
    await call(TRIED[which], { headers: headersOf(which, value) });
    return '';
  } catch (error) {
    const wrong =
      error instanceof CallFailed && ['invalid_token', 'unauthorized'].includes(error.code);
    return wrong ? say.signIn[which].wrong : messageOf(error);
  }
}

type Props = { which: Credential; heading: ComponentChildren; done: () => void };

/** What stands where a view needs a credential that is not there. */
export function SignInView({ which, heading, done }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    readOut(say.signIn.trying);
    const problem = await problemOf(which, value.trim());
    setBusy(false);
    setWrong(problem);
    readOut('');
    if (problem === '') {
      signIn(which, value.trim());
      done();
    } else form.current?.querySelector('input')?.focus();
  };
  return (
    <div class="page">
      {heading}
      <form
        ref={form}
        class="form narrow"
        autocomplete="off"
        onSubmit={(event) => void submit(event)}
      >
        <Field
          label={say.signIn[which].label}
          hint={say.signIn[which].hint}
          wrong={wrong}
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
