import { expect, test } from 'vitest';
import { aiPlugin } from '../../src/surfaces/discovery/ai-plugin.ts';
import { changedRecords, exampleRecords } from '../support/profile.ts';

test('the manifest is v1, names the OpenAPI document, and no logo or address', async () => {
  const plugin = aiPlugin(await exampleRecords('https://example.org'));
  expect(Object.keys(plugin)).toEqual([
    'schema_version',
    'name_for_human',
    'name_for_model',
    'description_for_human',
    'description_for_model',
    'auth',
    'api',
    'legal_info_url',
  ]);
  expect(plugin).toMatchObject({
    schema_version: 'v1',
    name_for_human: 'Grace Hopper',
    name_for_model: 'read_grace_hopper',
    auth: { type: 'none' },
    api: { type: 'openapi', url: 'https://example.org/openapi.json' },
    legal_info_url: 'https://example.org/api/contact',
  });
});

test.each([
  ['Maximiliana Konstantinopoulos', 'Maximiliana', 'read_maximiliana_konstantinopoulos'],
  [
    'Wolfeschlegelsteinhausenbergerdorff',
    'Wolfeschlegelsteinha',
    'read_wolfeschlegelsteinhausenbergerdorff',
  ],
  ['Zoë Ångström', 'Zoë Ångström', 'read_zoe_angstrom'],
  ['李小龙', '李小龙', 'read_this_profile'],
  ['𠮷'.repeat(30), '𠮷'.repeat(20), 'read_this_profile'],
])('the names of %s keep the limits of the format', async (name, human, model) => {
  const records = await changedRecords(({ profile }) => ({
    profile: { ...profile, name, display_name: undefined },
  }));
  const plugin = aiPlugin(records);
  expect(plugin.name_for_human).toBe(human);
  expect(plugin.name_for_model).toBe(model);
});
