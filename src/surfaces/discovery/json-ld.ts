/**
 * JSON-LD for the page at `/`: schema.org ProfilePage, with the members that Google's profile-page
 * guide names.
 */
import { placedKinds, placesOf } from '../../kinds/kinds.ts';
import type { SchemaOrg } from '../../kinds/place.ts';
import { freshness } from '../instances.ts';
import { given } from '../records/parts.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';

const named = <T extends string>(type: T, name: string) => ({ '@type': type, name });

type Item = Readonly<Record<string, unknown>>;

/** What a record tells in words of schema.org; null where it does not. */
function told(record: Item, value: SchemaOrg): unknown {
  if (typeof value === 'string') return record[value] ?? null;
  const { type, name, members = {} } = value;
  const said = Object.entries(members).map(([member, own]) => [member, told(record, own)]);
  return record[name] == null
    ? null
    : { ...named(type, String(record[name])), ...given(Object.fromEntries(said)) };
}

/** What the records of all kinds say of the person, by the members of schema.org's Person. */
function saidOf(records: Records): Record<string, unknown[]> {
  const isDead = Boolean(records.profile.profile.died);
  const said = placedKinds.flatMap((kind) => {
    const { members = {}, unless, lasting } = placesOf(kind).person ?? {};
    const those = (records[kind] as readonly object[] as readonly Item[]).filter(
      (record) => !(unless && record[unless]) && !(lasting && (isDead || record[lasting])),
    );
    return Object.entries(members).flatMap(([member, value]) =>
      those.map((record) => ({ member, value: told(record, value) })),
    );
  });
  const byMember = Map.groupBy(said, ({ member }) => member);
  return Object.fromEntries(
    [...byMember].map(([member, values]) => {
      const told = values.flatMap(({ value }) => value ?? []);
      return [member, [...new Map(told.map((value) => [JSON.stringify(value), value])).values()]];
    }),
  );
}

/** Hosts whose addresses hold what identifies a person, and where in their path it stands. */
const IDENTIFIERS: readonly [propertyID: string, host: RegExp, path: RegExp][] = [
  ['ORCID', /^orcid\.org$/, /^\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/],
  ['Wikidata', /(^|\.)wikidata\.org$/, /^\/(?:wiki|entity)\/(Q\d+)$/],
  ['GitHub', /^github\.com$/, /^\/([\w-]+)\/?$/],
];

/** What identifies the person elsewhere, as the address of a page there tells it. */
function identifierOf({ url }: { url: string }) {
  const { hostname, pathname } = new URL(url);
  return IDENTIFIERS.flatMap(([propertyID, host, path]) => {
    const value = host.test(hostname) ? path.exec(pathname)?.[1] : undefined;
    return value ? [{ '@type': 'PropertyValue' as const, propertyID, value, url }] : [];
  });
}

/** The person. A site that an operator runs is not the person's own. */
function person(records: Records) {
  const { site } = records;
  const { profile, contact } = records.profile;
  return {
    '@type': 'Person' as const,
    '@id': absolute(site, '/#person'),
    name: profile.name,
    description: profile.bio,
    ...given({
      url: profile.operator ? null : absolute(site, '/'),
      alternateName: profile.display_name === profile.name ? null : profile.display_name,
      sameAs: profile.links.map(({ url }) => url),
      identifier: profile.links.flatMap(identifierOf),
      birthDate: profile.born,
      deathDate: profile.died,
      homeLocation: profile.location ? named('Place', profile.location) : null,
      email: contact.email,
      image: profile.picture,
      knowsLanguage: profile.languages,
      ...saidOf(records),
    }),
  };
}

/**
 * The page and the person it is about. Takes all records; returns plain JSON-LD. Nothing is
 * inferred: what the owner did not write is left out. Whoever puts it into a page escapes `<`.
 */
export function profileJsonLd(records: Records) {
  const { profile, education, experience, skills, contact } = records.profile;
  const { last_modified } = freshness(records, [
    profile,
    contact,
    ...education,
    ...experience,
    ...skills,
  ]);
  return {
    '@context': 'https://schema.org' as const,
    '@type': 'ProfilePage' as const,
    '@id': absolute(records.site, '/'),
    url: absolute(records.site, '/'),
    name: profile.name,
    description: profile.demonstration ?? profile.headline,
    ...given({ dateModified: last_modified }),
    mainEntity: person(records),
  };
}
