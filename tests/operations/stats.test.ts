/**
 * GET /api/agent-reports/stats: numbers that equal a recount of the raw reports, at a cost that
 * grows with days alone.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportRecord } from '../../functions/operations/records.ts';
import { inLong } from '../support/long.ts';
import { BASE, FRAME, failure, house, REPORT } from './service.ts';

type Stats = Record<string, unknown> & {
  total_reports: number;
  missions: Record<string, number>;
  public_reports: Record<string, unknown>[];
};
const stats = async (one: ReturnType<typeof house>, query = '') => {
  const response = await one.get(`/api/agent-reports/stats${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Stats;
};

const NOTHING = {
  total_reports: 0,
  filters: { mission: null, since: null, limit_public_reports: 10, unmatched: [] },
  missions: {},
  endpoints: {},
  risk_flags: {},
  averages: {
    confidence_in_result: null,
    token_efficiency: null,
    citation_clarity: null,
    eval_score: null,
  },
  outcomes: { completed: 0, achieved_goal: 0, would_query_again: 0, would_help_evaluate_others: 0 },
  public_reports: [],
};

test('without any report the numbers are zero and the means null', async () => {
  const response = await house().get('/api/agent-reports/stats');
  expect(await response.json()).toEqual({
    ...NOTHING,
    ...FRAME,
  });
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(response.headers.get('netlify-cdn-cache-control')).toBe(
    'public, s-maxage=60, must-revalidate',
  );
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  const refused = await house().get('/api/agent-reports/stats?since=foo');
  const { error } = await failure(refused, 'validation_error');
  expect(error).toMatchObject({ suggested_next_path: '/api/agent-reports/schema' });
});

const LOW = { msg: 'Input should be greater than or equal to 0', type: 'greater_than_equal' };
const HIGH = { msg: 'Input should be less than or equal to 50', type: 'less_than_equal' };

test.each([
  ['limit_public_reports=-1', 'limit_public_reports', LOW],
  ['limit_public_reports=51', 'limit_public_reports', HIGH],
  [
    'mission=',
    'mission',
    { msg: 'String should have at least 1 character', type: 'string_too_short' },
  ],
  [
    `mission=${'a'.repeat(121)}`,
    'mission',
    { msg: 'String should have at most 120 characters', type: 'string_too_long' },
  ],
  [
    'since=MARKER',
    'since',
    {
      msg: 'Input should be a date YYYY-MM-DD or an ISO 8601 timestamp',
      type: 'date_from_datetime_parsing',
    },
  ],
])('the query %s is refused', async (query, name, said) => {
  const response = await house().get(`/api/agent-reports/stats?${query}`);
  const body = await failure(response, 'validation_error');
  expect(body.detail).toEqual([{ loc: ['query', name], ...said }]);
  expect(JSON.stringify(body)).not.toContain('MARKER');
});

test('0 to 50 public reports are listed, newest first, 10 when nothing is said', async () => {
  const one = house();
  for (let at = 0; at < 60; at++) {
    one.set(new Date(Date.parse('2026-11-18T00:00:00Z') + at * 3_600_000).toISOString());
    const mission = { ...REPORT.mission, confidence_in_result: (at % 5) + 1 };
    await one.post('/api/agent-reports', { ...REPORT, mission, public: true });
  }
  for (const [query, count] of [
    ['', 10],
    ['?limit_public_reports=0', 0],
    ['?limit_public_reports=1', 1],
    ['?limit_public_reports=50', 50],
  ] as const) {
    const { public_reports, total_reports } = await stats(one, query);
    expect([public_reports.length, total_reports]).toEqual([count, 60]);
    expect(public_reports.map((report) => report['confidence_in_result'])).toEqual(
      Array.from({ length: count }, (_, at) => ((59 - at) % 5) + 1),
    );
  }
});

test('a mission that nobody defined is not repeated and matches nothing', async () => {
  const one = house();
  await one.post('/api/agent-reports', {
    ...REPORT,
    mission: { ...REPORT.mission, attempted: 'MARKER' },
  });
  const filters = { ...NOTHING.filters, unmatched: ['mission'] };
  expect(await stats(one, '?mission=MARKER')).toEqual({ ...NOTHING, ...FRAME, filters });
  expect(await stats(one, '?mission=other')).toMatchObject({
    total_reports: 1,
    filters: { mission: 'other', unmatched: [] },
  });
});

test('a since leaves out the days before it, which are still counted later', async () => {
  const one = house();
  for (const day of ['16', '17', '18', '19', '20']) {
    one.set(`2026-11-${day}T12:00:00Z`);
    await one.post('/api/agent-reports', REPORT);
  }
  // The first question of all is about some days only.
  expect(await stats(one, '?since=2026-11-18')).toMatchObject({
    total_reports: 3,
    filters: { since: '2026-11-18' },
  });
  expect((await stats(one)).total_reports).toBe(5);
  expect((await stats(one, '?since=2026-11-17T23:59:59Z')).total_reports).toBe(4);
  expect((await stats(one, '?since=2026-11-20')).total_reports).toBe(1);
  expect((await stats(one, '?since=2026-11-21')).total_reports).toBe(0);
  expect((await stats(one, '?since=9999-12-31')).total_reports).toBe(0);
  expect((await stats(one, '?since=0001-01-01')).total_reports).toBe(5);
});

test('the largest report counts in full, and keys hold nothing of its words', async () => {
  const one = house();
  const { claims } = one.snapshot.manifest as unknown as { claims: { id: string }[] };
  const paths = [
    '/api/init',
    '/api/projects',
    ...claims.map(({ id }) => `/api/claims/${id}`),
  ].slice(0, 50);
  const endpoints_used = [
    ...paths,
    ...Array.from({ length: 50 - paths.length }, (_, at) => `/api/notes/private-${at}`),
  ];
  const body = {
    ...REPORT,
    public: true,
    endpoints_used,
    http_status_codes: Object.fromEntries(endpoints_used.map((path) => [path, 200])),
    token_efficiency: 5,
  };
  expect((await one.post('/api/agent-reports', body)).status).toBe(201);
  const keys = await one.stores.open('reports').list('');
  expect(keys.join()).not.toMatch(/private|claims|init|expertise/);
  const { endpoints, public_reports } = (await stats(one)) as unknown as {
    endpoints: object;
    public_reports: object[];
  };
  expect(endpoints).toEqual(Object.fromEntries(paths.map((path) => [path, 1])));
  expect(public_reports).toMatchObject([
    {
      endpoints: paths,
      statuses: Object.fromEntries(paths.map((path) => [path, 200])),
      token_efficiency: 5,
    },
  ]);
});

const MISSIONS = ['assess_expertise', 'evaluate_collaboration', 'research_ideas', 'something else'];
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const anyScore = fc.integer({ min: 1, max: 5 });
const anyReport = fc.record({
  day: fc.integer({ min: 10, max: 20 }),
  text: fc.constantFrom('All fine.', '<script>alert(1)</script>'),
  body: fc.record(
    {
      mission: fc.record({
        attempted: fc.constantFrom(...MISSIONS),
        completed: fc.boolean(),
        confidence_in_result: anyScore,
      }),
      outcome: fc.record({
        achieved_goal: fc.boolean(),
        would_query_again: fc.option(fc.boolean()),
        would_help_evaluate_others: fc.option(fc.boolean()),
      }),
      endpoints_used: fc.array(
        fc.constantFrom('/api/init', `${BASE}/api/init`, '/api/projects/', '/nowhere'),
        {
          maxLength: 4,
        },
      ),
      token_efficiency: maybe(fc.option(anyScore)),
      citation_clarity: maybe(fc.option(anyScore)),
      eval: maybe(fc.option(fc.record({ score: fc.option(anyScore) }))),
      public: fc.boolean(),
    },
    { requiredKeys: ['mission', 'outcome'] },
  ),
});

/** The statistics by the shortest way: a look at every raw report. */
function recount(records: ReportRecord[], mission: string | null, since: string | null) {
  const nameOf = ({ report }: ReportRecord) =>
    MISSIONS.slice(0, 3).includes(report.mission.attempted) ? report.mission.attempted : 'other';
  const those = records.filter(
    (one) => (!mission || nameOf(one) === mission) && (!since || one.received_at >= since),
  );
  const how = (test: (one: ReportRecord) => unknown) =>
    those.filter((one) => test(one) === true).length;
  const tally = (names: string[]) => {
    const counts: Record<string, number> = {};
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  };
  const mean = (score: (one: ReportRecord) => number | null | undefined) => {
    const given = those.map(score).filter((value) => typeof value === 'number');
    return given.length === 0
      ? null
      : Math.round((given.reduce((sum, value) => sum + value, 0) / given.length) * 100) / 100;
  };
  const own = ({ report }: ReportRecord) => [
    ...new Set(
      (report.endpoints_used ?? [])
        .map((path) => path.replace(BASE, '').replace(/\/$/, ''))
        .filter((path) => path !== '/nowhere'),
    ),
  ];
  return {
    total_reports: those.length,
    missions: tally(those.map(nameOf)),
    endpoints: tally(those.flatMap(own)),
    risk_flags: tally(those.flatMap((one) => one.risk_flags)),
    averages: {
      confidence_in_result: mean(({ report }) => report.mission.confidence_in_result),
      token_efficiency: mean(({ report }) => report.token_efficiency),
      citation_clarity: mean(({ report }) => report.citation_clarity),
      eval_score: mean(({ report }) => report.eval?.score),
    },
    outcomes: {
      completed: how(({ report }) => report.mission.completed),
      achieved_goal: how(({ report }) => report.outcome.achieved_goal),
      would_query_again: how(({ report }) => report.outcome.would_query_again),
      would_help_evaluate_others: how(({ report }) => report.outcome.would_help_evaluate_others),
    },
  };
}

