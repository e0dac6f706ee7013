/** Audits and their recipient tokens (spec section 2.7). */
import * as z from 'zod';

export const AuditSlug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,119}$/)
  .meta({ description: '1 to 120 lower-case letters, digits and hyphens.', examples: ['acme-2026'] });

const data = z
  .record(z.string(), z.unknown())
  .meta({ description: 'The report, any JSON object.', examples: [{ title: 'Audit' }] });

export const AuditCreateRequest = z
  .object({ slug: AuditSlug, data })
  .meta({ id: 'AuditCreateRequest', description: 'A new audit.' });

export const AuditPatchRequest = z
  .object({ data })
  .meta({ id: 'AuditPatchRequest', description: 'A JSON Merge Patch (RFC 7396) of data.' });

export const AuditRecipient = z
  .object({
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
    email: z
      .email({ pattern: z.regexes.html5Email })
      .min(3)
      .max(320)
      .meta({ description: 'Never shown in public answers.', examples: ['a.person@example.org'] }),
  })
  .meta({ id: 'AuditRecipient', description: 'Who may read an audit.' });

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
