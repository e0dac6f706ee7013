/**
 * The lists that take a query: one pure function each, from all items to an answer. The build calls
 * them with the defaults; the front door calls them on the complete list. The parameters are in
 * schemas/queries.ts.
 */
import type { Activity, Change } from '../schemas/change.ts';
import type { Claim } from '../schemas/claim.ts';
import type { CommonQuestion } from '../schemas/question.ts';
import type { Note } from '../schemas/work.ts';
import { CLAIM_RULE } from './rules.ts';
import { type Freshness, seal } from './seal.ts';

/** `null` as limit stands for the complete list, which only the front door reads. */
type Limit = number | null;

function cut<T>(items: readonly T[], limit: Limit): T[] {
  return limit === null ? [...items] : items.slice(0, limit);
}

/** What tags are compared by: one form for each letter however it is composed, and no case. */
function folded(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}

function hasTag(item: { tags: readonly string[] }, tag: string): boolean {
  const wanted = folded(tag);
  return item.tags.some((own) => folded(own) === wanted);
}

/**
 * A tag as it is published, or null: what a caller sent is never echoed, because another agent may
 * read it.
 */
function publishedTag(
  all: readonly { tags: readonly string[] }[],
  tag: string | undefined,
): string | null {
  if (tag === undefined) return null;
  const wanted = folded(tag);
  return all.flatMap(({ tags }) => tags).find((own) => folded(own) === wanted) ?? null;
}

/** Names of the filters that match nothing published. */
function unmatchedOf(
  asked: Record<string, string | undefined>,
  published: Record<string, string | null>,
): string[] {
  return Object.keys(published).filter(
    (name) => asked[name] !== undefined && published[name] === null,
  );
}

export type NotesQuery = {
  since?: string | undefined;
  tag?: string | undefined;
  project?: string | undefined;
  limit: Limit;
};

/** `since` is a day, YYYY-MM-DD: notes of that day are in. */
export function notesList(all: readonly Note[], query: NotesQuery, freshness: Freshness) {
  const { since, tag, project, limit } = query;
  const notes = cut(
    all.filter(
      (note) =>
        (since === undefined || note.date >= since) &&
        (tag === undefined || hasTag(note, tag)) &&
        (project === undefined || note.project_slugs.includes(project)),
    ),
    limit,
  );
  const known = {
    tag: publishedTag(all, tag),
    project:
      (project !== undefined &&
        all.some((note) => note.project_slugs.includes(project)) &&
        project) ||
      null,
  };
  const filters = {
    since: since ?? null,
    ...known,
    limit,
    unmatched: unmatchedOf({ tag, project }, known),
  };
  return seal({ notes, total: all.length, returned: notes.length, filters }, freshness);
}

export type ClaimsQuery = { tag?: string | undefined; limit: Limit };

export function claimsList(
  all: readonly Claim[],
  { tag, limit }: ClaimsQuery,
  freshness: Freshness,
) {
  const claims = cut(tag === undefined ? all : all.filter((claim) => hasTag(claim, tag)), limit);
  const known = { tag: publishedTag(all, tag) };
  const filters = { ...known, limit, unmatched: unmatchedOf({ tag }, known) };
  return seal(
    { claims, total: all.length, returned: claims.length, filters, consumer_rule: CLAIM_RULE },
    freshness,
  );
}

export type LimitQuery = { limit: Limit };

export function changelogList(all: readonly Change[], { limit }: LimitQuery, freshness: Freshness) {
  const changelog = cut(all, limit);
  return seal(
    { changelog, total: all.length, returned: changelog.length, filters: { limit } },
    freshness,
  );
}

export function activityList(
  all: readonly Activity[],
  { limit }: LimitQuery,
  freshness: Freshness,
) {
  const activity = cut(all, limit);
  return seal(
    { activity, total: all.length, returned: activity.length, filters: { limit } },
    freshness,
  );
}

export function questionsList(
  all: readonly CommonQuestion[],
  { limit }: LimitQuery,
  freshness: Freshness,
) {
  const common_questions = cut(all, limit);
  return seal(
    { common_questions, total: all.length, returned: common_questions.length, filters: { limit } },
    freshness,
  );
}
