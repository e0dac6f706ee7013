/** Audits and their recipient tokens: bodies, and what recipients and the owner are answered. */
import * as z from 'zod';
import { SEVERITIES } from './audit-severities.ts';
import { EMAIL, metadataFields, Skipped, WebUrl } from './common.ts';

export const AuditSlug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,119}$/)
  .meta({
    description: '1 to 120 lower-case letters, digits and hyphens.',
    examples: ['acme-2026'],
  });

/**
 * Any JSON object is a report. The page of its recipients (src/audit) knows the members of the
 * example, each of them optional, and shows all others as lists and tables.
 */
const data = z.record(z.string(), z.unknown()).meta({
  description:
    'The report, any JSON object. Recommended: title; summary, body_markdown and ' +
    'recommendation in Markdown; sections, findings (severity ' +
    `${SEVERITIES.join(', ')}), tables and metrics as in the example. What stands under ` +
    '"public" is shown to everybody in the metadata.',
  examples: [
    {
      title: 'Review of the order service',
      summary: 'Sound, with **one** finding that needs work this week.',
      public: { title: 'A review' },
      metrics: [{ label: 'Endpoints looked at', value: 48 }],
      sections: [{ heading: 'Scope', body_markdown: 'The public API.' }],
      findings: [
        {
          title: 'Orders of others can be read',
          severity: 'critical',
          body_markdown: '`GET /orders/{id}` does not check whose order it is.',
          recommendation: 'Compare the owner with the caller, in one place.',
        },
      ],
      tables: [
        { caption: 'Endpoints by group', columns: ['Group', 'Looked at'], rows: [['Orders', 14]] },
      ],
    },
  ],
});

export const AuditCreateRequest = z
  .object({ slug: AuditSlug, data })
  .meta({ id: 'AuditCreateRequest', description: 'A new audit.' });

export const AuditPatchRequest = z
  .object({ data })
  .meta({ id: 'AuditPatchRequest', description: 'A JSON Merge Patch (RFC 7396) of data.' });

const recipientFields = {
  name: z
    .string()
    .min(1)
    .max(160)
    .meta({ description: 'Name of the recipient.', examples: ['A. Person'] }),
  company: z
    .string()
    .min(1)
    .max(160)
    .meta({ description: 'Company of the recipient.', examples: ['Acme'] }),
};

export const AuditRecipient = z
  .object({
    ...recipientFields,
    email: z
      .email({ pattern: EMAIL })
      .min(3)
      .max(320)
      .meta({ description: 'Never shown in public answers.', examples: ['a.person@example.org'] }),
  })
  .meta({ id: 'AuditRecipient', description: 'Who may read an audit.' });

/** The recipient as a recipient may see it: without the e-mail address. */
const NamedRecipient = z.object(recipientFields).meta({ description: 'Who the token is for.' });

export const AuditTokenCreateRequest = z
  .object({
    recipient: AuditRecipient,
    expires_in_days: z
      .int()
      .min(1)
      .max(365)
      .nullish()
      .meta({ description: 'Days until the token ends; null for no end.', examples: [30] }),
  })
  .meta({ id: 'AuditTokenCreateRequest', description: 'A token for one recipient.' });

const time = (description: string) =>
  z.iso.datetime().meta({ description, examples: ['2026-11-20T12:00:00.000Z'] });
const address = (description: string, path: string) =>
  WebUrl.meta({ description, examples: [`https://example.org${path}`] });

const count = (description: string) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [1] });

const tokenId = z.string().meta({
  description: 'Identifier of the token; it opens nothing.',
  examples: ['019aa0d5-7c00-7abc-8def-0123456789ab'],
});
const expiresAt = time('When the token ends, or null.').nullable();

/** What is told of every audit, to whoever may read it. */
const revisionFields = {
  slug: AuditSlug,
  revision: z
    .int()
    .min(1)
    .meta({ description: 'Number of the current revision, from 1.', examples: [2] }),
  created_at: time('When the first revision was saved.'),
  updated_at: time('When the current revision was saved.'),
};

export const AuditMetaResponse = z
  .object({
    slug: AuditSlug,
    public: z
      .unknown()
      .optional()
      .meta({
        description: 'What the owner shows to everybody, or null.',
        examples: [{ title: 'Audit' }],
      }),
    access: z
      .object({
        rule: z.string().meta({
          description: 'Who may read it, and how.',
          examples: ['For its recipients: send your token.'],
        }),
        audit_url: address('Where the audit is read.', '/api/audits/acme-2026'),
        header: z.string().meta({
          description: 'The header that takes the token.',
          examples: ['Authorization: Bearer <token>'],
        }),
        contact_url: address('How to ask for a token.', '/api/contact'),
      })
      .meta({ description: 'How to get access.' }),
    url: address('Address of this record.', '/api/audits/acme-2026/meta'),
    ...metadataFields,
  })
  .meta({ id: 'AuditMetaResponse', description: 'What everybody may know of an audit.' });

