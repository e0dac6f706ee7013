/**
 * The lists: one pure function for all of them, from all items to an answer. The build calls it
 * with the defaults; the front door calls it on the complete list. The parameters are in
 * schemas/parameters.ts.
 */
import { CURRICULUM, PLACES } from '../kinds/places.ts';
import type { Payload } from '../payloads/payloads.ts';
import { parameters } from '../schemas/parameters.ts';
import { CLAIM_RULE, PROJECT_RULE, SKILL_RULE } from './rules.ts';
import { type Freshness, type Sealed, seal } from './seal.ts';
import { said, wordsOf } from './words.ts';

type List = {
  /** Members of the answer that hold items. */
  members: readonly string[];
  /** Members of an item that hold what `tag` looks for. */
  tags: readonly string[];
  /** How items may be used. */
  rule?: string;
};

export const LISTS = {
  listSkills: { members: ['skills'], tags: ['tags'], rule: SKILL_RULE },
  listExperience: { members: CURRICULUM, tags: ['tags', 'related_skill_ids', 'project_slugs'] },
  listProjects: { members: ['projects'], tags: ['tags'], rule: PROJECT_RULE },
  listClaims: { members: ['claims'], tags: ['tags'], rule: CLAIM_RULE },
  listWritings: { members: ['writings'], tags: ['tags'] },
  listTalks: { members: ['talks'], tags: ['tags'] },
  listNotes: { members: ['notes'], tags: ['tags'] },
  listCommonQuestions: { members: ['common_questions'], tags: ['tags'] },
  listChangelog: { members: ['changelog'], tags: ['kind'] },
  listActivity: { members: ['activity'], tags: ['kind'] },
} as const satisfies Record<string, List>;

export type ListId = keyof typeof LISTS;

/** All items of a list, by the members that hold them. */
export type Items<Id extends ListId> = Pick<
  Payload<Id>,
  (typeof LISTS)[Id]['members'][number] & keyof Payload<Id>
>;

/** Parameters of lists, each where its row takes it; days are `YYYY-MM-DD`. */
export type ListQuery = {
  since?: string | undefined;
  changed_since?: string | undefined;
  tag?: string | undefined;
  project?: string | undefined;
  q?: string | undefined;
  detail?: 'compact' | 'full' | undefined;
  /** `null` stands for the complete list, which only the front door reads. */
  limit?: number | null | undefined;
};

type Item = Readonly<Record<string, unknown>>;

/** What tags are compared by: one form for each letter however it is composed, and no case. */
function folded(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}

function tagsOf(item: Item, { tags }: List): string[] {
  return tags.flatMap((name) => (item[name] ?? []) as string | string[]);
}

/** Whether an item passes each filter that is given, by the filter's name. */
function testsOf(list: List, { since, changed_since, tag, project, q }: ListQuery) {
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
      : { tag: (item) => tagsOf(item, list).some((own) => folded(own) === wanted) }),
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
  const list: List = LISTS[id];
  const wanted = query.tag === undefined ? null : folded(query.tag);
  const told: Record<string, unknown> = {
    since: query.since ?? null,
    changed_since: query.changed_since ?? null,
    tag: all.flatMap((item) => tagsOf(item, list)).find((own) => folded(own) === wanted) ?? null,
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

function inShort(item: Item, member: string): Item {
  const { compact = [] } = PLACES[member as keyof typeof PLACES] as { compact?: readonly string[] };
  return Object.fromEntries(compact.map((name) => [name, item[name]]));
}

/** The answer of a list to a query; items keep the order that they come in. */
export function listPayload<Id extends ListId>(
  id: Id,
  items: Items<Id>,
  query: ListQuery,
  freshness: Freshness,
): Sealed<Payload<Id>> {
  const list: List = LISTS[id];
  const parts = list.members.map(
    (member) => [member, (items as Record<string, readonly Item[]>)[member] ?? []] as const,
  );
  const all = parts.flatMap(([, part]) => part);
  const tests = testsOf(list, query);
  const passes = (item: Item) => Object.values(tests).every((test) => test(item));
  const found = parts.map(([member, part]) => [member, part.filter(passes)] as const);
  const shown = found.map(
    ([member, part]) =>
      [
        member,
        part
          .slice(0, query.limit ?? part.length)
          .map((item) => (query.detail === 'compact' ? inShort(item, member) : item)),
      ] as const,
  );
  const count = (of: typeof found) => of.reduce((sum, [, part]) => sum + part.length, 0);
  const unmatched = ['tag', 'project', 'q'].filter((name) => {
    const test = tests[name];
    return test && !all.some(test);
  });
  const payload = {
    ...Object.fromEntries(shown),
    total: all.length,
    matched: count(found),
    returned: count(shown),
    filters: toldFilters(id, all, query, unmatched),
    ...(list.rule ? { consumer_rule: list.rule } : {}),
  };
  return seal(payload, freshness) as unknown as Sealed<Payload<Id>>;
}
