import { expect, test } from 'vitest';
import {
  type Files,
  mission,
  note,
  problemsOf,
  profile,
  project,
  skill,
} from '../support/content.ts';

const NOTE = 'content/notes/a.md';
const MAP = 'content/projects/map.md';

const mistakes: [string, Files, string][] = [
  [
    'an unknown skill',
    project('start: 2024\nskills: [weavin]'),
    `${MAP}: "skills" names "weavin", which is not a file in content/skills; did you mean ` +
      `"weaving"?`,
  ],
  [
    'an unknown strongest claim',
    profile('strongest_claims: [won-a-prize]'),
    'content/profile.md: "strongest_claims" names "won-a-prize", which is not a file in ' +
      'content/claims; check the name or add it.',
  ],
  [
    'an unknown path',
    mission('reads: [/api/contacts]\noutputs: [{ name: g, description: W }]'),
    'content/missions/greet.md: "reads" names "/api/contacts", which is not a path that ' +
      'this service answers; did you mean "/api/contact"?',
  ],
  [
    'a claim that rests on nothing',
    {
      'claims/wove.md':
        '---\nclaim: Wove.\nevidence_level: self-claim\nevidence_note: Seen.\nupdated: ' +
        '2026-01-01\n---',
    },
    'content/claims/wove.md: "project" or "source" is missing; name the project, or the ' +
      'path of the record the claim rests on.',
  ],
  [
    'bad YAML',
    note('date: 2026-01-01\ntitle: Looms: a history'),
    `${NOTE}: the front matter is not valid YAML at line 3 (Nested mappings are not allowed ` +
      `in compact mappings); put text that holds a colon or starts with a sign in double quotes.`,
  ],
  [
    'a field that stands twice',
    note('title: A\ndate: 2026-01-01\ntitle: B'),
    `${NOTE}: the front matter is not valid YAML at line 4 (Map keys must be unique); keep ` +
      `one of the fields of that name.`,
  ],
  [
    'no end of the front matter',
    { 'notes/a.md': '---\ntitle: A\ndate: 2026-01-01\n\nText.' },
    `${NOTE}: the front matter has no end; put a line of three hyphens below the last field.`,
  ],
  [
    'no text',
    note('title: A\ndate: 2026-01-01', ''),
    `${NOTE}: there is no text below the front matter; a note needs some.`,
  ],
  [
    'a bad file name',
    { 'notes/My Note.md': '---\ntitle: A\ndate: 2026-01-01\n---\nText.' },
    'content/notes/My Note.md: the file name is the id, so it must be lower-case letters, ' +
      'digits and single hyphens; rename it to my-note.md.',
  ],
  [
    'an unknown folder',
    { 'note/a.md': 'x' },
    'content/note/a.md: note/ is not a place for content; did you mean notes/?',
  ],
  [
    'a duplicate id in sub-folders',
    {
      'notes/2025/a.md': '---\ntitle: A\ndate: 2025-01-01\ndraft: true\n---\nText.',
      'notes/2026/a.md': '---\ntitle: B\ndate: 2026-01-01\n---\nText.',
    },
    'content/notes/2026/a.md: there is already a note with the id "a" in ' +
      'content/notes/2025/a.md; rename one of them.',
  ],
  [
    'a missing profile, though a note has its name',
    { 'profile.md': null, 'notes/profile.md': '---\ntitle: A\ndate: 2026-01-01\n---\nText.' },
    'content/profile.md is missing; it is the one file that every profile needs.',
  ],
  [
    'a path to a manifesto that there is none of',
    mission('reads: [/api/manifesto]\noutputs: [{ name: g, description: W }]'),
    'content/missions/greet.md: "reads" names "/api/manifesto", but there is no ' +
      'manifesto.md; write one, or take the path out.',
  ],
];

test.each(mistakes)('%s is told in one sentence', (_, files, sentence) => {
  expect(problemsOf(files)).toEqual([sentence]);
});

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