test('statistics equal a recount of the raw reports, whenever they are asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyReport, { maxLength: 40 }),
      fc.option(fc.constantFrom(...MISSIONS.slice(0, 3), 'other')),
      fc.option(fc.integer({ min: 9, max: 22 })),
      fc.array(fc.integer({ min: 10, max: 20 }), { maxLength: 3 }),
      async (reports, mission, sinceDay, looks) => {
        const one = house();
        for (const day of Array.from({ length: 11 }, (_, at) => at + 10)) {
          one.set(`2026-11-${day}T12:00:00.000Z`);
          for (const { text, body } of reports.filter((report) => report.day === day))
            expect(
              (await one.post('/api/agent-reports', { ...body, feedback: { what_worked: text } }))
                .status,
            ).toBe(201);
          if (looks.includes(day))
            await stats(one, `?since=2026-11-${String(day - 1).padStart(2, '0')}`);
        }
        const keys = await one.stores.open('reports').list('');
        const records = (await Promise.all(
          keys.map((key) => one.stores.open('reports').read(key)),
        )) as ReportRecord[];
        const since = sinceDay === null ? null : `2026-11-${String(sinceDay).padStart(2, '0')}`;
        const query = new URLSearchParams({
          ...(mission ? { mission } : {}),
          ...(since ? { since } : {}),
          limit_public_reports: '50',
        });
        const counted = recount(records, mission, since);
        for (const time of ['2026-11-20T13:00:00Z', '2026-11-22T00:00:00Z']) {
          one.set(time);
          const answer = await stats(one, `?${query}`);
          expect(answer).toMatchObject(counted);
          expect(answer.missions).toEqual(counted.missions);
        }
      },
    ),
    { numRuns: inLong(10, 1_000) },
  );
});
