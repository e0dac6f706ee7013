/** Signing in: a credential is asked for where a view needs it, and tried before it is kept. */
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { messageOf } from '../browser/busy.ts';
import { CallFailed, call } from '../browser/call.ts';
import { TextField } from './field.tsx';
import { say } from './say.ts';
import { type Credential, headersOf, signIn } from './session.ts';

const FIELDS: Record<Credential, { label: string; hint: string; path: string }> = {
  key: {
    label: 'Admin key',
    hint: 'For messages, questions, reports, audits and people: the value of AUDIT_ADMIN_KEY.',
    path: '/api/admin/audits',
  },
  token: {
    label: 'Access token',
    hint: 'For statistics: a value of ACCESS_TOKENS, without its scope.',
    path: '/api/admin/stats?since_days=1&limit=1',
  },
};

/** Why a credential was not taken; empty when it was. */
async function problemOf(which: Credential, value: string): Promise<string> {
  const { label, path } = FIELDS[which];
  if (value === '') return `Give the ${label.toLowerCase()}.`;
  try {
    await call(path, { headers: headersOf(which, value) });
    return '';
  } catch (error) {
    const wrong =
      error instanceof CallFailed &&
      (error.code === 'invalid_token' || error.code === 'unauthorized');
    return wrong ? `This ${label.toLowerCase()} is not the right one.` : messageOf(error);
  }
}

type Props = { which: Credential; heading: ComponentChildren; done: () => void };

/** What stands where a view needs a credential that is not there. */
export function SignInView({ which, heading, done }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState('');
  const [wrong, setWrong] = useState('');
  const [busy, setBusy] = useState(false);
  const { label, hint } = FIELDS[which];
  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    say('Signing in.');
    const problem = await problemOf(which, value.trim());
    setBusy(false);
    setWrong(problem);
    if (problem === '') {
      signIn(which, value.trim());
      return done();
    }
    say('');
    form.current?.querySelector('input')?.focus();
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
        <TextField
          label={label}
          hint={hint}
          wrong={wrong}
          value={value}
          change={setValue}
          attributes={{ type: 'password', spellcheck: false, autocapitalize: 'none', name: which }}
        />
        <p>
          <button class="button" type="submit" aria-disabled={busy || undefined}>
            Sign in
          </button>
        </p>
      </form>
      <p class="detail">
        What you give here stays in this tab until you sign out or close it, and goes to this
        service alone. On your own machine, <code>npm start</code> prints it.
      </p>
    </div>
  );
}
