import { expect, test } from 'vitest';
import { recordsOf } from '../../src/surfaces/records.ts';
import { mission, note, profileOf, project } from '../support/content.ts';

const LATER = { 'notes/later.md': '---\ntitle: Later\ndate: 2026-11-21\n---\nText.' };
const TODAY = { 'notes/today.md': '---\ntitle: Today\ndate: 2026-11-20\n---\nText.' };

test('an item dated tomorrow is held back, one dated today is not', () => {
  expect(profileOf({ ...LATER, ...TODAY }).notes.map(({ id }) => id)).toEqual(['today']);
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
