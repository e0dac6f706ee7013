/**
 * Long texts: the manifesto and the articles, compact, in full, and as key claims (field order:
 * notes on the original).
 */
import Slugger from 'github-slugger';
import type { Entry, Profile } from '../kinds/entries.ts';
import { humanPath } from './human.ts';
import { freshness, one } from './instances.ts';
import type { Records } from './records.ts';
import { CONTENT_POLICY } from './rules.ts';
import { seal, sha256 } from './seal.ts';
import { absolute, located, type Site } from './site.ts';
import { TOKENIZER, tokensOf } from './tokens.ts';

export type Text = Entry<'manifesto'> | Entry<'articles'>;
/** A text, or what stands for one that is not there: that alone has no date. */
type TextOrNone = Omit<Text, 'date' | 'status'> & { date: string | null; status: string };
type TextType = 'article' | 'manifesto';

export type TextAddresses = { type: TextType; slug: string; api: string; human: string };

/**
 * The manifesto. Without one its addresses answer all the same, in the usual shape, and say so.
 */
function manifestoOf({ manifesto, profile }: Profile): TextOrNone {
  if (manifesto) return manifesto;
  return {
    id: 'manifesto',
    file: profile.file,
    title: 'Manifesto',
    summary: 'No manifesto is published.',
    status: 'not published',
    date: null,
    key_claims: [],
    recommended_next: [],
    tags: [],
    draft: false,
    body: '',
    modified: profile.modified,
  };
}

/** The long texts that there are, in the order in which they are listed, with where they stand. */
export const textsOf = ({
  manifesto,
  articles,
}: Profile): { text: Text; addresses: TextAddresses }[] => [
  ...(manifesto ? [{ text: manifesto, addresses: addressesOf(manifesto, 'manifesto') }] : []),
  ...articles.map((text) => ({ text, addresses: addressesOf(text, 'article') })),
];

/**
 * Where a text stands: its slug, its path for agents, its path for people; what is not there has no
 * page, and leads home.
 */
export const addressesOf = (text: TextOrNone, type: TextType): TextAddresses =>
  type === 'manifesto'
    ? {
        type,
        slug: 'manifesto',
        api: '/api/content/manifesto',
        human: text.date === null ? '/' : '/manifesto',
      }
    : {
        type,
        slug: text.id,
        api: `/api/content/articles/${text.id}`,
        human: `/articles/${text.id}`,
      };

/**
 * The sections of a Markdown body, by its ATX headings outside of code fences; text before the
 * first is not one.
 */
