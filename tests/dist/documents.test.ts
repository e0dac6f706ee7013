import { execFile } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { parseLLMSTxt, validateLLMSTxt } from '@25xcodes/llmstxt-parser';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { EXAMPLE, ODD } from '../support/build.ts';
import { BUILDS } from '../support/dist.ts';

test.each(BUILDS)('%s: llms.txt names the CV once, as what its Markdown is', (_, dist) => {
  const lines = dist.text('llms.txt').split('\n');
  expect(
    lines.filter((line) => line.includes('/cv.md')).map((line) => line.split('): ')[1]),
  ).toEqual(['The CV']);
});

test.each(BUILDS)('%s: every place of a text is filled', (_, dist) => {
  const texts = dist.files.filter((file) => /\.(md|txt)$/.test(file));
  expect(texts).toContain('llms.txt');
  expect(texts.filter((file) => dist.text(file).includes('{{'))).toEqual([]);
});

test.each(BUILDS)('%s: llms.txt parses, with a title, a quote and links', (name, dist) => {
  const parsed = parseLLMSTxt(dist.text('llms.txt'));
  const names = {
    example: 'Grace Murray Hopper',
    odd: 'Łucja Żółć-Ōta 山田',
    alone: 'Sena Aydın',
    arabic: 'سلمى حداد',
  };
  expect(parsed.title).toBe(names[name]);
  expect(parsed.summary).toBe(dist.json('api/profile.json')['bio']);
  expect(validateLLMSTxt(parsed)).toMatchObject({ valid: true, errors: [] });
  expect(parsed.links.length).toBeGreaterThan(20);
  expect(parsed.sections.map(({ heading }) => heading)).toEqual([
    'Start',
    'Profile',
    'Texts',
    'Pages for people',
    'Contact, reports and evals',
    'Optional',
  ]);
});

test.each(BUILDS)(
  '%s: llms.txt keeps the order of llmstxt.org: below H2 stand link lists alone',
  (_, dist) => {
    const [head = '', ...sections] = dist.text('llms.txt').split(/^## .*\n/m);
    expect(head).toMatch(/^# .+\n\n> .+\n/);
    expect(head.match(/^#/gm)).toHaveLength(1);
    for (const section of sections)
      for (const line of section.split('\n').filter(Boolean))
        expect(line).toMatch(/^- \[[^\]]+\]\(http:\/\/localhost:11906\/\S*\): \S/);
    expect(dist.text('llms.txt')).not.toMatch(/^#{3,}/m);
  },
);

test.each([
  ['example', EXAMPLE],
  ['odd', ODD],
])('%s: skill.md is a valid Agent Skill', async (name, folder) => {
  const text = BUILDS.find(([build]) => build === name)?.[1].text('text/skill.txt') ?? '';
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const { name: skill } = parse(front) as { name: string };
  const target = resolve('.cache/test/skills', name, skill);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(`${folder}/text/skill.txt`, `${target}/SKILL.md`);
  const { stdout } = await promisify(execFile)(process.execPath, [
    resolve('tests/node_modules/.bin/skills-ref'),
    'validate',
    target,
  ]);
  expect(stdout).toContain('Valid skill');
  expect(body.split('\n').length).toBeLessThan(500);
  expect(countTokens(body)).toBeLessThan(5000);
});

test.each(BUILDS)('%s: llms-full.txt holds every text and the records', (_, dist) => {
  const full = dist.text('llms-full.txt');
  const texts = dist.files.filter((file) => /^variants\/api\/content\/.*full\.json$/.test(file));
  for (const file of texts) expect(full).toContain(dist.json(file)['body_markdown']);
  for (const { claim } of dist.json('api/claims.json')['claims'] as { claim: string }[])
    expect(full).toContain(claim);
  expect(full).not.toMatch(/^source: /m);
});

test.each(BUILDS)(
  '%s: documents are Markdown with one title, and end with one newline',
  (_, dist) => {
    const documents = [
      'agentic-experience',
      'agent-surface-spec',
      'ax-checklist',
      'substrate-debt',
    ];
    for (const name of documents) {
      const text = dist.text(`text/${name}.txt`);
      expect(text.match(/^# /gm), name).toHaveLength(1);
      expect(text, name).toMatch(/^# .+\n\n> [^\n]+\n/);
      expect(text, name).toMatch(/[^\n]\n$/);
      expect(text, name).not.toMatch(/undefined|null\b.*null|\[object|NaN/);
      expect(text.length, name).toBeGreaterThan(1500);
    }
  },
);

test('an operation is told as lists: where each parameter stands, members, answers', () => {
  const said = BUILDS[0][1].text('developers/contact.md');
  for (const line of [
    '### Parameters\n\n- `Idempotency-Key` (header, string, optional, minLength `16`, maxLength `128`): ',
    '### Body\n\n`application/json` `ContactIntentRequest`\n\n- `intent` (`"hire"`, ',
    '- `context` (string or null, optional, maxLength `2000`): ',
    '### Answer 202\n\nSend a private message. `application/json` `ContactIntentResponse`\n\n- `',
    '- `ignored` (array of `Ignored`, optional): ',
  ])
    expect(said).toContain(line);
});
