import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { recordsOf } from '../../src/surfaces/records.ts';
import { buildSite } from '../support/build.ts';
import { mission, note, profileOf, project } from '../support/content.ts';

const LATER = { 'notes/later.md': '---\ntitle: Later\ndate: 2026-11-21\n---\nText.' };
const TODAY = { 'notes/today.md': '---\ntitle: Today\ndate: 2026-11-20\n---\nText.' };

test('an item dated tomorrow is held back, one dated today is not', () => {
  expect(profileOf({ ...LATER, ...TODAY }).notes.map(({ id }) => id)).toEqual(['today']);
});

test('a draft and a project that begins later are held back', () => {
  expect(profileOf(note('title: A\ndate: 2026-01-01\ndraft: true')).notes).toEqual([]);
  expect(profileOf(project('start: 2027')).projects).toEqual([]);
  expect(profileOf(project('start: 2026')).projects).toHaveLength(1);
});

test('names of a held-back item vanish from what refers to them', () => {
  const profile = profileOf({
    ...project('start: 2024\ndraft: true'),
    ...note('title: A\ndate: 2026-01-01\nprojects: [map]'),
  });
  expect(profile.notes[0]?.projects).toEqual([]);
  expect(profile.claims[0]).not.toHaveProperty('project');
  const records = recordsOf(profile, { base: 'https://example.org', commit: null });
  expect(records.claims[0]).toMatchObject({ project: null, source_path: '/api/claims/wove' });
  expect(JSON.stringify(records)).not.toContain('/api/projects/map');
});

test('paths to a held-back item vanish too', () => {
  const profile = profileOf({
    ...note('title: A\ndate: 2026-01-01\ndraft: true'),
    ...mission('reads: [/api/notes/a, /api/contact]\noutputs: [{ name: g, description: W }]'),
    'manifesto.md': `---
title: Threads
summary: First.
date: 2026-01-01
key_claims: [One.]
recommended_next: [{ label: A, path: /api/notes/a, reason: It is new. }]
---
Text.`,
  });
  expect(profile.missions.find(({ id }) => id === 'greet')?.reads).toEqual(['/api/contact']);
  expect(profile.manifesto?.recommended_next).toEqual([]);
});

test('under npm run dev held-back items are shown, marked', () => {
  const profile = profileOf({ ...LATER, ...TODAY, ...project('start: 2024\ndraft: true') }, 'mark');
  expect(profile.notes.map(({ title }) => title)).toEqual(['[draft] Later', 'Today']);
  expect(profile.projects.map(({ title }) => title)).toEqual(['[draft] Map']);
  expect(profile.claims[0]?.project).toBe('map');
});

test('nothing of a draft or of an item dated in the future is in any byte of the build', async () => {
  const content = resolve('.cache/test/drafts/content');
  const out = resolve('.cache/test/drafts/dist');
  await rm(resolve('.cache/test/drafts'), { recursive: true, force: true });
  await cp('tests/fixtures/odd/content', content, { recursive: true });
  // One held-back item of most kinds, each with a word of its own, and references to them from what
  // is shown.
  const common = 'updated: 2026-01-01\ndraft: true\n---\nxq-body';
  const evidence = 'evidence_level: self-claim\nevidence_note: xq-note';
  const files: Record<string, string> = {
    'skills/xq-skill.md': `---\nname: xq-skill\nevidence_level: self-claim\n${common}`,
    'projects/xq-project.md': `---\ntitle: xq\nsummary: xq\nrole: xq\nstart: 2020\nproof_points: [xq]\n${evidence}\n${common}`,
    'claims/xq-claim.md': `---\nclaim: xq\nproject: xq-project\n${evidence}\n${common}`,
    'talks/xq-talk.md': '---\ntitle: xq\nevent: xq\ndate: 2999-01-01\nsummary: xq\n---',
    'articles/xq-article.md': `---\ntitle: xq\nsummary: xq\ndate: 2026-01-01\nkey_claims: [xq]\n${common}`,
    'questions/xq-question.md': `---\nquestion: xq\nsources: [/api/projects/xq-project]\n${common}`,
    'missions/xq_mission.md': `---\ntitle: xq\ngoal: xq\nreads: [/api/claims/xq-claim]\noutputs: [{ name: xq, description: xq }]\nsuccess: [xq]\n${common}`,
    'evals/xq-eval.md': `---\ntitle: xq\ngoal: xq\nrequired_sources: [/api/init]\nsuccess_criteria: [xq]\nanti_patterns: [xq]\nmission: xq_mission\n${common}`,
    'changelog/xq-change.md': `---\ntitle: xq\ndate: 2999-01-01\nkind: api\nbreaking: true\n---`,
    'notes/shown.md': '---\ntitle: Shown\ndate: 2026-01-01\nprojects: [xq-project]\n---\nText.',
    'questions/shown.md':
      '---\nquestion: Shown?\nsources: [/api/profile, /api/notes/held-back, /api/claims/xq-claim]\nupdated: 2026-01-01\n---\nYes.',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(content, file)), { recursive: true });
    await writeFile(join(content, file), text);
  }
  // A build is a build, whatever the shell that it runs in says.
  const { code, output } = await buildSite(out, {
    CONTENT_DIR: content,
    NODE_ENV: 'development',
    DEV: '1',
  });
  expect(code, output).toBe(0);
  const built = (await readdir(out, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
  expect(built.length).toBeGreaterThan(100);
  // In the bytes of a font or an image any two letters meet, and so they do in the hash that names
  // a style sheet.
  const named = /_astro\/[\w.-]+/g;
  for (const entry of built.filter(({ name }) => !/\.(woff2|png)$/.test(name))) {
    const file = join(entry.parentPath, entry.name);
    const bytes = `${file}\n${(await readFile(file)).toString('latin1')}`;
    expect(bytes.replace(named, '')).not.toMatch(/xq|held-back|From the future/);
  }
  expect(
    JSON.parse(await readFile(join(out, 'api/common_questions.json'), 'utf8')).common_questions[0]
      .sources,
  ).toEqual([{ source_path: '/api/profile', source_url: 'http://localhost:8888/api/profile' }]);
});
