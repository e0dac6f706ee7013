/** GET /.well-known/security.txt: RFC 9116. */
import { routes } from '../../routes.ts';
import { urlOf } from '../documents/parts.ts';
import { entriesOf } from '../instances.ts';
import type { Records } from '../records.ts';
import { latest } from '../seal.ts';
import { absolute } from '../site.ts';
import { described, oneLine, publisherOf } from './about.ts';

/** Midnight UTC one year after a day. */
function yearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().replace('.000Z', 'Z');
}

/**
 * The file. Takes all records; returns the contact policy as `Contact`, and the published e-mail
 * address where there is one. Each address of the file is `Canonical`, since a reader distrusts a
 * copy from any other. `Expires` is a year after the content last changed, so that the same content
 * builds to the same bytes; a site that is left alone for a year says so by expiring.
 */
export function securityTxt(records: Records): string {
  const { path, aliases } = routes.getSecurityTxt;
  const { email } = records.profile.contact;
  const changed =
    latest(entriesOf(records.profile).map(({ modified }) => modified)) ??
    records.profile.profile.modified;
  const about =
    `Security reports on this site go to ${publisherOf(records).name}. The policy says how ` +
    'to send one.';
  return `${[
    `# ${oneLine(described(records, about))}`,
    `Contact: ${urlOf(records, 'getContactPolicy')}`,
    ...(email ? [`Contact: mailto:${encodeURI(email)}`] : []),
    `Expires: ${yearAfter(changed)}`,
    'Preferred-Languages: en',
    ...[path, ...aliases].map((place) => `Canonical: ${absolute(records.site, place)}`),
  ].join('\n')}\n`;
}
