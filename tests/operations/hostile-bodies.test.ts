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

/** The least body with one more member, or something behind it. */
const more = (members: string) => (least: string) => `${least.slice(0, -1)},${members}}`;
const around = (given: number[]) => (least: string) =>
  bytes(least.slice(0, -1), ',"x":"', given, '"}');

type Bad = [what: string, body: (least: string) => string | Uint8Array];

const MALFORMED: Bad[] = [
  ['nothing', () => ''],
  ['truncated JSON', (least) => least.slice(0, -1)],
  ['JSON with something behind it', (least) => `${least}{}`],
  ['a trailing comma', more('')],
  ['a form', () => 'intent=hire&from=someone%40example.org'],
  ['a byte order mark', (least) => `\uFEFF${least}`],
  ['invalid UTF-8', around([0xff, 0xfe])],
  ['a surrogate in UTF-8', around([0xed, 0xa0, 0x80])],
  ['a member twice', more('"x":1,"x":1')],
  ['a member twice further in', more('"y":[{"x":1,"x":2}]')],
  ['__proto__ twice', more('"__proto__":1,"__proto__":2')],
  ['33 levels of lists', more(`"x":${nested(32, ['[', ']'])}`)],
  ['30,000 levels of lists', () => nested(30_000, ['[', ']'])],
];

const INVALID: Bad[] = [
  ['a NUL', more('"x":"\\u0000"')],
  ['a NUL in a name', more('"\\u0000":1')],
  ['half a surrogate pair', more('"x":"\\ud83e"')],
  ['halves the wrong way round', more('"x":["\\udd16\\ud83e"]')],
  ['a list', (least) => `[${least}]`],
  ['a number', () => '1'],
  ['a string', (least) => text(least)],
  ['null', () => 'null'],
  ['no members', () => '{}'],
  ['its members in __proto__', (least) => `{"__proto__":${least}}`],
];

test('a body that is compressed is refused as what it is', async () => {
  const sent = ['/api/contact', text({ intent: 'hire', from: 'someone@example.org' })] as const;
  const one = house();
  await failure(await one.post(...sent, { 'Content-Encoding': 'gzip' }), 'unsupported_media_type');
  expect((await one.post(...sent, { 'Content-Encoding': 'identity' })).status).toBe(202);
});

test.each([
  ...MALFORMED.map(([what, body]) => ['malformed_json', what, body] as const),
  ...INVALID.map(([what, body]) => ['validation_error', what, body] as const),
])('%s: %s gets a 4xx that helps on', async (code, _, body) => {
  for (const { path, least } of POSTS) {
    const one = house();
    const { detail } = await failure(await one.post(path, body(text(least))), code);
    expect(detail === undefined).toBe(code !== 'validation_error');
    expect(await everything(one.stores)).toEqual({});
    expect(one.lines).toEqual([]);
  }
});

test('what is wrong at the top is said of the body', async () => {
  const { detail } = await failure(await house().post('/api/contact', '[]'), 'validation_error');
  expect(detail).toEqual([
    { loc: ['body'], msg: 'Input should be a valid object', type: 'dict_type' },
  ]);
});

test('thousands of problems are told by fifty', async () => {
  const passed = Array.from({ length: 5000 }, () => '\0');
  const response = await house().post('/api/evals/run', { eval_id: 'x', passed_criteria: passed });
  const { detail } = await failure(response, 'validation_error');
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
    await failure(await one.post(path, least, { 'Content-Type': type }), 'unsupported_media_type');
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
  await failure(await answerOperation(request, one), 'unsupported_media_type');
});

test('a form is taken by contact and match alone', async () => {
  for (const { path, least } of POSTS.filter((post) => !/contact|match/.test(post.path))) {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    };
    await failure(await house().post(path, least, headers), 'unsupported_media_type');
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
    await failure(await empty.post(path, over), 'payload_too_large');
    await failure(await empty.post(path, over, { 'Content-Length': '65537' }), 'payload_too_large');
    await failure(
      await answerOperation(streamed(path, pieces(over, 1000)), empty),
      'payload_too_large',
    );
    // A length that is a lie changes nothing.
    await failure(
      await answerOperation(
        streamed(path, pieces(over, 65_536), { 'Content-Length': '10' }),
        empty,
      ),
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
  await failure(await answerOperation(streamed('/api/agent/ask', broken()), one), 'malformed_json');
  expect(await everything(one.stores)).toEqual({});
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])(
  '%s of a POST is 405 and tells what is allowed',
  async (method) => {
    for (const { path } of POSTS) {
      const response = await answerOperation(new Request(`${BASE}${path}`, { method }), house());
      expect(response.headers.get('allow')).toContain('POST');
      await failure(response, 'method_not_allowed');
    }
  },
);
