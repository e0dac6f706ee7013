/** POST /api/agent/match: holds requirements against the record, and judges nothing. */
import { humanRecordPath } from '../../src/surfaces/human.ts';
import { MATCHING } from '../../src/surfaces/rules.ts';
import { absolute } from '../../src/surfaces/site.ts';
import { timeOf } from '../answers/facts/record.ts';
import type { Snapshot } from '../answers/facts/snapshot.ts';
import { type Matched, matchOf } from '../answers/match/match.ts';
import { dayOf } from '../store/keys.ts';
import { publishedSource } from './ask.ts';
import type { Operation } from './operation.ts';

function published({ standing, ...given }: Matched, { base }: Snapshot) {
  const { start, end } = timeOf(given.record);
  const { expires } = given.record.fields;
  return {
    ...publishedSource(given, base, false),
    human_url: `${base}${humanRecordPath(given.record.path)}`,
    start: start ?? (expires ? end : null),
    end: expires ?? end,
    standing,
  };
}

export const match: Operation<'match'> = async ({ body: { requirements } }, { snapshot, at }) => {
  const { availability_note, current_capacity } = snapshot.manifest.collaboration;
  const text = availability_note ?? current_capacity;
  return {
    last_modified: snapshot.last_modified,
    results: matchOf(requirements, snapshot, dayOf(at)).map((matched, index) => ({
      requirement: index + 1,
      found: matched.length > 0 ? ('records' as const) : ('not_stated' as const),
      records: matched.map((one) => published(one, snapshot)),
    })),
    availability: text
      ? {
          text,
          changed: snapshot.terms_changed ?? null,
          url: absolute(snapshot, '/api/collaboration'),
        }
      : null,
    ...MATCHING,
  };
};
