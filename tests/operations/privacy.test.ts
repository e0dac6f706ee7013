/** What a caller sends stays private, and no failure of ours is told as a success. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daily } from '../../functions/operations/daily.ts';
import type { Webhook } from '../../functions/operations/webhook.ts';
import { type Stores, withDeadline } from '../../functions/store/store.ts';
import { type Fault, withFaults } from '../store/faults.ts';
import { memoryStores } from '../store/memory.ts';
import { inLong } from '../support/long.ts';
import { PLACES, put } from './places.ts';
import {
  CONTACT,
  everything,
  failure,
  house,
  QUESTION,
  REPORT,
  RUN,
  STATEMENT,
  STORING,
} from './service.ts';

type Json = Record<string, unknown>;

const LEAST: Record<string, Json> = {
  '/api/contact': CONTACT,
  '/api/agent/ask': QUESTION,
  '/api/agent-reports': { ...REPORT, public: true },
  '/api/evals/run': RUN,
  '/api/claims/check': STATEMENT,
};

const MARK = 'qzmarkerqz';
/** The marker among what text is made of; some of it looks like ours, some of it is refused. */
const marked = fc
  .tuple(
    fc.constantFrom(
      '',
      '/',
      '/api/init?',
      'http://localhost:11906/',
      'a@',
      '<b>',
      '\n    at ',
      'Error: ',
      '\0',
      '../',
    ),
    fc.constantFrom('', '@example.org', '/api/init', '</b>', '\n', '#', `${'x'.repeat(2000)}`),
  )
  .map(([before, after]) => `${before}${MARK}${after}`);

const call = fc.constantFrom(...Object.keys(PLACES)).chain((path) =>
  fc.record({
    path: fc.constant(path),
    places: fc.uniqueArray(fc.constantFrom(...(PLACES[path] ?? [])), {
      minLength: 1,
      maxLength: 4,
    }),
    text: marked,
    key: fc.option(fc.constantFrom('0123456789abcdef', `${MARK}0123456789`, MARK)),
    credential: fc.option(fc.constant(`Bearer ${MARK}`)),
    trouble: fc.constantFrom('none', 'none', 'fails before', 'fails after', 'throws', 'hook'),
  }),
);

/**
 * Stores that throw what is no StoreUnavailable, with everything that they were given in the
 * message.
 */
function throwing(stores: Stores): Stores {
  return {
    open: (name) => ({
      ...stores.open(name),
      create: async (key, value) => {
        throw new TypeError(`${key}\n    at ${JSON.stringify(value)}\n    at ${MARK} (${MARK})`);
      },
    }),
  };
}

const hook: Webhook = async (record) => {
  throw new Error(JSON.stringify(record));
};

/** Answers that tell their caller, and nobody else, what it sent, with their status. */
const TOLD: Record<string, number> = { '/api/evals/run': 200, '/api/contact': 202 };

test('nothing a caller sent reaches a public answer, an error, a log or a store key', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 5 }), async (calls) => {
      const real = memoryStores();
      const seen: string[] = [];
      for (const { path, places, text, key, credential, trouble } of calls) {
        const body = places.reduce<unknown>(
          (to, place) => put(to, place.split('.'), text),
          LEAST[path],
        );
        const faulty = withFaults(real, () =>
          trouble.startsWith('fails') ? (trouble as Fault) : null,
        );
        const one = house({
          stores: trouble === 'throws' ? throwing(faulty) : faulty,
          webhook: trouble === 'hook' ? hook : null,
        });
        const headers: Record<string, string> = {};
        if (key !== null) headers['Idempotency-Key'] = key;
        if (credential !== null) headers['Authorization'] = credential;
        const response = await one.post(path, body, headers);
        await one.settle();
        const answer = await response.text();
        expect(response.status === 500 && trouble !== 'throws').toBe(false);
        // An eval run tells its caller, and nobody else, which of its words are unknown, and a
        // message what of it was stored.
        if (response.status !== TOLD[path]) seen.push(answer);
        seen.push(
          JSON.stringify([...response.headers]),
          ...one.lines,
          ...one.refusals,
          ...faulty.calls.map((made) => made.key),
        );
      }
      const one = house({ stores: real });
      for (const time of ['2026-11-20T13:00:00Z', '2026-11-22T00:00:00Z']) {
        one.set(time);
        for (const query of [
          '?limit_public_reports=50',
          `?mission=${MARK}`,
          `?since=${MARK}`,
          '?mission=other',
        ])
          seen.push(await (await one.get(`/api/agent-reports/stats${query}`)).text());
      }
      await daily({ ...one, at: '2026-11-24T00:00:00Z' }, hook);
      seen.push(
        ...Object.keys(await everything(real)),
        JSON.stringify(await everything({ open: () => real.open('rollups') })),
      );
      seen.push(...one.lines, ...one.refusals);
      expect(seen.filter((text) => text.toLowerCase().includes(MARK))).toEqual([]);
    }),
    { numRuns: inLong(60, 6_000) },
  );
});

