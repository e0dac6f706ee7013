/** The description as it is published: what it says twice stands once, among the components. */
import type { OpenAPIObject, OperationObject, PathsObject, SchemasObject } from 'openapi3-ts/oas31';
import { kept } from '../kept.ts';
import { type JsonSchema, rewritten } from './json-schema.ts';
import { sharedSchemas } from './openapi-schemas.ts';

/** The parameters that several operations take, by a name, and the paths that refer to them. */
function sharedParameters(paths: PathsObject) {
  const counts = new Map<string, number>();
  rewritten(paths, (one) => {
    const json = JSON.stringify(one);
    if ('in' in one) counts.set(json, (counts.get(json) ?? 0) + 1);
    return one;
  });
  const components: Record<string, JsonSchema> = {};
  const names = new Map<string, string>();
  for (const [json] of [...counts].filter(([, count]) => count > 1)) {
    const parameter = JSON.parse(json) as JsonSchema & { name: string };
    const taken = Object.values(components).filter(({ name }) => name === parameter.name).length;
    const name = taken > 0 ? `${parameter.name}${taken + 1}` : parameter.name;
    components[name] = parameter;
    names.set(json, `#/components/parameters/${name}`);
  }
  const referred = rewritten(paths, (one) => {
    const $ref = 'in' in one ? names.get(JSON.stringify(one)) : undefined;
    return $ref ? { $ref } : one;
  });
  return { parameters: components as never, paths: referred as PathsObject };
}

const BODY = /"requestBody":\{.*?"#\/components\/schemas\/(\w+)"/g;

/**
 * The description with nothing in it twice. Of examples it has those of bodies: `/api/schema` has
 * one of each answer.
 */
export function shared(document: OpenAPIObject): OpenAPIObject {
  const { parameters, paths } = sharedParameters(document.paths ?? {});
  const bodies = new Set([...JSON.stringify(paths).matchAll(BODY)].map(([, name]) => name));
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => {
    const { examples, ...rest } = schema as JsonSchema;
    return [name, bodies.has(name) ? { ...rest, examples } : rest] as const;
  });
  const components = { ...document.components, parameters };
  const all = JSON.stringify(schemas);
  const once = kept('shared', all, () => sharedSchemas(Object.fromEntries(schemas)));
  return { ...document, paths, components: { ...components, schemas: once as SchemasObject } };
}

/**
 * A description with those components alone that its paths refer to, directly or through others.
 */
export function pruned(document: OpenAPIObject): OpenAPIObject {
  const { paths, components = {} } = document;
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    const text = JSON.stringify(value);
    const schemes = [...text.matchAll(/"security":\[\{"(\w+)"/g)].map(
      ([, name]) => `securitySchemes/${name}`,
    );
    const refs = [...text.matchAll(/"#\/components\/([\w/.-]+)"/g)].map(([, name]) => `${name}`);
    for (const name of [...refs, ...schemes].filter((one) => !found.has(one))) {
      found.add(name);
      const [kind = '', of = ''] = name.split('/');
      visit((components as Record<string, Record<string, unknown>>)[kind]?.[of] ?? {});
    }
  };
  visit(paths);
  const kept = Object.entries(components).flatMap(([kind, all]) => {
    const some = Object.entries(all as object).filter(([name]) => found.has(`${kind}/${name}`));
    return some.length > 0 ? [[kind, Object.fromEntries(some)] as const] : [];
  });
  return { ...document, components: Object.fromEntries(kept) };
}

/** Of a description that tells nothing twice, what one group of operations needs. */
export function groupOf(document: OpenAPIObject, group: string): OpenAPIObject {
  const { paths = {}, tags = [] } = document;
  const own = Object.entries(paths).flatMap(([path, item]) => {
    const methods = Object.entries(item as Record<string, OperationObject>).filter(([, { tags }]) =>
      tags?.includes(group),
    );
    return methods.length > 0 ? [[path, Object.fromEntries(methods)] as const] : [];
  });
  return pruned({
    ...document,
    tags: tags.filter(({ name }) => name === group),
    paths: Object.fromEntries(own),
  });
}
