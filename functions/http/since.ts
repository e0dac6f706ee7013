/** The parameter `since`: a day, or an ISO 8601 timestamp, in UTC where it names no zone. */

const DATE = /(\d{4}-\d{2}-\d{2})/.source;
const TIME = /(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?/.source;
const ZONE = /(?:([Zz])|([+\- ])(\d{2}):?(\d{2}))?/.source;
const FORM = new RegExp(`^${DATE}(?:[Tt ]${TIME}${ZONE})?$`);

/**
 * The UTC day that a value means, YYYY-MM-DD, or null when it means none. Items are dated by the
 * day, so a timestamp counts with its whole UTC day: nothing of that day is left out. A space
 * before the zone is a `+` that was not encoded.
 */
export function sinceDay(value: string): string | null {
  const [, date = '', hour = '00', minute = '00', second = '00', , sign, zoneHour, zoneMinute] =
    FORM.exec(value) ?? [];
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // A day that its month does not have is read as one of the next.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return null;
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)];
  const zone = [Number(zoneHour ?? 0), Number(zoneMinute ?? 0)] as const;
  if (Math.max(hours, zone[0]) > 23 || Math.max(minutes, zone[1]) > 59 || seconds > 60) return null;
  const offset = (zone[0] * 60 + zone[1]) * (sign === '-' ? -1 : 1);
  const moved = new Date(midnight + (hours * 60 + minutes - offset) * 60_000);
  // Years before 0 and after 9999 have another form; nothing is dated there.
  const isDated = moved.getUTCFullYear() >= 0 && moved.getUTCFullYear() <= 9999;
  return isDated ? moved.toISOString().slice(0, 10) : date;
}
