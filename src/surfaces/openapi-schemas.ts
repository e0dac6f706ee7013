/**
 * Schemas of OpenAPI as they are published: what they say twice stands once. Members that several
 * objects have make an object of their own, which those are built on (`allOf`).
 */
import { METADATA } from '../schemas/common.ts';
import { type JsonSchema, rewritten } from './json-schema.ts';

/** About what a reference costs, in characters of JSON; whatever is shorter stays where it is. */
const REFERENCE = 60;
/** Objects with fewer characters are no object that others are built on. */
const SMALLEST_BASE = 180;
/** Keywords of objects that others can be built on: no member is forbidden by what they say. */
const OPEN = ['type', 'properties', 'required', 'description', 'examples'];

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const pascal = (name: string) =>
  name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

type Shape = {
  /** Its name as a component; null where it has none. */
  name: string | null;
  /** What it may be called: the member that it stands at. */
  member: string;
  owner: string;
  count: number;
  size: number;
  /** Each member with its schema and whether it must be there. */
  members: ReadonlySet<string>;
};

function membersOf(schema: JsonSchema): string[] {
  const { type, properties = {}, required = [] } = schema;
  const isOpen = type === 'object' && Object.keys(schema).every((key) => OPEN.includes(key));
  return isOpen
    ? Object.entries(properties).map(
        ([name, member]) => `${name} ${required.includes(name)} ${JSON.stringify(member)}`,
      )
    : [];
}

/** Every schema that stands in some components, by its JSON. */
function shapesOf(schemas: Record<string, JsonSchema>): Map<string, Shape> {
  const names = new Map(Object.entries(schemas).map(([name, one]) => [JSON.stringify(one), name]));
  const shapes = new Map<string, Shape>();
  for (const [owner, whole] of Object.entries(schemas))
    rewritten(whole, (schema, member) => {
      const json = JSON.stringify(schema);
      const members = new Set(membersOf(schema));
      const first = { name: names.get(json) ?? null, member, owner, size: json.length, members };
      const { count } = shapes.get(json) ?? { count: 0 };
      shapes.set(json, { ...(shapes.get(json) ?? first), count: count + 1 });
      return schema;
    });
  return shapes;
}

/** A component is a base of what is called after it, as the record is of its own document. */
const mayBeBase = (base: Shape, of: Shape) =>
  !base.name || !of.name || base.name === 'Metadata' || of.name.startsWith(base.name);

/** The objects that one can be built on, the largest first; none has a member of another. */
function basesOf(of: Shape, all: readonly Shape[]): Shape[] {
  const left = new Set(of.members);
  return all.filter((base) => {
    const isPart =
      base.members.size < of.members.size &&
      mayBeBase(base, of) &&
      [...base.members].every((member) => left.has(member));
    if (isPart) for (const member of base.members) left.delete(member);
    return isPart;
  });
}

/** An object as those that it is built on, and what it has beside them. */
function built(schema: JsonSchema, of: Shape, bases: readonly Shape[]): JsonSchema {
  const taken = new Set(
    bases.flatMap(({ members }) => [...members].map((own) => own.split(' ')[0])),
  );
  const { properties = {}, required = [], ...rest } = schema;
  const own = Object.entries(properties).filter(([name]) => !taken.has(name));
  const needed = required.filter((name) => !taken.has(name));
  return {
    ...rest,
    allOf: bases.map(({ name }) => reference(name ?? of.owner)),
    ...(own.length > 0 ? { properties: Object.fromEntries(own) } : {}),
    ...(needed.length > 0 ? { required: needed } : {}),
  };
}

/** Gives some shapes without a name one that no component has, after the member they stand at. */
function nameAll(some: readonly Shape[], schemas: Record<string, JsonSchema>): void {
  const names = new Set(Object.keys(schemas));
  for (const shape of some.filter(({ name, member }) => !name && member)) {
    const wanted = pascal(shape.member);
    const owned = `${wanted}In${shape.owner.replace(/Response$/, '')}`;
    const numbered = some.map((_, at) => `${wanted}${at + 2}`);
    shape.name = [wanted, owned, ...numbered].find((one) => !names.has(one)) ?? null;
    names.add(shape.name ?? '');
  }
}

/** The components and what has a name besides, each schema with a name told by it alone. */
function named(
  schemas: Record<string, JsonSchema>,
  shapes: ReadonlyMap<string, Shape>,
  change: (schema: JsonSchema, shape: Shape) => JsonSchema,
): Record<string, JsonSchema> {
  const whole = (json: string) =>
    rewritten(JSON.parse(json), (schema) => {
      const own = JSON.stringify(schema);
      const shape = shapes.get(own);
      if (!shape) return schema;
      return own !== json && shape.name ? reference(shape.name) : change(schema, shape);
    }) as JsonSchema;
  const added = [...shapes].flatMap(([json, { name }]) =>
    name && !(name in schemas) ? [[name, whole(json)] as const] : [],
  );
  const own = Object.entries(schemas).map(
    ([name, one]) => [name, whole(JSON.stringify(one))] as const,
  );
  return Object.fromEntries([...own, ...added].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Objects as those that they can be built on. */
function onBases(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const shapes = shapesOf(schemas);
  const possible = [...shapes.values()]
    .filter(({ members, size }) => members.size > 1 && size > SMALLEST_BASE)
    .sort((a, b) => b.size - a.size);
  const bases = new Map([...shapes.values()].map((of) => [of, basesOf(of, possible)]));
  nameAll([...new Set([...bases.values()].flat())], schemas);
  return named(schemas, shapes, (schema, shape) => {
    const under = bases.get(shape) ?? [];
    return under.length > 0 ? built(schema, shape, under) : schema;
  });
}

/** What stands there more than once and is longer than a reference, by a name. */
function onceEach(schemas: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const shapes = shapesOf(schemas);
  const saves = ({ size, count }: Shape) => (size - REFERENCE) * (count - 1) > REFERENCE;
  nameAll([...shapes.values()].filter(saves), schemas);
  return named(schemas, shapes, (schema) => schema);
}

/** The same schemas, with nothing in them twice. */
export function sharedSchemas(given: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const sample = Object.values(given).find(({ properties = {} }) =>
    METADATA.every((name) => name in properties),
  );
  const metadata = sample && {
    type: 'object',
    properties: Object.fromEntries(
      METADATA.map((name) => [name, sample.properties?.[name] as JsonSchema]),
    ),
    required: METADATA.filter((name) => sample.required?.includes(name)),
    description: 'What every answer tells of itself.',
  };
  return onceEach(onBases({ ...given, ...(metadata ? { Metadata: metadata } : {}) }));
}
