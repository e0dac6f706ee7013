/** What the changes of the profile and the API broke. */
import type { Change } from '../../kinds/change/change.ts';

/**
 * `breaking_changes_since` of every payload: one line per breaking change, null when nothing has
 * broken.
 */
export function breakingChanges(
  changes: readonly Pick<Change, 'breaking' | 'date' | 'title'>[],
): string[] | null {
  const breaking = changes
    .filter((change) => change.breaking)
    .map(({ date, title }) => `${date}: ${title}`);
  return breaking.length > 0 ? breaking : null;
}
