import { expect, test } from 'vitest';
import { note, problemsOf, project, skill } from '../support/content.ts';

const NOTE = 'content/notes/a.md';
const MAP = 'content/projects/map.md';

test('without front matter the fields that it needs are told with it', () => {
  expect(problemsOf({ 'notes/a.md': 'Text.' })).toEqual([
    `${NOTE}: there is no front matter; begin the file with a line of three hyphens, the ` +
      `fields, and three hyphens.`,
    `${NOTE}: "title" is missing; add it: one line.`,
    `${NOTE}: "date" is missing; add it: day it was written, or of the event it records; a ` +
      `day in the future keeps it back until then.`,
  ]);
});

test('all mistakes of a build are told at once, dangling names among them', () => {
  const files = {
    ...note('titel: A\ndate: 2026-02-30'),
    ...project('start: 2024\nskills: [weavin]'),
    'hobbies/x.md': '',
  };
  expect(problemsOf(files).map((problem) => problem.split(':')[0])).toEqual([
    'content/hobbies/x.md',
    NOTE,
    NOTE,
    MAP,
  ]);
});

test('a name that a broken file has is not called unknown', () => {
  expect(problemsOf(skill('evidence_level: external'))).toHaveLength(1);
});
