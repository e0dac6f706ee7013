/** Requests made from others, for a search that climbs towards the slowest. */
import fc from 'fast-check';
import { FRAGMENTS } from './pieces.ts';
import type { Asked } from './requests.ts';

/** Lengths near which fields end, and a body: what is longer is refused unread. */
const LENGTHS = [80, 200, 600, 1000, 2000, 4000, 16_000, 60_000];

/** How often what a list holds is repeated. */
const TIMES = [2, 5, 20, 200];

type Path = (string | number)[];

/** Ways to what a value holds that `takes` takes. */
function ways(value: unknown, takes: (held: unknown) => boolean, path: Path = []): Path[] {
  const own = takes(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, held]) => ways(held, takes, [...path, name])),
  ];
}

/** A value with something in it changed. */
function changed(value: unknown, path: Path, change: (held: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((held, at) => (String(at) === name ? changed(held, rest, change) : held));
  const held = value as Record<string, unknown>;
  return { ...held, [name]: changed(held[name], rest, change) };
}

/** A text made from a text, from another one, and from pieces. */
function textFrom(text: string, other: string, pieces: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.constantFrom(...FRAGMENTS, ...pieces);
  const length = fc.constantFrom(...LENGTHS);
  const at = (of: string) => fc.nat(Math.max(1, of.length));
  const fill = (some: string, most: number) =>
    some.repeat(Math.ceil(most / Math.max(1, some.length))).slice(0, most);
  return fc.oneof(
    fc.tuple(piece, length).map(([one, most]) => fill(one, most)),
    fc
      .tuple(fc.array(piece, { minLength: 2, maxLength: 8 }), length)
      .map(([some, most]) => fill(some.join(' '), most)),
    fc
      .tuple(fc.array(piece, { minLength: 20, maxLength: 400 }), length)
      .map(([some, most]) => some.join(' ').slice(0, most)),
    length.map((most) => fill(text, most)),
    fc.tuple(at(text), at(other)).map(([a, b]) => text.slice(0, a) + other.slice(b)),
    fc.tuple(at(text), at(text)).map(([a, b]) => text.slice(0, a) + text.slice(b)),
    fc.tuple(at(text), piece).map(([a, one]) => `${text.slice(0, a)} ${one} ${text.slice(a)}`),
    fc
      .tuple(at(text), at(text), piece)
      .map(([a, b, one]) => text.slice(0, a) + one + text.slice(Math.min(a + (b % 40), 1e6))),
  );
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** A JSON body with one of its texts changed, or one of its lists made longer; else as a text. */
function bodyFrom(body: string, other: string, pieces: readonly string[]): fc.Arbitrary<string> {
  const value = parsed(body);
  const texts = ways(value, (held) => typeof held === 'string');
  const lists = ways(value, (held) => Array.isArray(held) && held.length > 0);
  const held = (path: Path, of: unknown) =>
    path.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], of);
  const others = parsed(other);
  const otherTexts = ways(others, (one) => typeof one === 'string').map((path) =>
    String(held(path, others)),
  );
  const ofText = fc
    .tuple(fc.constantFrom(...texts, []), fc.constantFrom(...otherTexts, ''))
    .chain(([path, one]) =>
      textFrom(String(held(path, value) ?? ''), one, pieces).map((text) =>
        JSON.stringify(changed(value, path, () => text)),
      ),
    );
  const ofList = fc
    .tuple(fc.constantFrom(...lists, []), fc.constantFrom(...TIMES))
    .map(([path, times]) =>
      JSON.stringify(
        changed(value, path, (list) =>
          Array.isArray(list) ? Array.from({ length: times }, () => list).flat() : list,
        ),
      ),
    );
  if (texts.length === 0) return textFrom(body, other, pieces);
  return lists.length === 0
    ? ofText
    : fc.oneof({ arbitrary: ofText, weight: 4 }, { arbitrary: ofList, weight: 1 });
}

const inHeader = (text: string) => text.replace(/[^\t -~]/g, '').slice(0, 8000);
const inTarget = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 8000);

/** A header with another value, made from what it was. */
function headersFrom(asked: Asked, pieces: readonly string[]): fc.Arbitrary<Asked['headers']> {
  const { headers } = asked;
  return fc.nat(Math.max(0, headers.length - 1)).chain((at) => {
    const value = headers[at]?.[1] ?? '';
    return textFrom(value, value, pieces).map((text) =>
      headers.map(([name, old], n): [string, string] => [name, n === at ? inHeader(text) : old]),
    );
  });
}

/** A query with another value in it. */
function targetFrom({ target }: Asked, pieces: readonly string[]): fc.Arbitrary<string> {
  const [path = '', query = ''] = target.split('?');
  const names = query.split('&').map((pair) => pair.split('=')[0] ?? '');
  return fc
    .tuple(fc.constantFrom(...names), textFrom(query, target, pieces))
    .map(([name, text]) => `${path}?${name || 'since'}=${inTarget(text)}`);
}

/** A request to the same row: with something in it changed, or taken from another one. */
export function mutant(asked: Asked, other: Asked, pieces: readonly string[]): fc.Arbitrary<Asked> {
  const reads = asked.method === 'GET' || asked.method === 'DELETE';
  return fc.oneof(
    {
      arbitrary: bodyFrom(asked.body, other.body, pieces).map((body) => ({ ...asked, body })),
      weight: reads ? 0 : 8,
    },
    {
      arbitrary: headersFrom(asked, pieces).map((headers) => ({ ...asked, headers })),
      weight: reads ? 3 : 1,
    },
    {
      arbitrary: targetFrom(asked, pieces).map((target) => ({ ...asked, target })),
      weight: reads ? 3 : 1,
    },
  );
}
