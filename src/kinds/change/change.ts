/** What changed: content/changelog/*.md and GET /api/changelog. */
import type * as z from 'zod';
import { Day } from '../../schemas/common.ts';
import { RecordedChange } from '../../schemas/history.ts';
import { choice, flag, given, kind, recordSchema, required, text } from '../field.ts';
import { details_markdown, id, inList, ownDate } from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id,
  date: required({ written: Day, published: Day }, 'Day of the change.'),
  kind: required(
    choice(['profile', 'api']),
    'Whether the profile or the interface changed.',
    'profile',
  ),
  title: required(text(160), 'What changed, in one line.', 'Added three claims'),
  breaking: required(flag, 'true when callers must change something.', false),
  details_markdown,
  recorded: given(RecordedChange.optional()),
  ...inList('/api/changelog#'),
  ...ownDate,
};
export const Change = recordSchema(fields, 'Change', 'A change of the profile or the interface.');
export type Change = z.infer<typeof Change>;

export const change = kind('change', fields, Change, ['date'], { places });
