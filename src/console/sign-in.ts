/** Signing in: each credential is tried at a row that it opens before it is kept. */

import { messageOf } from '../browser/busy.ts';
import { CallFailed, call } from '../browser/call.ts';
import { el, focusOn, on } from '../browser/element.ts';
import { textField } from './field.ts';
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

/** Why a credential was not taken, or null when it was. */
async function problemOf(which: Credential, value: string): Promise<string | null> {
  try {
    await call(FIELDS[which].path, { headers: headersOf(which, value) });
    return null;
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
export function signInForm(done: () => void): HTMLElement {
  const fields = WHICH.map((which) => {
    const { label, hint } = FIELDS[which];
    const held = credential(which) !== null;
    const made = textField({
      label: held ? [label, el('span', { class: 'optional' }, ' (signed in)')] : label,
      hint,
      attributes: { type: 'password', spellcheck: 'false', autocapitalize: 'none', name: which },
    });
    const error = el('span', { class: 'field-error', id: `${made.input.id}--error` });
    made.field.append(error);
    return { which, ...made, error };
  });
  const submit = el('button', { class: 'button', type: 'submit' }, 'Sign in');
  const problem = el('p', { class: 'field-error', role: 'alert' });

  const attempt = async (): Promise<void> => {
    const given = fields
      .map((one) => ({ ...one, value: one.input.value.trim() }))
      .filter(({ value }) => value !== '');
    problem.textContent = given.length === 0 ? 'Give one of the two, or both.' : '';
    if (given.length === 0) return focusOn(fields[0]?.input ?? submit);
    say('Signing in.');
    const tried = await Promise.all(
      given.map(async (one) => ({ ...one, refused: await problemOf(one.which, one.value) })),
    );
    for (const { which, value, refused, input, error, field } of tried) {
      error.textContent = refused ?? '';
      input.removeAttribute('aria-invalid');
      if (refused === null) {
        signIn(which, value);
        continue;
      }
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute(
        'aria-describedby',
        `${error.id} ${field.querySelector('.field-hint')?.id}`,
      );
    }
    const bad = tried.find(({ refused }) => refused !== null);
    if (!bad) return done();
    say('');
    focusOn(bad.input);
  };

  const form = el(
    'form',
    { class: 'form narrow', autocomplete: 'off' },
    fields.map(({ field }) => field),
    problem,
    el('p', {}, submit),
  );
  return on(form, {
    submit: (event) => {
      event.preventDefault();
      if (submit.getAttribute('aria-disabled') === 'true') return;
      submit.setAttribute('aria-disabled', 'true');
      void attempt().finally(() => submit.removeAttribute('aria-disabled'));
    },
  });
}

/** The page of somebody who is not signed in. */
export function signInView(done: () => void): Node {
  return el(
    'section',
    { class: 'panel', 'aria-labelledby': 'sign-in--title' },
    el('h2', { id: 'sign-in--title' }, 'Sign in'),
    el(
      'p',
      { class: 'intro' },
      'What you give here stays in this tab until you sign out or close it, and goes to ' +
        'this service alone. On your own machine, ',
      el('code', {}, 'npm start'),
      ' prints both.',
    ),
    signInForm(done),
  );
}