export const AuditResponse = z
  .object({
    ...revisionFields,
    data,
    access: z
      .object({ token_id: tokenId, recipient: NamedRecipient, expires_at: expiresAt })
      .meta({ description: 'The token that was sent: who it is for, and when it ends.' }),
    url: address('Address of this record.', '/api/audits/acme-2026'),
    ...metadataFields,
  })
  .meta({ id: 'AuditResponse', description: 'An audit, for one of its recipients.' });

const adminFields = {
  url: address('Where the owner reads and changes it.', '/api/admin/audits/acme-2026'),
  tokens_url: address('Its tokens.', '/api/admin/audits/acme-2026/tokens'),
};

const adminAuditFields = {
  ...revisionFields,
  data,
  ...adminFields,
  meta_url: address('What everybody may know of it.', '/api/audits/acme-2026/meta'),
  etag: z
    .string()
    .meta({ description: 'Changes with its revision: If-Match takes it.', examples: ['"2"'] }),
};

export const AdminAuditResponse = z
  .object({ ...adminAuditFields, ...metadataFields })
  .meta({ id: 'AdminAuditResponse', description: 'An audit, for the owner.' });

export const AdminAuditChangeResponse = z
  .object({
    ...adminAuditFields,
    changed: z.boolean().meta({
      description: 'False when the patch changed nothing: then there is no new revision.',
      examples: [true],
    }),
    ...metadataFields,
  })
  .meta({ id: 'AdminAuditChangeResponse', description: 'An audit after a patch.' });

export const AdminAuditsResponse = z
  .object({
    audits: z
      .array(
        z
          .object({
            ...revisionFields,
            title: z
              .string()
              .nullable()
              .meta({ description: 'Its title, or null.', examples: ['Audit'] }),
            recipients: count('Links that were not revoked.'),
            reads: count('Times that it was opened, in the last 400 days.'),
            last_read_at: time('When it was opened last, or null.').nullable(),
            ...adminFields,
          })
          .meta({ description: 'One audit, without its data.' }),
      )
      .meta({ description: 'All audits by slug.' }),
    total: z
      .int()
      .min(0)
      .meta({ description: 'Audits there are.', examples: [1] }),
    skipped: Skipped,
    ...metadataFields,
  })
  .meta({ id: 'AdminAuditsResponse', description: 'All audits.' });

export const AuditRevisionsResponse = z
  .object({
    slug: AuditSlug,
    revisions: z
      .array(
        z
          .object({
            revision: count('Number of the revision.'),
            saved_at: time('When it was saved.'),
            current: z
              .boolean()
              .meta({ description: 'Whether it is what recipients read.', examples: [true] }),
          })
          .meta({ description: 'One revision, without its data.' }),
      )
      .meta({ description: 'Newest first.' }),
    skipped: Skipped,
    ...metadataFields,
  })
  .meta({ id: 'AuditRevisionsResponse', description: 'The revisions that are kept of an audit.' });

export const AuditRevisionResponse = z
  .object({ ...revisionFields, data, ...metadataFields })
  .meta({ id: 'AuditRevisionResponse', description: 'What an audit was at a revision.' });

export const AuditTokenIssuedResponse = z
  .object({
    token: z.string().meta({
      description: 'The token itself. It is shown this once and kept nowhere.',
      examples: [`aud_019aa0d5-7c00-7abc-8def-0123456789ab_${'x'.repeat(43)}`],
    }),
    token_id: tokenId,
    share_url: address(
      'Link for the recipient; no server sees what follows the #.',
      '/audits/acme-2026#token=aud_019aa0d5',
    ),
    slug: AuditSlug,
    recipient: NamedRecipient,
    issued_at: time('When it was issued.'),
    expires_at: expiresAt,
    revoke_url: address('DELETE here revokes it.', '/api/admin/audits/acme-2026/tokens/019aa0d5'),
    ...metadataFields,
  })
  .meta({ id: 'AuditTokenIssuedResponse', description: 'A new token, shown once.' });

export const AuditTokensResponse = z
  .object({
    slug: AuditSlug,
    tokens: z
      .array(
        z
          .object({
            token_id: tokenId,
            recipient: AuditRecipient,
            issued_at: time('When it was issued.'),
            expires_at: expiresAt,
            revoked_at: time('When it was revoked, or null.').nullable(),
            state: z
              .enum(['active', 'expired', 'revoked'])
              .meta({ description: 'Only an active token opens the audit.', examples: ['active'] }),
          })
          .meta({ description: 'One token, without its secret.' }),
      )
      .meta({ description: 'Newest first.' }),
    total: z
      .int()
      .min(0)
      .meta({ description: 'Tokens there are.', examples: [1] }),
    skipped: Skipped,
    ...metadataFields,
  })
  .meta({ id: 'AuditTokensResponse', description: 'Every token of an audit, for the owner.' });

export const AuditTokenRevokedResponse = z
  .object({
    token_id: tokenId,
    slug: AuditSlug,
    revoked_at: time('When it was revoked the first time.'),
    ...metadataFields,
  })
  .meta({ id: 'AuditTokenRevokedResponse', description: 'The token opens nothing any more.' });
