/** The curriculum vitae of all records, as a document, and what it tells of the person. */
import type { Action, Block, Document, Section, SectionId, Text } from '../../documents/model.ts';
import type { View } from '../../documents/select.ts';
import { dayOf, factOf, words } from '../../documents/text.ts';
import { NO_MONEY } from '../../kinds/collaboration/collaboration.ts';
import { CURRICULUM, folders } from '../../kinds/kinds.ts';
import type { Say } from '../../labels/say.ts';
import { type Cv, cvApi, cvPath, recordsFor } from '../cvs.ts';
import { bioInstead } from '../defaults.ts';
import {
  collaborationPayload,
  contactPolicy,
  linkRel,
  nameOf,
  ownPicture,
  spokenBy,
} from '../person.ts';
import type { Records } from '../records.ts';
import { whole } from '../resume-text.ts';
import { absolute } from '../site.ts';
import { inBrief, monthly } from './brief.ts';
import { strongestEntries } from './claims.ts';
import { legendOf, markdown, text } from './parts.ts';
import { sectionOf, workSections } from './work.ts';

/** The page of a CV: every word of a résumé, and not what supports it. */
export const BRIEF: View = {
  without: ['texts'],
  omit: {
    every: ['intro', 'landing', 'related', 'note', 'sources', 'pictures'],
    volunteering: ['links'],
    certificates: ['links'],
    skills: ['body'],
  },
};

function personFacts(records: Records, say: Say, brief: boolean) {
  const person = records.profile.profile;
  const { email } = contactPolicy(records);
  const spoken = spokenBy(person, say);
  const rel = linkRel(person);
  const home = absolute(records.site, '/');
  const name = nameOf(records);
  return [
    ...factOf(say.person.knownAs, !brief && name !== person.name && name),
    ...factOf(say.person.born, person.born && [dayOf(person.born, say)]),
    ...factOf(say.person.died, person.died && [dayOf(person.died, say)]),
    ...factOf(say.person.location, person.location),
    ...factOf(
      say.person.languages,
      ...(Object.keys(person.language_levels).length > 0 ? spoken : [say.list(spoken)]),
    ),
    ...factOf(say.contact.email, email && [{ text: email, to: `mailto:${email}` }]),
    // A host that is not this one: no page may ask it for a picture.
    ...factOf(
      say.person.portrait,
      ownPicture(records)
        ? null
        : person.picture && [{ text: say.person.picture, to: person.picture }],
    ).map((fact) => ({ ...fact, role: 'screen' as const })),
    ...factOf(say.project.project_url, [
      { text: home.replace(/^https?:\/\/|\/$/g, ''), to: home },
    ]).map((fact) => ({ ...fact, role: 'paper' as const })),
    ...factOf(
      say.person.elsewhere,
      ...(brief ? [] : person.links).map(({ label, url }): Text => [{ text: label, to: url, rel }]),
    ).map((fact) => ({ ...fact, role: 'elsewhere' as const })),
  ];
}

/** Terms of working together, where any are stated; `full` with what the owner writes of them. */
export function termsSection(records: Records, say: Say, full = false): Section[] {
  const { details_markdown: written, ...terms } = collaborationPayload(records);
  const { note } = terms.pricing_policy;
  const { terms: labels, day } = say;
  const notice = terms.notice_period;
  const facts = [
    factOf(labels.capacity, terms.current_capacity),
    factOf(labels.availability, terms.availability_note),
    factOf(labels.from, terms.available_from && day(terms.available_from)),
    factOf(labels.notice, notice === 'none' ? labels.noNotice : notice && say.duration(notice)),
    factOf(labels.workplace, ...terms.workplace_types.map((type) => labels.workplaces[type])),
    factOf(labels.timeZone, terms.time_zone),
    factOf(
      labels.authorization,
      ...terms.work_authorization.map(({ country, status, until }) =>
        until && status === 'authorized'
          ? labels.authorizations.authorizedUntil({
              country: say.country(country),
              until: day(until),
            })
          : labels.authorizations[status]({ country: say.country(country) }),
      ),
    ),
    factOf(say.contact.welcome, ...terms.preferred_engagement_types),
    factOf(labels.shortest, terms.minimum_engagement_duration),
    factOf(labels.fields, ...terms.industries_of_interest),
    factOf(labels.refused, ...terms.hard_no_list),
    factOf(labels.money, note !== NO_MONEY && note),
  ].flat();
  const own = full ? markdown(written, 'collaboration') : [];
  const told: Block[] = facts.length > 0 ? [{ is: 'facts', role: 'terms', facts }] : [];
  const blocks = [...own, ...told];
  return blocks.length > 0 ? [{ id: 'collaboration', title: labels.title, blocks }] : [];
}

function focusOf({ profile: { profile } }: Records, say: Say): Section[] {
  const items = profile.current_focus.map(words);
  const blocks = [{ is: 'list', role: 'focus', items }] as const;
  return items.length > 0 ? [{ id: 'focus', title: say.person.focus, role: 'head', blocks }] : [];
}

