/**
 * What the tests of the write side send: bodies that differ in every number, and what must be
 * stored for each.
 */

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
