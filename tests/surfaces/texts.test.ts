import { expect, test } from 'vitest';
import { sectionsOf } from '../../src/surfaces/texts.ts';

const titles = (body: string) => sectionsOf(body).map(({ id, level }) => [id, level]);

test('sections are the headings below the title, with words and tokens of their own text', () => {
  expect(sectionsOf('Before.\n\n## One, two\n\nThree words here.\n\n### Deeper\n\nFour.')).toEqual([
    { id: 'one-two', title: 'One, two', level: 2, word_count: 3, estimated_tokens: 4 },
    { id: 'deeper', title: 'Deeper', level: 3, word_count: 1, estimated_tokens: 2 },
  ]);
});

test('a text without headings has no sections', () => {
  expect(sectionsOf('Only a paragraph with `## no heading`.')).toEqual([]);
});

test('headings in code are none, whatever fences the code', () => {
  expect(
    titles('## A\n```md\n## B\n~~~\n## C\n```\n## D\n~~~~\n## E\n~~~\n## F\n~~~~\n## G'),
  ).toEqual([
    ['a', 2],
    ['d', 2],
    ['g', 2],
  ]);
});

test('equal titles get ids of their own, and closing hashes are no part of a title', () => {
  expect(titles('## Same ##\n## Same\n## Żółć & 京都')).toEqual([
    ['same', 2],
    ['same-1', 2],
    ['żółć--京都', 2],
  ]);
});
