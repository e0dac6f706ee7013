/** Search over the passages of a deploy: BM25 in the process, no model, the same words give the same list. */
import MiniSearch from 'minisearch';
import type { Place } from '../door/place.ts';
import type { Snapshot } from '../operations/snapshot.ts';
import { type Passage, passagesOf } from './passages.ts';

export type Found = Omit<Passage, 'id' | 'text' | 'tags'> & {
  /** The sentences around the first word that was found. */
  excerpt: string;
};

type Index = { passages: Passage[]; search: MiniSearch<Passage> };

/** Longest excerpt, in characters. */
const EXCERPT = 300;

async function load(snapshot: Snapshot, read: Place['read']): Promise<Index> {
  const search = new MiniSearch<Passage>({
    fields: ['title', 'text', 'tags'],
    extractField: (passage, name) => (name === 'id' ? passage.id : String(passage[name as keyof Passage])),
    processTerm: (term) => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase() || null,
    searchOptions: {
      boost: { title: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
    },
  });
  const passages = await passagesOf(snapshot, read);
  search.addAll(passages);
  return { passages, search };
}

const known = new WeakMap<Snapshot, Promise<Index>>();

function indexOf(snapshot: Snapshot, read: Place['read']): Promise<Index> {
  const found = known.get(snapshot) ?? load(snapshot, read);
  known.set(snapshot, found);
  found.catch(() => known.delete(snapshot));
  return found;
}

/** Text around the first of some words, cut at words. */
function excerptOf(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/g, ' ');
  if (plain.length <= EXCERPT) return plain;
  const first = Math.max(
    0,
    ...words
      .map((word) => plain.toLowerCase().indexOf(word))
      .filter((at) => at >= 0)
      .slice(0, 1),
  );
  const start = first < EXCERPT / 2 ? 0 : plain.indexOf(' ', first - EXCERPT / 3) + 1;
  const end = plain.lastIndexOf(' ', start + EXCERPT);
  return `${start > 0 ? '… ' : ''}${plain.slice(start, end > start ? end : start + EXCERPT)}${end < plain.length ? ' …' : ''}`;
}

/** The passages nearest to some words, best first, and how many there are. `kind` keeps to one kind. */
export async function searchRecord(
  query: string,
  { limit, kind }: { limit: number; kind?: string | undefined },
  { snapshot, read }: { snapshot: Snapshot; read: Place['read'] },
): Promise<{ total: number; results: Found[] }> {
  const { passages, search } = await indexOf(snapshot, read);
  const hits = search.search(query, { filter: ({ id }) => kind === undefined || passages[id]?.kind === kind });
  const results = hits.slice(0, limit).flatMap(({ id, terms }) => {
    const passage = passages[id];
    if (!passage) return [];
    const { title, kind: own, url, evidence_level, text } = passage;
    return [{ kind: own, title, excerpt: excerptOf(text, terms), url, evidence_level }];
  });
  return { total: hits.length, results };
}
