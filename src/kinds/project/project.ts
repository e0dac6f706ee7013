/** Projects: content/projects/*.md, GET /api/projects and one file per project. */
import { CitationReceipt, EvidenceLevel, located, Slug } from '../../schemas/common.ts';
import { listOf, named, string } from '../../schemas/described.ts';
import { type claim, claimReceipt } from '../claim/claim.ts';
import {
  copied,
  date,
  type EntryOf,
  end,
  kind,
  link,
  type Makers,
  made,
  nullable,
  optional,
  type RecordOf,
  required,
  type Showing,
  text,
  texts,
  written,
} from '../field.ts';
import {
  content_hash,
  details_markdown,
  inList,
  notedEvidence,
  ordered,
  pictures,
  skillsUsed,
  tags,
  undated,
} from '../shared.ts';
import { places } from './places.ts';

const KeyClaim = named('KeyClaim', 'A citable claim of a project.', {
  id: Slug,
  claim: string('The statement; cite it as it stands.', 'Led the design of the example catalogue.'),
  evidence_level: EvidenceLevel,
  ...located('Path of the claim.', '/api/claims/example-catalogue', 'source_'),
  citation_receipt: CitationReceipt,
});

const fields = {
  slug: copied('id', Slug),
  title: required(text(160), 'The name of the project.', 'Example catalogue'),
  summary: required(
    text(500),
    'What it was and why it mattered, in two sentences.',
    'A search service for small libraries.',
  ),
  role: nullable(text(160), 'What this person did in it.', 'Led the team'),
  start: nullable(date, 'When it began.', '1955'),
  end: required(end, 'When it ended; left out or null while it lasts.', '1959'),
  ...notedEvidence,
  citation_receipt: made(CitationReceipt),
  key_claims: made(listOf('Citable claims about this project.', KeyClaim)),
  proof_points: required(texts(600), 'Concrete signals that support it.', [
    'The manual is archived.',
  ]),
  project_url: optional(link, 'Where the project can be seen.'),
  repository_url: optional(link, 'Where its source can be read.'),
  organization: optional(text(160), 'For whom or with whom.', 'Example Ltd'),
  type: optional(text(60), 'Such as application, exhibition, study.', 'application'),
  ...skillsUsed,
  tags,
  ...pictures,
  details_markdown,
  ...inList('/api/projects/'),
  content_hash,
  ...undated,
  updated: written(
    undated.updated.written.describe('Day of the last change; also listed as activity.'),
  ),
  ...ordered,
};
export type Project = RecordOf<typeof fields>;

const makers: Makers<typeof fields, { claims: readonly EntryOf<typeof claim.fields>[] }> = {
  citation_receipt: ({ id, title, evidence_level }, { name, humanUrl }) => ({
    // Path and URL of the record stand beside the receipt.
    citation_label: `${name}: ${title}`,
    human_url: humanUrl(`${fields.path.address}${id}`),
    confidence: evidence_level,
    instruction: 'Keep evidence_level and evidence_note.',
  }),
  key_claims: (_, source, { claims }) =>
    claims.map((claim) => {
      const { source_path, source_url, ...citation_receipt } = claimReceipt(claim, source);
      const { id, evidence_level } = claim;
      return { id, claim: claim.claim, evidence_level, source_path, source_url, citation_receipt };
    }),
};
/** A work, with the addresses that support it. The role may be any, so nobody is its creator. */
const thing = (project: Project, { subject }: Showing) => ({
  '@type': 'CreativeWork',
  name: project.title,
  description: project.summary,
  contributor: subject,
  temporalCoverage: project.start && `${project.start}/${project.end ?? '..'}`,
  url: project.project_url,
  keywords: project.tags,
  image: project.pictures?.map(({ url }) => url),
  subjectOf: project.evidence_links.map(({ url }) => url),
});
export const project = kind('project', 'A project with its evidence.', fields, {
  newestBy: ['start'],
  places,
  thing,
  makers,
  related: { claims: 'project' },
});
