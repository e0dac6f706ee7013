/** The page for organisers and the press, and pages of the owner's own, as documents. */
import type { Document, Section } from '../../documents/model.ts';
import { factOf, words } from '../../documents/text.ts';
import type { Entry } from '../../kinds/entries.ts';
import type { Say } from '../../labels/say.ts';
import { humanRecordPath } from '../human.ts';
import { kitPayload, ownPagePayload } from '../kit.ts';
import { contactPolicy, nameOf, ownPicture } from '../person.ts';
import type { Records } from '../records.ts';
import { list, markdown, text, who } from './parts.ts';

function portraitSection(records: Records, say: Say): Section[] {
  const { portrait, name } = kitPayload(records);
  const path = ownPicture(records);
  if (!portrait || !path) return [];
  const alt = say.person.pictureOf({ name });
  const facts = [
    ...factOf(say.kit.credit, portrait.credit),
    ...factOf(say.kit.license, portrait.license),
    ...factOf(say.kit.file, [{ text: path.replace(/^.*\//, ''), to: path }]),
  ];
  return [
    {
      id: 'portrait',
      title: say.person.portrait,
      blocks: [...markdown(`![${alt}](${portrait.url})`, 'portrait'), { is: 'facts', facts }],
    },
  ];
}

export function kitPage(records: Records, say: Say): Document {
  const kit = kitPayload(records);
  const { kit: names } = say;
  const { email } = contactPolicy(records);
  const bios = kit.bios.flatMap(({ words: count, text: bio }): Section['blocks'] => [
    ...text(words(names.words({ count })), 'meta'),
    { is: 'citation', text: bio, id: `bio-${count}` },
  ]);
  return {
    form: 'article',
    path: '/kit',
    json: '/api/kit',
    title: names.title,
    subtitle: say.person.called({ name: kit.name, headline: kit.headline }),
    facts: [
      ...factOf(names.pronunciation, kit.pronunciation),
      ...factOf(say.contact.email, email && [{ text: email, to: `mailto:${email}` }]),
      ...factOf(say.places.contact, [{ text: say.contact.write, to: '/contact' }]),
    ],
    lead: markdown(kit.details_markdown, 'kit'),
    sections: [
      { id: 'bios', title: names.bios, blocks: bios },
      ...portraitSection(records, say),
      { id: 'topics', title: names.topics, blocks: list(kit.topics.map(words)) },
      {
        id: 'talks',
        title: say.sections.talks,
        blocks: list(
          records.talks.map(({ title, event, date, path }) => [
            { text: title, to: humanRecordPath(path) },
            { text: `${say.lists.separator}${say.list([event, say.day(date)])}` },
          ]),
        ),
      },
      { id: 'requirements', title: names.requirements, blocks: list(kit.requirements.map(words)) },
      {
        id: 'coverage',
        title: names.coverage,
        blocks: list(kit.coverage.map(({ label, url }) => [{ text: label, to: url }])),
      },
      who(records, say),
    ],
  };
}

/** A page of the owner's own. */
export function ownPage(page: Entry<'pages'>, records: Records, say: Say): Document {
  const { title, summary, body_markdown: body, human_path, path } = ownPagePayload(page, records);
  return {
    form: 'article',
    path: human_path,
    json: path,
    title,
    subtitle: summary,
    up: { text: nameOf(records), to: '/' },
    lead: markdown(body, 'page'),
    sections: [who(records, say)],
  };
}
