/** Who called and what was read, as tables. What callers name themselves is shown as text. */
import { words } from '../browser/words.ts';
import { BarTable, type Row } from './numbers.tsx';
import type { Stats } from './types.ts';

/** What the families are, for readers who have not read the documentation. */
const FAMILIES: Record<string, string> = {
  training_crawler: 'Crawlers for training',
  search_index: 'Search indexes',
  user_fetch: 'Assistants, for a person',
  mcp_client: 'MCP clients',
  coding_agent: 'Coding agents',
  browser: 'Browsers',
  http_library: 'Programs and libraries',
  other_bot: 'Other bots',
  unknown: 'Unknown',
};

type Surface = Pick<Stats['calls']['by_route'][number], 'route' | 'path'>;

/** What was called: its path, and where several rows share one, which of them. */
function surfaceName({ route, path }: Surface, all: readonly Surface[]): Row['name'] {
  if (path === null)
    return route === 'page' ? 'Pages for people' : route === 'other' ? 'Wrong paths' : route;
  const shared = all.filter((row) => row.path === path).length > 1;
  return (
    <>
      {path}
      {shared && <span class="detail">{route}</span>}
    </>
  );
}

type Counted = { calls: number; before?: number; by_day?: number[] };

/** What was counted as rows of a table, each with the name that `nameOf` gives it. */
const rowsOf = <T extends Counted>(counted: readonly T[], nameOf: (row: T) => Row['name']): Row[] =>
  counted.map((row) => ({ ...row, name: nameOf(row), value: row.calls }));

export function CallTables({ calls, days }: { calls: Stats['calls']; days: readonly string[] }) {
  const { own, by_country: countries } = calls;
  return (
    <div class="grid">
      <BarTable
        caption="By kind of agent"
        head="Kind"
        whole={calls.total}
        days={days}
        rows={rowsOf(calls.by_agent_family, ({ family }) => FAMILIES[family] ?? words(family))}
        empty="Nobody called yet."
      />
      <BarTable
        caption="Known agents, as they claim"
        head="Agent"
        rows={rowsOf(calls.by_agent, ({ agent }) => agent)}
        empty="No agent that is known by name called."
      />
      <BarTable
        caption="Most read"
        head="Surface"
        days={days}
        rows={rowsOf(
          calls.by_route.map((route) => ({ ...route, key: route.path ?? route.route })),
          (route) => surfaceName(route, calls.by_route),
        )}
        empty="Nothing was read."
      />
      <BarTable
        caption="Pages for people"
        head="Page"
        days={days}
        rows={rowsOf(calls.by_page, ({ page }) => page ?? 'Not told apart')}
        empty="Nobody opened a page."
      />
      <BarTable
        caption="Pages that link here"
        head="Host"
        rows={rowsOf(calls.by_referrer, ({ host }) => host)}
        empty="Nobody came from another page."
      />
      <BarTable
        caption="By answer"
        head="Status"
        whole={calls.total}
        rows={rowsOf(calls.by_status, ({ status }) => status)}
        empty="Nothing was answered."
      />
      {countries.length > 0 && (
        <BarTable
          caption="By country"
          head="Country"
          rows={rowsOf(countries, ({ country }) => country)}
          empty=""
        />
      )}
      <BarTable
        caption="Your own calls"
        head="Surface"
        rows={rowsOf(
          own.by_route.map((route) => ({ ...route, key: `${route.path ?? ''} ${route.route}` })),
          (route) => surfaceName(route, own.by_route),
        )}
        empty="The console and you did not call."
      />
    </div>
  );
}
