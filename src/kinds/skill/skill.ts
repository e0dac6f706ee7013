/** Skills: content/skills/*.md, GET /api/skills and one file per skill. */
import * as z from 'zod';
import { Slug } from '../../schemas/common.ts';
import { described, string } from '../../schemas/described.ts';
import * as f from '../field.ts';
import { checkedEvidence, content_hash, id, onPage, ordered, tags, undated } from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id,
  name: f.required(f.text(80), 'The name of the skill, as the field says it.', 'Search'),
  summary_markdown: f.copied(
    'body',
    string('What was done with it.', 'Designed the example catalogue.'),
  ),
  level: f.optional(f.text(60), 'How well, in the words of the field or of a scale.', 'Advanced'),
  since: f.nullable(f.date, 'Since when it has been practised.', '1951'),
  until: f.nullable(f.date, 'Until when; left out or null while it is practised.', null),
  ...checkedEvidence,
  project_slugs: f.made(described(z.array(Slug), 'Projects that used it.', ['example-catalogue'])),
  experience_ids: f.made(described(z.array(Slug), 'Positions that used it.', ['example-ltd'])),
  tags,
  citation_policy: f.made(
    string('How it may be cited.', 'Self-described unless linked evidence supports it.'),
  ),
  ...onPage('/api/skills/'),
  content_hash,
  ...undated,
  ...ordered,
};
export type Skill = f.RecordOf<typeof fields>;

type Named = readonly { id: string }[];
const makers: f.Makers<typeof fields, { projects: Named; experience: Named }> = {
  project_slugs: (_, __, { projects }) => projects.map(({ id }) => id),
  experience_ids: (_, __, { experience }) => experience.map(({ id }) => id),
  citation_policy: ({ evidence_links }, _, { projects }) =>
    evidence_links.length > 0 && projects.length > 0
      ? 'May be cited with the linked projects and evidence, keeping evidence_level.'
      : 'Self-described: attribute it to the profile and keep evidence_level.',
};
export const skill = f.kind('skill', 'A skill with the projects and evidence behind it.', fields, {
  places,
  makers,
  related: { projects: 'skills', experience: 'skills' },
});
