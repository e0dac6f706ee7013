/** Certificates, awards, references and interests as records. */
import type { Award, Certificate, Interest, Reference } from '../../kinds/award/credentials.ts';
import { dated } from '../seal.ts';
import { addressOf, orNull, type Source } from './parts.ts';

const pathOf = ({ id }: { id: string }) => `/api/experience#${id}`;

export function certificatesOf({ profile, site }: Source): Certificate[] {
  return profile.certificates.map((one) => {
    const item = {
      id: one.id,
      name: one.name,
      issuer: one.issuer ?? null,
      date: one.date ?? null,
      expires: one.expires ?? null,
      number: one.number ?? null,
      certificate_url: one.certificate_url ?? null,
      evidence_level: one.evidence_level,
      evidence_links: one.evidence_links,
      details_markdown: orNull(one.body),
      ...addressOf(site, pathOf(one)),
    };
    return dated(item, one.modified);
  });
}

export function awardsOf({ profile, site }: Source): Award[] {
  return profile.awards.map((one) => {
    const item = {
      id: one.id,
      title: one.title,
      awarder: one.awarder ?? null,
      date: one.date ?? null,
      summary: one.summary ?? null,
      evidence_level: one.evidence_level,
      evidence_links: one.evidence_links,
      details_markdown: orNull(one.body),
      ...addressOf(site, pathOf(one)),
    };
    return dated(item, one.modified);
  });
}

export function referencesOf({ profile, site }: Source): Reference[] {
  return profile.references.map((one) => {
    const item = {
      id: one.id,
      name: one.name,
      relation: one.relation ?? null,
      consent: one.consent,
      reference_markdown: one.body,
      ...addressOf(site, pathOf(one)),
    };
    return dated(item, one.modified);
  });
}

export function interestsOf({ profile, site }: Source): Interest[] {
  return profile.interests.map((one) => {
    const item = {
      id: one.id,
      name: one.name,
      tags: one.tags,
      details_markdown: orNull(one.body),
      ...addressOf(site, pathOf(one)),
    };
    return dated(item, one.modified);
  });
}
