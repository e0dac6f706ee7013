/** The links of an audit: issue one, which is shown once, see who has one, revoke. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { dayOf, timeOf } from '../browser/words.ts';
import { Actions } from './actions.tsx';
import { type Answer, remove, store, type Token } from './api.ts';
import { Field, Fields, Form } from './controls.tsx';
import { say } from './labels.ts';
import { Entries, Mark, Part, SkippedRecords, Time } from './parts.tsx';
import { readOut } from './tell.tsx';

type Issued = Answer<'issueAuditToken'>;

const MARKS = { active: 'good', expired: 'low', revoked: 'bad' } as const;

/** A new link. It is known here alone, and only until the owner goes elsewhere. */
function NewLink({ share_url, recipient: { name, company }, expires_at }: Issued) {
  const link = useRef<HTMLTextAreaElement>(null);
  // In view, to be copied with the keyboard too.
  const select = () => {
    link.current?.focus();
    link.current?.select();
  };
  useLayoutEffect(select, [share_url]);
  const copy = () => {
    select();
    return navigator.clipboard.writeText(share_url).then(
      () => say.links.copied,
      () => say.links.notCopied,
    );
  };
  const end = expires_at ? say.links.endsOn({ day: dayOf(expires_at) }) : say.links.endless;
  return (
    <div class="issued">
      <h5>{say.links.for({ name, company })}</h5>
      <Field
        label={say.links.link}
        hint={`${say.links.once} ${end}`}
        value={share_url}
        rows={4}
        attributes={{ class: 'code', readOnly: true, spellcheck: false, ref: link }}
      />
      <Actions actions={[{ text: say.links.copy, look: '', run: copy }]} />
    </div>
  );
}

/** What the fields take, as AuditTokenCreateRequest has it. */
const FIELDS = {
  name: { attributes: { required: true, maxLength: 160 } },
  company: { attributes: { required: true, maxLength: 160 } },
  email: { attributes: { type: 'email', required: true, maxLength: 320 } },
  days: { attributes: { type: 'number', min: 1, max: 365, step: 1, defaultValue: '30' } },
};

function endOf({ expires_at, revoked_at, state }: Token): string {
  if (revoked_at) return say.links.revokedAt({ time: timeOf(revoked_at) });
  if (!expires_at) return say.links.noEnd;
  const time = timeOf(expires_at);
  return state === 'expired' ? say.links.ended({ time }) : say.links.ends({ time });
}

type Props = { slug: string; held: Answer<'listAuditTokens'>; again: () => Promise<unknown> };

export function Links({ slug, held: { tokens, skipped }, again }: Props) {
  const [issued, setIssued] = useState<Issued | null>(null);
  const done = async (path: string, told: string) => {
    await remove(`audits/${slug}/${path}`);
    await again();
    return told;
  };
  const issue = async ({ days, ...recipient }: Record<string, string>, form: HTMLFormElement) => {
    const body = { recipient, expires_in_days: days ? Number(days) : null };
    setIssued(await store<'issueAuditToken'>('POST', `audits/${slug}/tokens`, body));
    readOut(say.links.wasIssued);
    form.reset();
    await again();
  };
  const entryOf = (token: Token) => {
    const { recipient, issued_at, state, token_id } = token;
    const { name, company, email } = recipient;
    return {
      id: token_id,
      name,
      detail: `${company}, ${email}`,
      state: [
        <Mark look={MARKS[state]} text={say.links.states[state]} />,
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
        <Form look="form two" text={say.links.issue} work={issue}>
          <Fields shape={FIELDS} labels={say.links.fields} hints={say.links.hints} />
        </Form>
      </details>
    </Part>
  );
}
