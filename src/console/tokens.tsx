/** The links of an audit: issue one, which is shown once, see who has one, revoke. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dayOf, timeOf, words } from '../browser/words.ts';
import { Actions } from './actions.tsx';
import { deleteRecipient, issueToken, listTokens, revokeToken } from './api.ts';
import { Button, useWork } from './button.tsx';
import { TextField } from './field.tsx';
import { Problem } from './load.tsx';
import { Part, Time } from './parts.tsx';
import { say } from './say.ts';
import { SkippedRecords } from './skipped.tsx';
import type { IssuedToken, Token, Tokens } from './types.ts';
import { tellProblem } from './undo.tsx';

const MARKS = { active: 'good', expired: 'low', revoked: 'bad' } as const;

/** A new link. It is known here alone, and only until the owner goes elsewhere. */
function Issued({ share_url, recipient, expires_at }: IssuedToken) {
  const heading = useRef<HTMLHeadingElement>(null);
  const link = useRef<HTMLTextAreaElement>(null);
  const [told, setTold] = useState('');
  // In view with its button, whatever stood there.
  useLayoutEffect(() => {
    heading.current?.focus();
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [share_url]);
  const copy = () =>
    navigator.clipboard.writeText(share_url).then(
      () => setTold('Copied.'),
      () => {
        link.current?.select();
        setTold(
          'The browser does not let this page copy. The link is selected: copy it with the ' +
            'keyboard.',
        );
      },
    );
  return (
    <div class="issued">
      <h5 tabIndex={-1} ref={heading}>
        Link for {recipient.name}, {recipient.company}
      </h5>
      <p>
        It is shown this once: nobody can look it up later.{' '}
        {expires_at ? `It ends on ${dayOf(expires_at)}.` : 'It does not end by itself.'}
      </p>
      <p class="field">
        <label for="share-url">The link</label>
        <textarea
          id="share-url"
          class="code"
          readOnly
          spellcheck={false}
          rows={3}
          value={share_url}
          ref={link}
        />
      </p>
      <p>
        <Button press={() => void copy()}>Copy the link</Button>
      </p>
      <p class="told" role="status">
        {told}
      </p>
    </div>
  );
}

const BLANK = { name: '', company: '', email: '', days: '30' };

type Named = [keyof typeof BLANK, label: string, attributes: object, hint?: string];

const FIELDS: readonly Named[] = [
  ['name', 'Name', { required: true, maxLength: 160 }],
  ['company', 'Company', { required: true, maxLength: 160 }],
  [
    'email',
    'E-mail address',
    { type: 'email', required: true, maxLength: 320 },
    'To know them by; nothing is sent, and no recipient sees it.',
  ],
  [
    'days',
    'Expires after (days)',
    { type: 'number', min: 1, max: 365, step: 1 },
    '1 to 365. Empty: until you revoke it.',
  ],
];

function IssueForm({ slug, issued }: { slug: string; issued: (token: IssuedToken) => void }) {
  const [values, setValues] = useState(BLANK);
  const { error, busy, run } = useWork();
  const submit = (event: Event) => {
    event.preventDefault();
    void run(async () => {
      const { days, ...given } = values;
      const recipient = Object.fromEntries(
        Object.entries(given).map(([name, text]) => [name, text.trim()]),
      );
      const expires_in_days = days === '' ? null : Number(days);
      issued(await issueToken(slug, { recipient, expires_in_days }));
      setValues(BLANK);
    });
  };
  return (
    <form class="form two" onSubmit={submit}>
      {FIELDS.map(([name, label, attributes, hint]) => (
        <TextField
          label={label}
          hint={hint}
          attributes={attributes}
          value={values[name]}
          change={(value) => setValues((now) => ({ ...now, [name]: value }))}
        />
      ))}
      {error !== undefined && <Problem error={error} />}
      <p>
        <button class="button" type="submit" aria-disabled={busy || undefined}>
          Issue a link
        </button>
      </p>
    </form>
  );
}

function endOf({ expires_at, revoked_at, state }: Token): string {
  if (revoked_at) return `revoked ${timeOf(revoked_at)}`;
  if (!expires_at) return 'no end';
  return `${state === 'expired' ? 'ended' : 'ends'} ${timeOf(expires_at)}`;
}

type Item = { token: Token; revoke: () => Promise<string>; forget: () => Promise<string> };

function LinkItem({ token, revoke, forget }: Item) {
  const { recipient, issued_at, state } = token;
  const { name, company, email } = recipient;
  return (
    <li class="record link">
      <h5>{name}</h5>
      <p class="detail">
        {company}, {email}
      </p>
      <p class="told-state">
        <span class={`mark ${MARKS[state]}`}>{words(state)}</span>
        <span class="detail">
          {endOf(token)}; issued <Time at={issued_at} />
        </span>
      </p>
      <Actions
        actions={[
          state === 'active' && {
            text: 'Revoke',
            label: `Revoke the link of ${name}`,
            ask: {
              question: `Revoke the link of ${name}?`,
              text:
                `${name}, ${company}, cannot open the audit with it any more. A link that was ` +
                'revoked stays revoked; you can issue a new one.',
              yes: 'Revoke',
            },
            run: revoke,
          },
          {
            text: 'Delete',
            label: `Delete ${name} from this audit`,
            ask: {
              question: `Delete ${name}?`,
              text:
                `Name, company and address of ${name} are deleted for good, with the link and its ` +
                'reads. The link opens nothing any more.',
            },
            run: forget,
          },
        ]}
      />
    </li>
  );
}

/** The section. `first` are the links there are when it is shown. */
export function Links({ slug, first }: { slug: string; first: Tokens }) {
  const [{ tokens, skipped }, setList] = useState(first);
  const [issued, setIssued] = useState<IssuedToken | null>(null);
  const refresh = () => listTokens(slug).then(setList, tellProblem);
  const done = async (work: Promise<unknown>, text: string) => {
    await work;
    await refresh();
    return text;
  };
  return (
    <Part id="links" title="Links">
      {issued && <Issued {...issued} />}
      {tokens.length === 0 ? (
        <p class="empty">Nobody has a link to this audit yet.</p>
      ) : (
        <ul class="plain records">
          {tokens.map((token) => (
            <LinkItem
              key={token.token_id}
              token={token}
              revoke={() =>
                done(
                  revokeToken(slug, token.token_id),
                  `The link of ${token.recipient.name} is revoked.`,
                )
              }
              forget={() =>
                done(
                  deleteRecipient(slug, token.token_id),
                  `${token.recipient.name} is deleted from this audit.`,
                )
              }
            />
          ))}
        </ul>
      )}
      <SkippedRecords skipped={skipped} />
      <details class="issue">
        <summary>Issue a new link</summary>
        <IssueForm
          slug={slug}
          issued={(token) => {
            setIssued(token);
            say('The link was issued.');
            void refresh();
          }}
        />
      </details>
    </Part>
  );
}
