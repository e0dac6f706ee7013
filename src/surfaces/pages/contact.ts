/** The contact page as Markdown: the policy, and how to send a message without the form. */
import { contactPolicy } from '../person.ts';
import type { Records } from '../records.ts';
import { TITLES } from './list-pages.ts';
import { body, documentOf, head, section } from './markdown.ts';

export function contactMarkdown(records: Records): string {
  const policy = contactPolicy(records);
  const bullets = (list: readonly string[]) => list.map((one) => `- ${one}`);
  const { method, url } = policy.typed_contact_endpoint;
  return documentOf([
    ...head(records, TITLES.contact, '/api/contact'),
    ...body(policy.policy_markdown, 1),
    `Preferred: ${policy.preferred}. Answer: ${policy.response_time}. ${policy.privacy}`,
    '',
    ...(policy.email ? [`Mail: <mailto:${policy.email}>`, ''] : []),
    ...section('Welcome', bullets(policy.welcome)),
    ...section('Not welcome', bullets(policy.not_welcome)),
    ...section('Write', [
      `People use the form of this page; programs send JSON with ${method} <${url}>. ` +
        `${policy.rule_for_autonomous_agents}`,
    ]),
  ]);
}
