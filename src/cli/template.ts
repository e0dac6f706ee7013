/** A file of a kind with every field explained, from the descriptions of its schema. */
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { RESTS_ON } from '../kinds/claim/claim.ts';
import { isSingle, type Kind, kinds } from '../kinds/kinds.ts';
import { meaningOf, tell } from '../labels/tell.ts';
import type { JsonSchema } from '../surfaces/json-schema.ts';

/** What addresses that nobody guesses are like. */
const RANDOM = '^[0-9a-f]{32}$';

/** Fields that a title fills in. */
const NAMED = ['title', 'name', 'claim', 'question', 'degree'];

/** What may be written, in words. */
function allowed({ enum: values, maxLength, maxItems, type }: JsonSchema): string {
  const { template } = tell;
  if (values) return ` ${template.oneOf({ words: values.join(', ') })}`;
  if (type === 'boolean') return ` ${template.flag}`;
  if (maxItems) return ` ${template.most({ most: maxItems })}`;
  return maxLength ? ` ${template.longest({ longest: String(maxLength) })}` : '';
}

/** A field without what only programs need: references resolved, `null` left out. */
function plain({ $ref, anyOf, ...own }: JsonSchema, known: Record<string, JsonSchema>): JsonSchema {
  const meant = $ref
    ? known[$ref.replace(/^.*\//, '')]
    : anyOf?.find((schema) => schema.type !== 'null');
  return meant ? { ...plain(meant, known), ...own } : own;
}

/** A value to start from, on one line. */
function start({ type, enum: values, default: given }: JsonSchema): string {
  if (given !== undefined && typeof given !== 'object') return String(given);
  if (type === 'boolean') return 'false';
  return values?.[0] ?? '""';
}

/** A field to be filled in, as lines of YAML. */
function empty(name: string, shape: JsonSchema, known: Record<string, JsonSchema>): string[] {
  const { type } = shape;
  const inner = shape.items ? plain(shape.items, known) : shape;
  const needed = ([key]: [string, JsonSchema]) => !inner.required || inner.required.includes(key);
  const members = Object.entries(inner.properties ?? {})
    .filter(needed)
    .map(([key, member]) => `${key}: ${start(plain(member, known))}`);
  if (type === 'array' && members.length > 0)
    return [`${name}:`, ...members.map((member, at) => `  ${at === 0 ? '-' : ' '} ${member}`)];
  if (type === 'array') return [`${name}:`, '  - ""'];
  if (type === 'object')
    return [
      `${name}:`,
      ...(members.length > 0 ? members : [`${tell.template.aName}: ""`]).map((line) => `  ${line}`),
    ];
  return [`${name}: ${start(shape)}`];
}

/** A block that is not needed, out of use until its author takes the signs away. */
const asleep = (lines: readonly string[]) => lines.map((line) => (line ? `#${line}` : line));

/** The fields of a kind in their order, as far as a template must know them. */
export function fieldsOf(kind: Kind): { fields: [string, JsonSchema][]; whole: JsonSchema } {
  const whole = z.toJSONSchema(kinds[kind].schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  const fields = Object.entries(whole.properties ?? {})
    .map(([name, member]): [string, JsonSchema] => [name, plain(member, whole.$defs ?? {})])
    .filter(([name]) => name !== 'draft');
  return { fields, whole };
}

/**
 * The text of a new file: fields that are needed first, then the others behind "#". `title` goes
 * where the kind has its name; `today` (YYYY-MM-DD) is the day of the change. One of many is a
 * draft, and what has more to be filled in, so that nothing half-written is published.
 */
export function templateOf(kind: Kind, title: string, today: string): string {
  const { fields, whole } = fieldsOf(kind);
  const named = NAMED.find((name) => whole.properties?.[name]);
  const lines = ([name, shape]: [string, JsonSchema]): string[] => {
    if (name === 'updated') return [`updated: ${today}`];
    if (name === named && title) return [`${name}: ${JSON.stringify(title)}`];
    if (shape.pattern === RANDOM) return [`${name}: ${randomBytes(16).toString('hex')}`];
    if (shape.format === 'date') return [`${name}: ${today}`];
    return empty(name, shape, whole.$defs ?? {});
  };
  const explained = (field: [string, JsonSchema]) => [
    `# ${meaningOf(field[1].description ?? '')}${allowed(field[1])}`,
    // Of what a claim rests on, one is enough.
    ...(field[0] === RESTS_ON[0] && isFirst(field) ? asleep(lines(field)) : lines(field)),
    '',
  ];
  const isFirst = ([name, { pattern }]: [string, JsonSchema]) =>
    name === 'updated' ||
    pattern === RANDOM ||
    (name === named && title !== '') ||
    (kind === 'claims' && RESTS_ON.includes(name)) ||
    whole.required?.includes(name);
  const waits =
    kind !== 'profile' && (!isSingle(kind) || whole.required?.some((name) => name !== 'updated'));
  return `${[
    '---',
    ...fields.filter(isFirst).flatMap(explained),
    ...(waits ? [`# ${tell.template.draft}`, 'draft: true', ''] : []),
    `# ${tell.template.more}`,
    '',
    ...asleep(fields.filter((field) => !isFirst(field)).flatMap(explained)),
    '---',
    ...(kinds[kind].body === 'required' ? ['', tell.template.text] : []),
  ].join('\n')}\n`;
}
