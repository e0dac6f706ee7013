/** A record as Markdown: sentences first, then facts, then what it holds, below headings. */
import { embed } from '../writers/embed.ts';
import type { Json, JsonObject, Member } from './markdown-members.ts';
import { isCall, isData, isObject, isUrl } from './markdown-members.ts';

type Members = readonly Member[];

/** What a record is called: the first of these that it has. */
const NAMES = ['title', 'name', 'question', 'claim', 'degree', 'label', 'id'];
/** Where a record is looked at, people's page first. */
const ADDRESSES = ['human_url', 'url'];
/** Members that are sentences about their record and need no name; so does every `…_markdown`. */
const SAID =
  /^(headline|subtitle|summary|bio|goal|purpose|description|demonstration|consumer_rule)$/;
/** Longer items of a list get a line each (characters). */
const SHORT = 40;
/** Longer data stands in a block (characters of JSON). */
const LINE = 300;

const isText = ([name, value]: Member) =>
  typeof value === 'string' && (SAID.test(name) || name.endsWith('_markdown'));
/** Texts of several paragraphs stand below a heading of their own. */
const isLong = ([, value]: Member) => /\n\s*\n|^#{1,6} /m.test(String(value));
const isFlat = (value: Json) => typeof value !== 'object' && !String(value).includes('\n');
/** What fits one line: short members alone, none of them a text. */
const isSmall = (value: Json): value is JsonObject =>
  isObject(value) &&
  Object.entries(value).every(
    ([name, member]) => isFlat(member) && !/(^summary|_markdown)$/.test(name),
  );
const isInline = (value: Json): value is Json[] =>
  Array.isArray(value) &&
  value.every((item) => isFlat(item) && String(item).length <= SHORT && !/[,<]/.test(String(item)));

const isLink = (value: Json): value is JsonObject =>
  isObject(value) && Object.keys(value).join() === 'label,url';

/** A value in a line; a day stands without its midnight. */
const inline = (value: Json): string => (isUrl(value) ? `<${value}>` : day(String(value)));

/** A day without its midnight. */
export const day = (timestamp: string): string => timestamp.replace(/T00:00:00Z$/, '');

const link = (text: string, url: string) => `[${text}](${/[()]/.test(url) ? `<${url}>` : url})`;

/** Data as JSON; a reader does not need the dialect of schemas, which is one throughout. */
const json = (value: Json): string =>
  JSON.stringify(value, (name, member) => (name === '$schema' ? undefined : member));

