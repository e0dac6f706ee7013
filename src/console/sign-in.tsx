/** Signing in: each credential is tried at a row that it opens before it is kept. */
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { messageOf } from '../browser/busy.ts';
import { CallFailed, call } from '../browser/call.ts';
import { TextField } from './field.tsx';
import { say } from './say.ts';
import { type Credential, credential, headersOf, signIn } from './session.ts';

const FIELDS: Record<Credential, { label: string; hint: string; path: string }> = {
  key: {
    label: 'Admin key',
    hint: 'For messages, questions, reports and audits: the value of AUDIT_ADMIN_KEY.',
    path: '/api/admin/audits',
  },
  token: {
    label: 'Access token',
    hint: 'For statistics: a value of ACCESS_TOKENS, without its scope.',
    path: '/api/admin/stats?since_days=1&limit=1',
  },
};

const WHICH: readonly Credential[] = ['key', 'token'];
const NONE: Record<Credential, string> = { key: '', token: '' };

/** Why a credential was not taken; empty when it was. */
async function problemOf(which: Credential, value: string): Promise<string> {
  try {
    await call(FIELDS[which].path, { headers: headersOf(which, value) });
    return '';
  } catch (error) {
    const wrong =
      error instanceof CallFailed &&
      (error.code === 'invalid_token' || error.code === 'unauthorized');
    return wrong
      ? `This ${FIELDS[which].label.toLowerCase()} is not the right one.`
      : messageOf(error);
  }
}

/** The form. `done` is called when every credential that was given has been kept. */
export function SignInForm({ done }: { done: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(NONE);
  const [wrong, setWrong] = useState(NONE);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const focus = (which: Credential) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${which}"]`)?.focus();

  const attempt = async (): Promise<void> => {
    const given = WHICH.filter((which) => values[which].trim() !== '');
    setProblem(given.length === 0 ? 'Give one of the two, or both.' : '');
    if (given.length === 0) return focus('key');
    say('Signing in.');
    const refused = { ...NONE };
    await Promise.all(
      given.map(async (which) => {
        const value = values[which].trim();
        refused[which] = await problemOf(which, value);
        if (refused[which] === '') signIn(which, value);
      }),
    );
    setWrong(refused);
    const bad = given.find((which) => refused[which] !== '');
    if (!bad) return done();
    say('');
    focus(bad);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    void attempt().finally(() => setBusy(false));
  };
  return (
    <form ref={form} class="form narrow" autocomplete="off" onSubmit={submit}>
      {WHICH.map((which) => (
        <TextField
          label={
            <>
              {FIELDS[which].label}
              {credential(which) !== null && <span class="optional"> (signed in)</span>}
            </>
          }
          hint={FIELDS[which].hint}
          wrong={wrong[which]}
          value={values[which]}
          change={(value) => setValues((all) => ({ ...all, [which]: value }))}
          attributes={{ type: 'password', spellcheck: false, autocapitalize: 'none', name: which }}
        />
      ))}
      <p class="field-error" role="alert">
        {problem}
      </p>
      <p>
        <button class="button" type="submit" aria-disabled={busy || undefined}>
          Sign in
        </button>
      </p>
    </form>
  );
}

type View = { heading: RefObject<HTMLHeadingElement | null>; done: () => void };

/** The page of somebody who is not signed in. */
export function SignInView({ heading, done }: View) {
  return (
    <section class="panel" aria-labelledby="sign-in--title">
      <h2 id="sign-in--title" ref={heading}>
        Sign in
      </h2>
      <p class="intro">
        What you give here stays in this tab until you sign out or close it, and goes to this
        service alone. On your own machine, <code>npm start</code> prints both.
      </p>
      <SignInForm done={done} />
    </section>
  );
}
