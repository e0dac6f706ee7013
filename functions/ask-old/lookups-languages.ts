/** Languages that the person speaks. */
import { looked, silent, sourceOf } from './answers.ts';
import { framed } from './frames.ts';
import { languageCode } from './languages-spoken.ts';
import { beyond, has, type Lookup, recordOf } from './lookup.ts';

/** Whether the person speaks a language that is named: the list when it is in it. */
export const language: Lookup = (known, asked) => {
  if (
    !has(asked, /\b(speaks?|spoken|fluent|languages?|read|write|understand|converse|talk|native)\b/)
  )
    return null;
  const wanted = asked.tokens.map(({ raw }) => languageCode(raw)).find((code) => code !== null);
  if (
    !wanted ||
    beyond(asked, `${LANGUAGE_WORDS} know fluent good well proficient skill`).length > 1
  )
    return null;
  const { profile } = known.facts.manifest;
  const own = profile.languages.find(
    (name) => languageCode(name.replace(/\s*\(.*/, '')) === wanted,
  );
  return own
    ? looked(
        'a language',
        [framed('languages', profile.languages.join(', '))],
        [sourceOf(recordOf(known, 'profile'), profile.languages.join(', '))],
      )
    : silent('not_published', 'notPublished', 'not published: a language');
};

const LANGUAGE_WORDS =
  'language speak spoken human natural foreign fluent native profile mother tongue other write read contact letter message understand';

export const languages: Lookup = (known, asked) => {
  if (
    !has(asked, /\b(languages?|speaks?|spoken|fluent|bilingual|polyglot|mother tongue|native)\b/) ||
    has(asked, /\b(programming|coding|computer|business|standard|created?|invented?)\b/)
  )
    return null;
  if (beyond(asked, LANGUAGE_WORDS).length > 0) return null;
  if (
    !has(asked, /\b(languages?|speak|tongue)\b/) ||
    has(asked, /\bspoken? (at|to|about|on|in public)\b/)
  )
    return null;
  const { profile } = known.facts.manifest;
  if (profile.languages.length === 0) return null;
  return looked(
    'languages',
    [framed('languages', profile.languages.join(', '))],
    [sourceOf(recordOf(known, 'profile'), profile.languages.join(', '))],
  );
};
