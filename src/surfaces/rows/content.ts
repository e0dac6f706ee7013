/** The rows of long texts: the manifesto, the articles, and the index of what stands where. */

import { cvInstance } from '../discovery/resume.ts';
import { entriesOf, freshness, type Rows, single } from '../instances.ts';
import { ownPagePayload } from '../kit.ts';
import { contentIndexPayload, contentSurfaces } from '../manifest.ts';
import type { Records } from '../records.ts';
import { seal } from '../seal.ts';
import { manifestoOf, manifestoPayload, textClaims, textPayload } from '../texts.ts';

function textRow(
  text: ReturnType<typeof manifestoOf>,
  type: 'article' | 'manifesto',
  records: Records,
) {
  const fresh = freshness(records, [text]);
  return {
    title: text.title,
    payload: seal(textPayload(text, type, records, 'compact'), fresh),
    variants: { full: seal(textPayload(text, type, records, 'full'), fresh) },
  };
}

export const contentRows = {
  getManifesto: (records) =>
    single(seal(manifestoPayload(records), freshness(records, [manifestoOf(records.profile)]))),
  getContentIndex: (records) => {
    const payload = contentIndexPayload(contentSurfaces(records));
    return single(seal(payload, freshness(records, entriesOf(records.profile))));
  },
  getContentManifesto: (records) => [textRow(manifestoOf(records.profile), 'manifesto', records)],
  getManifestoClaims: (records) => {
    const text = manifestoOf(records.profile);
    return single(seal(textClaims(text, 'manifesto', records), freshness(records, [text])));
  },
  getPage: (records) =>
    records.profile.pages.map((page) => ({
      param: page.id,
      title: page.title,
      payload: seal(ownPagePayload(page, records), freshness(records, [page])),
    })),
  getCv: (records) => records.profile.cvs.map((cv) => cvInstance(cv, records)),
  getArticle: (records) =>
    records.profile.articles.map((text) => ({
      param: text.id,
      ...textRow(text, 'article', records),
    })),
  getArticleClaims: (records) =>
    records.profile.articles.map((text) => ({
      param: text.id,
      title: `Key claims: ${text.title}`,
      payload: seal(textClaims(text, 'article', records), freshness(records, [text])),
    })),
} satisfies Partial<Rows>;
