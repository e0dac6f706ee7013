/** The links of an audit: issue one, which is shown once, see who has one, revoke. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dayOf, timeOf } from '../browser/words.ts';
import { Actions } from './actions.tsx';
import { type Answer, admin, remove, store, type Token } from './api.ts';
import { Button, useWork } from './button.tsx';
import { Field } from './field.tsx';
import { say } from './labels.ts';
import { Part, SkippedRecords, Time } from './parts.tsx';
import { Problem } from './problem.tsx';
import { readOut, tellProblem } from './tell.tsx';

type Issued = Answer<'issueAuditToken'>;

const MARKS = { active: 'good', expired: 'low', revoked: 'bad' } as const;

/** A new link. It is known here alone, and only until the owner goes elsewhere. */
function NewLink({ share_url, recipient: { name, company }, expires_at }: Issued) {
  const heading = useRef<HTMLHeadingElement>(null);
  const link = useRef<HTMLElement>(null);
  const [told, setTold] = useState('');
  // In view with its button, whatever stood there.
  useLayoutEffect(() => {
    heading.current?.focus();
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [share_url]);
  const copy = () =>
    navigator.clipboard.writeText(share_url).then(
      () => setTold(say.links.copied),
      () => {
        link.current?.querySelector('textarea')?.select();
        setTold(say.links.notCopied);
      },
    );
  return (
    <div class="issued">
      <h5 tabIndex={-1} ref={heading}>
        {say.links.for({ name, company })}
      </h5>
      <p>
        {say.links.once}{' '}
        {expires_at ? say.links.endsOn({ day: dayOf(expires_at) }) : say.links.endless}
      </p>
      <section ref={link}>
        <Field
          label={say.links.link}
          value={share_url}
          change={() => {}}
          rows={3}
          attributes={{ class: 'code', readOnly: true, spellcheck: false }}
        />
      </section>
      <p>
        <Button press={() => void copy()}>{say.links.copy}</Button>
      </p>
      <p class="told" role="status">
        {told}
      </p>
    </div>
  );
}

const BLANK = { name: '', company: '', email: '', days: '30' };

/** What the fields take, as AuditTokenCreateRequest has it. */
const FIELDS = {
  name: { required: true, maxLength: 160 },
  company: { required: true, maxLength: 160 },
  email: { type: 'email', required: true, maxLength: 320 },
  days: { type: 'number', min: 1, max: 365, step: 1 },
};

function IssueForm({ slug, issued }: { slug: string; issued: (token: Issued) => void }) {
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
      const body = { recipient, expires_in_days };
      issued(await store<'issueAuditToken'>('POST', `audits/${slug}/tokens`, body));
      setValues(BLANK);
    });
  };
  return (
    <form class="form two" onSubmit={submit}>
      {(Object.keys(BLANK) as (keyof typeof BLANK)[]).map((name) => (
        <Field
          label={say.links.fields[name]}
          hint={{ email: say.links.emailHint, days: say.links.daysHint }[name as string]}
          attributes={FIELDS[name]}
          value={values[name]}
          change={(value) => setValues((now) => ({ ...now, [name]: value }))}
        />
      ))}
      {error !== undefined && <Problem error={error} />}
      <p>
        <button class="button" type="submit" aria-disabled={busy || undefined}>
          {say.links.issue}
        </button>
      </p>
    </form>
  );
}

function endOf({ expires_at, revoked_at, state }: Token): string {
  if (revoked_at) return say.links.revokedAt({ time: timeOf(revoked_at) });
  if (!expires_at) return say.links.noEnd;
  const time = timeOf(expires_at);
  return state === 'expired' ? say.links.ended({ time }) : say.links.ends({ time });
}

type Done = (work: Promise<unknown>, told: string) => Promise<string>;

function LinkItem({ slug, token, done }: { slug: string; token: Token; done: Done }) {
  const { recipient, issued_at, state, token_id } = token;
  const { name, company, email } = recipient;
  return (
    <li class="record link">
      <h5>{name}</h5>
      <p class="detail">
        {company}, {email}
      </p>
      <p class="told-state">
        <span class={`mark ${MARKS[state]}`}>{say.links.states[state]}</span>
        <span class="detail">
          {endOf(token)}; {say.links.issuedAt} <Time at={issued_at} />
        </span>
      </p>
      <Actions
        actions={[
          state === 'active' && {
            text: say.links.revoke,
            label: say.links.revokeOf({ name }),
            ask: [
              say.links.askRevoke({ name }),
              say.links.askRevokeText({ name, company }),
              say.links.revoke,
            ],
            run: () =>
              done(remove(`audits/${slug}/tokens/${token_id}`), say.links.isRevoked({ name })),
          },
          {
            text: say.act.remove,
            label: say.links.deleteOf({ name }),
            ask: [say.act.ask({ name }), say.links.askDelete({ name })],
            run: () =>
              done(remove(`audits/${slug}/recipients/${token_id}`), say.links.isDeleted({ name })),
          },
        ]}
      />
    </li>
  );
}

/** The section. `first` are the links there are when it is shown. */
export function Links({ slug, first }: { slug: string; first: Answer<'listAuditTokens'> }) {
  const [{ tokens, skipped }, setList] = useState(first);
  const [issued, setIssued] = useState<Issued | null>(null);
  const refresh = () =>
    admin<'listAuditTokens'>(`audits/${slug}/tokens`).then(setList, tellProblem);
  const done: Done = async (work, told) => {
    await work;
    await refresh();
    return told;
  };
  return (
    <Part id="links" title={say.links.title}>
      {issued && <NewLink {...issued} />}
      {tokens.length === 0 ? (
        <p class="empty">{say.links.none}</p>
      ) : (
        <ul class="plain records">
          {tokens.map((token) => (
            <LinkItem key={token.token_id} slug={slug} token={token} done={done} />
          ))}
        </ul>
      )}
      <SkippedRecords skipped={skipped} />
      <details class="issue">
        <summary>{say.links.new}</summary>
        <IssueForm
          slug={slug}
          issued={(token) => {
            setIssued(token);
            readOut(say.links.wasIssued);
            void refresh();
          }}
        />
      </details>
    </Part>
  );
}
