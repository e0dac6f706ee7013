/**
 * How the rest of a curriculum vitae becomes records; all of it stands in /api/experience. Pure.
 */
import { said, told } from './lines.ts';
import { position, proved, there } from './makers-shared.ts';
import type { Draft } from './record.ts';
import type { Snapshot } from './snapshot.ts';

const path = (id: string) => `/api/experience#${id}`;

export const CREDENTIALS: Record<string, (facts: Snapshot) => Draft[]> = {
  volunteering: ({ manifest }) =>
    manifest.volunteering.map((one) => ({ ...position(one), path: path(one.id) })),
  certificate: ({ manifest }) =>
    manifest.certificates.map((one) => ({
      ...proved(one),
      id: one.id,
      path: path(one.id),
      label: [one.name, one.issuer].filter(Boolean).join(', '),
      end: one.date,
      fields: there({ degree: one.name, institution: one.issuer, expires: one.expires }),
      more: one.number ? [one.number] : [],
      lines: told(one.details_markdown),
    })),
  award: ({ manifest }) =>
    manifest.awards.map((one) => ({
      ...proved(one),
      id: one.id,
      path: path(one.id),
      label: one.title,
      start: one.date,
      fields: there({ title: one.title, publisher: one.awarder }),
      lines: told(one.summary, one.details_markdown),
    })),
  reference: ({ manifest }) =>
    manifest.references
      .filter(({ consent }) => consent)
      .map((one) => ({
        id: one.id,
        path: path(one.id),
        label: one.name,
        people: [one.name],
        fields: there({ title: one.name, form: one.relation }),
        lines: said(one.reference_markdown),
      })),
  interest: ({ manifest }) =>
    manifest.interests.map((one) => ({
      id: one.id,
      path: path(one.id),
      label: one.name,
      fields: there({ title: one.name, form: one.tags.join(', ') || null }),
      lines: told(one.details_markdown),
      tags: one.tags,
    })),
};
