/**
 * What can be asked about: every published record in one form, with its names, dates, places and
 * sentences.
 */
import { draftsIn } from './makers.ts';
import { namesIn, otherNames } from './names.ts';
import type { Rec } from './record.ts';
import { hashAt, type Snapshot } from './snapshot.ts';

/** The fields that are names of the record. */
const NAMING = ['organization', 'institution', 'event', 'degree', 'title'] as const;

/** Every record of the published facts, lists in their own order. Pure. */
export function recordsOf(facts: Snapshot): Rec[] {
  const { base } = facts;
  return draftsIn(facts).map(({ more = [], names = [], fields = {}, ...draft }, at) => ({
    level: null,
    evidence: null,
    links: [],
    start: null,
    end: null,
    place: null,
    people: [],
    lines: [],
    tags: [],
    projects: [],
    ...draft,
    at,
    url: `${base}${draft.path}`,
    hash: hashAt(facts, draft.path),
    names: [
      ...new Set([
        ...names,
        ...namesIn(...NAMING.map((field) => fields[field] ?? null)),
        ...otherNames(draft.id, Object.values(fields)),
      ]),
    ],
    fields,
    values: [...Object.values(fields), ...(draft.place ? [draft.place] : []), ...more],
  }));
}
