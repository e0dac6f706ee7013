/**
 * The rows whose lists take a query: the answer to none, the compact one, and the complete list
 * that the gateway filters.
 */
import { CURRICULUM, type PlacedKind, placesOf } from '../kinds/kinds.ts';
import type { Payload } from '../payloads/payloads.ts';
import { defaultsOf } from '../schemas/parameters.ts';
import { ACTIVE } from './activity.ts';
import {
  type ListId,
  type ListQuery,
  type ListShape,
  listText,
  readyList,
} from './filtered-lists.ts';
import { isOf } from './history/told.ts';
import { freshness, type Instance } from './instances.ts';
import { isShortened } from './read-of.ts';
import { documentsOf } from './records/record.ts';
import type { Records } from './records.ts';
import { CLAIM_RULE } from './rules.ts';
import { type Sealed, seal } from './seal.ts';

type Dated = { modified: string };

/** A list of the records of some kinds, which tells of other entries too. */
function list<Id extends ListId>(
  id: Id,
  records: Records,
  kinds: readonly PlacedKind[],
  ...others: (readonly Dated[])[]
) {
  const members = kinds.map((kind) => ({ kind, ...placesOf(kind) }));
  const rules = members.flatMap(({ kind, rule }) =>
    kind === 'claims' ? CLAIM_RULE : (rule ?? []),
  );
  return listOf(
    id,
    records,
    Object.fromEntries(members.map(({ kind, list = kind }) => [list, records[kind]])),
    {
      in_short: Object.fromEntries(
        members.map(({ kind, list = kind, compact = [] }) => [list, compact]),
      ),
      changes: records.history?.told
        .filter((one) => isOf(one, kinds))
        .map(({ date, recorded }) => ({ date, ...recorded })),
      consumer_rule: rules[0],
    },
    [...kinds.flatMap((kind): readonly Dated[] => records.profile[kind]), ...others.flat()],
  );
}

/** What the gateway takes from the complete list to filter it. */
const shown = ({ in_short, changes }: ListShape) => ({
  in_short,
  ...(changes?.length ? { changes } : {}),
});

function listOf<Id extends ListId>(
  id: Id,
  records: Records,
  items: object,
  shape: ListShape,
  entries: readonly Dated[],
): Instance<Sealed<Payload<Id>>>[] {
  const days = (records.history?.told ?? []).map(({ date }) => ({ modified: date }));
  const isOfChanges = id === 'listChangelog' || id === 'listActivity';
  const fresh = freshness(records, isOfChanges ? [...entries, ...days] : entries);
  const usual: ListQuery = defaultsOf(id);
  const ready = readyList(id, items, shape);
  const answer = (query: ListQuery): Sealed<Payload<Id>> =>
    JSON.parse(listText(ready, query, fresh).text);
  return [
    {
      payload: answer(usual),
      variants: {
        ...(isShortened(id) ? { compact: answer({ ...usual, detail: 'compact' }) } : {}),
        all: seal({ ...answer({ limit: null }), ...shown(shape) }, fresh),
      },
    },
  ];
}

export const rows = {
  listSkills: (records: Records) => {
    const { projects, experience } = records.profile;
    return list('listSkills', records, ['skills'], projects, experience);
  },
  getSkill: (records: Records) => documentsOf('skills', records),
  listExperience: (records: Records) => list('listExperience', records, CURRICULUM),
  getExperience: (records: Records) => documentsOf('experience', records),
  listProjects: (records: Records) =>
    list('listProjects', records, ['projects'], records.profile.claims),
  getProject: (records: Records) => documentsOf('projects', records),
  listClaims: (records: Records) => list('listClaims', records, ['claims']),
  getClaim: (records: Records) => documentsOf('claims', records),
  listWritings: (records: Records) => list('listWritings', records, ['writings']),
  listTalks: (records: Records) => list('listTalks', records, ['talks']),
  listNotes: (records: Records) => list('listNotes', records, ['notes']),
  getNote: (records: Records) => documentsOf('notes', records),
  listCommonQuestions: (records: Records) => list('listCommonQuestions', records, ['questions']),
  listChangelog: (records: Records) => list('listChangelog', records, ['changelog']),
  listActivity: (records: Records) => {
    const { activity, profile } = records;
    const shown = ACTIVE.flatMap((kind): readonly Dated[] => profile[kind]);
    return listOf('listActivity', records, { activity }, { in_short: { activity: [] } }, shown);
  },
};
