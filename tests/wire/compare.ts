/** Two recordings: what differs, grouped by kind, so that one change is one line. */
import type { Asked, Exchange } from './exchange.ts';

export type Pair = { profile: string; before: Exchange[]; after: Exchange[] };

/** A way to differ, and where it was seen. */
type Kinds = Map<string, string[]>;

/** Headers that follow from the body: told only where the body is the same. */
const OF_THE_BODY = ['etag', 'content-length', 'x-content-hash', 'content-digest', 'repr-digest'];

const LONGEST = 120;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** One value and the other; where only numbers differ, as one kind for all numbers. */
function changed(before: string, after: string): string {
  const numberless = (text: string) => text.replace(/\d+/g, 'N');
  return numberless(before) === numberless(after)
    ? `other numbers: ${short(numberless(before))}`
    : `${short(before)} -> ${short(after)}`;
}

/** A text without what follows from others: names of bundled files, hashes. */
const withoutHashes = (text: string) =>
  text
    .replace(/(\/_astro\/[\w.-]+?)\.[\w-]{8}(\.\w+)/g, '$1$2')
    .replace(/sha(256|384|512)-[\w+/=]{40,}/g, 'sha$1-…')
    .replace(/sha256:[0-9a-f]{64}/g, 'sha256:…');

/** Exchanges by their request; one that is repeated has a number. */
function byRequest(exchanges: readonly Exchange[]): Map<string, Exchange> {
  const found = new Map<string, Exchange>();
  for (const exchange of exchanges) {
    const { method, path, headers, body } = exchange.asked;
    const key = withoutHashes(JSON.stringify([method, path, headers, body]));
    let name = key;
    for (let number = 2; found.has(name); number += 1) name = `${key} ${number}`;
    found.set(name, exchange);
  }
  return found;
}

type Json = unknown;

/** JSON of a text, or undefined; JSON Lines and events of a stream are lists. */
function jsonOf(text: string): Json {
  const parse = (one: string): Json => {
    try {
      return JSON.parse(one);
    } catch {
      return undefined;
    }
  };
  const whole = parse(text);
  if (typeof whole === 'object' && whole !== null) return whole;
  const lines = text.trim().split('\n').map(parse);
  if (lines.length > 1 && lines.every((line) => typeof line === 'object' && line)) return lines;
  const data = /^data: (\{.*)$/m.exec(text)?.[1];
  return data === undefined ? undefined : parse(data);
}

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What tells items of a list apart, so that one more of them is one difference. */
function nameOf(item: Json): string | undefined {
  if (!isObject(item)) return typeof item === 'object' ? undefined : JSON.stringify(item);
  const named = ['id', 'slug', 'name', 'path', 'url', 'uri', 'href'].find(
    (member) => typeof item[member] === 'string',
  );
  return named && `${item['method'] ?? ''} ${item[named]}`;
}

/** Items of a list by their names, or by their places where a name is missing or not alone. */
function itemsOf(list: readonly Json[]): Map<string, Json> {
  const names = list.map(nameOf);
  const isNamed = !names.includes(undefined) && new Set(names).size === names.length;
  return new Map(list.map((item, at) => [isNamed ? String(names[at]) : String(at), item]));
}

/** Members and items in which two values differ: the kind of each. */
function valuesDiffer(before: Json, after: Json, at: string): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    const found = [...names].flatMap((name) => {
      if (!(name in before)) return [`${at}.${name} added`];
      if (!(name in after)) return [`${at}.${name} removed`];
      return valuesDiffer(before[name], after[name], `${at}.${name}`);
    });
    return found.length > 0 ? found : [`${at} order of members`];
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [one, other] = [itemsOf(before), itemsOf(after)];
    const found = [...new Set([...one.keys(), ...other.keys()])].flatMap((name) => {
      if (!one.has(name)) return [`${at}[] item added`];
      if (!other.has(name)) return [`${at}[] item removed`];
      return valuesDiffer(one.get(name), other.get(name), `${at}[]`);
    });
    return found.length > 0 ? found : [`${at}[] order of items`];
  }
  if (typeof before === 'string' && typeof after === 'string') {
    const [one, other] = [jsonOf(before), jsonOf(after)];
    if (one !== undefined && other !== undefined) return valuesDiffer(one, other, `${at}(json)`);
    if (before.includes('\n')) return textsDiffer(before, after, at);
  }
  return [`${at} ${changed(JSON.stringify(before), JSON.stringify(after))}`];
}