const FAULTS: Fault[] = ['fails before', 'fails after', 'hangs before', 'hangs after'];
const KEY = { 'Idempotency-Key': '0123456789abcdef' };

test.each(STORING.flatMap((post) => FAULTS.map((fault) => ({ ...post, fault }))))(
  '$path: a store that $fault is 503, whichever call it is, and a 2xx means a record is there',
  async ({ path, least, status, fault }) => {
    for (const headers of [{}, KEY])
      for (const nth of [1, 2, 3, 4]) {
        const real = memoryStores();
        const faulty = withFaults(real, (made) => (made.nth === nth ? fault : null));
        const one = house({ stores: withDeadline(faulty, 5) });
        const response = await one.post(path, least, headers as Record<string, string>);
        const records = Object.keys(await everything(real)).filter(
          (key) => !/^(idempotency|report-facts|questions:answers)[:/]/.test(key),
        );
        if (faulty.calls.length < nth) {
          expect([response.status, records.length]).toEqual([status, 1]);
          continue;
        }
        expect(response.headers.get('retry-after')).toBe('5');
        const { error } = await failure(response, 'store_unavailable');
        expect(error).toMatchObject({ retryable: true, fallback_path: '/api/status' });
        // It is not known whether anything was taken, so nothing is said about it.
        expect(error.message).not.toContain('nothing was taken');
        expect(one.lines).toHaveLength(1);
        // The owner is told why.
        expect(one.lines[0]).toMatch(
          /^[0-9a-f-]{36} failed at \w+: StoreUnavailable: [a-z]+: \w+ (was|took) .* \| at /,
        );
        expect(records.length).toBeLessThanOrEqual(1);
      }
  },
);

test.each(FAULTS)(
  'statistics over a store that %s are 503, whichever call it is, or right',
  async (fault) => {
    const real = memoryStores();
    const before = house({ stores: real });
    for (const day of ['18', '19', '20']) {
      before.set(`2026-11-${day}T12:00:00Z`);
      await before.post('/api/agent-reports', REPORT);
    }
    for (let nth = 1, more = true; more; nth++) {
      const copy = memoryStores();
      for (const key of await real.open('reports').list(''))
        await copy.open('reports').create(key, await real.open('reports').read(key));
      let keeps = false;
      const faulty = withFaults(copy, (made) => {
        if (made.nth !== nth) return null;
        keeps = made.store === 'rollups' && made.operation === 'create';
        return fault;
      });
      const one = house({ stores: withDeadline(faulty, 5) });
      const response = await one.get('/api/agent-reports/stats');
      more = faulty.calls.length >= nth;
      // That counts cannot be kept costs the next reader time, nothing else.
      if (keeps) expect(await response.json()).toMatchObject({ total_reports: 3 });
      else if (more) await failure(response, 'store_unavailable');
      // Whatever happened, the next answer counts every report.
      expect(
        await (await house({ stores: copy }).get('/api/agent-reports/stats')).json(),
      ).toMatchObject({
        total_reports: 3,
      });
    }
  },
);

test('an unexpected error is a 500 without detail, and a log without what was sent', async () => {
  const real = memoryStores();
  const one = house({ stores: throwing(real) });
  const response = await one.post('/api/contact', {
    ...CONTACT,
    context: `secret\n    at ${MARK}`,
  });
  const id = response.headers.get('x-request-id');
  const { error, detail } = await failure(response, 'internal_error');
  expect([error.message, detail]).toEqual([
    'Something went wrong here; try again later and name X-Request-Id if it stays.',
    undefined,
  ]);
  expect(one.lines).toHaveLength(1);
  expect(one.lines[0]).toMatch(
    new RegExp(`^${id} failed at answer: TypeError \\| at .*privacy\\.test\\.ts`),
  );
  expect(one.lines[0]).not.toMatch(/secret|someone|qzmarker|\n/);
});
