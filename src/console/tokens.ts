/** The links of an audit: issue one, which is shown once, see who has one, revoke. */
import { problemBox } from '../browser/busy.ts';
import { type Child, el, focusOn, group, heading, on } from '../browser/element.ts';
import { dayOf, timeOf, words } from '../browser/words.ts';
import { issueToken, listTokens, revokeToken } from './api.ts';
import { button, run } from './button.ts';
import { confirmed } from './confirm.ts';
import { textField } from './field.ts';
import { say } from './say.ts';
import { skippedNode } from './skipped.ts';
import type { IssuedToken, Token } from './types.ts';

const MARKS = { active: 'good', expired: 'low', revoked: 'bad' } as const;

/** A new link. It is known here alone, and only until the owner goes elsewhere. */
function issuedNode({ share_url, recipient, expires_at }: IssuedToken): HTMLElement {
  const link = el('textarea', {
    readonly: true,
    id: 'share-url',
    spellcheck: 'false',
    rows: 3,
    class: 'code',
  });
  link.value = share_url;
  const told = el('p', { class: 'told', role: 'status' });
  const copy = button('Copy the link', () => {
    navigator.clipboard.writeText(share_url).then(
      () => {
        told.textContent = 'Copied.';
      },
      () => {
        link.select();
        told.textContent =
          'The browser does not let this page copy. The link is selected: copy it with the ' +
          'keyboard.';
      },
    );
  });
  return el(
    'div',
    { class: 'issued' },
    heading(4, { tabindex: -1 }, `Link for ${recipient.name}, ${recipient.company}`),
    el(
      'p',
      {},
      'It is shown this once: nobody can look it up later. ',
      expires_at ? `It ends on ${dayOf(expires_at)}.` : 'It does not end by itself.',
    ),
    el('p', { class: 'field' }, el('label', { for: 'share-url' }, 'The link'), link),
    el('p', {}, copy),
    told,
  );
}

function issueForm(slug: string, issued: (token: IssuedToken) => Promise<void>): HTMLElement {
  const fields = {
    name: textField({ label: 'Name', attributes: { required: true, maxlength: 160 } }),
    company: textField({ label: 'Company', attributes: { required: true, maxlength: 160 } }),
    email: textField({
      label: 'E-mail address',
      hint: 'To know them by; nothing is sent, and no recipient sees it.',
      attributes: { type: 'email', required: true, maxlength: 320 },
    }),
    days: textField({
      label: 'Good for so many days',
      hint: '1 to 365. Empty: until you revoke it.',
      attributes: { type: 'number', min: 1, max: 365, step: 1 },
      value: '30',
    }),
  };
  const problem = el('div', {});
  const submit = el('button', { class: 'button', type: 'submit' }, 'Issue a link');
  const form = el(
    'form',
    { class: 'form two' },
    Object.values(fields).map(({ field }) => field),
    problem,
    el('p', {}, submit),
  );
  return on(form, {
    submit: (event) => {
      event.preventDefault();
      const { name, company, email, days } = fields;
      void run(submit, problem, async () => {
        const recipient = {
          name: name.input.value.trim(),
          company: company.input.value.trim(),
          email: email.input.value.trim(),
        };
        const expires_in_days = days.input.value === '' ? null : Number(days.input.value);
        const token = await issueToken(slug, { recipient, expires_in_days });
        form.reset();
        days.input.value = '30';
        await issued(token);
      });
    },
  });
}

/** The section. Rejects with CallFailed. */
export async function tokensNode(slug: string): Promise<HTMLElement> {
  const list = el('div', {});
  const shown = el('div', {});
  const told = el('p', { class: 'told', tabindex: -1 });

  const revoke = async ({ token_id, recipient }: Token): Promise<void> => {
    await revokeToken(slug, token_id);
    await refresh();
    told.textContent = `The link of ${recipient.name} is revoked.`;
    say(told.textContent);
    focusOn(told);
  };

  const itemOf = (token: Token): Child => {
    const { recipient, issued_at, expires_at, revoked_at, state } = token;
    const problem = el('div', {});
    const press: HTMLButtonElement = button(
      'Revoke',
      () =>
        void confirmed(
          'Revoke this link?',
          `${recipient.name}, ${recipient.company}, cannot open the audit with it any ` +
            'more. A link that was revoked stays revoked; you can issue a new one.',
          'Revoke',
        ).then((yes) => (yes ? run(press, problem, () => revoke(token)) : undefined)),
      'danger',
      `Revoke the link of ${recipient.name}`,
    );
    const ends = revoked_at
      ? `revoked ${timeOf(revoked_at)}`
      : expires_at
        ? `${state === 'expired' ? 'ended' : 'ends'} ${timeOf(expires_at)}`
        : 'no end';
    return el(
      'li',
      { class: 'record link' },
      el('h4', {}, recipient.name),
      el('p', { class: 'detail' }, `${recipient.company}, ${recipient.email}`),
      el(
        'p',
        { class: 'told-state' },
        el('span', { class: `mark ${MARKS[state]}` }, words(state)),
        el('span', { class: 'detail' }, `${ends}; issued ${timeOf(issued_at)}`),
      ),
      state === 'active' && press,
      problem,
    );
  };

  const refresh = async (): Promise<void> => {
    const { tokens, skipped } = await listTokens(slug);
    list.replaceChildren(
      group(
        tokens.length === 0
          ? el('p', { class: 'empty' }, 'Nobody has a link to this audit yet.')
          : el('ul', { class: 'plain records' }, tokens.map(itemOf)),
        skippedNode(skipped),
      ),
    );
  };

  await refresh();
  const issued = async (token: IssuedToken): Promise<void> => {
    const node = issuedNode(token);
    shown.replaceChildren(node);
    focusOn(node.querySelector('h4') ?? node);
    say('The link was issued.');
    // The link is shown whatever becomes of the list.
    await refresh().catch((error: unknown) => list.replaceChildren(problemBox(error)));
  };
  return el(
    'section',
    { class: 'part', 'aria-labelledby': 'links--title' },
    el('h3', { id: 'links--title' }, 'Links'),
    list,
    told,
    el(
      'details',
      { class: 'issue' },
      el('summary', {}, 'Issue a new link'),
      group(issueForm(slug, issued)),
    ),
    shown,
  );
}
