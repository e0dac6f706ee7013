/** The typed values of a record, each with the names by which it may be called in full. Pure. */
import { fold } from '../facts/words.ts';
import type { Rec } from '../facts/records.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import type { Slot } from '../languages/statements/statements.ts';
import type { Reading } from './reading.ts';
import { scan, type Value } from './words.ts';

const KINDS = ['bachelor', 'master', 'doctor'] as const;
/** Degrees as they are written in several countries, without honours and without mastership of a craft. */
const DEGREES: Record<(typeof KINDS)[number], RegExp> = {
  bachelor: /^(?:ba|bs|bsc|beng|bed|llb|bfa|bachelor|licence|licenciatura|grado)(?=$| of| in| en| degree|s degree)/,
  master: /^(?:ma|ms|msc|meng|med|mba|mfa|llm|mphil|master|mastere|maestria)(?=$| of| in| en| degree|s degree)/,
  doctor: /^(?:phd|dphil|dr|doctorate|doctor|doctorat|doctorado|promotion)(?=$| of| in| en| degree)/,
};

/** A name as the words that a statement would use for it. */
const nameWords = (name: string): string[] => scan(name).map(({ word }) => word);

/** What stands before a bracket, a bar or a comma: enough for a body, a place, a text; no title. */
const shorter = (name: string): string[] => [
  name,
  ...[name.replace(/\s*\([^)]*\)/g, '')],
  ...name.split(/\s*(?:[|:;]|, (?=\p{Lu}))\s*/u).slice(0, 1),
];
const places = (place: string): string[] => [place, ...place.split(/,\s*/)];

function degrees(degree: string, { degrees: words }: Reading): string[] {
  const plain = nameWords(degree).join(' ');
  const kind = KINDS.find((one) => DEGREES[one].test(plain));
  const bare = degree.split(/ (?:in|en|der) /)[0] as string;
  return [degree, bare, ...shorter(degree).slice(1, 2), ...(kind ? words[kind].split('|') : [])];
}

/** The values of a record. `languages` gives the names by which a spoken language is known. */
export function valuesOf(rec: Rec, facts: Snapshot, reading: Reading): Value[] {
  const { fields, place, people, kind } = rec;
  const given: [Slot, readonly string[]][] = [
    ['T', fields.title ? (kind === 'experience' ? [fields.title] : shorter(fields.title)) : []],
    ['O', fields.organization ? shorter(fields.organization) : []],
    ['D', fields.degree ? degrees(fields.degree, reading) : []],
    ['F', fields.field ? [fields.field] : []],
    ['I', fields.institution ? shorter(fields.institution) : []],
    ['E', fields.event ? shorter(fields.event) : []],
    ['B', fields.publisher ? shorter(fields.publisher) : []],
    ['K', reading.forms[fields.form ?? '']?.split('|') ?? []],
    ['C', people],
    ['L', place ? places(place) : []],
    ['G', kind === 'profile' ? facts.manifest.profile.languages.flatMap(spoken) : []],
    ['N', kind === 'collaboration' ? [...facts.manifest.collaboration.preferred_engagement_types, ...facts.manifest.collaboration.industries_of_interest] : []],
    ['V', rec.level ? [rec.level] : []],
  ];
  return given.flatMap(([slot, names]) =>
    names.map((name) => ({ slot, words: nameWords(name) })).filter(({ words }) => words.length > 0),
  );
}

const WEAK = /\b(?:basic|beginner|a1|a2|reading|passive|grundkenntnisse|notions|debutant|basico|scolaire|schul\w*)\b/i;
const CODES =
  'ar bg ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko la lb lt lv mk nb nl no pl pt ro ru sk sl sq sr sv ta th tr uk ur vi zh'.split(' ');
let languages: Map<string, string[]> | null = null;

/** All names of a language that one name means, from the Unicode CLDR data of the runtime. */
function spoken(value: string): string[] {
  if (!languages) {
    languages = new Map();
    for (const code of CODES) {
      const names = ['en', 'de', 'fr', 'es', code].flatMap(
        (by) => new Intl.DisplayNames([by], { type: 'language' }).of(code) ?? [],
      );
      for (const name of names) languages.set(fold(name), names);
    }
  }
  const bare = value.replace(/\s*[(,:–-].*$/, '').trim();
  const names = languages.get(fold(bare)) ?? [bare];
  return [value, ...(WEAK.test(value) ? [] : names)];
}
