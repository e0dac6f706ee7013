/** What the rows of the owner answer, as the schemas have it. */
import type * as z from 'zod';
import type { AdminStatsResponse } from '../schemas/admin-stats.ts';
import type {
  AdminAuditChangeResponse,
  AdminAuditResponse,
  AdminAuditsResponse,
  AuditRevisionResponse,
  AuditRevisionsResponse,
  AuditTokenIssuedResponse,
  AuditTokensResponse,
} from '../schemas/audit.ts';
import type {
  AdminContactsResponse,
  AdminQuestionsResponse,
  AdminReportsResponse,
  ContactStateResponse,
  DeletionResponse,
  UnansweredQuestionsResponse,
} from '../schemas/inbox.ts';
import type { PersonDeletionResponse, PersonResponse } from '../schemas/people.ts';

export type Stats = z.infer<typeof AdminStatsResponse>;
export type Audits = z.infer<typeof AdminAuditsResponse>;
export type AuditLine = Audits['audits'][number] & { id: string };
export type Audit = z.infer<typeof AdminAuditResponse>;
export type ChangedAudit = z.infer<typeof AdminAuditChangeResponse>;
export type Revision = z.infer<typeof AuditRevisionResponse>;
export type Revisions = z.infer<typeof AuditRevisionsResponse>;
export type Tokens = z.infer<typeof AuditTokensResponse>;
export type Token = Tokens['tokens'][number];
export type IssuedToken = z.infer<typeof AuditTokenIssuedResponse>;
export type Contacts = z.infer<typeof AdminContactsResponse>;
export type Contact = Contacts['contacts'][number];
export type Changed = Contact['history'][number];
export type ContactMark = z.infer<typeof ContactStateResponse>;
export type Question = Questions['questions'][number];
export type QuestionGroup = Unanswered['groups'][number];
export type Report = Reports['reports'][number];
export type Questions = z.infer<typeof AdminQuestionsResponse>;
export type Reports = z.infer<typeof AdminReportsResponse>;
export type Skipped = Contacts['skipped'];
export type Deletion = z.infer<typeof DeletionResponse>;
export type Person = z.infer<typeof PersonResponse>;
export type PersonDeletion = z.infer<typeof PersonDeletionResponse>;
export type Unanswered = z.infer<typeof UnansweredQuestionsResponse>;
