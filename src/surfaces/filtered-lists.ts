/**
 * The lists: one pure function for all of them, from all items to an answer. The build calls it
 * with the defaults; the gateway calls it on the complete list. The parameters are in
 * schemas/parameters.ts.
 */
import type { Payload } from '../payloads/payloads.ts';
import { parameters } from '../schemas/parameters.ts';
import { type Freshness, type Sealed, seal } from './seal.ts';
import { said, wordsOf } from './words.ts';

/** The lists, each with the members of an item that hold what `tag` looks for. */
const TAGS = {
  listSkills: ['tags'],
  listExperience: ['tags', 'related_skill_ids', 'project_slugs'],
  listProjects: ['tags'],
  listClaims: ['tags'],
  listWritings: ['tags'],
  listTalks: ['tags'],
  listNotes: ['tags'],
  listCommonQuestions: ['tags'],
  listChangelog: ['kind'],
  listActivity: ['kind'],
} as const satisfies Record<string, readonly string[]>;

export type ListId = keyof typeof TAGS;

export function isList(id: string): id is ListId {
  return Object.hasOwn(TAGS, id);
}

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
function folded(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}

function tagsOf(item: Item, id: ListId): string[] {
  return TAGS[id].flatMap((name) => (item[name] ?? []) as string | string[]);
}

/** Whether an item passes each filter that is given, by the filter's name. */
function testsOf(id: ListId, { since, changed_since, tag, project, q }: ListQuery) {
  const wanted = tag === undefined ? '' : folded(tag);
  const words = q === undefined ? [] : wordsOf(q);
  const projects = (item: Item) => (item['project_slugs'] ?? []) as string[];
  const changed = (item: Item) => String(item['last_modified'] ?? '').slice(0, 10);
  const tests: Record<string, (item: Item) => boolean> = {
    ...(since === undefined ? {} : { since: ({ date }) => String(date) >= since }),
    ...(changed_since === undefined
      ? {}
      : { changed_since: (item) => changed(item) >= changed_since }),
    ...(tag === undefined
      ? {}
      : { tag: (item) => tagsOf(item, id).some((own) => folded(own) === wanted) }),
    ...(project === undefined ? {} : { project: (item) => projects(item).includes(project) }),
    ...(q === undefined ? {} : { q: (item) => words.length > 0 && said(item, words) }),
  };
  return tests;
}

/**
 * The filters as they are published: what a caller sent is never echoed, because another agent may
 * read it.
 */
function toldFilters(id: ListId, all: readonly Item[], query: ListQuery, unmatched: string[]) {
  const wanted = query.tag === undefined ? null : folded(query.tag);
  const told: Record<string, unknown> = {
    since: query.since ?? null,
    changed_since: query.changed_since ?? null,
    tag: all.flatMap((item) => tagsOf(item, id)).find((own) => folded(own) === wanted) ?? null,
    project: unmatched.includes('project') ? null : (query.project ?? null),
    q: query.q !== undefined,
    detail: query.detail ?? 'full',
    limit: query.limit ?? null,
  };
  const takes = Object.keys(parameters[id]);
  return Object.fromEntries([
    ...takes.map((name) => [name, told[name]] as const),
    ['unmatched', unmatched],
  ]);
}

/** Recorded changes in one answer: GET /api/changelog has them all. */
const MOST_CHANGES = 20;

const inShort = (item: Item, names: readonly string[]): Item =>
  Object.fromEntries(names.map((name) => [name, item[name]]));

/** The answer of a list to a query; items keep the order that they come in. */
export function listPayload<Id extends ListId>(
  id: Id,
  items: object,
  { in_short, consumer_rule, changes }: ListShape,
  query: ListQuery,
  freshness: Freshness,
): Sealed<Payload<Id>> {
  const parts = Object.entries(in_short).map(([member, names]) => ({
    member,
    names,
    part: (items as Record<string, readonly Item[]>)[member] ?? [],
  }));
  const all = parts.flatMap(({ part }) => part);
  const tests = testsOf(id, query);
  const { changed_since: since } = query;
  const passes = (item: Item) => Object.values(tests).every((test) => test(item));
  const found = parts.map(({ part, ...list }) => ({ ...list, part: part.filter(passes) }));
  const shown = found.map(({ member, names, part }) => {
    const first = part.slice(0, query.limit ?? part.length);
    const items = query.detail === 'compact' ? first.map((item) => inShort(item, names)) : first;
    return { member, part: items };
  });
  const count = (of: readonly { part: readonly Item[] }[]) =>
    of.reduce((sum, { part }) => sum + part.length, 0);
  const unmatched = ['tag', 'project', 'q'].filter((name) => {
    const test = tests[name];
    return test && !all.some(test);
  });
  const payload = {
    ...Object.fromEntries(shown.map(({ member, part }) => [member, part])),
    total: all.length,
    matched: count(found),
    returned: count(shown),
    filters: toldFilters(id, all, query, unmatched),
    ...(changes && since !== undefined
      ? { changes: changes.filter(({ date }) => date >= since).slice(0, MOST_CHANGES) }
      : {}),
    ...(consumer_rule ? { consumer_rule } : {}),
  };
  return seal(payload, freshness) as unknown as Sealed<Payload<Id>>;
}
