/**
 * What the tests of the write side send: bodies that differ in every number, what must be stored
 * for each, and what lies in a data folder, read without the store.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The kinds that store something. */
export type KindName = 'contact' | 'question' | 'report';

export type Body = Record<string, unknown>;

export type Kind = {
  path: string;
  status: number;
  /** The store, which is also the folder below DATA_DIR. */
  store: 'contacts' | 'questions' | 'reports';
  /** Member of answer and record that names the record. */
  id: string;
  /** The nth body; no two are alike. */
  body: (n: number) => Body;
  /** What a record keeps of its body, as it was sent. */
  kept: (record: Body) => unknown;
  /** The same of the body itself. */
  sent: (body: Body) => unknown;
};

/** A text that is long enough to be cut in two, and whose characters have more than one byte. */
const long = (n: number) => `Nr. ${n}: ${'grün 海 🌊 '.repeat(60 + (n % 40))}Ende ${n}`;

/** A part of an object by its names. */
export function pick(from: Body, names: readonly string[]): Body {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}

const CONTACT = ['intent', 'from', 'context', 'agent_name', 'human_name'];
const QUESTION = ['question', 'agent_name', 'on_behalf_of'];

/** Of ours, by several names, and of nobody. */
const ENDPOINTS = [
  '/api/init',
  '/api/projects/',
  'http://localhost:11906/api/claims?limit=3',
  'https://elsewhere.example/api/init',
  '/api/nothing-here',
  'not an address',
];

const MISSIONS = ['assess_expertise', 'no mission of ours', 'verify_claims', 'compare_roles'];

function report(n: number): Body {
  return {
    agent_meta: { agent_name: `Agent ${n}` },
    mission: {
      attempted: MISSIONS[n % 4],
      completed: n % 2 === 0,
      confidence_in_result: 1 + (n % 5),
    },
    endpoints_used: ENDPOINTS.filter((_, at) => (n >> at) % 2 === 1),
    http_status_codes: { '/api/init': 200 + (n % 3) },
    errors_encountered: [],
    ...(n % 3 === 0
      ? { token_efficiency: 1 + (n % 4), citation_clarity: null }
      : { citation_clarity: 5 }),
    feedback: { what_worked: n % 11 === 0 ? `<script>alert(${n})</script>` : long(n) },
    outcome: { achieved_goal: n % 4 < 2, would_query_again: n % 5 === 0 ? null : n % 5 < 3 },
    ...(n % 7 === 0 ? { eval: { id: 'no eval of ours', score: 3 } } : {}),
    public: n % 3 === 0,
  };
}

export const KINDS: Record<KindName, Kind> = {
  contact: {
    path: '/api/contact',
    status: 202,
    store: 'contacts',
    id: 'intent_id',
    body: (n) => ({
      intent: ['hire', 'collaborate', 'advise', 'question'][n % 4],
      from: `somebody.${n}@example.org`,
      context: long(n),
      agent_name: n % 2 === 0 ? `Agent ${n}` : null,
      human_name: `Person ${n}`,
    }),
    kept: (record) => pick(record, CONTACT),
    sent: (body) => pick(body, CONTACT),
  },
  question: {
    path: '/api/agent/ask',
    status: 200,
    store: 'questions',
    id: 'session_id',
    body: (n) => ({
      question: long(n),
      agent_name: `Agent ${n}`,
      on_behalf_of: n % 2 === 0 ? null : `Person ${n}`,
    }),
    kept: (record) => pick(record, QUESTION),
    sent: (body) => pick(body, QUESTION),
  },
  report: {
    path: '/api/agent-reports',
    status: 201,
    store: 'reports',
    id: 'report_id',
    body: report,
    kept: (record) => record['report'],
    sent: (body) => body,
  },
};

export const KIND_NAMES = Object.keys(KINDS) as KindName[];

/** Files of a folder below it, by path with slashes, sorted. `+new` has what no reader sees. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.split('/').includes('+new'))
    .sort();
}

/**
 * Every record of one store, single or in a document, once by its day and id. Throws for what is no
 * whole JSON.
 */
export async function recordsIn(folder: string, store: string): Promise<Map<string, Body>> {
  const records = new Map<string, Body>();
  const keep = (place: string, value: Body) => {
    if (!('fact' in value)) records.set(place, value);
  };
  for (const file of await filesIn(join(folder, store))) {
    const value = JSON.parse(await readFile(join(folder, store, file), 'utf8')) as Body;
    if (/^\d/.test(file)) keep(file, value);
    if (!file.startsWith('days/')) continue;
    const lines = gunzipSync(Buffer.from(String(value['lines']), 'base64')).toString('utf8');
    for (const line of lines.split('\n')) {
      const [id, record] = JSON.parse(line) as [string, Body];
      keep(`${file.slice(5, 15)}/${id}+.json`, record);
    }
  }
  return records;
}

/** A body that was answered with a success, and that answer. */
export type Taken = { body: Body; json: Body };

/**
 * What is wrong between answers and records: a success without its record, a record that is not
 * what was sent, two records for one. Empty when every success is stored exactly once and whole.
 */
export function compare(kind: Kind, taken: readonly Taken[], records: Iterable<Body>) {
  const byId = new Map<unknown, Body>();
  const problems: string[] = [];
  const sentOnce = new Map<string, unknown>();
  for (const record of records) {
    const id = record[kind.id];
    if (byId.has(id)) problems.push(`${id} is stored twice`);
    byId.set(id, record);
    const content = JSON.stringify(kind.kept(record));
    if (sentOnce.has(content)) problems.push(`${id} has the content of ${sentOnce.get(content)}`);
    sentOnce.set(content, id);
  }
  const answered = new Set<unknown>();
  for (const { body, json } of taken) {
    const id = json[kind.id];
    answered.add(id);
    const record = byId.get(id);
    if (!record) problems.push(`${id} was answered and is not stored`);
    else if (JSON.stringify(kind.kept(record)) !== JSON.stringify(kind.sent(body)))
      problems.push(`${id} is not stored as it was sent`);
  }
  return { problems, answered: answered.size };
}
