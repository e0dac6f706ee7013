/** What an owner should know of receipts: old ones, and such as do not fit the evidence level. */

import type { Profile } from '../kinds/entries.ts';
import { EVIDENCED } from '../profile/receipts.ts';
import { verificationOf } from '../surfaces/verification.ts';

/** Older than this many days, a receipt says little of today. */
const OLD_DAYS = 180;

/** The day before which a receipt is old. */
function limitOf(today: string): string {
  return new Date(Date.parse(today) - OLD_DAYS * 86_400_000).toISOString().slice(0, 10);
}

/**
 * One sentence for each record whose receipts need a look. Nothing here changes a level: that is
 * the owner's to do.
 */
export function evidenceWarnings(profile: Profile, today: string): string[] {
  return EVIDENCED.flatMap((kind) =>
    profile[kind].flatMap((entry) => {
      const { status, day } = verificationOf(entry) ?? {};
      if (!status) return [];
      const again = 'run npm run evidence';
      const strong = /^(public-live|external-validation)$/.test(entry.evidence_level);
      if (strong && (status === 'not_found' || status === 'changed'))
        return [
          `${entry.file}: the evidence level is ${entry.evidence_level}, but a check says ` +
            `${status}; mend the link or the check, or lower the level.`,
        ];
      if (status === 'not_checked' || day === null)
        return [`${entry.file}: a check of its evidence has not been run; ${again}.`];
      if (day && entry.updated && day < entry.updated)
        return [`${entry.file}: it was changed after its evidence was checked; ${again}.`];
      if (day && day < limitOf(today))
        return [`${entry.file}: its evidence was checked on ${day}; ${again}.`];
      return [];
    }),
  );
}
