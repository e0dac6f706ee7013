/** Changes of the profile and the API as records, and what they broke. */
import type { Change } from '../../kinds/change/change.ts';
import { dated } from '../seal.ts';
import { addressOf, orNull, type Source } from './parts.ts';

export function changesOf({ profile, site }: Source): Change[] {
  return profile.changelog.map((change) => {
    const item = {
      id: change.id,
      date: change.date,
      kind: change.kind,
      title: change.title,
      breaking: change.breaking,
      details_markdown: orNull(change.body),
      ...addressOf(site, `/api/changelog#${change.id}`),
    };
    return dated(item, change.modified);
  });
}

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
