/** The page of a project, as a document. */
import type { Document, Section, Text } from '../../documents/model.ts';
import { factOf, periodOf, words } from '../../documents/text.ts';
import { places } from '../../kinds/project/places.ts';
import type { Project } from '../../kinds/project/project.ts';
import type { Say } from '../../labels/say.ts';
import { anchor } from '../human.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import * as parts from './parts.ts';
import { openWord } from './work.ts';

function relatedOf({ slug, related_skill_ids }: Project, records: Records, say: Say) {
  const { skills, experience, writings, talks, notes } = records;
  const names = ({ project_slugs }: { project_slugs: readonly string[] }) =>
    project_slugs.includes(slug);
  const link = (title: string, to: string): Text => [{ text: title, to }];
  return {
    skills: skills
      .filter((skill) => related_skill_ids.includes(skill.id) || names(skill))
      .map(({ id, name }) => link(name, `/experience#${anchor.skill(id)}`)),
    positions: experience
      .filter(names)
      .map(({ id, title, organization }) =>
        link(say.list([title, organization]), `/experience#${anchor.position(id)}`),
      ),
    works: [
      ...writings
        .filter(names)
        .map(({ id, title }) => link(title, `/writing#${anchor.writing(id)}`)),
      ...talks
        .filter(names)
        .map(({ id, title, event }) =>
          link(say.list([title, event]), `/writing#${anchor.talk(id)}`),
        ),
      ...notes.filter(names).map(({ id, title }) => link(title, `/notes/${id}`)),
    ],
  };
}

/** A project: what it was, how it is supported, and what may be cited about it. */
export function projectDocument(project: Project, records: Records, say: Say): Document {
  const { project: names, evidence } = say;
  const { skills, positions, works } = relatedOf(project, records, say);
  const sources = project.evidence_links.map(({ label, url }) => [{ text: label, to: url }]);
  const claims = project.key_claims.map(
    (claim): Text => [{ text: claim.claim, to: `/claims/${claim.id}` }, parts.levelOf(claim, say)],
  );
  const sections: Section[] = [
    {
      id: 'evidence',
      title: evidence.title,
      blocks: [
        ...parts.text(words(project.evidence_note)),
        ...parts.list(sources, { role: 'sources', label: evidence.sources }),
        ...parts.text(parts.checkedOf(project.verification, say), 'meta'),
      ],
    },
    { id: 'proof', title: names.proofPoints, blocks: parts.list(project.proof_points.map(words)) },
    { id: 'claims', title: names.claims, blocks: parts.list(claims, { role: 'claims' }) },
    { id: 'skills', title: say.sections.skills, blocks: parts.list(skills) },
    { id: 'positions', title: say.sections.positions, blocks: parts.list(positions) },
    { id: 'works', title: names.works, blocks: parts.list(works) },
    parts.who(records, say),
    parts.cite(say, {
      text: say.cite.project({ name: nameOf(records), title: project.title }),
      url: absolute(records.site, `/projects/${project.slug}`),
      confidence: [parts.levelOf(project, say)],
      please: say.cite.keepNote,
      record: { text: project.url, to: `${project.path}.json` },
    }),
  ];
  return {
    form: 'article',
    path: `/projects/${project.slug}`,
    json: project.path,
    title: project.title,
    up: { text: say.places.projects, to: '/projects' },
    facts: [
      ...parts.evidenceFact(say, [parts.levelOf(project, say)]),
      ...factOf(names.when, periodOf(project.start, project.end, openWord(records), say)),
      ...places.line.flatMap((field) => {
        const value = project[field];
        const isLink = value && field.endsWith('_url');
        return factOf(names[field], isLink ? [{ text: value, to: value }] : value);
      }),
      ...factOf(say.places.tags, parts.tagLinks(project.tags, records, say)),
    ],
    lead: [
      ...parts.text(words(project.summary), 'lead'),
      ...parts.pictures(project.pictures?.slice(0, 1)),
      ...parts.markdown(project.details_markdown, 'details'),
      ...parts.pictures(project.pictures?.slice(1)),
    ],
    sections,
  };
}
