import { expect, test } from 'vitest';
import { readyRoutes } from '../../src/routes.ts';
import { agentsJson } from '../../src/surfaces/discovery/agents-json.ts';
import { contentHash } from '../../src/surfaces/seal.ts';
import { exampleRecords } from '../support/profile.ts';

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
