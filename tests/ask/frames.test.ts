/**
 * No invented statement: every piece of every answer is the record's own words or a fixed frame
 * filled with its values.
 */
import { expect, test } from 'vitest';
import { answerTo, textOfAnswer } from '../../functions/ask/answer.ts';
import { FRAMES } from '../../functions/ask/frames.ts';
import { EXAMPLE, ODD } from '../support/build.ts';
import { facts } from './facts.ts';
import { generated } from './generated.ts';
import { bare, isPublished, publishedIn } from './published.ts';

/** How lists are called in the answers that count them. */
const LIST_NAMES = [
  'projects',
  'project',
  'skills',
  'skill',
  'talks',
  'talk',
  'writings',
  'writing',
  'claims',
  'claim',
  'notes',
  'note',
  'positions',
  'position',
  'degrees',
  'degree',
  'articles',
  'article',
  'common questions',
  'common question',
];

test.each([
  ['example', EXAMPLE, 1200],
  ['odd', ODD, 800],
] as const)(
  'answers about the %s profile are words of the record and frames',
  (name, folder, count) => {
    const published = publishedIn(folder);
    const wrong: string[] = [];
    const statuses = new Map<string, number>();
    for (const question of generated(facts[name], count, 20_261_120)) {
      const found = answerTo(question, facts[name]);
      statuses.set(found.status, (statuses.get(found.status) ?? 0) + 1);
      if (/MARKER|xyzzy/.test(textOfAnswer(found))) wrong.push(`echo: ${question}`);
      for (const part of found.parts) {
        if ('quote' in part) {
          const words = bare(part.quote).replace(/…$/, '');
          if (!published.text.includes(words)) wrong.push(`${question}: quote ${part.quote}`);
        } else {
          if (!Object.hasOwn(FRAMES, part.frame)) wrong.push(`${question}: frame ${part.frame}`);
          for (const value of part.values)
            if (!isPublished(value, published, LIST_NAMES))
              wrong.push(`${question}: ${part.frame} ${value}`);
        }
      }
      for (const { record } of found.sources)
        if (!facts[name].paths.includes(record.path.replace(/#.*$/, '')))
          wrong.push(`${question}: source ${record.path}`);
      const answers = found.status === 'answered' || found.status === 'partially_answered';
      if (answers && found.sources.length === 0) wrong.push(`${question}: no source`);
    }
    expect(wrong.slice(0, 20)).toEqual([]);
    // The questions reach every kind of answer, so that the property says something.
    for (const status of ['answered', 'declined', 'not_published', 'out_of_scope'])
      expect([status, (statuses.get(status) ?? 0) > 20]).toEqual([status, true]);
  },
);

test('the check finds words that nobody published', () => {
  const published = publishedIn(EXAMPLE);
  expect(isPublished('She invented the telephone', published, [])).toBe(false);
  expect(isPublished('1944-07', published, [])).toBe(true);
});
