/** The runner of the steps: their order, what ends the way early, and what the log is told. */
import { expect, test } from 'vitest';
import { Problem } from '../../functions/http/problem.ts';
import { problemAnswer, problemOf } from '../../functions/steps/errors.ts';
import {
  type Answer,
  type Exchange,
  respond,
  STEPS,
  type Steps,
} from '../../functions/steps/steps.ts';
import { StoreUnavailable } from '../../functions/store/store.ts';

const ORDER = [
  'identify',
  'admit',
  'authorise',
  'validate',
  'limit',
  'idempotency',
  'negotiate',
  'answer',
  'conditional',
  'headers',
] as const;

const ok: Answer = { status: 200, body: 'Größe', headers: { 'Content-Type': 'text/plain' } };

/** Steps that write down when they are taken; one of them does something else. */
function steps(taken: string[], other: Partial<Steps<Exchange>> = {}): Steps<Exchange> {
  const last = (name: string) => (answer: Answer) => {
    taken.push(name);
    return answer;
  };
  const before = ORDER.slice(0, -2).map((name) => [
    name,
    () => {
      taken.push(name);
      return name === 'answer' ? ok : undefined;
    },
  ]);
  return {
    headers: last('headers'),
    conditional: last('conditional'),
    // Named in the wrong order: the list decides.
    ...Object.fromEntries(before.reverse()),
    errors: (error) => problemAnswer(problemOf(error), { base: 'https://profile.example' }),
    ...other,
  };
}

const exchange = (lines: string[] = [], method = 'GET'): Exchange => ({
  request: new Request('https://profile.example/api/x?secret=y', { method }),
  name: 'request-1',
  log: (line) => lines.push(line),
});

test('steps are taken in the order of the list', async () => {
  const taken: string[] = [];
  const response = await respond(steps(taken), exchange());
  expect([...STEPS]).toEqual(ORDER);
  expect(taken).toEqual(ORDER);
  expect([response.status, await response.text()]).toEqual([200, 'Größe']);
});

const PROBLEM = new Problem(
  { code: 'conflict', message: 'It exists.', fallback: '/api/' },
  { 'Retry-After': '3' },
);

test.each(ORDER.slice(0, 8))(
  'the log names the step %s that refused, the caller learns the problem',
  async (name) => {
    const lines: string[] = [];
    const refuse = () => {
      throw PROBLEM;
    };
    const response = await respond(steps([], { [name]: refuse }), exchange(lines));
    expect(lines).toEqual([`request-1 refused at ${name}: conflict`]);
    expect([response.status, response.headers.get('retry-after')]).toEqual([409, '3']);
    expect(await response.text()).not.toContain(name === 'answer' ? 'refused' : name);
  },
);

test.each([
  [new StoreUnavailable('contacts: secret'), 503, 'StoreUnavailable'],
  [new TypeError('secret'), 500, 'TypeError'],
])('what is our fault is told with its place alone: %s', async (error, status, kind) => {
  const lines: string[] = [];
  const fail = () => Promise.reject(error);
  const response = await respond(steps([], { answer: fail }), exchange(lines));
  expect(response.status).toBe(status);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^request-1 failed at answer: ${kind}( \\||$)`));
  expect(lines[0]).not.toContain('secret');
});
