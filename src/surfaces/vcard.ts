/**
 * GET /contact.vcf: the person as a vCard 4.0 (RFC 6350), with nothing that the profile does not
 * publish.
 */
import { contactPolicy } from './person.ts';
import type { Records } from './records.ts';
import { latest } from './seal.ts';
import { absolute } from './site.ts';

/** Text as a value: what separates values is escaped (section 3.4). */
const escaped = (text: string) =>
  text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Text as a parameter in quotation marks, which hold neither them nor a line's end (RFC 6868). */
const quoted = (text: string) =>
  `"${text.replaceAll('^', '^^').replaceAll('"', "^'").replace(/\r?\n/g, '^n')}"`;

/** Octets of a line before it goes on in the next (section 3.2). */
const LINE_OCTETS = 75;

/** A line of content, folded between characters. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const more = new TextEncoder().encode(character).length;
    // The space that begins a line that goes on is one of its octets.
    if (octets + more > LINE_OCTETS) octets = lines.push(' ');
    octets = octets + more - (octets > LINE_OCTETS ? octets : 0);
    lines[lines.length - 1] += character;
  }
  return lines.join('\r\n');
}

/** A day, month or year as dates stand in vCards (section 4.3.1): `1906-12-09` -> `19061209`. */
const dateOf = (date: string) => (date.length === 10 ? date.replaceAll('-', '') : date);

/** The card. Takes all records; returns its text. */
export function vCard(records: Records): string {
  const { profile, contact } = records.profile;
  const { email } = contactPolicy(records);
  const home = absolute(records.site, '/');
  const given = (name: string, value: string | null | undefined) =>
    value ? [`${name}:${escaped(value)}`] : [];
  const address = (name: string, value: string | null | undefined) =>
    value ? [`${name}:${value}`] : [];
  const changed = latest([profile.modified, contact.modified]) ?? profile.updated;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    ...given('FN', profile.name),
    ...given('NICKNAME', profile.display_name === profile.name ? null : profile.display_name),
    ...given('TITLE', profile.headline),
    ...given('NOTE', profile.demonstration),
    ...address('PHOTO', profile.picture),
    ...address('BDAY', profile.born && dateOf(profile.born)),
    // RFC 6474.
    ...address('DEATHDATE', profile.died && dateOf(profile.died)),
    // The place is one text of the owner's: taking it apart would be a guess.
    ...(profile.location ? [`ADR;LABEL=${quoted(profile.location)}:;;;;;;`] : []),
    ...given('EMAIL', email),
    `URL:${home}`,
    ...profile.links.map(({ url }) => `URL:${url}`),
    `UID:${home}#person`,
    `SOURCE:${absolute(records.site, '/contact.vcf')}`,
    `REV:${changed.replaceAll('-', '')}T000000Z`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
