/**
 * Every tool, in the order they are listed. A route of the table becomes a tool by one entry of
 * ROWS.
 */
import { CARD_META } from '../card.ts';
import { success } from './answers.ts';
import { checkFreshness } from './check-freshness.ts';
import { nearestOnly, portion } from './portions.ts';
import { readContent, TEXT_ROWS } from './read-content.ts';
import { readResource } from './read-resource.ts';
import { type RowTool, routeTool } from './route-tool.ts';
import { searchProfile } from './search-profile.ts';
import type { Tool } from './tool.ts';

const ORIENTATION: RowTool = {
  route: 'getInit',
  name: 'get_orientation',
  title: 'Start here',
  description:
    'Who this is, strongest claims with evidence, missions, contact policy and what ' +
    'must not be inferred. Call it first, once. ' +
    'lean is enough for most; compact adds skills, projects and positions in a line each; ' +
    'full adds all claims and questions.',
};

const EVALS: RowTool = {
  route: 'listEvals',
  name: 'list_evals',
  closed: true,
  title: 'List evals',
  description:
    'Tasks to check your own work with: goal, required sources, criteria, anti-patterns. ' +
    'Take one, then run_eval.',
};

const ROWS: readonly RowTool[] = [
  {
    route: 'ask',
    name: 'ask_question',
    title: 'Ask a question',
    description:
      'Answers a short question from the record without a language model, and gives ' +
      'the nearest records; cite those. nearest: not judged. Questions are logged: no secrets ' +
      'and no private data.',
    output: true,
  },
  {
    route: 'checkClaim',
    name: 'check_claim',
    title: 'Check a statement',
    description:
      'Holds a statement about the person against the record before you make it: ' +
      'supported, contradicted, disputed, undecided or not_published, with the ' +
      'records that decide or come nearest. The last two are no no. Stores nothing.',
    output: true,
  },
  {
    route: 'match',
    name: 'match_requirements',
    title: 'Hold a posting against the record',
    description:
      'For up to 30 requirements of a job, call or brief: at most three records each that speak ' +
      'to it, or not_stated. No score, no yes: compare them yourself. Stores nothing.',
  },
  EVALS,
  {
    route: 'runEval',
    name: 'run_eval',
    closed: true,
    title: 'Score an eval run',
    description:
      'Scores what you declare to have done on an eval; stores nothing. The answer holds ' +
      'recommended_report, ready for submit_report.',
    output: true,
  },
  {
    route: 'sendReport',
    name: 'submit_report',
    closed: true,
    title: 'Report how a mission went',
    description:
      'Stores a private report for the operator after a mission. Needs mission and ' +
      'outcome. Aggregates are public, free text is not. ' +
      'Ask your human first.',
  },
  {
    route: 'sendContact',
    name: 'send_contact',
    closed: true,
    title: 'Send a message to the owner',
    description:
      'Sends a private message that a person reads. Read read_resource contact first. ' +
      'Only with the explicit consent of your human, ' +
      'once; name human_name and the goal in context.',
    outside: true,
  },
];

/** What init tells of HTTP; here tools say it themselves. */
const OF_HTTP = ['endpoints', 'aliases', 'parameters', 'schemas', 'token_costs'];

function orientation(): Tool {
  const tool = routeTool(ORIENTATION);
  return {
    ...tool,
    meta: CARD_META,
    run: async (args, sources) => {
      const result = await tool.run(args, sources);
      if (!result.structuredContent) return result;
      const told = Object.entries(result.structuredContent);
      const own = success(Object.fromEntries(told.filter(([name]) => !OF_HTTP.includes(name))));
      const detail = typeof args['detail'] === 'string' ? `?detail=${args['detail']}` : '';
      return portion(own, `/api/init${detail}`, null, sources);
    },
  };
}

/** The tool that holds a posting against the record answers within the budget. */
function fitting(tool: Tool): Tool {
  if (tool.name !== 'match_requirements') return tool;
  return { ...tool, run: async (args, sources) => nearestOnly(await tool.run(args, sources)) };
}

const single = [ORIENTATION, ...ROWS].map(({ route }) => route);

function make(open: boolean): readonly Tool[] {
  const routes = ROWS.filter(({ closed }) => !(open && closed));
  return [
    orientation(),
    searchProfile,
    readResource([...single, ...TEXT_ROWS]),
    readContent,
    ...routes.map(routeTool).map(fitting),
    checkFreshness,
  ];
}

const made = new Map<boolean, readonly Tool[]>();

/**
 * The tools of the endpoint for everybody (`open`), or of that behind a credential; made when they
 * are first asked for.
 */
export function toolsFor(open: boolean): readonly Tool[] {
  const tools = made.get(open) ?? make(open);
  made.set(open, tools);
  return tools;
}
