/** The pages of contact and of postings as documents; their forms are the pages' own. */
import type { Block, Document } from '../../documents/model.ts';
import { factOf, within, words } from '../../documents/text.ts';
import type { Say } from '../../labels/say.ts';
import { routes } from '../../routes.ts';
import { CONTACT_DEFAULTS } from '../../schemas/contact.ts';
import { contactPolicy, NO_POLICY } from '../person.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { list, markdown, text } from './parts.ts';

const CALL = CONTACT_DEFAULTS.preferred;

/** How many testimonials stand here; all of them are on the page of work. */
const MOST_SAID = 3;

/** The preferred way for people, who have the form where programs have a call. */
function preferredWay(preferred: string, form: string): string {
  const ending = preferred.replace(`, ${CALL}`, '');
  return ending.startsWith(CALL) ? form + ending.slice(CALL.length) : ending;
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

/** What others said who agreed to be quoted, and who they are. */
const saidOf = ({ references }: Records, say: Say): Block[] =>
  references
    .filter(({ consent }) => consent)
    .slice(0, MOST_SAID)
    .flatMap(({ id, name, relation, reference_markdown: said }) => [
      ...markdown(said.replace(/^/gm, '> '), `said-${id}`),
      ...text(words(say.list([name, ...(relation ? [relation] : [])])), 'meta'),
    ]);

/** That programs send JSON where people have a form. */
const byProgram = (method: string, url: string, { contact }: Say) =>
  within(contact.byProgram, { method: words(method), url: [{ text: url, to: url }] });

/** What is welcome, and what not, beside each other. */
const half = (id: 'welcome' | 'not-welcome', title: string, items: readonly string[]) =>
  ({ id, title, role: 'half', blocks: list(items.map(words)) }) as const;

/** The policy, and how to write: people by the form of the page, programs by a call. */
export function contactPage(records: Records, say: Say): Document {
  const { contact } = say;
  const policy = contactPolicy(records);
  const { email, response_time: response, policy_markdown: written } = policy;
  const { method, url } = policy.typed_contact_endpoint;
  return {
    form: 'article',
    path: '/contact',
    json: '/api/contact',
    title: say.places.contact,
    facts: [
      ...factOf(contact.response, response !== CONTACT_DEFAULTS.response_time && response),
      ...factOf(contact.preferred, preferredWay(policy.preferred, contact.here)),
      ...factOf(contact.email, email && [{ text: email, to: `mailto:${email}` }]),
    ],
    beside: [{ text: contact.vcard, to: '/contact.vcf' }],
    lead: written === NO_POLICY ? [] : markdown(written, 'policy'),
    sections: [
      {
        id: 'offered',
        title: contact.offered,
        blocks: list(records.profile.collaboration.preferred_engagement_types.map(words)),
      },
      {
        id: 'write',
        title: contact.write,
        blocks: [
          ...text(words(privacyWords(policy, say))),
          ...text([...byProgram(method, url, say), { text: ` ${contact.agentHint}` }]),
        ],
      },
      half('welcome', contact.welcome, policy.welcome),
      half('not-welcome', contact.notWelcome, policy.not_welcome),
      { id: 'references', title: contact.said, blocks: saidOf(records, say) },
    ],
  };
}

/** What a posting is held against: people by the form of the page, programs by a call. */
export function matchPage({ site }: Records, say: Say): Document {
  const { method, path } = routes.match;
  const url = absolute(site, path);
  return {
    form: 'article',
    path: '/match',
    json: routes.getOpenApi.path,
    title: say.match.title,
    lead: text(words(say.match.lead), 'intro'),
    sections: [
      { id: 'write', title: say.match.posting, blocks: text(byProgram(method, url, say)) },
    ],
  };
}
