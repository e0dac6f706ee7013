/** Towns that a text names, and whether a record is of somewhere else. Pure. */
import type { Language, Way } from '../languages/language.ts';
import table from '../languages/table.json' with { type: 'json' };
import type { Facts } from './facts.ts';
import { lexiconOf, meantBy, VALUES } from './languages.ts';
import { type Kind, type Rec, textOf } from './record.ts';
import { codeOf } from './values.ts';
import { fold, tokensOf } from './words.ts';

/** What stands before a town, in any language. */
const BEFORE = /^(in|at|of|an|a|en|de|nach|uni\p{L}*|hochschule)$/u;
/** Names of what is wider than a town, or may be: counties, cantons, provinces. */
const AREAS = new Set(table.areas.split(' '));
/** Kinds that are somewhere. */
const PLACED = new Set<Kind>(['profile', 'experience', 'volunteering', 'education', 'talk']);
const WAYS: readonly Way[] = ['alike', 'wide'];

/**
 * The folded town that a text names: the last name after "in" or "University of" that is no
 * language and no word that means something; an empty text for none.
 */
export function townIn(text: string, language: Language): string {
  const { stop } = lexiconOf(language);
  const isWord = (stem: string) =>
    WAYS.some((way) => meantBy(stem, language, language, way).size > 1);
  const { word = '' } =
    tokensOf(text, language).findLast(
      ({ name, word, raw, stem }, at, all) =>
        name &&
        BEFORE.test(all[at - 1]?.word ?? '') &&
        !(stop.has(word) || codeOf(raw) || isWord(stem)),
    ) ?? {};
  return word;
}

/** Whether no record is in a town. */
export const isNew = (town: string, { records }: Facts): boolean =>
  !records.some(({ place }) => fold(place ?? '').includes(town));

/** How a town begins in most languages: Köln and Cologne, Wien and Vienna. */
const beginning = ([first = '']: string): string => ({ k: 'c', w: 'v', z: 's' })[first] ?? first;

/**
 * Whether a record tells where it was, if only by a house's name, and nothing of a town. In an area
 * there may be the record's own, unless that names another; and a name that begins alike may be the
 * same one abroad.
 */
export function isElsewhere(record: Rec, town: string, { language }: Facts): boolean {
  const { institution: house = '' } = record.fields;
  const where = fold(record.place ?? (house.includes(', ') ? house : townIn(house, language)));
  const isTold = PLACED.has(record.kind) && where !== '' && !VALUES.remote.test(where);
  const words = where.match(/\p{L}{3,}/gu) ?? [];
  const isWide = AREAS.has(town) && !words.some((word) => AREAS.has(word));
  const isAlike = words.some((word) => beginning(word) === beginning(town));
  return isTold && !isWide && !isAlike && !textOf(record).includes(town);
}
