/** How long what agents send is kept: the settings, and what the contact policy says of them. */
import { RETENTION } from './rules.ts';

/** Each kind of records, its setting, and the member of the policy that tells it. */
export const RETAINED = [
  { kind: 'contacts', variable: 'RETAIN_CONTACT_DAYS', member: 'message_days' },
  { kind: 'questions', variable: 'RETAIN_QUESTION_DAYS', member: 'question_days' },
  { kind: 'reports', variable: 'RETAIN_REPORT_DAYS', member: 'report_days' },
] as const;

/** Days that records of a kind are kept; without a number until the owner deletes them. */
export type Retention = { [K in (typeof RETAINED)[number]['kind']]?: number };

/**
 * The settings of the environment. Throws when one is no number of days, so that it shows at start.
 */
export function retentionFrom(env: Record<string, string | undefined>): Retention {
  const given = RETAINED.flatMap(({ kind, variable }) => {
    const text = env[variable];
    if (!text) return [];
    if (!/^[1-9]\d{0,4}$/.test(text))
      throw new Error(
        `${variable} is not a number of days from 1 to 99999; correct it or take it out.`,
      );
    return [[kind, Number(text)] as const];
  });
  return Object.fromEntries(given);
}

/** What the contact policy says. Deletion does not reach what was delivered. */
export function retentionPolicy({ contacts, questions, reports }: Retention = {}) {
  const kept = (what: string, days: number | undefined) =>
    days === undefined
      ? `${what} are kept until the recipient deletes them.`
      : `${what} are kept for ${days} ${days === 1 ? 'day' : 'days'}, then deleted.`;
  return {
    message_days: contacts ?? null,
    question_days: questions ?? null,
    report_days: reports ?? null,
    rule: [
      kept('Messages', contacts),
      kept('Questions', questions),
      kept('Mission reports', reports),
      RETENTION.copies,
    ].join(' '),
    deletion: RETENTION.deletion,
  };
}
