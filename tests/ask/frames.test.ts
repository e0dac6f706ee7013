/**
 * No invented statement: every piece of every answer is the record's own words, a fixed text of a
 * language, or a count.
 */
import { expect, test } from 'vitest';
import { answerTo } from '../../functions/answers/ask/answer.ts';
import { textOf } from '../../functions/answers/ask/pieces.ts';
import { lexiconOf } from '../../functions/answers/facts/languages.ts';
import { LANGUAGES } from '../../functions/answers/languages/language.ts';
import { EXAMPLE, ODD } from '../support/build.ts';
import { generated } from './generated.ts';
import { facts } from './profiles.ts';
import { bare, isPublished, publishedIn } from './published.ts';

/** Every fixed text, without the numbers that stand in it. */
const FIXED = new Set(
  LANGUAGES.flatMap((language) => {
    const { kinds } = lexiconOf(language);
    return [
      ...Object.values(language.frames)
        .map((text) => text.replace('{n}', ''))
        .flatMap((text) =>
          ['English', 'Englisch', 'anglais', 'inglés'].map((own) =>
            text.replace('{language}', own),
          ),
        ),
      ...Object.values(language.headings).map((text) => `${text}:`),
      ...[...kinds.values()].flatMap(({ one, many }) => [` ${one}:`, ` ${many}:`]),
    ];
  }),
);
/** A typed value as it is published: "6 weeks" of "6 Wochen". */
const untold = (value: string) =>
  LANGUAGES.flatMap(({ values }) => Object.entries(values)).reduce(
    (all, [published, said]) => all.replaceAll(said, published),
    value,
  );
const UNITS = LANGUAGES.flatMap((language) => lexiconOf(language).words.slice(4));

test.each([
  ['example', EXAMPLE, 1200],
  ['odd', ODD, 800],
] as const)(
  'answers about the %s profile are words of the record and frames',
  (name, folder, count) => {
    const published = publishedIn(folder);
    /** The words between typed values of a heading: from, to, with, until. */
    const joined = (value: string): boolean =>
      value
        .split(/[(),]| (?:to|until|since|with) |(?<=, )since /)
        .every((part) => isPublished(part.replace(/^\s*(since|until|with) /, ''), published, []));
    /** Typed values of a record in one line, each with its heading; addresses are not words. */
    const composed = (line: string): boolean =>
      line
        .replace(/https?:\/\/[^\s;]+/g, '')
        .split(/; |\. |: /)
        .map((part) => part.trim().replace(/\.$/, ''))
        .every(
          (part) =>
            FIXED.has(`${part}:`) ||
            part === 'Terms of collaboration' ||
            published.text.includes(part) ||
            isPublished(part, published, []),
        );
    const wrong: string[] = [];
    const statuses = new Map<string, number>();
    for (const question of generated(facts[name], count, 20_261_120)) {
      const found = answerTo(question, facts[name], '2026-11-20');
      statuses.set(found.status, (statuses.get(found.status) ?? 0) + 1);
      if (/MARKER|xyzzy/.test(textOf(found.pieces))) wrong.push(`echo: ${question}`);
      for (const piece of found.pieces) {
        if ('frame' in piece) {
          if (!FIXED.has(piece.frame.replace(/\d+/, ''))) wrong.push(`frame: ${piece.frame}`);
        } else if ('number' in piece) {
          const words = piece.number.split(/[\d,\s]+/).filter(Boolean);
          if (!words.every((word) => UNITS.includes(word))) wrong.push(`number: ${piece.number}`);
        } else if ('value' in piece) {
          if (
            !isPublished(piece.value, published, []) &&
            !joined(piece.value) &&
            ![piece.value, untold(piece.value)].some(composed)
          )
            wrong.push(`${question}: value ${piece.value}`);
        } else {
          const words = bare('quote' in piece ? piece.quote : piece.text).replace(/…$/, '');
          const headed = /^[^:]+: (.*)$/.exec(words)?.[1] ?? '';
          if (
            !composed(words) &&
            ![words, words.replace(/\.$/, ''), headed].some(
              (one) => one && published.text.includes(one),
            ) &&
            !joined(words) &&
            !joined(headed) &&
            !isPublished(headed, published, [])
          )
            wrong.push(`${question}: quote ${words}`);
        }
      }
      for (const {
        record: { path },
        text,
      } of found.sources) {
        if (!facts[name].paths.includes(path.replace(/#.*$/, '')))
          wrong.push(`${question}: source ${path}`);
        if (text === '') wrong.push(`${question}: no words of ${path}`);
      }
      const answers = found.status === 'answered' || found.status === 'partially_answered';
      if (answers && found.sources.length === 0) wrong.push(`${question}: no source`);
      if (found.sources.length > 5) wrong.push(`${question}: too many sources`);
    }
    expect([...new Set(wrong)].slice(0, 20)).toEqual([]);
    // The questions reach every kind of answer, so that the property says something.
    for (const status of ['answered', 'declined', 'nearest'])
      expect([status, (statuses.get(status) ?? 0) > 5]).toEqual([status, true]);
  },
);

test('the check finds words that nobody published', () => {
  const published = publishedIn(EXAMPLE);
  expect(isPublished('She invented the telephone', published, [])).toBe(false);
  expect(isPublished('1944-07', published, [])).toBe(true);
});
