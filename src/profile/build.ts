/** Source files -> one Profile, or one ContentError that tells every problem at once. */
import { Slug } from '../schemas/common.ts';
import type { Entry, Profile } from '../schemas/entries.ts';
import {
  type FolderKind,
  folders,
  isSingle,
  type Kind,
  kinds,
  type SingleKind,
  singles,
} from '../schemas/kinds.ts';
import { MissionId } from '../schemas/mission.ts';
import type { ReceiptFile } from '../schemas/verification.ts';
import { linkProfile } from './links.ts';
import { ContentError, sentences } from './problems.ts';
import type { SourceFile } from './read.ts';
import { attachReceipts } from './receipts.ts';

export type BuildOptions = {
  /** Today as YYYY-MM-DD: an item dated later is held back. */
  today: string;
  /** `hide` keeps drafts and future items out; `mark` shows them with a mark, for `npm run dev`. */
  drafts: 'hide' | 'mark';
};

/** What the checks below look at, whichever kind an entry is of. */
type AnyEntry = Entry<Kind> & {
  date?: string;
  project?: string;
  source?: string;
} & { [bound in 'start' | 'since' | 'born']?: string } & {
  [bound in 'end' | 'until' | 'died']?: string | null;
};

/** Fields that say when something began and when it ended. */
const SPANS = [
  ['start', 'end'],
  ['since', 'until'],
  ['born', 'died'],
] as const;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The day before which nothing may say it was updated: one day of grace for owners east of
 * Greenwich.
 */
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
  const rule = mission
    ? 'lower-case words joined by underscores'
    : 'lower-case letters, digits and single hyphens';
  return [
    `${source.file}: the file name is the id, so it must be ${rule}; rename it to ${better}.md.`,
  ];
}

/** A claim rests on a record: its project, or the path of another. */
function checkClaim(kind: Kind, { file, project, source }: AnyEntry): string[] {
  if (kind !== 'claims' || project || source) return [];
  return [
    `${file}: "project" or "source" is missing; name the project, or the path of the ` +
      'record the claim rests on.',
  ];
}

function checkDates(entry: AnyEntry, today: string): string[] {
  const problems: string[] = [];
  if (entry.modified > tomorrow(today) && entry.updated)
    problems.push(
      `${entry.file}: "updated" is ${entry.updated}, which is in the future; use the day ` +
        'of the last change.',
    );
  for (const [from, to] of SPANS) {
    const [begin, end] = [entry[from], entry[to]];
    if (begin && end && end < begin.slice(0, end.length))
      problems.push(
        `${entry.file}: "${to}" is ${end}, before "${from}" ${begin}; swap or correct them.`,
      );
  }
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
    problems.push(
      `${source.file}: there is no text below the front matter; a ${kind.noun} needs some.`,
    );
  if (!modified)
    return {
      problems: [
        ...problems,
        `${source.file}: "updated" is missing; add it: day of the last change, as YYYY-MM-DD.`,
      ],
    };
  const entry = {
    ...parsed.data,
    id: source.id,
    file: source.file,
    body: source.body,
    modified,
  } as AnyEntry;
  return {
    entry,
    problems: [...problems, ...checkDates(entry, today), ...checkClaim(source.kind, entry)],
  };
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

/**
 * Newest first where there is a date, then by id: the order never depends on the file system or the
 * locale.
 */
function sort(kind: keyof typeof folders, entries: AnyEntry[]): AnyEntry[] {
  const dateOf = ORDER[kind] ?? ((entry: AnyEntry) => entry.date ?? entry.modified);
  return entries.sort((a, b) => compare(dateOf(b), dateOf(a)) || compare(a.id, b.id));
}

/**
 * Validates all sources and links them. Throws ContentError with one sentence per problem (`found`
 * are problems that reading already met, `receipts` what checks of the evidence gave).
 */
export function buildProfile(
  sources: readonly SourceFile[],
  options: BuildOptions,
  found: readonly string[] = [],
  receipts: readonly ReceiptFile[] = [],
): Profile {
  const problems = [...found];
  const broken = new Set<Kind>();
  const unseen: Partial<Record<Kind, Set<string>>> = {};
  const files = new Map<string, string>();
  const shown: Partial<Record<Kind, AnyEntry[]>> = {};
  for (const source of sources) {
    const { kind, id, file } = source;
    const { noun } = kinds[kind];
    const { entry, problems: own } = toEntry(source, options.today);
    problems.push(...own);
    const twin = files.get(`${kind}/${id}`);
    if (twin)
      problems.push(
        `${file}: there is already a ${noun} with the id "${id}" in ${twin}; rename one of them.`,
      );
    else files.set(`${kind}/${id}`, file);
    const hidden = entry && (entry.draft || (entry.date ?? entry.start ?? '') > options.today);
    if (entry && (!hidden || options.drafts === 'mark')) {
      if (hidden) mark(entry);
      shown[kind] ??= [];
      shown[kind].push(entry);
      continue;
    }
    if (!entry) broken.add(kind);
    else if (isSingle(kind))
      problems.push(`${file}: the ${noun} can not be a draft or dated in the future.`);
    unseen[kind] = (unseen[kind] ?? new Set()).add(id);
  }
  const profile: Partial<Record<Kind, AnyEntry | AnyEntry[]>> = {};
  for (const kind of Object.keys(singles) as SingleKind[]) {
    const entry = shown[kind]?.[0];
    if (entry) profile[kind] = entry;
    else if (!unseen[kind])
      problems.push(`content/${kind}.md is missing; every profile needs a ${singles[kind].noun}.`);
  }
  for (const kind of Object.keys(folders) as FolderKind[])
    profile[kind] = sort(kind, shown[kind] ?? []);
  if (!shown.missions && !broken.has('missions'))
    problems.push(
      'content/missions/ has no mission to show; write at least one, for instance ' +
        'evaluate_collaboration.md.',
    );
  problems.push(...linkProfile(profile as Partial<Profile>, unseen));
  if (problems.length > 0) throw new ContentError(problems);
  attachReceipts(profile as Partial<Profile>, receipts);
  return profile as unknown as Profile;
}
