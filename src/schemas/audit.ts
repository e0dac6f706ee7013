/** Audits and their recipient tokens: bodies, and what recipients and the owner are answered. */
import * as z from 'zod';
import example from './audit-example.json' with { type: 'json' };
import { address, answer, Email, Skipped } from './common.ts';
import * as d from './described.ts';
import { SEVERITIES } from './inbox-words.ts';

export const AuditSlug = d.described(
  z.string().regex(/^[a-z0-9][a-z0-9-]{0,119}$/),
  '1 to 120 lower-case letters, digits and hyphens.',
  'acme-2026',
);

/**
 * Any JSON object is a report. The page of its recipients (src/audit) knows the members of the
 * example, each of them optional, and shows all others as lists and tables.
 */
const data = d.anyObject(
  'The report, any JSON object. Recommended: title; summary, body_markdown and ' +
    'recommendation in Markdown; sections, findings (severity ' +
    `${SEVERITIES.join(', ')}), tables and metrics as in the example. What stands under ` +
    '"public" is shown to everybody in the metadata.',
  example,
);

const recipientFields = {
  name: d.described(d.upTo(160), 'Name of the recipient.', 'A. Person'),
  company: d.described(d.upTo(160), 'Company of the recipient.', 'Acme'),
};

export const AuditRecipient = d.named('AuditRecipient', 'Who may read an audit.', {
  ...recipientFields,
  email: d.described(Email, 'Never shown in public answers.', 'a.person@example.org'),
});

/** The recipient as a recipient may see it: without the e-mail address. */
const NamedRecipient = d.part('Who the token is for.', recipientFields);

const tokenId = d.string(
  'Identifier of the token; it opens nothing.',
  '019aa0d5-7c00-7abc-8def-0123456789ab',
);
const expiresAt = d.time('When the token ends, or null.').nullable();

/** What is told of every audit, to whoever may read it. */
const revisionFields = {
  slug: AuditSlug,
  revision: d.described(z.int().min(1), 'Number of the current revision, from 1.', 2),
  created_at: d.time('When the first revision was saved.'),
  updated_at: d.time('When the current revision was saved.'),
};

const adminFields = {
  url: address('Where the owner reads and changes it.', '/api/admin/audits/acme-2026'),
  tokens_url: address('Its tokens.', '/api/admin/audits/acme-2026/tokens'),
};

const adminAuditFields = {
  ...revisionFields,
  data,
  ...adminFields,
  meta_url: address(
    'What everybody may know of it; 404 where nothing is public.',
    '/api/audits/acme-2026/meta',
  ),
  etag: d.string('Changes with its revision: If-Match takes it.', '"2"'),
};

const AdminAuditResponse = answer('AdminAudit', 'An audit, for the owner.', adminAuditFields);

export const bodies = {
  createAudit: d.named('AuditCreateRequest', 'A new audit.', { slug: AuditSlug, data }),
  patchAudit: d.named('AuditPatchRequest', 'A JSON Merge Patch (RFC 7396) of data.', { data }),
  issueAuditToken: d.named('AuditTokenCreateRequest', 'A token for one recipient.', {
    recipient: AuditRecipient,
    expires_in_days: d.described(
      z.int().min(1).max(365).nullish(),
      'Days until the token ends; null for no end.',
      30,
    ),
  }),
};

export const responses = {
  getAuditMeta: answer('AuditMeta', 'What everybody may know of an audit.', {
    slug: AuditSlug,
    public: d.described(z.unknown().optional(), 'What the owner shows to everybody.', {
      title: 'Audit',
    }),
    access: d.part('How to get access.', {
      rule: d.string('Who may read it, and how.', 'For its recipients: send your token.'),
      audit_url: address('Where the audit is read.', '/api/audits/acme-2026'),
      header: d.string('The header that takes the token.', 'Authorization: Bearer <token>'),
      contact_url: address('How to ask for a token.', '/api/contact'),
    }),
    url: address('Address of this record.', '/api/audits/acme-2026/meta'),
  }),
  getAudit: answer('Audit', 'An audit, for one of its recipients.', {
    ...revisionFields,
    data,
    access: d.part('The token that was sent: who it is for, and when it ends.', {
      token_id: tokenId,
      recipient: NamedRecipient,
      expires_at: expiresAt,
    }),
    url: address('Address of this record.', '/api/audits/acme-2026'),
  }),
  createAudit: AdminAuditResponse,
  getAdminAudit: AdminAuditResponse,
  patchAudit: answer('AdminAuditChange', 'An audit after a patch.', {
    ...adminAuditFields,
    changed: d.flag('False when the patch changed nothing: then there is no new revision.', true),
  }),
  listAudits: answer('AdminAudits', 'All audits.', {
    audits: d.partsOf('All audits by slug.', 'One audit, without its data.', {
      ...revisionFields,
      title: d.stringOrNull('Its title, or null.', 'Audit'),
      recipients: d.count('Links that were not revoked.', 1),
      reads: d.count('Times that it was opened, in the last 400 days.', 1),
      last_read_at: d.time('When it was opened last, or null.').nullable(),
      ...adminFields,
    }),
    total: d.count('Audits there are.', 1),
    skipped: Skipped,
  }),
  listAuditRevisions: answer('AuditRevisions', 'The revisions that are kept of an audit.', {
    slug: AuditSlug,
    revisions: d.partsOf('Newest first.', 'One revision, without its data.', {
      revision: d.count('Number of the revision.', 1),
      saved_at: d.time('When it was saved.'),
      current: d.flag('Whether it is what recipients read.', true),
    }),
    skipped: Skipped,
  }),
  getAuditRevision: answer('AuditRevision', 'What an audit was at a revision.', {
    ...revisionFields,
    data,
  }),
  issueAuditToken: answer('AuditTokenIssued', 'A new token, shown once.', {
    token: d.string(
      'The token itself. It is shown this once and kept nowhere.',
      `aud_019aa0d5-7c00-7abc-8def-0123456789ab_${'x'.repeat(43)}`,
    ),
    token_id: tokenId,
    share_url: address(
      'Link for the recipient; no server sees what follows the #.',
      '/audits/acme-2026#token=aud_019aa0d5',
    ),
    slug: AuditSlug,
    recipient: NamedRecipient,
    issued_at: d.time('When it was issued.'),
    expires_at: expiresAt,
    revoke_url: address('DELETE here revokes it.', '/api/admin/audits/acme-2026/tokens/019aa0d5'),
  }),
  listAuditTokens: answer('AuditTokens', 'Every token of an audit, for the owner.', {
    slug: AuditSlug,
    tokens: d.partsOf('Newest first.', 'One token, without its secret.', {
      token_id: tokenId,
      recipient: AuditRecipient,
      issued_at: d.time('When it was issued.'),
      expires_at: expiresAt,
      revoked_at: d.time('When it was revoked, or null.').nullable(),
      state: d.oneOf(
        ['active', 'expired', 'revoked'],
        'Only an active token opens the audit.',
        'active',
      ),
    }),
    total: d.count('Tokens there are.', 1),
    skipped: Skipped,
  }),
  revokeAuditToken: answer('AuditTokenRevoked', 'The token opens nothing any more.', {
    token_id: tokenId,
    slug: AuditSlug,
    revoked_at: d.time('When it was revoked the first time.'),
  }),
};
