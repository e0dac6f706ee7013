/** The sentences that rule how records may be used; each stands in the payloads it rules. */
import type { StandardRule } from '../kinds/profile/profile.ts';
import { places as project } from '../kinds/project/places.ts';
import { places as skill } from '../kinds/skill/places.ts';
import rules from './rules.json' with { type: 'json' };

export const PROJECT_RULE = project.rule;
export const SKILL_RULE = skill.rule;

export const { CLAIM_RULE, CONTENT_POLICY, CITATION_RULES, CORRECTIONS } = rules;
export const { AUTONOMOUS_AGENT_RULE, PRIVACY, POINTER } = rules;
export const { VERDICTS, MATCHING, MESSAGE_STATES, SEARCHING, RETENTION } = rules;
/** Conclusions that no profile supports unless its owner says otherwise. */
export const INFERENCES: Readonly<Record<StandardRule, string>> = rules.INFERENCES;
