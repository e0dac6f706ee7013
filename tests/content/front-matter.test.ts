import { expect, test } from 'vitest';
import {
  type Files,
  mission,
  note,
  problemsOf,
  profileOf,
  project,
  skill,
} from '../support/content.ts';

const NOTE = 'content/notes/a.md';
const SKILL = 'content/skills/weaving.md';
const MAP = 'content/projects/map.md';

test('a little content has no problem', () => {
  expect(problemsOf({})).toEqual([]);
});

const mistakes: [string, Files, string][] = [
  [
    'a misspelt key',
    note('titel: A\ndate: 2026-01-01'),
    `${NOTE}: "titel" is not a field of a note; did you mean "title"?`,
  ],
  [
    'a key that resembles none',
    note('title: A\ndate: 2026-01-01\nkeywords: [x]'),
    `${NOTE}: "keywords" is not a field of a note; the fields are title, date, author, ` +
      `projects, tags, updated, draft.`,
  ],
  ['a missing field', note('date: 2026-01-01'), `${NOTE}: "title" is missing; add it: one line.`],
  [
    'an empty field',
    note('title:\ndate: 2026-01-01'),
    `${NOTE}: "title" is empty; it must be text: one line.`,
  ],
  [
    'text where a list belongs',
    note('title: A\ndate: 2026-01-01\ntags: looms'),
    `${NOTE}: "tags" is text; it must be a list: labels to filter by.`,
  ],
  [
    'a truth value where text belongs',
    note('title: true\ndate: 2026-01-01'),
    `${NOTE}: "title" is true, which is not text; put it in double quotes.`,
  ],
  [
    'an unknown value',
    skill('evidence_level: external'),
    `${SKILL}: "evidence_level" is "external"; use one of self-claim, private-live, ` +
      `public-live, external-validation.`,
  ],
  [
    'a day that does not exist',
    note('title: A\ndate: 2026-02-30'),
    `${NOTE}: "date" is "2026-02-30"; use a day that exists, as YYYY-MM-DD.`,
  ],
  [
    'a month that does not exist',
    project('start: 2024-13'),
    `${MAP}: "start" is "2024-13"; use a date that exists, as YYYY, YYYY-MM or YYYY-MM-DD.`,
  ],
  [
    'an end before its start',
    project('start: 2024-12\nend: 2023'),
    `${MAP}: "end" is 2023, before "start" 2024-12; swap or correct them.`,
  ],
  [
    'an update in the future',
    note('title: A\ndate: 2026-01-01\nupdated: 2027-01-01'),
    `${NOTE}: "updated" is 2027-01-01, which is in the future; use the day of the last change.`,
  ],
  [
    'too long a text',
    note(`title: ${'x'.repeat(161)}\ndate: 2026-01-01`),
    `${NOTE}: "title" has 161 characters; at most 160 are allowed.`,
  ],
  [
    'too long a list',
    mission(`reads: [${'/api/contact,'.repeat(7)}]\noutputs: [{ name: g, description: W }]`),
    'content/missions/greet.md: "reads" has 7 entries; at most 6 are allowed.',
  ],
  [
    'a bad URL in a list',
    skill('evidence_level: self-claim\nevidence_links: [{ label: L, url: www.example.org }]'),
    `${SKILL}: "evidence_links[1].url" is "www.example.org"; use a full web address that ` +
      `starts with https://.`,
  ],
  [
    'a name with a pattern of its own',
    mission('reads: [/api/contact]\noutputs: [{ name: A Name, description: W }]'),
    'content/missions/greet.md: "outputs[1].name" is "A Name"; write it as described: ' +
      'member name, lower case with underscores.',
  ],
];

test.each(mistakes)('%s is told in one sentence', (_, files, sentence) => {
  expect(problemsOf(files)).toEqual([sentence]);
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
