/** What the pages say by themselves: in the language of the profile, or else in English. */
import { expect, test } from 'vitest';
import { ProfileFrontMatter } from '../../src/kinds/profile/profile.ts';
import { sayIn } from '../../src/labels/say.ts';

test.each([
  ['en', '1944-07-02', 'July 2, 1944'],
  ['en-GB', '1944-07-02', '2 July 1944'],
  ['en', '1944-07', 'July 1944'],
  ['en', '1944', '1944'],
])('%s says %s as %s', (language, date, said) => {
  expect(sayIn(language).day(date)).toBe(said);
});

test('a language without labels is spoken in English, and says so', () => {
  expect(sayIn('tlh')).toMatchObject({ language: 'en', direction: 'ltr' });
  expect(sayIn('en-AU').language).toBe('en-AU');
});

test.each(['en_GB', 'e', ''])('the profile refuses the language tag "%s"', (tag) => {
  const { language } = ProfileFrontMatter.shape;
  expect(language.safeParse(tag).success).toBe(false);
  expect(language.safeParse('de-CH').success).toBe(true);
});
