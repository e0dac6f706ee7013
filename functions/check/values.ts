/** The typed values of a record, each with the names by which it may be called in full. Pure. */
import type { Kind, Rec } from '../facts/record.ts';
import type { Snapshot } from '../facts/snapshot.ts';
import { spokenIn } from '../facts/values.ts';
import { stemOf } from '../facts/words.ts';
import type { Slot } from '../languages/statements/statements.ts';
import type { Reading } from './reading.ts';
import { scan, type Word } from './words.ts';

/** One name of a typed value, as its words. */
export type Value = { slot: Slot; words: readonly string[] };

const KINDS = ['bachelor', 'master', 'doctor'] as const;
/**
 * Degrees as they are written in several countries, without honours and without mastership of a
 * craft.
 */
const DEGREES: Record<(typeof KINDS)[number], RegExp> = {
  bachelor:
    /^(?:ba|bs|bsc|beng|bed|llb|bfa|bachelor|licence|licenciatura|grado)(?=$| of| in| en| degree|s degree)/,
  master:
    /^(?:ma|ms|msc|meng|med|mba|mfa|llm|mphil|master|mastere|maestria)(?=$| of| in| en| degree|s degree)/,
  doctor:
    /^(?:phd|dphil|dr|doctorate|doctor|doctorat|doctorado|promotion)(?=$| of| in| en| degree)/,
};

/** A name as the words that a statement would use for it. */
const nameWords = (name: string): string[] => scan(name).map(({ word }) => word);

/** Forms of companies, and words that many schools have: what is left names the body as well. */
const FORM =
  /[\s,]+(?:gmbh|ag|kg|ohg|ug|e\.? ?v\.?|ltd\.?|limited|inc\.?|incorporated|corporation|company|co\.?|llc|plc|corp\.?|s\.?a\.?|s\.?a\.?r\.?l\.?|s\.?l\.?|b\.?v\.?|gmbh & co\.? kg)$/i;
const SCHOOL = /^(\p{Lu}\S+) (?:university|college)$/iu;

/** What stands before a bracket, a bar or a comma: enough for a body, a place, a text; no title. */
const shorter = (name: string): string[] => {
  const bare = name.replace(/\s*\([^)]*\)/g, '');
  const first = bare.split(/\s*(?:[|:;]|, (?=\p{Lu}))\s*/u)[0] as string;
  return [name, bare, first];
};
const bodies = (name: string): string[] =>
  shorter(name).flatMap((one) => [one, one.replace(FORM, ''), one.replace(SCHOOL, '$1')]);
const places = (place: string): string[] => [place, ...place.split(/,\s*/)];

function degrees(degree: string, { degrees: words }: Reading): string[] {
  const plain = nameWords(degree).join(' ');
  const kind = KINDS.find((one) => DEGREES[one].test(plain));
  const bare = degree.split(/ (?:in|en|der) /)[0] as string;
  return [degree, bare, ...shorter(degree).slice(1, 2), ...(kind ? words[kind].split('|') : [])];
}

/** A position is named in full; a project also by what stands before a comma. */
const titles = (kind: Kind, title: string): string[] => {
  if (kind === 'experience') return [title];
  return kind === 'project' ? [...shorter(title), title.split(/,\s/)[0] as string] : shorter(title);
};

/**
 * Whole phrases of a record, as they stand between commas and stops; none of a sentence that takes
 * something back, and none beside a colon, which may be another's.
 */
function segmentsOf({ kind, fields, lines }: Rec, { narrow, not }: Reading): string[] {
  if (['profile', 'skill', 'claim', 'collaboration', 'contact'].includes(kind)) return [];
  const { form, score, level } = fields;
  const told = lines.filter(({ text, implied }) => {
    const words = nameWords(text);
    return implied && !text.includes(':') && !words.some((one) => narrow.has(one) || not.has(one));
  });
  return [score, level, form, ...told.map(({ text }) => text)].flatMap(
    (text) => text?.split(/[.;()–—]|,(?!\d)/).map((one) => one.trim()) ?? [],
  );
}

