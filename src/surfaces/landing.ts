/**
 * Ids of records as anchors on the pages that show them, beside the places that keep kinds apart:
 * agents cite `/api/experience#yale-phd`, and a browser keeps that fragment when it is led to the
 * page.
 */
import { placedKinds, placesOf } from '../kinds/kinds.ts';
import { once } from '../once.ts';
import { humanRecordPath } from './human.ts';
import type { Records } from './records.ts';

/** Ids of sections on these pages; a record of the same id gives way. */
const SECTIONS = [
  'content',
  'texts',
  ...placedKinds.flatMap((kind) => placesOf(kind).section?.id ?? []),
];
const SHOWN = placedKinds.filter((kind) => placesOf(kind).section || kind === 'questions');

/** The id of a record's place on its page: `/api/talks#a` -> `talk-a`; undefined without one. */
export const placeOn = (path: string): string | undefined => humanRecordPath(path).split('#')[1];

const landings = once((records: Records): ReadonlyMap<string, string> => {
  const paths = SHOWN.flatMap((kind) => records[kind].map(({ path }) => path));
  const pages = Map.groupBy(paths, (path) => humanRecordPath(path).split('#')[0]);
  // Each id once a page: the first record that has it keeps it.
  const kept = [...pages.values()].flatMap((all) => {
    const taken = new Set(SECTIONS);
    return all.flatMap((path): [string, string][] => {
      const [at, id = ''] = [placeOn(path), /[^/#]+$/.exec(path)?.[0]];
      return at && !taken.has(id) && taken.add(id) ? [[at, id]] : [];
    });
  });
  return new Map(kept);
});

/** The id of the record at a place, where it is free on its page; else undefined. */
export const landingOf = (records: Records, at: string) => landings(records).get(at);
