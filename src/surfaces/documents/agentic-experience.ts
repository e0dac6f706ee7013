/** GET /agentic-experience.md: how this service treats agents, and why. */
import { EVIDENCE_LEVELS } from '../../schemas/common.ts';
import type { Records } from '../records.ts';
import { AUTONOMOUS_AGENT_RULE, PRIVACY } from '../rules.ts';
import { evidenceMeanings, sendRoutes, unansweredIn } from './parts.ts';
import { textOf } from './text.ts';

/** How many claims stand at each evidence level, best supported first. */
const claimsByLevel = ({ claims }: Records): string =>
  EVIDENCE_LEVELS.toReversed()
    .map((level) => ({
      level,
      count: claims.filter(({ evidence_level }) => evidence_level === level).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => `${level} ${count}`)
    .join(', ');

/** How this service treats agents, as Markdown. */
export const agenticExperience = (records: Records): string =>
  textOf('agentic-experience', records, {
    missions: records.missions.map(({ id }) => id).join(', '),
    levels: evidenceMeanings,
    claimsByLevel: claimsByLevel(records),
    open: unansweredIn(records),
    questions: records.questions.length,
    send: sendRoutes(records),
    privacy: PRIVACY,
    autonomous: AUTONOMOUS_AGENT_RULE,
  });
