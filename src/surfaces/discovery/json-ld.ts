/**
 * JSON-LD for the page at `/`: schema.org ProfilePage, with the members that Google's profile-page
 * guide names.
 */
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { freshnessOf, given } from './about.ts';

const named = <T extends string>(type: T, name: string) => ({ '@type': type, name });

const credential = (name: string, description: string | null, by: string | null) => ({
  ...named('EducationalOccupationalCredential', name),
  ...given({ description, recognizedBy: by === null ? null : named('Organization', by) }),
});

/**
 * The person. Positions without an end are those of today only for the living: in a historical
 * record an open end means that none is stated. A site that an operator runs is not the person's
 * own.
 */
function person({
  profile: { profile, contact },
  site,
  experience,
  education,
  certificates,
  awards,
  skills,
}: Records) {
  // What is in progress or was left unfinished is no credential.
  const awarded = education.filter(({ status }) => !status);
  const today = profile.died ? [] : experience.filter(({ end }) => end === null);
  return {
    '@type': 'Person' as const,
    '@id': absolute(site, '/#person'),
    name: profile.name,
    description: profile.bio,
    ...given({
      url: profile.operator ? null : absolute(site, '/'),
      alternateName: profile.display_name === profile.name ? null : profile.display_name,
      sameAs: profile.links.map(({ url }) => url),
      birthDate: profile.born,
      deathDate: profile.died,
      homeLocation: profile.location ? named('Place', profile.location) : null,
      email: contact.email,
      jobTitle: today.map(({ title }) => title),
      worksFor: today.map(({ organization }) => named('Organization', organization)),
      image: profile.picture,
      award: awards.map(({ title }) => title),
      knowsLanguage: profile.languages,
      knowsAbout: skills.map(({ name }) => name),
      alumniOf: [...new Set(awarded.map(({ institution }) => institution))].map((name) =>
        named('EducationalOrganization', name),
      ),
      hasCredential: [
        ...awarded.flatMap(({ degree, field, institution }) =>
          degree === null ? [] : [credential(degree, field, institution)],
        ),
        ...certificates.map(({ name, issuer }) => credential(name, null, issuer)),
      ],
    }),
  };
}

/**
 * The page and the person it is about. Takes all records; returns plain JSON-LD. Nothing is
 * inferred: what the owner did not write is left out. Whoever puts it into a page escapes `<`.
 */
export function profileJsonLd(records: Records) {
  const { profile, education, experience, skills, contact } = records.profile;
  const { last_modified } = freshnessOf(records, [
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
