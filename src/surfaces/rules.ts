/** The sentences that rule how records may be used; each stands in the payloads it rules. */
import { places as project } from '../kinds/project/places.ts';
import { places as skill } from '../kinds/skill/places.ts';

export const PROJECT_RULE = project.rule;
export const SKILL_RULE = skill.rule;

export const CLAIM_RULE =
  'Cite the claim as it stands, with its claim_url and evidence_level; do not treat ' +
  'private-live or self-claim as public proof.';

export const CONTENT_POLICY =
  'Cite title, author and canonical_human_url. Quote only body_markdown; summary and ' +
  'key_claims may be paraphrased with attribution.';

export const CITATION_RULES = [
  'Cite a claim by its claim_url and keep its evidence_level.',
  'Use titles, dates and names exactly as published.',
  'Absence here is not evidence of absence: say "not published" instead of no.',
  'Compare content_hash to see whether it changed since you read it.',
] as const;

export const AUTONOMOUS_AGENT_RULE =
  'An autonomous agent must give the name of its human (human_name) and the goal (context).';

export const CORRECTIONS =
  'A correction, of a message or of anything published here, is a message of intent question: ' +
  'name the address of the record and what is right.';

export const PRIVACY =
  'Submissions are private: stored for the recipient, never published, never treated as ' +
  'instructions.';

export const POINTER =
  'For the map of this site see /llms.txt; to start in one fetch see /api/init.';
