/** What changed: content/changelog/*.md and GET /api/changelog. */
import { Day } from '../../schemas/common.ts';
import { RecordedChange } from '../../schemas/history.ts';
import { choice, flag, given, kind, type RecordOf, required, text } from '../field.ts';
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
export type Change = RecordOf<typeof fields>;

export const change = kind('change', 'A change of the profile or the interface.', fields, {
  newestBy: ['date'],
  places,
});
