/**
 * The `since` parameter: a day, or an ISO 8601 timestamp with or without zone; without one it is
 * UTC.
 */

const DATE = /(\d{4})-(\d{2})-(\d{2})/.source;
const TIME = /(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?/.source;
const ZONE = /(?:([Zz])|([+\- ])(\d{2}):?(\d{2}))?/.source;
const FORM = new RegExp(`^${DATE}(?:[Tt ]${TIME}${ZONE})?$`);

/**
 * The UTC day that a value means, YYYY-MM-DD, or null when it means none. Items are dated by the
 * day, so a timestamp counts with its whole UTC day: nothing of that day is left out. A space
 * before the zone is a `+` that was not encoded.
 */
export function sinceDay(value: string): string | null {
  const match = FORM.exec(value);
  if (!match) return null;
  const [
    ,
    year = '',
    month = '',
    day = '',
    hour = '00',
    minute = '00',
    second = '00',
    ,
    sign,
    zoneHour = '00',
    zoneMinute = '00',
  ] = match;
  const date = `${year}-${month}-${day}`;
  const midnight = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== date) return null;
  if (
    Number(hour) > 23 ||
    Number(minute) > 59 ||
    Number(second) > 60 ||
    Number(zoneHour) > 23 ||
    Number(zoneMinute) > 59
  )
    return null;
  const minutes = Number(hour) * 60 + Number(minute);
  const offset = (Number(zoneHour) * 60 + Number(zoneMinute)) * (sign === '-' ? -1 : 1);
  const moved = new Date(midnight.getTime() + (minutes - offset) * 60_000);
  // Years before 0 and after 9999 have another form; nothing is dated there.
  return moved.getUTCFullYear() < 0 || moved.getUTCFullYear() > 9999
    ? date
    : moved.toISOString().slice(0, 10);
}
