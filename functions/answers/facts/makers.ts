/** How each kind of published item becomes a record: one small maker a kind. Pure. */
import { CREDENTIALS } from './credentials.ts';
import { heading, said, told } from './lines.ts';
import { position, proved, tagged, there } from './makers-shared.ts';
import { degreeNames } from './names.ts';
import type { Draft } from './record.ts';
import { headedBlocks } from './sentences.ts';
import type { Snapshot } from './snapshot.ts';
import { spokenIn } from './values.ts';

const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ');

/** The makers in the order of records. */
export const MAKERS: Record<string, (facts: Snapshot) => Draft[]> = {
  profile: ({ manifest: { profile: one } }) => [
    {
      id: 'profile',
      path: '/api/profile',
      label: one.display_name ?? one.name,
      names: [one.name, one.display_name ?? one.name],
      links: one.reference_links,
      start: one.born,
      end: one.died,
      place: one.location,
      fields: { headline: one.headline },
      more: spokenIn(one),
      lines: [
        ...told(one.headline, one.bio, ...one.current_focus),
        ...said(one.biography_markdown),
      ],
    },
  ],
  experience: ({ manifest }) =>
    manifest.experience.map((one) => ({
      ...position(one),
      path: `/api/experience/${one.id}`,
    })),
  education: ({ manifest }) =>
    manifest.education.map((one) => ({
      ...proved(one),
      id: one.id,
      path: `/api/experience#${one.id}`,
      label: joined(one.degree, one.field, one.institution),
      start: one.start,
      end: one.end,
      names: degreeNames(one.degree ?? ''),
      fields: there({
        degree: one.degree,
        field: one.field,
        institution: one.institution,
        score: one.score ?? null,
        status: one.status ?? null,
      }),
      lines: told(one.details_markdown, ...(one.courses ?? [])),
    })),
  ...CREDENTIALS,
  project: ({ manifest }) =>
    manifest.projects.map((one) => ({
      ...proved(one),
      id: one.slug,
      path: `/api/projects/${one.slug}`,
      label: one.title,
      evidence: one.evidence_note,
      start: one.start,
      end: one.end,
      fields: there({ title: one.title, role: one.role }),
      lines: [
        ...said(one.summary),
        ...told(one.role),
        ...said(...one.proof_points, one.details_markdown, one.evidence_note),
      ],
      tags: one.tags,
      projects: [one.slug],
    })),
  skill: ({ manifest }) =>
    manifest.skills.map((one) => ({
      ...proved(one),
      ...tagged(one),
      id: one.id,
      path: `/api/skills/${one.id}`,
      label: one.name,
      names: one.name.split(/,? (?:and|und|et|y|&) |, /),
      start: one.since,
      end: one.until,
      fields: there({ title: one.name, level: one.level ?? null }),
      lines: told(one.summary_markdown),
    })),
  claim: ({ manifest }) =>
    manifest.claims.map((one) => ({
      ...proved(one),
      id: one.id,
      path: `/api/claims/${one.id}`,
      label: one.claim,
      evidence: one.evidence_note,
      lines: [...told(one.claim), ...said(one.evidence_note, one.details_markdown)],
      tags: one.tags,
      projects: one.project ? [one.project] : [],
    })),
  writing: ({ manifest }) =>
    manifest.writings.map((one) => ({
      ...proved(one),
      ...tagged(one),
      id: one.id,
      path: `/api/writings#${one.id}`,
      label: one.title,
      start: one.date,
      people: one.coauthors,
      fields: there({ title: one.title, form: one.kind, publisher: one.publisher }),
      more: one.coauthors,
      lines: told(one.summary, one.details_markdown),
    })),
  talk: ({ manifest }) =>
    manifest.talks.map((one) => ({
      ...proved(one),
      ...tagged(one),
      id: one.id,
      path: `/api/talks#${one.id}`,
      label: one.title,
      start: one.date,
      place: one.location,
      fields: { title: one.title, event: one.event },
      lines: told(one.summary, one.details_markdown),
    })),
  note: ({ manifest }) =>
    manifest.notes.map((one) => ({
      ...tagged(one),
      id: one.id,
      path: `/api/notes/${one.id}`,
      label: one.title,
      start: one.date,
      people: [one.author],
      fields: { title: one.title },
      lines: [heading(one.title), ...said(one.body_markdown)],
    })),
  article: ({ texts }) =>
    texts.map((one) => ({
      kind: one.type,
      id: one.path,
      path: one.path,
      label: one.title,
      names: one.type === 'manifesto' ? ['manifesto'] : [],
      start: one.published_at,
      people: [one.author],
      fields: { title: one.title },
      lines: [
        ...said(one.summary, ...one.key_claims),
        ...headedBlocks(one.body_markdown).flatMap(({ heading: head, body }) => [
          ...(head ? [heading(head)] : []),
          ...said(body),
        ]),
      ],
    })),
  question: ({ manifest }) =>
    manifest.common_questions.map((one) => ({
      id: one.id,
      path: `/api/common_questions#${one.id}`,
      label: one.question,
      lines: told(one.answer_markdown),
      tags: one.tags,
    })),
  collaboration: ({ manifest: { collaboration: one } }) => [
    {
      id: 'collaboration',
      path: '/api/collaboration',
      label: 'Terms of collaboration',
      lines: said(
        one.availability_note,
        one.details_markdown,
        one.pricing_policy.note,
        ...one.preferred_engagement_types,
        ...one.hard_no_list,
        ...one.industries_of_interest,
      ),
    },
  ],
  contact: ({ manifest: { contact: one } }) => [
    {
      id: 'contact',
      path: '/api/contact',
      label: 'Contact policy',
      lines: said(one.policy_markdown, one.rule_for_autonomous_agents, one.privacy),
    },
  ],
};