/** The values of a record, each by all its names. */
export function valuesOf(rec: Rec, facts: Snapshot, reading: Reading): Value[] {
  const { fields, place, people, kind } = rec;
  const given: [Slot, readonly string[]][] = [
    ['T', fields.title ? titles(kind, fields.title) : []],
    ['R', fields.role ? [fields.role] : []],
    ['O', fields.organization ? bodies(fields.organization) : []],
    ['D', fields.degree ? degrees(fields.degree, reading) : []],
    ['F', fields.field ? [fields.field] : []],
    ['I', fields.institution ? bodies(fields.institution) : []],
    ['E', fields.event ? shorter(fields.event) : []],
    ['B', fields.publisher ? shorter(fields.publisher) : []],
    ['K', reading.forms[fields.form ?? '']?.split('|') ?? []],
    ['C', people],
    ['L', place ? places(place) : (fields.institution?.split(/,\s*/).slice(1) ?? [])],
    [
      'G',
      kind === 'profile'
        ? spokenIn(facts.manifest.profile).flatMap((one) => spoken(one, reading))
        : [],
    ],
    [
      'N',
      kind === 'collaboration'
        ? [
            ...facts.manifest.collaboration.preferred_engagement_types,
            ...facts.manifest.collaboration.industries_of_interest,
          ]
        : [],
    ],
    ['U', kind === 'profile' ? facts.manifest.profile.current_focus : []],
    ['V', rec.level ? [rec.level] : []],
    ['S', segmentsOf(rec, reading)],
  ];
  return given.flatMap(([slot, names]) =>
    names.map((name) => ({ slot, words: nameWords(name) })).filter(({ words }) => words.length > 0),
  );
}

/** A language as it is told, with its level in other ways, and by its name alone. */
const spoken = (value: string, { levelled }: Reading): string[] => {
  const [name = '', level = ''] = value.split(/\s*[(),:–-]\s*/);
  return [value, name, ...levelled.map((joined) => `${name} ${joined} ${level}`)];
};

/** Kinds whose sentences tell of a thing where they name nobody. */
export const THINGS: readonly string[] = [
  'project',
  'talk',
  'writing',
  'certificate',
  'award',
  'note',
];
/** Kinds with names that their sentences leave out. */
const NAMED: readonly string[] = [...THINGS, 'experience', 'volunteering', 'education', 'skill'];
/** Words that name a record itself, and with those of where it belongs. */
export type Names = { own: ReadonlySet<string>; all: ReadonlySet<string> };

/**
 * The words that name a record, as they are compared; of a project also those of whom it was done
 * for, by the positions that it belongs to.
 */
export function namesOf(rec: Rec, all: readonly Rec[], { language }: Reading): Names {
  const { organization, institution, event, title, degree, field } = rec.fields;
  const names = NAMED.includes(rec.kind)
    ? [...rec.names, rec.label, organization, institution, event, title, degree, field, rec.place]
    : [];
  const places = all.flatMap(({ kind, projects, fields: { organization: one } }) =>
    rec.kind === 'project' && kind === 'experience' && projects.includes(rec.id) ? [one] : [],
  );
  const stems = (some: readonly (string | null | undefined)[]) =>
    new Set(
      some
        .flatMap((name) => [
          ...(name?.match(/[\p{L}\p{N}]+/gu) ?? []),
          ...scan(name ?? '').flatMap(({ raw, word }) => [raw, word]),
        ])
        .map((word) => stemOf(word, language)),
    );
  return { own: stems(names), all: stems([...names, ...places]) };
}

/** The words with each typed value that they name in full joined to one, the longest first. */
export function marked(words: readonly Word[], values: readonly Value[]): Word[] {
  const found: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = words[at] as Word;
    let best: Value | null = null;
    for (const value of values)
      if (
        value.words[0] === one.word &&
        value.words.length > (best?.words.length ?? 0) &&
        value.words.every((word, by) => words[at + by]?.word === word && !words[at + by]?.about)
      )
        best = value;
    // "El" may be an article of a name.
    if (!best || (one.person && best.words.length < 2)) found.push(one);
    else {
      const last = words[at + best.words.length - 1] as Word;
      const { date: _, ...rest } = one;
      found.push({
        ...rest,
        person: undefined,
        word: best.words.join(' '),
        end: last.end,
        slot: best.slot,
        name: true,
        owner: last.owner,
      });
      at += best.words.length - 1;
    }
  }
  return found;
}
