/**
 * Ids of records as anchors on the pages that show them, beside the places that keep kinds apart:
 * agents cite `/api/experience#yale-phd`, and a browser keeps that fragment when it is led to the
 * page.
 */
import { anchor } from './human.ts';
import type { Records } from './records.ts';

/** Ids of sections on these pages; a record of the same id gives way. */
const SECTIONS = [
  'content',
  'positions',
  'education',
  'skills',
  'volunteering',
  'certificates',
  'awards',
  'references',
  'interests',
  'texts',
  'publications',
  'talks',
];

type Place = readonly [at: string, id: string];

/** Each id once a page: the first record that has it keeps it. */
function once(places: readonly Place[]): Place[] {
  const taken = new Set(SECTIONS);
  return places.filter(([, id]) => !taken.has(id) && taken.add(id));
}

const known = new WeakMap<Records, ReadonlyMap<string, string>>();

function landings(records: Records): ReadonlyMap<string, string> {
  const { education, volunteering, certificates, awards, references, interests } = records;
  const entries = [education, volunteering, certificates, awards, references, interests].flat();
  return new Map([
    ...once([
      ...records.experience.map(({ id }): Place => [anchor.position(id), id]),
      ...entries.map(({ id }): Place => [anchor.entry(id), id]),
      ...records.skills.map(({ id }): Place => [anchor.skill(id), id]),
    ]),
    ...once([
      ...records.writings.map(({ id }): Place => [anchor.writing(id), id]),
      ...records.talks.map(({ id }): Place => [anchor.talk(id), id]),
    ]),
    ...once(records.questions.map(({ id }): Place => [anchor.question(id), id])),
  ]);
}

/** The id of the record at a place, where it is free on its page; else undefined. */
export function landingOf(records: Records, at: string): string | undefined {
  const found = known.get(records) ?? landings(records);
  known.set(records, found);
  return found.get(at);
}
