import { expect, test } from 'vitest';
import { skillsIndex } from '../../src/surfaces/discovery/skills-index.ts';
import { skillMd } from '../../src/surfaces/documents/skill.ts';
import { contentHash } from '../../src/surfaces/seal.ts';
import { exampleRecords } from '../support/profile.ts';

const SMALL = '---\nname: read-ada\ndescription: "Reads: é"\n---\n\n# Ada\n';

test('the index names the skill by its front matter and hashes its bytes', async () => {
  const index = skillsIndex(await exampleRecords('https://example.org'), SMALL);
  expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(index.skills).toEqual([
    {
      name: 'read-ada',
      type: 'skill-md',
      description: 'Reads: é',
      url: 'https://example.org/skill.md',
      digest: 'sha256:1851172582aa7f62d07dd5d6ebdf2235c1922460c1b6245fd6857adcadd2b231',
    },
  ]);
  expect(index.content_hash).toBe(contentHash(index));
});

test('our own skill.md fits', async () => {
  const records = await exampleRecords();
  const [skill] = skillsIndex(records, skillMd(records)).skills;
  expect(skill?.name).toBe('read-grace-hopper');
  expect(skill?.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
});

test.each([
  ['# No front matter\n', 'name of a skill'],
  ['---\ndescription: x\n---\n', 'name of a skill'],
  ['---\nname: Read_Ada\ndescription: x\n---\n', 'name of a skill'],
  ['---\nname: read--ada\ndescription: x\n---\n', 'name of a skill'],
  [`---\nname: ${'a'.repeat(65)}\ndescription: x\n---\n`, 'name of a skill'],
  ['---\nname: read-ada\n---\n', '1 to 1024'],
  [`---\nname: read-ada\ndescription: ${'x'.repeat(1025)}\n---\n`, '1 to 1024'],
])('a skill.md that breaks the format stops the build: %j', async (text, message) => {
  const records = await exampleRecords();
  expect(() => skillsIndex(records, text)).toThrow(message);
});
