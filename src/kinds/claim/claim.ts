/**
 * Claims: content/claims/*.md, GET /api/claims and one file per claim. A claim that can be cited is
 * the product.
 */
import { address, CitationReceipt, ServicePath, Slug, WebUrl } from '../../schemas/common.ts';
import { string } from '../../schemas/described.ts';
import * as f from '../field.ts';
import * as shared from '../shared.ts';
import { places } from './places.ts';

/** What a claim rests on: one of them is needed. */
export const RESTS_ON: readonly string[] = ['project', 'source'];

const fields = {
  id: shared.id,
  claim: f.required(
    f.text(400),
    'The statement, in words that may be cited as they stand.',
    'Built the example catalogue in 2024.',
  ),
  ...shared.notedEvidence,
  confirmed_by: shared.confirmed_by,
  tags: shared.tags,
  project: {
    ...f.nullable(
      { written: Slug, published: Slug },
      'The project (file name in content/projects) this claim is about, if any.',
      'example-catalogue',
    ),
    to: 'projects',
  },
  source: f.paths(
    ServicePath.optional().describe(
      'Where the record stands when it is not a project, for instance /api/experience.',
    ),
  ),
  source_path: f.made(
    string('Path of the record the claim rests on.', '/api/projects/example-catalogue'),
  ),
  source_url: f.made(WebUrl),
  claim_url: f.made(address('Absolute URL of this claim.', '/api/claims/built-catalogue')),
  human_url: shared.human_url,
  citation_receipt: f.made(CitationReceipt),
  details_markdown: shared.details_markdown,
  ...shared.inList('/api/claims/'),
  content_hash: shared.content_hash,
  ...shared.ownDate,
  ...shared.ordered,
};
export type Claim = f.RecordOf<typeof fields>;

type Cited = { id: string; evidence_level: string };
const pathOf = ({ id }: Cited) => `${fields.path.address}${id}`;

/** How to cite a claim, wherever it stands. */
export const claimReceipt = (claim: Cited, { name, absolute, humanUrl }: f.Source) => ({
  citation_label: `${name}, claim ${claim.id}`,
  source_path: pathOf(claim),
  source_url: absolute(pathOf(claim)),
  human_url: humanUrl(pathOf(claim)),
  confidence: claim.evidence_level,
  instruction: 'Cite as it stands; keep evidence_level.',
});

/** The record that a claim rests on: its project, what the owner names, or nothing but itself. */
const restsOn = (claim: Cited & { project?: string | undefined; source?: string | undefined }) =>
  claim.project ? `/api/projects/${claim.project}` : (claim.source ?? pathOf(claim));

const makers: f.Makers<typeof fields> = {
  source_path: restsOn,
  source_url: (claim, { absolute }) => absolute(restsOn(claim)),
  claim_url: (claim, { absolute }) => absolute(pathOf(claim)),
  citation_receipt: claimReceipt,
};
const thing = (claim: Claim, { absolute, subject, levelName }: f.Showing) => ({
  '@type': 'Claim',
  '@id': claim.claim_url,
  url: absolute(`/claims/${claim.id}`),
  text: claim.claim,
  about: subject,
  // schema.org has no member for how well a claim is supported; it says it in words.
  description: [
    `${levelName(claim.evidence_level)} (${claim.evidence_level}).`,
    claim.evidence_note,
  ].join(' '),
  keywords: claim.tags,
  citation: claim.evidence_links.map(({ label, url }) => ({
    '@type': 'CreativeWork',
    name: label,
    url,
  })),
});
export const claim = f.kind('claim', 'A statement that may be cited, with its evidence.', fields, {
  newestBy: ['modified'],
  places,
  thing,
  makers,
});
