/** The shapes of contacts, questions and reports in their stores. Free text is as it came. */
import * as z from 'zod';
import { AnswerStatus } from '../../src/schemas/ask.ts';
import { CONTACT_INTENTS, RISK_FLAGS } from '../../src/schemas/inbox-words.ts';
import { AgentReportRequest, ReportHandling } from '../../src/schemas/report.ts';

const time = z.iso.datetime();
const text = z.string().nullable();
const risk_flags = z.array(z.enum(RISK_FLAGS));
/** Hashes of the calls that a record repeats, so that they go with it. */
const claims = z.array(z.string()).optional();

/** Host that the caller says to be of, where the call was signed. */
const signer = z.string().optional();

export const ContactRecord = z.object({
  intent_id: z.string(),
  received_at: time,
  intent: z.enum(CONTACT_INTENTS),
  from: z.string(),
  context: text,
  agent_name: text,
  human_name: text,
  risk_flags,
  claims,
  signer,
  /** The hash of the id of the call that made it: a reply is told to who has that id. */
  call: z.string().optional(),
});
export type ContactRecord = z.output<typeof ContactRecord>;

export const QuestionRecord = z.object({
  session_id: z.string(),
  asked_at: time,
  question: z.string(),
  agent_name: text,
  on_behalf_of: text,
  answered: z.boolean(),
  /** Older ones only tell whether they were answered, or in other words. */
  answer_status: z.string().optional(),
  sources: z.array(z.string()),
  claims,
  signer,
});
export type QuestionRecord = z.output<typeof QuestionRecord>;

export const ReportRecord = z.object({
  report_id: z.string(),
  received_at: time,
  report: AgentReportRequest,
  risk_flags,
  handling: ReportHandling,
  claims,
  signer,
});
export type ReportRecord = z.output<typeof ReportRecord>;

type Answered = Pick<QuestionRecord, 'answer_status' | 'answered'>;

/** How a question was answered, in the word of the service that answered it. */
export const answerStatusOf = ({ answer_status, answered }: Answered): string =>
  answer_status ?? (answered ? 'answered' : 'not_published');

/** The same in a word of today. */
export function publishedStatusOf(record: Answered): z.output<typeof AnswerStatus> {
  const today = AnswerStatus.safeParse(record.answer_status);
  if (today.success) return today.data;
  return record.answered ? 'answered' : 'not_published';
}
