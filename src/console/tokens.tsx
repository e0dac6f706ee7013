/** The links of an audit: issue one, which is shown once, see who has one, revoke. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dayOf, timeOf } from '../browser/words.ts';
import { Actions } from './actions.tsx';
import { type Answer, admin, remove, store, type Token } from './api.ts';
import { useWork } from './button.tsx';
import { Field, Fields } from './field.tsx';
import { say } from './labels.ts';
import { Entries, Part, SkippedRecords, Time } from './parts.tsx';
import { Problem } from './problem.tsx';
import { readOut, tellProblem } from './tell.tsx';

type Issued = Answer<'issueAuditToken'>;

const MARKS = { active: 'good', expired: 'low', revoked: 'bad' } as const;

/** A new link. It is known here alone, and only until the owner goes elsewhere. */
function NewLink({ share_url, recipient: { name, company }, expires_at }: Issued) {
  const place = useRef<HTMLDivElement>(null);
  // In view with its button, whatever stood there.
  useLayoutEffect(() => {
    place.current?.querySelector('h5')?.focus();
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [share_url]);
  const copy = () =>
    navigator.clipboard.writeText(share_url).then(
      () => say.links.copied,
      () => {
        place.current?.querySelector('textarea')?.select();
        return say.links.notCopied;
      },
    );
  return (
    <div class="issued" ref={place}>
      <h5 tabIndex={-1}>{say.links.for({ name, company })}</h5>
      <p>
        {say.links.once}{' '}
        {expires_at ? say.links.endsOn({ day: dayOf(expires_at) }) : say.links.endless}
      </p>
      <Field
        label={say.links.link}
        value={share_url}
        change={() => {}}
        rows={3}
        attributes={{ class: 'code', readOnly: true, spellcheck: false }}
      />
      <Actions actions={[{ text: say.links.copy, look: '', run: copy }]} />
    </div>
  );
}

const BLANK = { name: '', company: '', email: '', days: '30' };

/** What the fields take, as AuditTokenCreateRequest has it. */
const FIELDS = {
  name: { attributes: { required: true, maxLength: 160 } },
  company: { attributes: { required: true, maxLength: 160 } },
  email: { attributes: { type: 'email', required: true, maxLength: 320 } },
  days: { attributes: { type: 'number', min: 1, max: 365, step: 1 } },
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
      <Fields
        shape={FIELDS}
        labels={say.links.fields}
        hints={say.links.hints}
        values={values}
        change={(part) => setValues((now) => ({ ...now, ...part }))}
      />
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

/** The section. `first` are the links there are when it is shown. */
export function Links({ slug, first }: { slug: string; first: Answer<'listAuditTokens'> }) {
  const [{ tokens, skipped }, setList] = useState(first);
  const [issued, setIssued] = useState<Issued | null>(null);
  const refresh = () =>
    admin<'listAuditTokens'>(`audits/${slug}/tokens`).then(setList, tellProblem);
  const done = async (path: string, told: string) => {
    await remove(`audits/${slug}/${path}`);
    await refresh();
    return told;
  };
  const entryOf = (token: Token) => {
    const { recipient, issued_at, state, token_id } = token;
    const { name, company, email } = recipient;
    return {
      id: token_id,
      name,
      detail: `${company}, ${email}`,
      state: [
        <span class={`mark ${MARKS[state]}`}>{say.links.states[state]}</span>,
        <span class="detail">
          {endOf(token)}; {say.links.issuedAt} <Time at={issued_at} />
        </span>,
      ],
      actions: [
        state === 'active' && {
          text: say.links.revoke,
          label: say.links.revokeOf({ name }),
          ask: [
            say.links.askRevoke({ name }),
            say.links.askRevokeText({ name, company }),
            say.links.revoke,
          ] as const,
          run: () => done(`tokens/${token_id}`, say.links.isRevoked({ name })),
        },
        {
          text: say.act.remove,
          label: say.links.deleteOf({ name }),
          ask: [say.act.ask({ name }), say.links.askDelete({ name })] as const,
          run: () => done(`recipients/${token_id}`, say.links.isDeleted({ name })),
        },
      ],
    };
  };
  return (
    <Part id="links" title={say.links.title}>
      {issued && <NewLink {...issued} />}
      {tokens.length === 0 ? (
        <p class="empty">{say.links.none}</p>
      ) : (
        <Entries entries={tokens.map(entryOf)} />
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
