/**
 * GET /contact.vcf: the person as a vCard 4.0 (RFC 6350), with nothing that the profile does not
 * publish.
 */
import { sayIn } from '../labels/say.ts';
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

/**
 * Family and given names (section 6.2.2): the family name as the owner says it, else the last word
 * of several; a name in one word is told whole.
 */
function namesOf({ name, family_name }: Records['profile']['profile']): string {
  const words = name.trim().split(/\s+/);
  const family = family_name ?? (words.length > 1 ? words.at(-1) : name) ?? name;
  const given = name.includes(family) ? name.replace(family, '') : '';
  const parts = [family, given.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '')];
  return `${parts.map(escaped).join(';')};;;`;
}

/** City, region and country (section 6.3.1), as the owner tells them apart or in one. */
function addressOf({ location, place, language }: Records['profile']['profile']): string[] {
  if (!location && !place) return [];
  const { city, region, country } = place ?? { city: location };
  const parts = [city, region, '', country && sayIn(language).country(country)];
  const label = location ? `;LABEL=${quoted(location)}` : '';
  return [`ADR${label}:;;;${parts.map((part) => escaped(part ?? '')).join(';')}`];
}

/** The card. Takes all records; returns its text. */
export function vCard(records: Records): string {
  const { profile, contact, experience } = records.profile;
  // Of the dead an open end means that none is stated.
  const held = profile.died ? undefined : experience.find(({ end }) => end === null);
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
    `N:${namesOf(profile)}`,
    ...given('NICKNAME', profile.display_name === profile.name ? null : profile.display_name),
    ...given('ORG', held?.organization),
    ...given('TITLE', held?.title ?? profile.headline),
    ...given('NOTE', profile.demonstration),
    ...address('PHOTO', profile.picture),
    ...address('BDAY', profile.born && dateOf(profile.born)),
    // RFC 6474.
    ...address('DEATHDATE', profile.died && dateOf(profile.died)),
    ...addressOf(profile),
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
