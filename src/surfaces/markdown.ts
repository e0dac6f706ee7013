/**
 * The Markdown twin of a JSON payload: the same values, rendered for reading. Pure; the front door
 * uses it too.
 */
import { POINTER } from './rules.ts';

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };
type JsonObject = { [name: string]: Json };

const METADATA = ['schema_version', 'last_modified', 'content_hash', 'breaking_changes_since'];
const NAMES = ['title', 'name', 'question', 'claim', 'degree', 'label', 'id'];

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** What becomes a link: a label and an address, and nothing else. */
const isLink = (value: Json): value is { label: string; url: string } =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  typeof value['label'] === 'string' &&
  typeof value['url'] === 'string';
const isLong = (value: Json): value is string => typeof value === 'string' && value.includes('\n');
/** Members whose value is data for machines: they stay JSON. */
const isData = (name: string) =>
  /(^|_)(schema|schemas|body|payload)$|^(\$defs|parameters|formula_schema)$/.test(name);

function label(name: string): string {
  return name.replace(/_markdown$/, '').replaceAll('_', ' ');
}

function inline(value: Json): string {
  if (value === null || value === undefined) return 'none';
  const text = String(value);
  return /^https?:\/\/\S+$/.test(text) ? `<${text}>` : text;
}

function fence(value: Json, info = 'json'): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `\`\`\`${info}\n${text}\n\`\`\``;
}

/**
 * Headings of an embedded text move below the heading that it stands under, by one step for all;
 * code fences are left alone.
 */
export function embed(text: string, depth: number): string {
  const lines = text.split('\n');
  let fenced = false;
  const levels = lines.map((line) => {
    if (/^ {0,3}(```|~~~)/.test(line)) fenced = !fenced;
    return fenced ? null : (/^(#{1,6})\s/.exec(line)?.[1]?.length ?? null);
  });
  const down = Math.max(0, depth - Math.min(...levels.filter((level) => level !== null)));
  return lines
    .map((line, at) => {
      const level = levels[at];
      return level ? '#'.repeat(Math.min(6, level + down)) + line.slice(level) : line;
    })
    .join('\n');
}

function bullets(members: JsonObject, indent: string): string[] {
  return Object.entries(members).flatMap(([name, value]) => bullet(name, value, indent));
}

function bullet(name: string, value: Json, indent: string): string[] {
  const head = `${indent}- **${label(name)}**:`;
  if (isLong(value))
    return [head, '', ...value.split('\n').map((line) => `${indent}  ${line}`.trimEnd()), ''];
  if (Array.isArray(value)) {
    if (value.length === 0) return [`${head} none`];
    return [head, ...value.flatMap((item) => listItem(item, `${indent}  `))];
  }
  if (isObject(value)) return [head, ...bullets(value, `${indent}  `)];
  return [`${head} ${inline(value)}`];
}

function listItem(item: Json, indent: string): string[] {
  if (!isObject(item)) return [`${indent}- ${inline(Array.isArray(item) ? item.join(' ') : item)}`];
  if (isLink(item)) return [`${indent}- [${item.label}](${item.url})`];
  const first = NAMES.find((name) => typeof item[name] === 'string');
  if (!first)
    return [
      `${indent}- ${Object.entries(item)
        .map(
          ([name, value]) =>
            `${label(name)}: ` +
            `${inline(isObject(value) || Array.isArray(value) ? JSON.stringify(value) : value)}`,
        )
        .join('; ')}`,
    ];
  const { [first]: title, ...others } = item;
  return [`${indent}- ${inline(title)}`, ...bullets(others, `${indent}  `)];
}

function section(name: string, value: Json, depth: number): string[] {
  const heading = `${'#'.repeat(depth)} ${label(name)}`;
  if (isData(name) && typeof value === 'object') return [heading, '', fence(value), ''];
  if (name === 'code') return [heading, '', fence(value, 'js'), ''];
  if (typeof value === 'string') return [heading, '', embed(value, depth + 1) || 'none', ''];
  if (Array.isArray(value)) {
    if (value.length === 0) return [heading, '', 'none', ''];
    if (!value.every(isObject) || value.every(isLink))
      return [heading, '', ...value.flatMap((item) => listItem(item, '')), ''];
    return [heading, '', ...value.flatMap((item) => record(item, depth + 1))];
  }
  if (isObject(value))
    return [heading, '', ...(Object.keys(value).length > 0 ? members(value, depth) : ['none', ''])];
  return [heading, '', inline(value), ''];
}

function record(item: JsonObject, depth: number): string[] {
  const first = NAMES.find((name) => typeof item[name] === 'string');
  if (!first || depth > 5) return [...listItem(item, ''), ''];
  const { [first]: title, ...rest } = item;
  return [`${'#'.repeat(depth)} ${inline(title)}`, '', ...members(rest, depth)];
}

/** Short members as one list, then each long or deep one below a heading of its own. */
function members(value: JsonObject, depth: number): string[] {
  const entries = Object.entries(value);
  const deep = ([name, member]: [string, Json]) =>
    depth < 5 &&
    (isLong(member) ||
      (name.endsWith('_markdown') && typeof member === 'string') ||
      (isData(name) && typeof member === 'object' && member !== null) ||
      (depth < 3 && ((Array.isArray(member) && member.some(isObject)) || isObject(member))));
  const flat = entries
    .filter((entry) => !deep(entry))
    .flatMap(([name, member]) => bullet(name, member, ''));
  const rest = entries.filter(deep).flatMap(([name, member]) => section(name, member, depth + 1));
  return [...(flat.length > 0 ? [...flat, ''] : []), ...rest];
}

export type Twin = { title: string; purpose: string; url: string; base: string };

/**
 * Renders a payload. Every value of the payload stands in the result; the metadata members come
 * last. `tokens` counts the text when the build makes it and is left out when the front door does.
 */
export function markdownTwin(
  payload: object,
  twin: Twin,
  tokens?: (text: string) => number,
): string {
  const all = payload as JsonObject;
  const own = Object.entries(all).filter(([name]) => !METADATA.includes(name));
  // What is written to be read comes before what is to be looked up.
  const isProse = ([name, value]: [string, Json]) =>
    name.endsWith('_markdown') && typeof value === 'string';
  const prose = Object.fromEntries(own.filter(isProse));
  const facts = Object.fromEntries(own.filter((member) => !isProse(member)));
  const metadata = Object.fromEntries(
    Object.entries(all).filter(([name]) => METADATA.includes(name)),
  );
  const pointer = POINTER.replaceAll(
    /(\/llms\.txt|\/api\/init)/g,
    (path) => `[${path}](${twin.base}${path})`,
  );
  const rest = members(facts, 1);
  const [flat = ''] = rest;
  const lines = [
    `# ${twin.title}`,
    '',
    `> ${twin.purpose}.`,
    '>',
    `> ${pointer}`,
    '',
    ...members(prose, 1),
    // Facts must not seem to belong to the last heading of the prose.
    ...(Object.keys(prose).length > 0 && flat.startsWith('- ') ? ['## facts', ''] : []),
    ...rest,
    ...section('metadata', metadata, 2),
  ];
  const text = `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
  return withSource(text, twin.url, tokens);
}

/**
 * A Markdown document with where it comes from and, where they were counted, its tokens, as front
 * matter.
 */
export function withSource(text: string, url: string, tokens?: (text: string) => number): string {
  const head = [`source: ${url}`, ...(tokens ? [`tokens: ${tokens(text)}`] : [])];
  return `---\n${head.join('\n')}\n---\n\n${text}`;
}
