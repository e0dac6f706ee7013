/**
 * The lists: one pure function for all of them, from all items to an answer. The build calls it
 * with the defaults; the gateway calls it on the complete list, made ready once, so that an answer
 * costs what it holds. The parameters are in schemas/parameters.ts.
 */
import canonicalize from 'canonicalize';
import { parameters, type QueryId } from '../schemas/parameters.ts';
import { type Freshness, type SealedText, seal, sealText, type Written } from './seal.ts';
import { placesOf, placesOfWords } from './words.ts';

/** The rows that answer with a list: all take the parameter `tag`. */
export type ListId = {
  [Id in QueryId]: (typeof parameters)[Id] extends { tag: unknown } ? Id : never;
}[QueryId];

export const LIST_IDS = (Object.keys(parameters) as QueryId[]).filter(
  (id): id is ListId => 'tag' in parameters[id],
);

/** The members of an item that hold what `tag` looks for, where these are not its `tags`. */
const TAGS: Partial<Record<ListId, readonly string[]>> = {
  listExperience: ['tags', 'related_skill_ids', 'project_slugs'],
  listChangelog: ['kind'],
  listActivity: ['kind'],
};

/** What the complete list tells of itself, so that who filters it knows no kind of content. */
export type ListShape = {
  /** Members that hold items: what of an item stands in each with `detail=compact`. */
  in_short: Readonly<Record<string, readonly string[]>>;
  /** Recorded changes of its records, the last first. */
  changes?: readonly { date: string }[] | undefined;
  /** How items may be used. */
  consumer_rule?: string | undefined;
};

/** Parameters of lists, each where its row takes it; days are `YYYY-MM-DD`. */
export type ListQuery = {
  since?: string | undefined;
  changed_since?: string | undefined;
  tag?: string | undefined;
  project?: string | undefined;
  q?: string | undefined;
  detail?: 'compact' | 'full' | undefined;
  /** `null` stands for the complete list, which only the gateway reads. */
  limit?: number | null | undefined;
};

type Item = Readonly<Record<string, unknown>>;

/** What tags are compared by: one form for each letter however it is composed, and no case. */
const folded = (tag: string): string => tag.normalize('NFC').toLowerCase();

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const inShort = (item: Item, names: readonly string[]): Item =>
  Object.fromEntries(names.flatMap((name) => (name in item ? [[name, item[name]]] : [])));

/** A complete list, ready to be asked; each part of that is made when a query first needs it. */
export type ReadyList = ReturnType<typeof readyList>;

/**
 * Makes a list ready: where its tags, projects, words and days stand, and how items are written.
 */
export function readyList(id: ListId, items: object, shape: ListShape) {
  let size = 0;
  const parts = Object.entries(shape.in_short).map(([member, names]) => {
    const part = (items as Record<string, readonly Item[]>)[member] ?? [];
    const from = size;
    size += part.length;
    return { member, names, part, from, to: size };
  });
  const all = parts.flatMap(({ part }) => part);
  const tagsOf = (item: Item) =>
    (TAGS[id] ?? ['tags']).flatMap((name) => (item[name] ?? []) as string[]);
  // Days compare as text; '' is before and null, a word, after all of them.
  const days = (dayOf: (item: Item) => unknown) =>
    once(() => all.map((item) => String(dayOf(item)).slice(0, 10)));
  const short = once(() =>
    parts.flatMap(({ part, names }) => part.map((item) => inShort(item, names))),
  );
  const written: Record<string, Written[]> = { full: [], compact: [] };
  return {
    id,
    parts,
    all,
    places: [...all.keys()],
    changes: shape.changes,
    rule: shape.consumer_rule,
    tags: once(() => placesOf(all, (item) => tagsOf(item).map(folded))),
    /** A tag as the first item writes it that has it. */
    tagAt: (at: number, tag: string) => tagsOf(all[at] as Item).find((own) => folded(own) === tag),
    projects: once(() => placesOf(all, (item) => (item['project_slugs'] ?? []) as string[])),
    words: once(() => placesOfWords(all)),
    since: days(({ date }) => date),
    changed_since: days(({ last_modified }) => last_modified ?? ''),
    written: (at: number, detail: string): Written => {
      const item = detail === 'compact' ? short()[at] : all[at];
      const known = written[detail] as Written[];
      known[at] ??= { json: JSON.stringify(item), canonical: canonicalize(item) ?? '' };
      return known[at];
    },
  };
}

