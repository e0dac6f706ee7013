/** Projects: content/projects/*.md, GET /api/projects and one file per project. */
import { CitationReceipt, EvidenceLevel, located, Slug } from '../../schemas/common.ts';
import { listOf, named, string } from '../../schemas/described.ts';
import { type claim, claimReceipt } from '../claim/claim.ts';
import * as f from '../field.ts';
import * as shared from '../shared.ts';
import { places } from './places.ts';

const KeyClaim = named('KeyClaim', 'A citable claim of a project.', {
  id: Slug,
  claim: string('The statement; cite it as it stands.', 'Led the design of the example catalogue.'),
  evidence_level: EvidenceLevel,
  ...located('Path of the claim.', '/api/claims/example-catalogue', 'source_'),
  citation_receipt: CitationReceipt,
});

const fields = {
  slug: f.copied('id', Slug),
  title: f.required(f.text(160), 'The name of the project.', 'Example catalogue'),
  summary: f.required(
    f.text(500),
    'What it was and why it mattered, in two sentences.',
    'A search service for small libraries.',
  ),
  role: f.nullable(f.text(160), 'What this person did in it.', 'Led the team'),
  start: f.nullable(f.date, 'When it began.', '1955'),
  end: f.required(f.end, 'When it ended; left out or null while it lasts.', '1959'),
  ...shared.notedEvidence,
  citation_receipt: f.made(CitationReceipt),
  key_claims: f.made(listOf('Citable claims about this project.', KeyClaim)),
  proof_points: f.required(f.texts(600), 'Concrete signals that support it.', [
    'The manual is archived.',
  ]),
  project_url: f.optional(f.link, 'Where the project can be seen.'),
  repository_url: f.optional(f.link, 'Where its source can be read.'),
  organization: f.optional(f.text(160), 'For whom or with whom.', 'Example Ltd'),
  type: f.optional(f.text(60), 'Such as application, exhibition, study.', 'application'),
  ...shared.skillsUsed,
  tags: shared.tags,
  ...shared.pictures,
  details_markdown: shared.details_markdown,
  ...shared.inList('/api/projects/'),
  content_hash: shared.content_hash,
  ...shared.undated,
  updated: f.written(
    shared.undated.updated.written.describe('Day of the last change; also listed as activity.'),
  ),
  ...shared.ordered,
};
export type Project = f.RecordOf<typeof fields>;

const makers: f.Makers<typeof fields, { claims: readonly f.EntryOf<typeof claim.fields>[] }> = {
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
const thing = (project: Project, { subject }: f.Showing) => ({
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
export const project = f.kind('project', 'A project with its evidence.', fields, {
  newestBy: ['start'],
  places,
  thing,
  makers,
  related: { claims: 'project' },
});
