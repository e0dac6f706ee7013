/** Names in a request that its row does not know: told, with the name that is probably meant. */
import type * as z from 'zod';
import { parameters } from '../../src/schemas/parameters.ts';
import { nearest } from '../../src/surfaces/nearest.ts';

/** `name` is null where it is no word of this service: what a caller made up is not repeated. */
export type Ignored = { name: string | null; nearest: string | null };

/** What callers write for names that are used here; the first that a row takes is meant. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  after: ['since', 'changed_since'],
  body: ['context', 'question', 'statement', 'answer'],
  category: ['tag'],
  claim: ['statement'],
  claims: ['statement'],
  content: ['context', 'question', 'statement', 'answer'],
  count: ['limit'],
  email: ['from'],
  fields: ['detail'],
  filter: ['q', 'tag'],
  format: ['detail'],
  goal: ['context'],
  id: ['eval_id', 'slug'],
  keyword: ['q', 'tag'],
  label: ['tag'],
  max: ['limit'],
  message: ['context', 'question'],
  mode: ['detail'],
  modified_since: ['changed_since', 'since'],
  name: ['human_name', 'agent_name'],
  page_size: ['limit'],
  per_page: ['limit'],
  prompt: ['question'],
  query: ['q', 'question'],
  reply_to: ['from'],
  search: ['q'],
  sender: ['from'],
  since: ['changed_since'],
  size: ['limit'],
  subject: ['intent'],
  tags: ['tag'],
  text: ['statement', 'question', 'context'],
  top: ['limit'],
  updated_since: ['changed_since', 'since'],
  user: ['human_name', 'on_behalf_of'],
  verbose: ['detail'],
  view: ['detail'],
};

/** What caches and campaigns add to addresses: it asks for nothing. */
const SILENT = /^(_|utm_[a-z]+|fbclid|gclid)$/;
/** Longer names are no slips, and comparing them costs time. */
const LONGEST_NAME = 40;

/** Every word that is the name of a parameter here, or stands for one. */
const KNOWN = new Set([
  ...Object.keys(MEANT),
  ...Object.values(parameters).flatMap((row) => Object.keys(row)),
]);

function meant(name: string, taken: readonly string[]): string | null {
  if (name.length > LONGEST_NAME) return null;
  const known = Object.hasOwn(MEANT, name) ? MEANT[name] : undefined;
  return known?.find((one) => taken.includes(one)) ?? nearest(name, taken);
}

/** Parameters of a query that a row which takes `taken` leaves alone. */
export function ignoredParameters(names: Iterable<string>, taken: readonly string[]): Ignored[] {
  return [...new Set(names)]
    .filter((name) => !taken.includes(name) && !SILENT.test(name))
    .map((name) => ({ name: KNOWN.has(name) ? name : null, nearest: meant(name, taken) }));
}

/** The schema below optional, nullable and default. */
function shapeOf(schema: z.core.$ZodType | undefined): Record<string, z.core.$ZodType> | null {
  let def = schema?._zod.def as
    | { innerType?: z.core.$ZodType; shape?: Record<string, z.core.$ZodType> }
    | undefined;
  while (def?.innerType) def = def.innerType._zod.def as typeof def;
  return def?.shape ?? null;
}

/**
 * Members of a body that its schema does not know, those of objects within it too.
 */
export function ignoredMembers(input: unknown, schema: z.core.$ZodType): Ignored[] {
  const shape = shapeOf(schema);
  if (!shape || typeof input !== 'object' || input === null || Array.isArray(input)) return [];
  const taken = Object.keys(shape);
  return Object.entries(input).flatMap(([name, value]): Ignored[] =>
    Object.hasOwn(shape, name)
      ? ignoredMembers(value, shape[name] as z.core.$ZodType)
      : [{ name: KNOWN.has(name) ? name : null, nearest: meant(name, taken) }],
  );
}