/**
 * The head of every page that is about the person: who it is, and facts; `brief` without the
 * person's other name and places elsewhere.
 */
export function personCard(records: Records, say: Say, brief = false) {
  const { name, headline } = records.profile.profile;
  const src = ownPicture(records);
  return {
    form: 'card' as const,
    heading: name,
    subtitle: headline,
    ...(src && { portrait: { src, alt: say.person.pictureOf({ name }) } }),
    facts: personFacts(records, say, brief),
  };
}

/**
 * What the person writes about themselves in short, `full` with all of it where that goes on;
 * nothing where nothing is written.
 */
export function bioOf({ profile: { profile } }: Records, full = false): Block[] {
  const { bio, body } = profile;
  if (bio === bioInstead(profile)) return [];
  return full && whole(bio, body) !== bio ? markdown(body, 'biography') : text(words(bio), 'lead');
}

/** The sections that a CV has, in its order and by its names. */
const arranged = (sections: readonly Section[], { sections: order, names }: Cv): Section[] =>
  (order ? order.flatMap((id) => sections.filter((section) => section.id === id)) : sections).map(
    (section) => ({ ...section, title: names[section.id as keyof typeof names] ?? section.title }),
  );

/** A CV as a document; `actions` are the ways on that its page offers. */
export function curriculum(
  all: Records,
  say: Say,
  cv: Cv = all.profile.curriculum,
  actions: readonly Action[] = [],
): Document {
  const records = recordsFor(all, cv);
  const card = personCard(records, say);
  const name = nameOf(records);
  return {
    ...card,
    facts: [...factOf(say.cvs.audience, cv.audience), ...card.facts],
    path: cvPath(cv),
    json: cvApi(cv),
    // Whose it is: whoever reads the Markdown has nothing else.
    title: cv.title ? `${name}: ${cv.title}` : say.frame.cvTitle({ name }),
    lead: bioOf(records, true),
    actions,
    sections: arranged(
      [
        ...focusOf(records, say),
        ...sectionOf('strongest', say.home.strongest, 'strip', strongestEntries(records)),
        { id: 'legend', title: say.evidence.levelsTitle, role: 'paper', blocks: [legendOf(say)] },
        ...workSections(records, monthly(say)).map(inBrief),
        ...termsSection(records, say),
      ],
      cv,
    ),
  };
}

/** The person: facts, focus, biography, and terms of working together. */
export function aboutPage(records: Records, say: Say): Document {
  const { body } = records.profile.profile;
  const bio = bioOf(records);
  const short = bio.length > 0 ? bio : text(words(say.person.noBiography), 'lead');
  return {
    ...personCard(records, say),
    path: '/about',
    json: '/api/profile',
    title: say.person.aboutTitle({ name: nameOf(records) }),
    lead: body ? markdown(body, 'biography') : short,
    sections: [...focusOf(records, say), ...termsSection(records, say, true)],
  };
}

function listOf(
  records: Records,
  say: Say,
  page: Pick<Document, 'path' | 'json' | 'title'> & {
    none: string;
    intro?: string;
    sections: readonly SectionId[];
  },
): Document {
  const { none, intro = '', sections: ids, ...addresses } = page;
  const all = workSections(records, say);
  const sections = ids.flatMap((id) => all.filter((section) => section.id === id));
  const links = sections.map(({ id, title }) => ({ id, title, level: 2 }));
  return {
    ...addresses,
    form: 'list',
    lead: sections.length > 0 ? text(words(intro), 'intro') : text(words(none), 'lead'),
    ...(links.length > 1 && { contents: { title: say.lists.contents, links } }),
    // The one section of a page has the heading of that.
    sections: ids.length > 1 ? sections : sections.map((section) => ({ ...section, title: '' })),
  };
}

/** Skills stand after what they were learnt in. */
const WORK: readonly SectionId[] = CURRICULUM.flatMap((kind): SectionId[] => {
  const { id } = folders[kind].places.section;
  return kind === 'education' ? [id, 'skills'] : [id];
});

/** Work: positions, education, skills, and what else a curriculum vitae has, with all details. */
export const workPage = (records: Records, say: Say): Document =>
  listOf(records, say, {
    path: '/experience',
    json: '/api/experience',
    title: say.places.work,
    none: say.work.none,
    sections: WORK,
  });

/** Projects, each with a page of its own. */
export const projectList = (records: Records, say: Say): Document =>
  listOf(records, say, {
    path: '/projects',
    json: '/api/projects',
    title: say.places.projects,
    none: say.project.none,
    intro: say.descriptions.projects({ name: nameOf(records) }),
    sections: ['projects'],
  });

/** What the person wrote and said: texts that stand here, publications, talks. */
export const writingPage = (records: Records, say: Say): Document =>
  listOf(records, say, {
    path: '/writing',
    json: '/api/writings',
    title: say.writing.title,
    none: say.writing.none,
    sections: ['texts', 'publications', 'talks'],
  });
