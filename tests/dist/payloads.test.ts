import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { staticRoutes } from '../../src/routes.ts';
import {
  BUILDS,
  type Dist,
  type Entry,
  type JsonObject,
  ownJson,
  routeOf,
} from '../support/dist.ts';

const compiled = new Map<string, Ajv2020>();

/** Every schema of /api/schema, compiled as it is published: once where builds publish the same. */
function published(dist: Dist): Ajv2020 {
  const text = dist.text('api/schema.json');
  const ajv = compiled.get(text) ?? compile(JSON.parse(text));
  compiled.set(text, ajv);
  return ajv;
}

function compile({ $id, $defs }: { $id: string; $defs: JsonObject }): Ajv2020 {
  const ajv = addFormats(
    new Ajv2020({ allErrors: true, strict: true, strictRequired: true, allowUnionTypes: true }),
  );
  ajv.addKeyword('x-trust-boundary');
  return ajv.addSchema({ $id, $defs });
}

function problemsWith(ajv: Ajv2020, name: string, value: unknown): unknown {
  const validate = ajv.getSchema(`http://localhost:11906/api/schema#/$defs/${name}`);
  if (!validate) throw new Error(`${name} is not published`);
  return validate(value) ? [] : validate.errors;
}

/** Name of the published schema of a file. */
function schemaOf(dist: Dist, entry: Entry): string {
  const table = dist.json('api/schema.json')['responses'] as Record<string, string>;
  return table[`GET ${routeOf(entry).path}`]?.replace('#/$defs/', '') ?? `none for ${entry.file}`;
}

test.each(BUILDS)(
  '%s: every static row has a file, and the index and the folder agree',
  (_, dist) => {
    const rows = new Set(dist.index.map(({ id }) => id));
    const items = [
      'getProject',
      'getClaim',
      'getNote',
      'getExperience',
      'getSkill',
      'getArticle',
      'getPage',
      'getCv',
      'getArticleClaims',
    ];
    const empty = staticRoutes.filter(({ id }) => !rows.has(id)).map(({ id }) => id);
    expect(empty.filter((id) => !items.includes(id))).toEqual([]);
    for (const { path, media } of staticRoutes.filter((row) => !row.path.includes('{')))
      expect(dist.index).toContainEqual(expect.objectContaining({ path, media }));
    expect(dist.index.filter(({ file }) => !dist.files.includes(file))).toEqual([]);
    const known = new Set(dist.index.map(({ file }) => file));
    expect(
      dist.files.filter(
        (file) =>
          !known.has(file) &&
          !/\.(html|pdf)$|^_astro\/|^(social|pictures)\/|cvs\/[0-9a-f]{32}\./.test(file),
      ),
    ).toEqual([
      '_headers',
      '_redirects',
      'errors/not-found.json',
      'variants/files.json',
      'variants/gateway.json',
      'variants/mcp-card.json',
    ]);
  },
);

test.each([
  ['claims', 'api/claims.json', 'claims', '/api/claims/', 'id'],
  ['notes', 'api/notes.json', 'notes', '/api/notes/', 'id'],
  ['projects', 'api/projects.json', 'projects', '/api/projects/', 'slug'],
  ['skills', 'api/skills.json', 'skills', '/api/skills/', 'id'],
  ['positions', 'api/experience.json', 'experience', '/api/experience/', 'id'],
] as const)('%s have a file each', (_, file, list, prefix, key) => {
  for (const [, dist] of BUILDS) {
    const ids = (dist.json(file)[list] as JsonObject[]).map((item) => `${prefix}${item[key]}`);
    const paths = dist.index.flatMap(({ path }) =>
      path?.startsWith(prefix) && !path.endsWith('.md') ? [path] : [],
    );
    expect(paths.sort()).toEqual(ids.sort());
  }
});

test.each(BUILDS)('%s: every payload is valid by its published schema', (_, dist) => {
  const ajv = published(dist);
  const wrong = ownJson(dist).map((entry) => [
    entry.file,
    problemsWith(ajv, schemaOf(dist, entry), dist.json(entry.file)),
  ]);
  expect(wrong.filter(([, problems]) => (problems as unknown[]).length > 0)).toEqual([]);
  expect(problemsWith(ajv, 'ErrorResponse', dist.json('errors/not-found.json'))).toEqual([]);
});

test.each(BUILDS)('%s: every payload carries the four metadata members', (_, dist) => {
  for (const { file, etag, modified } of ownJson(dist)) {
    const payload = dist.json(file);
    expect(payload, file).toMatchObject({ schema_version: '1.0', breaking_changes_since: null });
    expect(payload['content_hash'], file).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(payload['last_modified'] ?? '2026-01-01T00:00:00Z', file).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
    );
    expect([payload['content_hash'], payload['last_modified']], file).toEqual([etag, modified]);
  }
});

test('every published schema has a description, and an example that it accepts', () => {
  for (const [, dist] of BUILDS) {
    const ajv = published(dist);
    for (const [name, schema] of Object.entries(
      dist.json('api/schema.json')['$defs'] as Record<string, JsonObject>,
    )) {
      expect(schema['description'], name).toMatch(/\.$/);
      expect(schema['examples'], name).toHaveLength(1);
      expect(problemsWith(ajv, name, (schema['examples'] as unknown[])[0]), name).toEqual([]);
    }
  }
});

test.each([
  [
    'api/contact.json',
    'body_schema',
    { intent: 'hire', from: 'a@example.org' },
    { intent: 'buy', from: 'a' },
  ],
  ['api/evals/run.json', 'body_schema', { eval_id: 'x' }, { eval_id: '' }],
  [
    'api/agent-reports/schema.json',
    'body_schema',
    {
      mission: { attempted: 'x', completed: true, confidence_in_result: 5 },
      outcome: { achieved_goal: false },
    },
    { mission: {}, outcome: { achieved_goal: 'yes' } },
  ],
])(
  '%s publishes a schema that stands alone, and an example that it accepts',
  (file, member, good, bad) => {
    for (const [, dist] of BUILDS) {
      const payload = dist.json(file);
      const ajv = addFormats(
        new Ajv2020({ strict: true, strictRequired: true, allowUnionTypes: true }),
      );
      ajv.addKeyword('x-trust-boundary');
      const validate = ajv.compile(payload[member] as JsonObject);
      expect(validate(good)).toBe(true);
      expect(validate(bad)).toBe(false);
      if ('example_body' in payload) expect(validate(payload['example_body'])).toBe(true);
    }
  },
);
