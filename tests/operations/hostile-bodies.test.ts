/**
 * Bodies that are broken or made to break something: a 4xx that helps on, nothing stored, never a
 * 5xx.
 */
import { expect, test } from 'vitest';
import { answerOperation } from '../../functions/steps/operations.ts';
import { BASE, everything, failure, house, POSTS } from './service.ts';

const text = (value: unknown) => JSON.stringify(value);
const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string))) as Uint8Array;
const nested = (depth: number, [open, close]: [string, string]) =>
  open.repeat(depth) + close.repeat(depth);

type Bad = [
  what: string,
  body: (least: string) => string | Uint8Array,
  status: number,
  code: string,
];

const BAD: Bad[] = [
  ['nothing', () => '', 400, 'malformed_json'],
  ['truncated JSON', (least) => least.slice(0, -1), 400, 'malformed_json'],
  ['JSON with something behind it', (least) => `${least}{}`, 400, 'malformed_json'],
  ['a trailing comma', (least) => `${least.slice(0, -1)},}`, 400, 'malformed_json'],
  ['a form', () => 'intent=hire&from=someone%40example.org', 400, 'malformed_json'],
  ['a byte order mark', (least) => `\uFEFF${least}`, 400, 'malformed_json'],
  [
    'invalid UTF-8',
    (least) => bytes(least.slice(0, -1), ',"x":"', [0xff, 0xfe], '"}'),
    400,
    'malformed_json',
  ],
  [
    'a surrogate in UTF-8',
    (least) => bytes(least.slice(0, -1), ',"x":"', [0xed, 0xa0, 0x80], '"}'),
    400,
    'malformed_json',
  ],
  ['a NUL', (least) => `${least.slice(0, -1)},"x":"\\u0000"}`, 422, 'validation_error'],
  ['a NUL in a name', (least) => `${least.slice(0, -1)},"\\u0000":1}`, 422, 'validation_error'],
  [
    'half a surrogate pair',
    (least) => `${least.slice(0, -1)},"x":"\\ud83e"}`,
    422,
    'validation_error',
  ],
  [
    'halves the wrong way round',
    (least) => `${least.slice(0, -1)},"x":["\\udd16\\ud83e"]}`,
    422,
    'validation_error',
  ],
  ['a member twice', (least) => `${least.slice(0, -1)},"x":1,"x":1}`, 400, 'malformed_json'],
  [
    'a member twice further in',
    (least) => `${least.slice(0, -1)},"y":[{"x":1,"x":2}]}`,
    400,
    'malformed_json',
  ],
  [
    '__proto__ twice',
    (least) => `${least.slice(0, -1)},"__proto__":1,"__proto__":2}`,
    400,
    'malformed_json',
  ],
  [
    '33 levels of lists',
    (least) => `${least.slice(0, -1)},"x":${nested(32, ['[', ']'])}}`,
    400,
    'malformed_json',
  ],
  ['30,000 levels of lists', () => nested(30_000, ['[', ']']), 400, 'malformed_json'],
  ['a list', (least) => `[${least}]`, 422, 'validation_error'],
  ['a number', () => '1', 422, 'validation_error'],
  ['a string', (least) => text(least), 422, 'validation_error'],
  ['null', () => 'null', 422, 'validation_error'],
  ['no members', () => '{}', 422, 'validation_error'],
  ['its members in __proto__', (least) => `{"__proto__":${least}}`, 422, 'validation_error'],
];

test.each(BAD)('%s gets a 4xx that helps on', async (_, body, status, code) => {
  for (const { path, least } of POSTS) {
    const one = house();
    const { detail } = await failure(await one.post(path, body(text(least))), status, code);
    expect(detail === undefined).toBe(code !== 'validation_error');
    expect(await everything(one.stores)).toEqual({});
    expect(one.lines).toEqual([]);
  }
});

test('what is wrong at the top is said of the body', async () => {
  const { detail } = await failure(
    await house().post('/api/contact', '[]'),
    422,
    'validation_error',
  );
  expect(detail).toEqual([
    { loc: ['body'], msg: 'Input should be a valid object', type: 'dict_type' },
  ]);
});

test('thousands of problems are told by fifty', async () => {
  const passed = Array.from({ length: 5000 }, () => '\0');
  const response = await house().post('/api/evals/run', { eval_id: 'x', passed_criteria: passed });
  const { detail } = await failure(response, 422, 'validation_error');
  expect(detail).toHaveLength(50);
});

test('members named like those of every object do no harm', async () => {
  for (const { path, least, status } of POSTS) {
    const one = house();
    const body = `${text(least).slice(0, -1)},"__proto__":{"public":true,"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,"hasOwnProperty":1,"toJSON":1}`;
    expect((await one.post(path, body)).status).toBe(status);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(text(await everything(one.stores))).not.toContain('polluted');
  }
});

