/** The record as passages to search: one for each thing that can be cited, from the published facts and the long texts. */
import { variantOf } from '../../src/files.ts';
import type { Place } from '../door/place.ts';
import type { Snapshot } from '../operations/snapshot.ts';

export type Passage = {
  /** Position; what an index knows it by. */
  id: number;
  kind: string;
  title: string;
  /** What it says, in sentences. */
  text: string;
  /** Found by, not shown. */
  tags: readonly string[];
  url: string;
  evidence_level: string | null;
};

type Draft = Omit<Passage, 'id' | 'evidence_level' | 'tags'> & { evidence_level?: string; tags?: readonly string[] };
type Words = string | null | undefined | readonly (string | null | undefined)[];

/** Parts as sentences, one after the other. */
function sentences(...parts: Words[]): string {
  const given = parts.flat().filter((part) => typeof part === 'string' && part.trim() !== '') as string[];
  return given.map((part) => (/[.!?:]\s*$/.test(part) ? part.trim() : `${part.trim()}.`)).join(' ');
}

type Source = { url: string; evidence_level?: string; tags?: readonly string[] };

function draft(kind: string, title: string, text: Words, { url, evidence_level, tags }: Source): Draft {
  return {
    kind,
    title,
    text: sentences(text),
    url,
    ...(evidence_level ? { evidence_level } : {}),
    ...(tags ? { tags } : {}),
  };
}

function recordPassages({ base, manifest: of }: Snapshot): Draft[] {
  const { profile, collaboration: terms, contact } = of;
  const at = (path: string) => ({ url: `${base}${path}` });
  return [
    draft('profile', profile.name, [profile.headline, profile.bio, profile.biography_markdown], at('/api/profile')),
    ...of.claims.map((one) => draft('claim', one.claim, [one.evidence_note], one)),
    ...of.projects.flatMap((one) => [
      draft('project', one.title, [one.summary, one.role, one.evidence_note, one.details_markdown], one),
    ]),
    ...of.skills.map((one) => draft('skill', one.name, [one.summary_markdown], one)),
    ...of.experience.map((one) =>
      draft('experience', `${one.title}, ${one.organization}`, [one.summary, one.details_markdown], one),
    ),
    ...of.education.map((one) =>
      draft(
        'education',
        [one.degree, one.field, one.institution].filter(Boolean).join(', '),
        [one.details_markdown],
        one,
      ),
    ),
    ...of.writings.map((one) => draft('writing', one.title, [one.summary, one.details_markdown], one)),
    ...of.talks.map((one) => draft('talk', one.title, [one.summary, one.event, one.details_markdown], one)),
    ...of.notes.map((one) => draft('note', one.title, [one.body_markdown], one)),
    ...of.common_questions.map((one) => draft('question', one.question, one.answer_markdown, one)),
    draft(
      'terms',
      'Terms of collaboration',
      [
        terms.availability_note,
        terms.current_capacity,
        ...(terms.preferred_engagement_types ?? []),
        ...(terms.hard_no_list ?? []),
        terms.pricing_policy.note,
      ],
      at('/api/collaboration'),
    ),
    draft(
      'contact',
      'Contact policy',
      [contact.policy_markdown, ...contact.welcome, ...contact.not_welcome],
      at('/api/contact'),
    ),
  ];
}

/** A text in pieces, one for each heading. */
function pieces(title: string, body: string, url: string): Draft[] {
  return body
    .split(/^(?=#{2,6} )/m)
    .filter((piece) => piece.trim() !== '')
    .map((piece) => {
      const heading = /^#{2,6} +(.+?) *#*$/m.exec(piece)?.[1];
      return draft('text', heading ? `${title}: ${heading}` : title, piece.replace(/^#{2,6} .*$/m, '').trim(), { url });
    });
}

type Content = { title: string; body_markdown: string; canonical_api_url: string };

async function textPassages({ manifest }: Snapshot, read: Place['read']): Promise<Draft[]> {
  const paths = manifest.content.map(({ api_path }) => api_path).filter((path) => path.startsWith('/api/content/'));
  const texts = await Promise.all(paths.map((path) => read(variantOf(`${path.slice(1)}.json`, 'full'))));
  return texts.flatMap((text) => {
    if (text === null) return [];
    const { title, body_markdown, canonical_api_url } = JSON.parse(text) as Content;
    return pieces(title, body_markdown, canonical_api_url);
  });
}

/** Every passage of a deploy, in a stable order. `read` gives the long texts. */
export async function passagesOf(snapshot: Snapshot, read: Place['read']): Promise<Passage[]> {
  const all = [...recordPassages(snapshot), ...(await textPassages(snapshot, read))];
  return all.map((one, id) => ({ id, evidence_level: null, tags: [], ...one }));
}
