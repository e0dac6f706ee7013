/** The day of an item is the latest of everything that it tells, wherever the item stands. */
import { expect, test } from 'vitest';
import { publish } from '../../src/surfaces/publish.ts';
import { recordsOf } from '../../src/surfaces/records.ts';
import { type Files, profileOf } from '../support/content.ts';

const LATER = '2026-05-05T00:00:00Z';
const FIRST = '2026-01-01T00:00:00Z';

const claim = `---
claim: Wove a map.
evidence_level: self-claim
evidence_note: Seen once.
project: map
updated: 2026-05-05
---`;
const position = `---
title: Weaver
organization: Looms
start: 2020
end: null
summary: Wove.
evidence_level: self-claim
skills: [weaving]
updated: 2026-05-05
---`;

function filesOf(changes: Files) {
  const files = publish(
    recordsOf(profileOf(changes), { base: 'https://ada.example', commit: null }),
    [],
    '',
  );
  const found = (path: string) => files.find((file) => file.path === path);
  return {
    modified: (path: string) => found(path)?.modified,
    json: (path: string) => JSON.parse(found(path)?.body() ?? '{}'),
  };
}

test('a project is as new as its newest claim', () => {
  const { modified, json } = filesOf({ 'claims/wove.md': claim });
  expect(json('/api/projects').projects[0].last_modified).toBe(LATER);
  expect(json('/api/projects/map').last_modified).toBe(LATER);
  expect(modified('/api/projects/map')).toBe(LATER);
  expect(modified('/api/projects.md')).toBe(LATER);
  expect(json('/api/claims/wove').last_modified).toBe(LATER);
});

test('a skill is as new as what shows it', () => {
  const { json } = filesOf({ 'experience/weaver.md': position });
  expect(json('/api/skills').skills[0]).toMatchObject({
    experience_ids: ['weaver'],
    last_modified: LATER,
  });
  expect(json('/api/projects/map').last_modified).toBe(FIRST);
});