test.each([
  ['text/plain'],
  ['application/xml'],
  ['multipart/form-data; boundary=x'],
  ['application/jsonp'],
  ['application/json5'],
  ['text/json'],
  ['json'],
  [''],
  [', application/json'],
])('the media type "%s" is not taken', async (type) => {
  for (const { path, least } of POSTS) {
    const one = house();
    await failure(
      await one.post(path, least, { 'Content-Type': type }),
      415,
      'unsupported_media_type',
    );
    expect(await everything(one.stores)).toEqual({});
  }
});

test('a body without a media type is not taken', async () => {
  const one = house();
  const request = new Request(`${BASE}/api/agent/ask`, {
    method: 'POST',
    body: Buffer.from('{"question":"x"}'),
  });
  request.headers.delete('content-type');
  await failure(await answerOperation(request, one), 415, 'unsupported_media_type');
});

test('a form is taken by contact and match alone', async () => {
  for (const { path, least } of POSTS.filter((post) => !/contact|match/.test(post.path))) {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    };
    await failure(await house().post(path, least, headers), 415, 'unsupported_media_type');
  }
});

/** A body of exactly so many bytes; what fills it is a member that nobody knows. */
function sized(least: object, size: number): string {
  const start = `${text(least).slice(0, -1)},"x":"`;
  return `${start}${'é'.repeat(Math.floor((size - start.length - 2) / 2))}${'a'.repeat((size - start.length) % 2)}"}`;
}

/** A request whose body comes in pieces, so that nobody knows its length before. */
function streamed(
  path: string,
  pieces: Iterable<Uint8Array>,
  headers: Record<string, string> = {},
): Request {
  const left = pieces[Symbol.iterator]();
  const body = new ReadableStream<Uint8Array>({
    pull: (to) => {
      const { value, done } = left.next();
      if (done) to.close();
      else to.enqueue(value);
    },
  });
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    duplex: 'half',
  };
  return new Request(`${BASE}${path}`, init as RequestInit);
}

function* pieces(body: string, size: number): Generator<Uint8Array> {
  const all = Buffer.from(body);
  for (let at = 0; at < all.length; at += size) yield Uint8Array.from(all.subarray(at, at + size));
}

test('64 KiB are taken, one byte more is not, whether the length is told or not', async () => {
  for (const { path, least, status } of POSTS) {
    const full = sized(least, 65_536);
    const over = sized(least, 65_537);
    expect([Buffer.byteLength(full), Buffer.byteLength(over)]).toEqual([65_536, 65_537]);
    const one = house();
    expect((await one.post(path, full)).status).toBe(status);
    expect((await one.post(path, full, { 'Content-Length': '65536' })).status).toBe(status);
    expect((await answerOperation(streamed(path, pieces(full, 1000)), one)).status).toBe(status);
    const empty = house();
    await failure(await empty.post(path, over), 413, 'payload_too_large');
    await failure(
      await empty.post(path, over, { 'Content-Length': '65537' }),
      413,
      'payload_too_large',
    );
    await failure(
      await answerOperation(streamed(path, pieces(over, 1000)), empty),
      413,
      'payload_too_large',
    );
    // A length that is a lie changes nothing.
    await failure(
      await answerOperation(
        streamed(path, pieces(over, 65_536), { 'Content-Length': '10' }),
        empty,
      ),
      413,
      'payload_too_large',
    );
    expect(await everything(empty.stores)).toEqual({});
  }
});

test('reading ends at the limit, however much there is', async () => {
  let sent = 0;
  function* endless(): Generator<Uint8Array> {
    for (;;) {
      sent += 1000;
      yield new Uint8Array(1000).fill(32);
    }
  }
  await failure(
    await answerOperation(streamed('/api/contact', endless()), house()),
    413,
    'payload_too_large',
  );
  expect(sent).toBeLessThan(70_000);
});

test('a body that breaks off is the caller’s problem', async () => {
  function* broken(): Generator<Uint8Array> {
    yield Buffer.from('{"question":');
    throw new Error('MARKER');
  }
  const one = house();
  await failure(
    await answerOperation(streamed('/api/agent/ask', broken()), one),
    400,
    'malformed_json',
  );
  expect(await everything(one.stores)).toEqual({});
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
  '%s of a POST is 405 and tells what is allowed',
  async (method) => {
    for (const { path } of POSTS) {
      const response = await answerOperation(new Request(`${BASE}${path}`, { method }), house());
      expect(response.headers.get('allow')).toContain('POST');
      await failure(response, 405, 'method_not_allowed');
    }
  },
);