export function sectionsOf(body: string) {
  const sections: {
    id: string;
    title: string;
    level: number;
    word_count: number;
    estimated_tokens: number;
  }[] = [];
  const slugger = new Slugger();
  let fence: string | null = null;
  let lines: string[] = [];
  const close = () => {
    const section = sections.at(-1);
    if (!section) return;
    const text = lines.join('\n').trim();
    section.word_count = text.split(/\s+/).filter(Boolean).length;
    section.estimated_tokens = tokensOf(text);
  };
  for (const line of body.split('\n')) {
    const mark = /^ {0,3}(```+|~~~+)/.exec(line)?.[1];
    if (mark) fence = fence === null ? mark : line.trim().startsWith(fence) ? null : fence;
    const heading = fence === null ? /^(#{2,6})\s+(.+?)\s*#*$/.exec(line) : null;
    if (!heading) {
      lines.push(line);
      continue;
    }
    close();
    lines = [];
    const title = heading[2] ?? '';
    sections.push({
      id: slugger.slug(title),
      title,
      level: heading[1]?.length ?? 2,
      word_count: 0,
      estimated_tokens: 0,
    });
  }
  close();
  return sections;
}

/** Where a text stands and who wrote it, with what all that tell of it say. */
function about(text: TextOrNone, type: TextType, { site, profile }: Records) {
  const addresses = addressesOf(text, type);
  const author = text.author ?? profile.profile.name;
  const full = `${addresses.api}?detail=full`;
  const endpoints = { full_body_endpoint: full, full_body_url: absolute(site, full) };
  return { addresses, author, endpoints, receipt: receipt(text, addresses, author, site) };
}

const receipt = (text: TextOrNone, addresses: TextAddresses, author: string, site: Site) => ({
  content_id: `${addresses.type}-${addresses.slug}`,
  citation_label: text.date === null ? null : `${author}, ${text.title}`,
  ...located(site, addresses.api, 'source_'),
  ...located(site, addresses.human, 'human_'),
  confidence: text.date === null ? null : 'authoritative_authored_content',
  instruction:
    text.date === null
      ? 'There is no text to cite.'
      : 'Cite author, title and human_url; attribute opinions to the author.',
});

/** Metadata of the usual length: a count cannot hold the hash that covers it. */
const METADATA_LIKE = {
  schema_version: '1.0',
  last_modified: '2026-01-01T00:00:00Z',
  content_hash: `sha256:${sha256('')}`,
  breaking_changes_since: null,
};

/** The payload of a text without its body; `full` adds the body. */
export function textPayload(
  text: TextOrNone,
  type: TextType,
  records: Records,
  detail: 'compact' | 'full',
) {
  const { site } = records;
  const { addresses, author, endpoints, receipt } = about(text, type, records);
  const index = {
    type,
    slug: addresses.slug,
    title: text.title,
    subtitle: text.subtitle ?? null,
    summary: text.summary,
    author,
    status: text.status,
    published_at: text.date,
    ...located(site, addresses.human, 'human_'),
    tags: text.tags,
    ...(text.pictures && { pictures: text.pictures }),
    key_claims: text.key_claims,
    recommended_next: text.recommended_next.map((next) => {
      const human = humanPath(next.path);
      return {
        label: next.label,
        api_url: absolute(site, next.path),
        human_url: human && absolute(site, human),
        reason: next.reason,
        api_path: next.path,
      };
    }),
    canonical_human_url: absolute(site, addresses.human),
    ...located(site, addresses.api, 'canonical_api_'),
    citation_receipt: receipt,
    body_format: 'text/markdown' as const,
    body_available: text.date !== null,
    body_included: detail === 'full' && text.date !== null,
    ...endpoints,
    sections: sectionsOf(text.body),
    citation_policy: CONTENT_POLICY,
  };
  const body = tokensOf(text.body);
  const budget = { tokenizer: TOKENIZER as 'o200k_base', compact: body, full: body, body };
  const compact = tokensOf(JSON.stringify({ ...index, token_budget: budget, ...METADATA_LIKE }));
  const token_budget = { ...budget, compact, full: compact + body };
  return detail === 'full'
    ? { ...index, token_budget, body_markdown: text.body }
    : { ...index, token_budget };
}

/** What a text states, without its prose. */
function textClaims(text: TextOrNone, type: TextType, records: Records) {
  const { addresses, author, endpoints, receipt } = about(text, type, records);
  return {
    type,
    slug: addresses.slug,
    title: text.title,
    author,
    key_claims: text.key_claims.map((claim, at) => ({
      id: `${addresses.slug}-${at + 1}`,
      claim,
      citation_receipt: receipt,
    })),
    ...endpoints,
  };
}

/** GET /api/manifesto: the design philosophy in short. */
function manifestoPayload(text: TextOrNone, records: Records) {
  const { site } = records;
  const { addresses, author, endpoints, receipt } = about(text, 'manifesto', records);
  return {
    title: text.title,
    subtitle: text.subtitle ?? null,
    author,
    summary: text.summary,
    principles: text.key_claims,
    published_at: text.date,
    citation_receipt: receipt,
    ...located(site, addresses.api, 'content_'),
    ...endpoints,
    ...located(site, '/api/manifesto'),
  };
}

function instanceOf(text: TextOrNone, type: TextType, records: Records) {
  const fresh = freshness(records, [text]);
  return {
    payload: seal(textPayload(text, type, records, 'compact'), fresh),
    variants: { full: seal(textPayload(text, type, records, 'full'), fresh) },
  };
}

export const rows = {
  getManifesto: (records: Records) => {
    const text = manifestoOf(records.profile);
    return one(records, manifestoPayload(text, records), [text]);
  },
  getContentManifesto: (records: Records) => [
    instanceOf(manifestoOf(records.profile), 'manifesto', records),
  ],
  getManifestoClaims: (records: Records) => {
    const text = manifestoOf(records.profile);
    return one(records, textClaims(text, 'manifesto', records), [text]);
  },
  getArticle: (records: Records) =>
    records.profile.articles.map((text) => ({
      param: text.id,
      ...instanceOf(text, 'article', records),
    })),
  getArticleClaims: (records: Records) =>
    records.profile.articles.map((text) => ({
      param: text.id,
      payload: seal(textClaims(text, 'article', records), freshness(records, [text])),
    })),
};