/** Recorded changes in one answer: GET /api/changelog has them all. */
const MOST_CHANGES = 20;

const NOWHERE: ReadonlySet<number> = new Set();

/**
 * The places that pass each filter that is given, in order, and the filters that nothing passes.
 */
function passing(list: ReadyList, query: ListQuery) {
  const { tag, project, q } = query;
  const sets = {
    ...(tag === undefined ? {} : { tag: list.tags().get(folded(tag)) ?? NOWHERE }),
    ...(project === undefined ? {} : { project: list.projects().get(project) ?? NOWHERE }),
    ...(q === undefined ? {} : { q: list.words()(q) }),
  };
  const [least, ...others] = Object.values(sets).sort((a, b) => a.size - b.size);
  let places = least ? [...least] : list.places;
  for (const other of others) places = places.filter((at) => other.has(at));
  for (const name of ['since', 'changed_since'] as const) {
    const first = query[name];
    if (first === undefined) continue;
    const days = list[name]();
    places = places.filter((at) => (days[at] ?? '') >= first);
  }
  const unmatched = Object.entries(sets).flatMap(([name, { size }]) => (size === 0 ? name : []));
  return { places, unmatched, tagged: sets.tag };
}

/**
 * The answer of a list to a query as text, of items that are written already, which keep the order
 * that they come in; `after` is what follows.
 */
export function listText(
  list: ReadyList,
  query: ListQuery,
  freshness: Freshness,
  after: object = {},
): SealedText {
  const { places, unmatched, tagged } = passing(list, query);
  const { tag = '', changed_since: since, detail = 'full' } = query;
  const lists = list.parts.map(({ member, from, to }) => {
    const own = list.parts.length > 1 ? places.filter((at) => at >= from && at < to) : places;
    const shown = own.slice(0, query.limit ?? own.length);
    return [member, shown.map((at) => list.written(at, detail))] as const;
  });
  const [first] = tagged ?? [];
  // What a caller sent is never echoed, because another agent may read it.
  const told: Record<string, unknown> = {
    since: query.since ?? null,
    changed_since: since ?? null,
    tag: first === undefined ? null : (list.tagAt(first, folded(tag)) ?? null),
    project: unmatched.includes('project') ? null : (query.project ?? null),
    q: query.q !== undefined,
    detail,
    limit: query.limit ?? null,
  };
  const takes = Object.keys(parameters[list.id]);
  const beside = {
    total: list.all.length,
    matched: places.length,
    returned: lists.reduce((sum, [, items]) => sum + items.length, 0),
    filters: { ...Object.fromEntries(takes.map((name) => [name, told[name]])), unmatched },
    ...(list.changes && since !== undefined
      ? { changes: list.changes.filter(({ date }) => date >= since).slice(0, MOST_CHANGES) }
      : {}),
    ...(list.rule ? { consumer_rule: list.rule } : {}),
  };
  return sealText(lists, beside, freshness, after);
}

/**
 * The manifest as it is published; of its lists those records stay whose day, by `modified` of the
 * build, is `changed_since` (`YYYY-MM-DD`) or later. What is no list of records stays whole.
 */
export function changedManifest(
  manifest: object & Freshness,
  changed_since: string,
  { base, modified = {} }: { base: string; modified?: Record<string, string> | undefined },
) {
  const isNew = (item: unknown) => {
    const { url } = item as { url?: unknown };
    const day = typeof url === 'string' ? modified[url.slice(base.length)] : undefined;
    return day === undefined || day >= changed_since;
  };
  const kept = Object.entries(manifest).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? value.filter(isNew) : value,
  ]);
  return seal({ ...Object.fromEntries(kept), filters: { changed_since } }, manifest);
}
