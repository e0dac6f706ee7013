/** Source files -> one Profile, or one ContentError that tells every problem at once. */
import { Slug } from '../schemas/common.ts';
import { MissionId } from '../schemas/mission.ts';
import { folders, isSingle, kinds, singles } from './kinds.ts';
import { linkProfile } from './links.ts';
import { ContentError, sentences } from './problems.ts';
import type { Entry, Profile } from './profile.ts';
import type { SourceFile } from './read.ts';

export type BuildOptions = {
  /** Today as YYYY-MM-DD: an item dated later is held back. */
  today: string;
  /** `hide` keeps drafts and future items out; `mark` shows them with a mark, for `npm run dev`. */
  drafts: 'hide' | 'mark';
};

type AnyEntry = Entry<keyof typeof kinds> & { date?: string; start?: string; end?: string | null };

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The day before which nothing may say it was updated: one day of grace for owners east of Greenwich. */
function tomorrow(today: string): string {
  return new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
}

/** `1952` -> `1952-01-01`: the earliest day that a partial date can mean. */
function dayOf(partial: string): string {
  return `${partial}-01-01`.slice(0, 10);
}

function checkName(source: SourceFile): string[] {
  if (isSingle(source.kind)) return [];
  const mission = source.kind === 'missions';
  if ((mission ? MissionId : Slug).safeParse(source.id).success) return [];
  const joint = mission ? '_' : '-';
  const better =
    source.id
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, joint)
      .replace(/^[-_]+|[-_]+$/g, '') || 'a-name';
  const rule = mission ? 'lower-case words joined by underscores' : 'lower-case letters, digits and single hyphens';
  return [`${source.file}: the file name is the id, so it must be ${rule}; rename it to ${better}.md.`];
}

function checkDates(entry: AnyEntry, today: string): string[] {
  const problems: string[] = [];
  if (entry.modified > tomorrow(today) && entry.updated)
    problems.push(
      `${entry.file}: "updated" is ${entry.updated}, which is in the future; use the day of the last change.`,
    );
  if (entry.start && entry.end && dayOf(entry.end) < entry.start.slice(0, entry.end.length))
    problems.push(`${entry.file}: "end" is ${entry.end}, before "start" ${entry.start}; swap or correct them.`);
  return problems;
}

/** Validates one file. Returns the entry, or the sentences that say why it is none. */
function toEntry(source: SourceFile, today: string): { entry?: AnyEntry; problems: string[] } {
  const problems = [...source.problems, ...checkName(source)];
  if (source.problems.length > 0) return { problems };
  const kind = kinds[source.kind];
  const parsed = kind.schema.safeParse(source.data);
  if (!parsed.success) return { problems: [...problems, ...sentences(parsed.error, source)] };
  const date = (parsed.data as { date?: string }).date;
  const modified = parsed.data.updated ?? (date ? dayOf(date) : undefined);
  if (kind.body === 'required' && source.body === '')
    problems.push(`${source.file}: there is no text below the front matter; a ${kind.noun} needs some.`);
  if (!modified)
    return {
      problems: [...problems, `${source.file}: "updated" is missing: the day of the last change, as YYYY-MM-DD.`],
    };
  const entry = { ...parsed.data, id: source.id, file: source.file, body: source.body, modified } as AnyEntry;
  return { entry, problems: [...problems, ...checkDates(entry, today)] };
}

/** Puts `[draft]` before the name of an entry, whichever field holds it. */
function mark(entry: AnyEntry): void {
  const named = entry as unknown as Record<string, unknown>;
  for (const field of ['title', 'name', 'claim', 'question', 'degree'])
    if (typeof named[field] === 'string') {
      named[field] = `[draft] ${named[field]}`;
      return;
    }
}

const ORDER: Partial<Record<keyof typeof folders, (entry: AnyEntry) => string>> = {
  skills: () => '',
  missions: () => '',
  evals: () => '',
  experience: (entry) => entry.start ?? '',
  projects: (entry) => entry.start ?? '',
  education: (entry) => entry.end ?? entry.start ?? '',
  claims: (entry) => entry.modified,
  questions: (entry) => entry.modified,
};

/** Newest first where there is a date, then by id: the order never depends on the file system or the locale. */
function sort(kind: keyof typeof folders, entries: AnyEntry[]): AnyEntry[] {
  const dateOf = ORDER[kind] ?? ((entry: AnyEntry) => entry.date ?? entry.modified);
  return entries.sort((a, b) => compare(dateOf(b), dateOf(a)) || compare(a.id, b.id));
}

/**
 * Validates all sources and links them. Throws ContentError with one sentence per problem (`found` are problems that
 * reading already met).
 */
export function buildProfile(
  sources: readonly SourceFile[],
  options: BuildOptions,
  found: readonly string[] = [],
): Profile {
  const problems = [...found];
  const held: Record<string, Set<string>> = {};
  const shown = new Map<string, Map<string, AnyEntry>>();
  for (const source of sources) {
    const { entry, problems: own } = toEntry(source, options.today);
    problems.push(...own);
    if (!entry) continue;
    const hidden = entry.draft || (entry.date ?? entry.start ?? '') > options.today;
    if (hidden && options.drafts === 'mark') mark(entry);
    const of = shown.get(source.kind) ?? shown.set(source.kind, new Map()).get(source.kind);
    const twin = of?.get(entry.id);
    if (twin)
      problems.push(
        `${entry.file}: there is already a ${kinds[source.kind].noun} with the id "${entry.id}" in ${twin.file}; rename one of them.`,
      );
    else if (hidden && options.drafts === 'hide') {
      held[source.kind] ??= new Set();
      held[source.kind]?.add(entry.id);
    } else of?.set(entry.id, entry);
    if (source.kind === 'claims' && !('project' in entry && entry.project) && !('source' in entry && entry.source))
      problems.push(
        `${entry.file}: "project" or "source" is missing: name the project, or the path of the record the claim rests on.`,
      );
  }
  const files = new Set(sources.map((source) => source.file));
  const profile: Record<string, unknown> = {};
  for (const kind of Object.keys(singles) as (keyof typeof singles)[]) {
    const entry = shown.get(kind)?.get(kind);
    if (entry) profile[kind] = entry;
    else if (![...files].some((file) => file.endsWith(`/${kind}.md`)))
      problems.push(`content/${kind}.md is missing; every profile needs a ${singles[kind].noun}.`);
    else if (held[kind])
      problems.push(
        `content/${kind}.md: the ${singles[kind].noun} can not be a draft or dated in the future; take "draft" out.`,
      );
  }
  for (const kind of Object.keys(folders) as (keyof typeof folders)[])
    profile[kind] = sort(kind, [...(shown.get(kind)?.values() ?? [])]);
  if ((profile['missions'] as unknown[]).length === 0 && !sources.some(({ kind }) => kind === 'missions'))
    problems.push('content/missions/ is empty; write at least one mission, for instance evaluate_collaboration.md.');
  // Links of half a profile would only add noise to the problems that are the cause.
  if (problems.length === 0) problems.push(...linkProfile(profile as unknown as Profile, held));
  if (problems.length > 0) throw new ContentError(problems);
  return profile as unknown as Profile;
}
