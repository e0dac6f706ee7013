import { expect, test } from 'vitest';
import { type Files, note, problemsOf, profileOf, project, skill } from '../support/content.ts';
import mistakes from './mistakes.json' with { type: 'json' };

test('a little content has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each(mistakes)('$what is told in one sentence', ({ files, sentence }) => {
  expect(problemsOf(files as unknown as Files)).toEqual([sentence]);
});

test('a year needs no quotes, and what looks like a number is text', () => {
  const { notes, projects } = profileOf({
    ...project('start: 1952\nend: 1952-05'),
    ...note('title: 1984\ndate: 2026-01-01\ntags: [1e3, 0x10]'),
  });
  expect(projects[0]).toMatchObject({ start: '1952', end: '1952-05' });
  expect(notes[0]).toMatchObject({ title: '1984', tags: ['1e3', '0x10'] });
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