/** Lines, or tags, that only one of two texts has: the first of each side is the kind. */
function textsDiffer(before: string, after: string, at: string): string[] {
  const split = (text: string) =>
    (text.includes('</') ? text.split(/(?=<)/) : text.split('\n')).map((line) => line.trim());
  const [one, other] = [split(before), split(after)];
  const only = (list: string[], rest: string[]) => {
    const count = new Map<string, number>();
    for (const line of rest) count.set(line, (count.get(line) ?? 0) + 1);
    return list.find((line) => {
      const left = (count.get(line) ?? 0) - 1;
      count.set(line, left);
      return left < 0;
    });
  };
  const [gone, come] = [only(one, other), only(other, one)];
  if (gone === undefined && come === undefined) return [`${at} order of lines, or white space`];
  return [`${at} ${changed(gone ?? '(nothing)', come ?? '(nothing)')}`];
}

const mediaOf = ({ answer }: Exchange) => answer.headers['content-type']?.split(';')[0] ?? 'none';

/** Every kind in which two answers to one request differ. */
function kindsOf(before: Exchange, after: Exchange): string[] {
  const found: string[] = [];
  const [one, other] = [before.answer, after.answer];
  if (one.status !== other.status) found.push(`status ${one.status} -> ${other.status}`);
  const [text, now] = [withoutHashes(one.body), withoutHashes(other.body)];
  if (text !== now) {
    const [json, jsonNow] = [jsonOf(text), jsonOf(now)];
    const media = mediaOf(before);
    found.push(
      ...(json !== undefined && jsonNow !== undefined
        ? valuesDiffer(json, jsonNow, `${media} $`)
        : textsDiffer(text, now, media)),
    );
  }
  for (const name of new Set([...Object.keys(one.headers), ...Object.keys(other.headers)])) {
    if (OF_THE_BODY.includes(name) && one.body !== other.body) continue;
    const [value, valueNow] = [one.headers[name] ?? 'none', other.headers[name] ?? 'none'];
    if (withoutHashes(value) !== withoutHashes(valueNow))
      found.push(`header ${name}: ${short(value)} -> ${short(valueNow)}`);
  }
  return [...new Set(found)];
}

const told = ({ method, path, headers }: Asked) =>
  `${method} ${path}${headers['accept'] ? ` (${headers['accept']})` : ''}`;

/** Compares recordings; `all` shows every place of a kind, else three. */
export function compare(pairs: readonly Pair[], all: boolean): { text: string; kinds: number } {
  const kinds: Kinds = new Map();
  const see = (kind: string, profile: string, asked: Asked) =>
    kinds.set(kind, [...(kinds.get(kind) ?? []), `${profile}: ${told(asked)}`]);
  let answers = 0;
  for (const { profile, before, after } of pairs) {
    const [one, other] = [byRequest(before), byRequest(after)];
    for (const [key, exchange] of one) {
      const now = other.get(key);
      if (now) {
        answers += 1;
        for (const kind of kindsOf(exchange, now)) see(kind, profile, exchange.asked);
      } else see(`asked only before: ${exchange.asked.of}`, profile, exchange.asked);
    }
    for (const [key, { asked }] of other)
      if (!one.has(key)) see(`asked only after: ${asked.of}`, profile, asked);
  }
  const sorted = [...kinds].sort(([, one], [, other]) => other.length - one.length);
  const lines = sorted.flatMap(([kind, places]) => [
    `${String(places.length).padStart(6)} × ${kind}`,
    ...places.slice(0, all ? undefined : 3).map((place) => `           ${place}`),
  ]);
  lines.push(`${answers} answers to the same requests; ${kinds.size} kinds of difference.`);
  return { text: `${lines.join('\n')}\n`, kinds: kinds.size };
}
