/**
 * The record of changes: content/.record.jsonl, one line a change, each bound to the line before.
 * `npm run record` writes it; GET /record.jsonl publishes it.
 */
import * as z from 'zod';
import { ContentHash, Day } from './common.ts';
import { described, flag, named, oneOf, string, stringOrNull } from './described.ts';

/** Members of a record by their names. */
const Members = z.record(z.string(), z.unknown());

export const CHANGES = ['added', 'changed', 'withdrawn'] as const;

export const HistoryLine = z.strictObject({
  day: Day,
  /** Folder or file of the content; `files` for the digests of what a site at `id` publishes. */
  kind: z.string(),
  id: z.string(),
  /** Where its document stands; null where it has none of its own. */
  path: z.string().nullable(),
  change: z.enum(CHANGES),
  /** Hash of what the owner wrote, before and after. */
  before: ContentHash.nullable(),
  after: ContentHash.nullable(),
  /** SHA-256 (base64url) of the bytes at each address that changed; null where none are left. */
  files: z.record(z.string(), z.string().nullable()).optional(),
  /** Hash of salt, text and reason, which may be taken away; null where nothing is told. */
  told: ContentHash.nullable(),
  /** Hash of the line before, without what may be taken away. */
  previous: ContentHash.nullable(),
  salt: z.string().optional(),
  /** The members that changed, as they are from then on; null for one that is gone. */
  text: Members.optional(),
  reason: z.string().max(400).optional(),
});
export type HistoryLine = z.output<typeof HistoryLine>;

/** What lists and changelog tell of a change. */
export const RecordedChange = named('RecordedChange', 'A change of a record, as it was recorded.', {
  change: oneOf(CHANGES, 'What happened to the record.', 'changed'),
  record: string('Kind and id of the record.', 'claims/built-catalogue'),
  record_url: stringOrNull('Its document; null: none of its own.', null),
  old: described(
    Members.nullable(),
    'What changed, as it was; null where that is not told. Long texts are cut.',
    { claim: 'Hired eleven.' },
  ),
  new: described(Members.nullable(), 'The same as it was from then on.', {
    claim: 'Hired nine.',
  }),
  reason: stringOrNull('Why, in the words of the owner.', null),
  recorded: flag('false: it stands in no record yet, and is dated by the record itself.', true),
});
export type RecordedChange = z.infer<typeof RecordedChange>;

/** A change as lists tell it to `changed_since`. */
export const ChangeInList = RecordedChange.extend({
  date: string('Day of the change.', '2026-11-24'),
}).meta({ id: 'ChangeInList', description: 'A change of a record of this list.' });