function code(value: Json): string {
  const text = json(value);
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** What a record is called or calls, with its address, and the members that are left. */
function headed(record: JsonObject): { head: string | null; rest: Members } {
  const without = (...names: readonly (string | undefined)[]) =>
    Object.entries(record).filter(([name]) => !names.includes(name));
  if (isCall(record))
    return { head: `${record.method} <${record.url}>`, rest: without('method', 'url') };
  const name = NAMES.find((candidate) => typeof record[candidate] === 'string');
  const address = ADDRESSES.find((candidate) => isUrl(record[candidate]));
  const url = String(record[address ?? '']);
  if (!name && !address) return { head: null, rest: without() };
  if (!name) return { head: `<${url}>`, rest: without(address) };
  const title = String(record[name]);
  return { head: address ? link(title, url) : title, rest: without(name, address) };
}

/** A small record as one line: its name or call, sentences, then facts. */
function line(record: JsonObject): string {
  const { head, rest: members } = headed(record);
  const rest = withNote(members);
  const said = rest.filter(isText).map(([, value]) => inline(value));
  const facts = rest
    .filter((member) => !isText(member))
    .map(([name, value]) => `${name}: ${inline(value)}`);
  const others = [...said, ...facts].join('; ');
  return [head, others].filter(Boolean).join(': ');
}

/** A level and its note are one fact: neither is cited without the other. */
function withNote(members: Members): Members {
  const { evidence_level: level, evidence_note: note } = Object.fromEntries(members);
  if (!level || !note) return members;
  return members
    .filter(([name]) => name !== 'evidence_note')
    .map(([name, value]) => [name, name === 'evidence_level' ? `${level}. ${note}` : value]);
}

/** Facts, one to a line; names of the same address share one. */
function bullets(members: Members, indent = ''): string[] {
  const names = Map.groupBy(
    members.filter(([, value]) => isUrl(value)),
    ([, value]) => value,
  );
  return withNote(members).flatMap(([name, value]) => {
    const same = names.get(value)?.map(([twin]) => twin) ?? [name];
    return same[0] === name ? bullet(same.join(', '), value, indent) : [];
  });
}

function bullet(name: string, value: Json, indent: string): string[] {
  const head = `${indent}- ${name}:`;
  if (isData(name, value)) return [`${head} ${code(value)}`];
  if (isInline(value)) return [`${head} ${value.map(inline).join(', ')}`];
  if (Array.isArray(value) && value.every(isLink)) return [`${head} ${value.map(line).join(', ')}`];
  if (Array.isArray(value)) return [head, ...value.flatMap((entry) => item(entry, `${indent}  `))];
  if (isObject(value)) {
    const own = Object.entries(value);
    const [first] = own;
    if (own.length === 1 && first) return bullet(`${name}.${first[0]}`, first[1], indent);
    if (own.every(([, count]) => typeof count === 'number'))
      return [`${head} ${own.map(([label, count]) => `${label} ${count}`).join(', ')}`];
    if (isSmall(value) && headed(value).head) return [`${head} ${line(value)}`];
    return [head, ...bullets(own, `${indent}  `)];
  }
  const [first = '', ...more] = inline(value).split('\n');
  return [`${head} ${first}`, ...more.map((line) => `${indent}  ${line}`.trimEnd())];
}

function item(value: Json, indent: string): string[] {
  if (!isObject(value)) return [`${indent}- ${Array.isArray(value) ? code(value) : inline(value)}`];
  if (isSmall(value)) return [`${indent}- ${line(value)}`];
  const { head, rest } = headed(value);
  if (head) return [`${indent}- ${head}`, ...bullets(rest, `${indent}  `)];
  const [first = '', ...more] = bullets(rest, indent);
  return [first, ...more.map((line) => `  ${line}`)];
}

function heading(name: string, depth: number): string {
  const words = name.replace(/_markdown$/, '').replaceAll('_', ' ');
  return `${'#'.repeat(depth)} ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function section([name, value]: Member, depth: number): string[] {
  const head = [heading(name, depth), ''];
  if (isData(name, value)) return [...head, '```json', json(value), '```', ''];
  if (name === 'code') return [...head, '```js', String(value), '```', ''];
  if (isObject(value)) return [...head, ...body(Object.entries(value), depth)];
  if (!Array.isArray(value)) return [...head, embed(String(value), depth + 1), ''];
  if (value.every((entry) => !isObject(entry) || isSmall(entry) || !headed(entry).head))
    return [...head, ...value.flatMap((entry) => item(entry, '')), ''];
  return [...head, ...value.flatMap((entry) => record(entry as JsonObject, depth + 1))];
}

function record(value: JsonObject, depth: number): string[] {
  const { head, rest } = headed(value);
  return [`${'#'.repeat(depth)} ${head}`, '', ...body(rest, depth)];
}

function isSection([name, value]: Member, depth: number): boolean {
  if (depth > 2) return false;
  if (name === 'code') return true;
  if (isData(name, value)) return json(value).length > LINE;
  if (typeof value !== 'object' || isInline(value) || isCall(value)) return false;
  return Array.isArray(value) || !Object.values(value as JsonObject).every(isFlat);
}

/** What is said, facts, what has a heading, long texts. */
function body(members: Members, depth: number): string[] {
  const texts = members.filter(isText);
  const others = members.filter((member) => !isText(member));
  const facts = bullets(others.filter((other) => !isSection(other, depth)));
  const below = [...others.filter((other) => isSection(other, depth)), ...texts.filter(isLong)];
  return [
    ...texts.filter((text) => !isLong(text)).flatMap(([, value]) => [String(value), '']),
    ...(facts.length > 0 ? [...facts, ''] : []),
    ...below.flatMap((member) => section(member, Math.min(6, depth + 1))),
  ];
}

/** The lines of a document below its title. */
export const documentLines = (payload: JsonObject): string[] => body(Object.entries(payload), 1);
