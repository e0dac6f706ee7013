/** What is read of a content folder: drafts, files and links, front matter. */
import { expect, test } from 'vitest';
import { isHeldBack } from '../../src/profile/build.ts';
import { recordsOf } from '../../src/surfaces/records.ts';
import {
  type Files,
  mission,
  note,
  problemsOf,
  profileOf,
  project,
  skill,
} from '../support/content.ts';
import mistakes from './mistakes.json' with { type: 'json' };

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

test('a little content has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each(mistakes)('$what is told in one sentence', ({ files, sentence }) => {
  expect(problemsOf(files as unknown as Files)).toEqual([sentence]);
});

test.each([
  ['/api/common_questions#a', undefined],
  ['/api/questions/a', '/api/common_questions#a'],
  ['/api/education', '/api/experience'],
])('a source that is %s is told %s', (path, meant) => {
  const text = `---\nquestion: Q?\nsources: [${path}]\nupdated: 2026-01-01\n---\nA.`;
  const [told] = problemsOf({ 'questions/a.md': text });
  expect(told?.match(/did you mean (.*)\?/)?.[1]).toBe(meant && `"${meant}"`);
});

test('a folder or section that a CV cannot choose is told with those that it can', () => {
  const told = (fields: string) =>
    problemsOf({ 'curriculum.md': `---\n${fields}\nupdated: 2026-01-01\n---` });
  expect(told('only: { project: [map] }')).toEqual([
    'content/curriculum.md: "project" is not a field of "only"; did you mean "projects"?',
  ]);
  expect(told('names: { jobs: Work }')).toEqual([
    expect.stringMatching(/^.*: "jobs" is not a field of "names"; the fields are .*positions, /),
  ]);
});

test('a tab is told where it stands: before a field, or behind its colon', () => {
  const told = (fields: string) =>
    problemsOf(note(fields)).map((problem) => /at line (\d).*\); (.*)$/.exec(problem)?.slice(1));
  expect(told('title:\tTab\n\tdate: 2026-01-01')).toEqual([
    ['3', 'indent with spaces.'],
    ['2', 'put a space after the colon.'],
  ]);
  expect(told('title:\tTab\ndate: 2026-01-01')).toEqual([]);
  expect(told('title:\tA: b\ndate: 2026-01-01')).toEqual([
    ['2', expect.stringMatching(/double quotes/)],
  ]);
});

test.each(['09.2011', '9/2011', 'September 2011'])('%s is told as the month it is', (start) => {
  expect(problemsOf(project(`start: ${start}`))).toEqual([
    `${MAP}: "start" is "${start}"; did you mean 2011-09?`,
  ]);
  // What is no date is not one in the future.
  expect(isHeldBack({ start }, '2026-11-20')).toBe(false);
});

test('a year needs no quotes, and what looks like a number is text', () => {
  const { notes, projects } = profileOf({
    ...project('start: 1952\nend: 1952-05'),
    ...note('title: 1984\ndate: 2026-01-01\ntags: [1e3, 0x10]'),
  });
  expect(projects[0]).toMatchObject({ start: '1952', end: '1952-05' });
  expect(notes[0]).toMatchObject({ title: '1984', tags: ['1e3', '0x10'] });
});

test('a talk is public where a link shows it, and else in the words of its owner', () => {
  const talk = (fields: string) =>
    `---\ntitle: T\nevent: E\nsummary: S.\ndate: 2020\nupdated: 2026-01-01\n${fields}\n---`;
  const link = 'evidence_links: [{ label: Film, url: https://example.org/film }]';
  const { talks } = profileOf({
    'talks/a.md': talk(''),
    'talks/b.md': talk(link),
    'talks/c.md': talk(`evidence_level: private-live\n${link}`),
    'talks/d.md': talk('evidence_level: public-live'),
  });
  expect(talks.map(({ evidence_level }) => evidence_level)).toEqual([
    'self-claim',
    'public-live',
    'private-live',
    'public-live',
  ]);
});

test('entries stand in the order that the owner gives, and newest first behind it', () => {
  const talk = (date: number, fields = '') =>
    `---\ntitle: T\nevent: E\nsummary: S.\ndate: ${date}\nupdated: 2026-01-01\n${fields}\n---`;
  const { talks } = profileOf({
    'talks/oldest.md': talk(2001, 'order: 2'),
    'talks/old.md': talk(2002),
    'talks/new.md': talk(2010, 'order: 10'),
    'talks/newest.md': talk(2020),
    'talks/older.md': talk(2000, 'order: 1'),
  });
  expect(talks.map(({ id }) => id)).toEqual(['older', 'oldest', 'new', 'newest', 'old']);
});

test.each(['first', '0', '-1', '1.5'])('%s is no place in an order', (order) => {
  expect(problemsOf(skill(`evidence_level: self-claim\norder: ${order}`))).toEqual([
    `content/skills/weaving.md: "order" is "${order}"; write a whole number: 1 stands first.`,
  ]);
});
