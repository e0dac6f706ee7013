/**
 * Every tool, in the order they are listed. A route of the table becomes a tool by one entry of
 * route-tools.json.
 */
import { once } from '../../../src/once.ts';
import { CARD_META } from '../card.ts';
import { success } from './answers.ts';
import { checkFreshness } from './check-freshness.ts';
import { nearestOnly, portion } from './portions.ts';
import { readContent, TEXT_ROWS } from './read-content.ts';
import { readResource } from './read-resource.ts';
import { type RowTool, routeTool } from './route-tool.ts';
import rows from './route-tools.json' with { type: 'json' };
import { searchProfile } from './search-profile.ts';
import type { Tool } from './tool.ts';

/** Routes as tools, in the order they are listed; the first is taken before all others. */
const [ORIENTATION, ...ROWS] = rows as unknown as [RowTool, ...RowTool[]];

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
      // The hash is that of the whole.
      const told = Object.entries({ ...result.structuredContent, content_hash: null });
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

/**
 * The tools of the endpoint for everybody (`open`), or of that behind a credential; made when they
 * are first asked for.
 */
export const toolsFor = once((open: boolean): readonly Tool[] => {
  const routes = ROWS.filter(({ closed }) => !(open && closed));
  return [
    orientation(),
    searchProfile,
    readResource([...single, ...TEXT_ROWS]),
    readContent,
    ...routes.map(routeTool).map(fitting),
    checkFreshness,
  ];
}, new Map());
