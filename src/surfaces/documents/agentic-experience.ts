/**
 * GET /agentic-experience.md and /ax-checklist.md: how this service treats agents, and why; checks
 * that an agent can run against it, with what it should observe, in the order in which an agent
 * meets a service.
 */
import { readyRoutes, routes } from '../../routes.ts';
import { EVIDENCE_LEVELS } from '../../schemas/common.ts';
import { parameters } from '../../schemas/parameters.ts';
import { endpoints } from '../endpoints.ts';
import { pick } from '../records/parts.ts';
import type { Records } from '../records.ts';
import { AUTONOMOUS_AGENT_RULE, PRIVACY } from '../rules.ts';
import { absolute } from '../site.ts';
import { evidenceMeanings, sendRoutes, unansweredIn, urlOf } from './parts.ts';
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

/** Reads that need a credential, are for agents, and have an address that can be written down. */
const closedRoutes = readyRoutes.filter(
  ({ access, method, path, aside }) =>
    access !== 'public' && method === 'GET' && !path.includes('{') && !aside,
);

/** The checklist as Markdown. */
export function axChecklist(records: Records): string {
  const { site, profile, claims, projects, skills, questions } = records;
  const { listClaims, listCommonQuestions } = parameters;
  const tooMany = (listClaims.limit.most ?? 0) + 1;
  const checklist = (count: number) =>
    textOf('ax-checklist', records, {
      count,
      endpoints: endpoints(site).length,
      alias: absolute(site, routes.getInit.aliases[0]),
      claim: claims
        .slice(0, 1)
        .map((claim) => pick(claim, 'id', 'evidence_level', 'claim_url', 'source_url')),
      question: questions.slice(0, 1).map(({ id, url }) => ({ id, address: url })),
      claims: claims.length,
      projects: projects.length,
      skills: skills.length,
      open: unansweredIn(records),
      allQuestions: urlOf(
        records,
        'listCommonQuestions',
        `?limit=${listCommonQuestions.limit.most}`,
      ),
      tooManyClaims: urlOf(records, 'listClaims', `?limit=${tooMany}`),
      missions: profile.missions.map(({ id, reads, outputs, success }) => ({
        id,
        reads: reads.map((path) => `\`GET ${absolute(site, path)}\``).join(', '),
        outputs: outputs.map(({ name }) => `\`${name}\``).join(', '),
        success: success.join(' '),
      })),
      evals: profile.evals.length,
      send: sendRoutes(records),
      closed: closedRoutes.map(({ id, path }) => ({ path, url: urlOf(records, id) })),
    });
  // The text tells how many checks it has.
  return checklist(checklist(0).match(/^- \[ \]/gm)?.length ?? 0);
}
