/** The missions as two formats of others tell them: agents.json and AX. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { readyRoutes } from '../../src/routes.ts';
import { agentsJson } from '../../src/surfaces/discovery/agents-json.ts';
import { axMission } from '../../src/surfaces/discovery/ax-mission.ts';
import { contentHash } from '../../src/surfaces/seal.ts';
import { exampleRecords, oddRecords, recordsFrom } from '../support/profile.ts';
import { contentFolder } from '../support/profile-folders.ts';
import axMissionSchema from './ax-mission.schema.json' with { type: 'json' };

test('the document names its version, itself and the one source', async () => {
  const document = agentsJson(await exampleRecords('https://example.org'));
  expect(document.agentsJson).toBe('0.1.0');
  expect(document.info).toMatchObject({ title: 'Profile of Grace Hopper', version: '1.0.0' });
  expect(document.sources).toEqual([
    { id: 'profile_api', path: 'https://example.org/openapi.json' },
  ]);
  expect(document.content_hash).toBe(contentHash(document));
});

test('every action names an operation that answers, by an id unique in its flow', async () => {
  const ready = new Set<string>(readyRoutes.map(({ id }) => id));
  for (const { actions } of agentsJson(await exampleRecords()).flows) {
    for (const { id, sourceId, operationId } of actions) {
      expect(id).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/);
      expect(sourceId).toBe('profile_api');
      expect(ready).toContain(operationId);
    }
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
  }
});

test('a mission that reads one article takes its slug as a parameter and links it', async () => {
  const { flows } = agentsJson(await exampleRecords());
  const research = flows.find(({ id }) => id === 'research_ideas');
  expect(research?.actions).toEqual([
    { id: 'get_init', sourceId: 'profile_api', operationId: 'getInit' },
    { id: 'get_content_manifesto', sourceId: 'profile_api', operationId: 'getContentManifesto' },
    { id: 'get_article', sourceId: 'profile_api', operationId: 'getArticle' },
  ]);
  expect(research?.fields.parameters).toEqual([
    {
      name: 'get_article_slug',
      description: 'Article, compact or full; for this mission: what-a-compiler-was',
      required: true,
      type: 'string',
    },
  ]);
  expect(research?.links[0]).toEqual({
    origin: { actionId: 'research_ideas', fieldPath: 'parameters.get_article_slug' },
    target: { actionId: 'get_article', fieldPath: 'parameters.slug' },
  });
});

test('links lead from and to the flow or its actions; answers reach the response', async () => {
  for (const { id, actions, links, fields } of agentsJson(await exampleRecords()).flows) {
    const ends = [id, ...actions.map((action) => action.id)];
    for (const { origin, target } of links) {
      expect(ends).toContain(origin.actionId);
      expect(ends).toContain(target.actionId);
    }
    const answered = links
      .filter(({ target }) => target.actionId === id)
      .map(({ target }) => target.fieldPath);
    expect(answered).toEqual(actions.map((action) => `responses.success.${action.id}`));
    expect(fields.responses.success.required).toEqual(actions.map((action) => action.id));
  }
});

const ajv = addFormats(new Ajv2020({ allErrors: true, allowUnionTypes: true }));
const validate = ajv.compile(axMissionSchema);

function errorsOf(manifest: unknown) {
  return validate(manifest) ? [] : validate.errors;
}

test('the manifest has no member that AX v0.1 does not know', async () => {
  expect(errorsOf(axMission(await exampleRecords()))).toEqual([]);
  expect(errorsOf(axMission(await oddRecords()))).toEqual([]);
});

test.each([
  ['http://localhost:11906', 'localhost.profile'],
  ['https://www.example.org', 'org.example.www.profile'],
  ['http://127.0.0.1:3000', '1.0.0.127.profile'],
  ['http://[2001:db8::1]:8080', '1.db8.2001.profile'],
  ['https://xn--bcher-kva.example', 'example.xn--bcher-kva.profile'],
  ['https://xn--e1afmkfd.xn--p1ai', 'xnp1ai.xn--e1afmkfd.profile'],
  ['http://my_host', 'myhost.profile'],
  ['http://my-host:8080', 'myhost.profile'],
])('at %s the id is %s', async (base, id) => {
  const manifest = axMission(await exampleRecords(base));
  expect(manifest.id).toBe(id);
  expect(errorsOf(manifest)).toEqual([]);
});

test('a mission names lists in their compact form', async () => {
  const { missions } = axMission(await exampleRecords('https://example.org'));
  const assess = missions.find(({ id }) => id === 'assess_expertise');
  expect(assess?.surfaces.flatMap(({ url, required }) => (required ? [url] : []))).toEqual([
    'https://example.org/api/init',
    'https://example.org/api/projects?detail=compact',
    'https://example.org/api/skills?detail=compact',
  ]);
  expect(assess?.success[0]?.verify_with).toContain('/api/skills?detail=compact as fetched');
});

test('missions that every profile has take three fetches, from lists that hold some', async () => {
  const folders = ['alone', 'odd', 'infirmiere', 'planner'];
  const read = await Promise.all(
    folders.map(async (name) => {
      const records = await recordsFrom(contentFolder(name), 'https://example.org');
      const { missions } = axMission(records);
      for (const { id, surfaces } of missions)
        expect(surfaces.filter(({ required }) => required).length, id).toBeLessThanOrEqual(3);
      const assess = missions.find(({ id }) => id === 'assess_expertise');
      return assess?.surfaces
        .filter(({ required }) => required)
        .map(({ url }) => url.replace(/.*\/api\/|\?.*/g, ''));
    }),
  );
  expect(read).toEqual([
    ['init', 'skills', 'projects'],
    ['init', 'projects', 'experience'],
    ['init', 'skills', 'projects'],
    ['init', 'skills', 'projects'],
  ]);
});

test('the contact policy is a contact surface, and nobody needs a credential', async () => {
  const { missions } = axMission(await exampleRecords());
  const introduction = missions.find(({ id }) => id === 'prepare_introduction');
  expect(introduction?.surfaces[1]).toMatchObject({
    url: 'http://localhost:11906/api/contact',
    type: 'contact',
  });
  expect(introduction?.auth).toEqual({
    required: false,
    type: 'none',
    side_effects: 'read',
    human_approval_required: false,
  });
});

test('inputs and outputs are JSON Schemas that accept what they describe', async () => {
  const { missions } = axMission(await exampleRecords());
  const introduction = missions.find(({ id }) => id === 'prepare_introduction');
  if (!introduction) throw new Error('no mission');
  const input = ajv.compile(introduction.input_schema);
  expect(input({ audience: 'students', purpose: 'a lecture' })).toBe(true);
  expect(input({ audience: 'students' })).toBe(false);
  expect(input({ audience: 'students', purpose: 'a lecture', extra: 1 })).toBe(false);
  const output = ajv.compile(introduction.output_schema);
  expect(output({ introduction: 'A text.', citations: ['https://example.org'] })).toBe(true);
  expect(output({ introduction: 'A text.', citations: 'https://example.org' })).toBe(false);
});
