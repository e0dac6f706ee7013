/** What the search for what costs most goes through: operations of the table, and tools of MCP. */
import type fc from 'fast-check';
import { toolsFor } from '../../functions/mcp/tools/tools.ts';
import { routeList } from '../../src/routes.ts';
import { ADMIN_KEY, MCP_TOKEN } from '../audits/secrets.ts';
import {
  type Asked,
  bytesOf,
  exampleOf,
  keyOf,
  likeness,
  type Route,
  wellFramed,
} from './requests.ts';
import type { Target } from './server.ts';

export type Search = {
  /** Operation of the table, or `callMcp:search_profile`. */
  id: string;
  /** What nobody would find by chance, asked first. */
  beginnings: Asked[];
  random: fc.Arbitrary<Asked>;
  /** The request itself: of a tool, all else is made of its arguments alone. */
  sent: (asked: Asked) => Asked;
  /** Records of each kind that stand in the store before, for the rows of the owner. */
  records: number;
};

/** So many records are enough to tell what each of them costs. */
const RECORDS = 100;

const plain = { coding: 'identity', framing: 'length' } as const;
const JSON_HEADERS: [string, string][] = [
  ['Content-Type', 'application/json'],
  ['Accept', 'application/json, text/event-stream'],
];
const QUESTION = 'When and where was she born, and who built the Mark I?';

/** Arguments that a tool takes, for those that are no row with a body. */
const ARGUMENTS: Partial<Record<string, object>> = {
  search_profile: { query: QUESTION, limit: 20 },
  ask_question: { question: QUESTION },
  check_claim: { statement: 'She wrote the A-0 System in 1952.' },
  read_content: { text: 'manifesto', detail: 'full' },
  read_resource: { resource: 'projects', id: 'cobol' },
  check_freshness: { resources: [{ path: '/api/profile', content_hash: 'sha256:0' }] },
  run_eval: exampleOf('runEval'),
  submit_report: exampleOf('sendReport'),
  send_contact: exampleOf('sendContact'),
};

/** One tool at one of the two endpoints, called with all kinds of arguments. */
function toolSearch(row: Route, name: string): Search {
  const example = { ...ARGUMENTS[name] } as Record<string, unknown>;
  const asked = (body: string): Asked => ({
    ...plain,
    method: 'POST',
    target: row.path,
    headers: [...JSON_HEADERS, ['Authorization', `Bearer ${MCP_TOKEN}`]],
    body,
  });
  const call = (body: string) => {
    const params = `{"name":${JSON.stringify(name)},"arguments":${body || '{}'}}`;
    return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
  };
  return {
    id: `${row.id}:${name}`,
    beginnings: [asked(JSON.stringify(example))],
    random: likeness(example).map(asked),
    sent: (given) => ({ ...given, target: row.path, body: call(given.body) }),
    records: 0,
  };
}

const MESSAGE = { messageId: 'm', role: 'ROLE_USER', parts: [{ text: QUESTION }] };

/** Bodies and queries of rows that chance makes too rarely. */
const BODIES: Partial<Record<string, object>> = {
  sendMessage: { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message: MESSAGE } },
  sendMessageHttp: { message: MESSAGE },
};
const QUERIES: Partial<Record<string, string[]>> = {
  getAdminStats: ['since_days=365&limit=100', 'from=2020-01-01&to=2099-12-31'],
};

const CREDENTIALS = ['X-Admin-Key', 'Authorization'];

function rowSearch(row: Route): Search {
  const key = keyOf(row);
  const asked = (query: string, body = ''): Asked => ({
    ...plain,
    method: row.method,
    target: `${row.path}?${query}`,
    headers: [...JSON_HEADERS, ['A2A-Version', '1.0']],
    body,
  });
  const body = BODIES[row.id];
  const keyless = ({ headers }: Asked) => headers.filter(([name]) => !CREDENTIALS.includes(name));
  return {
    id: row.id,
    beginnings: [
      ...(QUERIES[row.id] ?? []).map((query) => asked(query)),
      ...(body ? [asked('', JSON.stringify(body))] : []),
    ],
    random: wellFramed(row),
    // Who has no key is answered late, and costs nothing.
    sent: (given) => (key ? { ...given, headers: [key, ...keyless(given)] } : given),
    records: row.group === 'admin' ? RECORDS : 0,
  };
}

const MCP_ROWS = routeList.filter(({ id }) => id === 'callMcp' || id === 'callOpenMcp');

/**
 * Every search, or those named: by operation (`ask`), by operation and tool
 * (`callMcp:ask_question`) or by tool alone.
 */
export function searchesFor(names: readonly string[]): Search[] {
  const rows = routeList.filter(({ kind }) => kind === 'operation').map(rowSearch);
  const tools = MCP_ROWS.flatMap((row) =>
    toolsFor(row.id === 'callOpenMcp').map(({ name }) => toolSearch(row, name)),
  );
  return [...rows, ...tools].filter(
    ({ id }) => names.length === 0 || [id, ...id.split(':')].some((one) => names.includes(one)),
  );
}

/** Puts records of each kind into the store. */
export async function fill(target: Target, records: number): Promise<void> {
  const headers: [string, string][] = [
    ['Content-Type', 'application/json'],
    ['X-Admin-Key', ADMIN_KEY],
  ];
  const post = (path: string, body: object) =>
    target.send(
      bytesOf({ ...plain, method: 'POST', target: path, headers, body: JSON.stringify(body) }),
    );
  for (let n = 0; n < records; n++) {
    await post('/api/contact', exampleOf('sendContact'));
    await post('/api/agent-reports', exampleOf('sendReport'));
    await post('/api/agent/ask', { question: `Does she keep ${n} parrots in Ulaanbaatar?` });
    await post('/api/admin/audits', { slug: `audit-${n}`, data: { public: { title: `${n}` } } });
  }
}
