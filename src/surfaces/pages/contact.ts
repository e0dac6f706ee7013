/** The contact page as Markdown: the policy, and how to send a message without the form. */
import type { Say } from '../../labels/say.ts';
import { CONTACT_DEFAULTS } from '../../schemas/contact.ts';
import { contactPolicy, NO_POLICY } from '../person.ts';
import type { Records } from '../records.ts';
import { body, documentOf, head, linkTo, section } from './markdown.ts';

/** The call by which programs write. */
const CALL = CONTACT_DEFAULTS.preferred;

/** The preferred way for people, who have the form where programs have a call. */
function preferredWay(preferred: string, form: string): string {
  const ending = preferred.replace(`, ${CALL}`, '');
  return ending.startsWith(CALL) ? form + ending.slice(CALL.length) : ending;
}

/** The facts of the policy that are for people, those that are stated. */
export function contactFacts(
  { preferred, response_time }: ReturnType<typeof contactPolicy>,
  { contact: say }: Say,
): { term: string; value: string }[] {
  return [
    ...(response_time === CONTACT_DEFAULTS.response_time
      ? []
      : [{ term: say.response, value: response_time }]),
    { term: say.preferred, value: preferredWay(preferred, say.here) },
  ];
}

/** What happens to a message, in the words of the page. */
export function privacyWords(
  { retention }: ReturnType<typeof contactPolicy>,
  { contact: say }: Say,
): string {
  const { message_days: count } = retention;
  const kept = count === null ? say.keptUntilDeleted : say.kept({ count });
  return [say.privacy, kept, say.deletion].join(' ');
}

/** The policy as people read it: that there is none is said in the language of the page. */
export function policyText(
  { policy_markdown: text }: ReturnType<typeof contactPolicy>,
  { contact: say }: Say,
): string {
  return text === NO_POLICY ? say.noPolicy : text;
}

export function contactMarkdown(records: Records, say: Say): string {
  const policy = contactPolicy(records);
  const bullets = (list: readonly string[]) => list.map((one) => `- ${one}`);
  const { method, url } = policy.typed_contact_endpoint;
  return documentOf([
    ...head(records, say.places.contact, '/api/contact', say),
    ...body(policyText(policy, say), 1),
    ...contactFacts(policy, say).map(
      ({ term, value }) => `- ${say.lists.fact({ name: term, value })}`,
    ),
    ...(policy.email
      ? [`- ${say.lists.fact({ name: say.contact.email, value: `<mailto:${policy.email}>` })}`]
      : []),
    `- ${linkTo(records, say.contact.vcard, '/contact.vcf')}`,
    '',
    privacyWords(policy, say),
    '',
    ...section(say.contact.welcome, bullets(policy.welcome)),
    ...section(say.contact.notWelcome, bullets(policy.not_welcome)),
    ...section(say.contact.write, [
      `${say.contact.byProgram({ method, url: `<${url}>` })} ${say.contact.agentHint}`,
    ]),
  ]);
}
