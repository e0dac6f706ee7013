/** What an owner should know of the record of changes: that it lags behind the content. */
import type { Profile } from '../kinds/entries.ts';
import { HISTORY_FILE, readRecord } from '../profile/history.ts';
import { ContentError } from '../profile/problems.ts';
import { nameOf } from '../profile/read.ts';
import { missingIn } from '../surfaces/history/history.ts';
import { recordsOf } from '../surfaces/records.ts';
import { siteFrom } from '../surfaces/site.ts';

/** A sentence where changes are not recorded, or where the record is broken. */
export async function recordWarnings(folder: string, profile: Profile): Promise<string[]> {
  try {
    const lines = await readRecord(folder);
    if (!lines) return [];
    const missing = missingIn(lines, recordsOf(profile, siteFrom(process.env)));
    const what = missing.map(({ kind, id, change }) => `${kind}/${id} ${change}`);
    const more = what.length > 3 ? ` and ${what.length - 3} more` : '';
    return what.length === 0
      ? []
      : [
          `${nameOf(folder, HISTORY_FILE)}: not recorded yet: ${what.slice(0, 3).join(', ')}` +
            `${more}; run npm run record.`,
        ];
  } catch (error) {
    if (error instanceof ContentError) return [...error.problems];
    throw error;
  }
}
