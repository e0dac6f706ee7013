/** Names in a request that its route does not know: told, with the name that is probably meant. */
import type * as z from 'zod';
import { once } from '../../src/once.ts';
import { parameters, parametersOf } from '../../src/schemas/parameters.ts';
import { nearestAmong } from '../../src/surfaces/nearest.ts';
import { isObject } from '../store/checks.ts';
import type { NamedRoute } from '../table/match.ts';
import { defOf } from './issues.ts';
/** What callers write for names that are used here: the first that a route takes is meant. */
import names from './meant-names.json' with { type: 'json' };

/** `name` is null where it is no word of this service: what a caller made up is not repeated. */
export type Ignored = { name: string | null; nearest: string | null };

/** What caches and campaigns add to addresses: it asks for nothing. */
const SILENT = /^(_|utm_[a-z]+|fbclid|gclid)$/;
/** Longer names are no slips, and comparing them costs time. */
const LONGEST_NAME = 40;

const MEANT = new Map(Object.entries(names).map(([name, meant]) => [name, meant.split(' ')]));

/** Every word that is the name of a parameter here, or stands for one. */
const KNOWN = new Set([
  ...MEANT.keys(),
  ...Object.values(parameters).flatMap((route) => Object.keys(route)),
]);

const namesOf = once((shape: object) => Object.keys(shape));
const nearestOf = once(nearestAmong);

/** A name that is not taken, with the taken one that is probably meant. */
function ignored(name: string, taken: readonly string[]): Ignored {
  const meant = MEANT.get(name)?.find((known) => taken.includes(known));
  const isSlip = name.length <= LONGEST_NAME;
  return {
    name: KNOWN.has(name) ? name : null,
    nearest: isSlip ? (meant ?? nearestOf(taken)(name)) : null,
  };
}

/** Parameters of a query that a route leaves alone. */
export function ignoredParameters(query: URLSearchParams, route: NamedRoute): Ignored[] {
  const taken = namesOf(parametersOf(route.id));
  return [...new Set(query.keys())]
    .filter((name) => !taken.includes(name) && !SILENT.test(name))
    .map((name) => ignored(name, taken));
}

/** Members of a body that its schema does not know, those of objects within it too. */
export function ignoredMembers(input: unknown, schema: z.core.$ZodType): Ignored[] {
  const { shape } = defOf(schema) ?? {};
  if (!shape || !isObject(input)) return [];
  const taken = namesOf(shape);
  return Object.entries(input).flatMap(([name, value]): Ignored[] =>
    Object.hasOwn(shape, name)
      ? ignoredMembers(value, shape[name] as z.core.$ZodType)
      : [ignored(name, taken)],
  );
}
