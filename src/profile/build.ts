/** Source files -> one Profile, or one ContentError that tells every problem at once. */
import type * as z from 'zod';
import { RESTS_ON } from '../kinds/claim/claim.ts';
import { isListed } from '../kinds/cv/cv.ts';
import type { Entry, Profile } from '../kinds/entries.ts';
import type { FolderKind, Kind, SingleKind } from '../kinds/kinds.ts';
import { folders, isSingle, kinds, singles } from '../kinds/kinds.ts';
import { MissionId } from '../kinds/mission/mission.ts';
import { nounOf, tell } from '../labels/tell.ts';
import { type EvidenceLevel, type EvidenceLink, Slug } from '../schemas/common.ts';
import type { ReceiptFile } from '../schemas/verification.ts';
import { bioInstead, MISSIONS, rulesWith, worthReading } from '../surfaces/defaults.ts';
import { LETTERS } from '../surfaces/words.ts';
import { linkProfile } from './links.ts';
import { ContentError, sentences } from './problems.ts';
import type { SourceFile } from './read.ts';
import { attachReceipts } from './receipts.ts';

export type BuildOptions = {
  /** Today as YYYY-MM-DD: an item dated later is held back, what ended before has expired. */
  today: string;
};

/** What the checks below look at, whichever kind an entry is of. */
type AnyEntry = Entry<Kind> & {
  date?: string;
  project?: string;
  source?: string;
  order?: number;
  evidence_level?: EvidenceLevel;
  evidence_links?: readonly EvidenceLink[];
} & { [bound in 'start' | 'since' | 'born']?: string } & {
  [bound in 'end' | 'until' | 'died' | 'expires']?: string | null;
};

const SPANS = [
  ['date', 'expires'],
  ['start', 'end'],
  ['since', 'until'],
  ['born', 'died'],
] as const;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The last day on which anything may say it was updated: owners east of Greenwich are ahead. */
const tomorrow = (today: string): string =>
  new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);

/** `1952` -> `1952-01-01`: the earliest day that a partial date can mean. */
const dayOf = (partial: string): string => `${partial}-01-01`.slice(0, 10);

/** Letters as people write them in addresses. */
const SPELT: Readonly<Record<string, string>> = { ...LETTERS, ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe' };

/** Longest id that a file's name can be, in characters. */
export const ID_CHARACTERS = Number(Slug.maxLength);

/** The id that a file's name probably should be; empty where no letter of it can be kept. */
export const betterId = (kind: Kind, id: string): string =>
  id
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^a-z0-9]/gu, (letter) => SPELT[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, kind === 'missions' ? '_' : '-')
    .replace(/^[-_]+/, '')
    .slice(0, ID_CHARACTERS)
    .replace(/[-_]+$/, '');

function checkName({ kind, id, file }: SourceFile, taken?: ReadonlySet<string>): string[] {
  if (isSingle(kind)) return [];
  const mission = kind === 'missions';
  if ((mission ? MissionId : Slug).safeParse(id).success) return [];
  const rule = mission ? tell.content.missionName : tell.content.fileName;
  const name = betterId(kind, id) || 'a-name';
  const { advice } = tell.content;
  const say = taken?.has(`${kind}/${name}`) ? advice.renameElse : advice.rename;
  return [`${file}: ${rule({ most: ID_CHARACTERS, advice: say({ name }) })}`];
}

/** A claim rests on a record: its project, or the path of another. */
function checkClaim({ kind, file, data }: SourceFile): string[] {
  const rests = RESTS_ON.some((name) => (data as Record<string, unknown>)[name]);
  return kind === 'claims' && !rests ? [`${file}: ${tell.content.restsOnNothing}`] : [];
}

/** A CV that is not listed stands at an address that nobody guesses. */
function checkAddress({ kind, file, data }: SourceFile): string[] {
  if (kind !== 'cvs' || isListed(data as Entry<'cvs'>) || (data as Entry<'cvs'>).address) return [];
  return [`${file}: ${tell.content.noAddress}`];
}

function checkDates(entry: AnyEntry, today: string): string[] {
  const problems: string[] = [];
  if (entry.modified > tomorrow(today) && entry.updated)
    problems.push(`${entry.file}: ${tell.content.futureUpdate({ day: entry.updated })}`);
  for (const [from, to] of SPANS) {
    const [begin, end] = [entry[from], entry[to]];
    if (begin && end && end < begin.slice(0, end.length))
      problems.push(`${entry.file}: ${tell.content.swapped({ from, to, begin, end })}`);
  }
  return problems;
}

/**
 * The fields of a file without those that zod found fault with, entries of lists one by one: what
 * the other checks can still judge.
 */
function sound(data: unknown, { issues }: z.ZodError): Record<string, unknown> {
  const left = structuredClone(data) as Record<string, unknown>;
  const bad = Symbol('bad');
  for (const { path } of issues) {
    const [field, index] = path as [string, number?];
    const value = field === undefined ? undefined : left[field];
    if (Array.isArray(value) && index !== undefined) value[index] = bad;
    else if (field !== undefined) delete left[field];
  }
  for (const [field, value] of Object.entries(left))
    if (Array.isArray(value)) left[field] = value.filter((item) => item !== bad);
  return left;
}

/**
 * Judges one file. Returns the entry, whole or as far as it is right, and the sentences that say
 * what is wrong.
 */
function toEntry(source: SourceFile, today: string, taken?: ReadonlySet<string>) {
  const problems = [...source.problems, ...checkName(source, taken)];
  if (source.data === null) return { problems };
  const kind = kinds[source.kind];
  const parsed = kind.schema.safeParse(source.data);
  if (!parsed.success) problems.push(...sentences(parsed.error, { ...source, ...kind }));
  const data = (parsed.success ? parsed.data : sound(source.data, parsed.error)) as AnyEntry;
  if (kind.body === 'required' && source.body === '')
    problems.push(`${source.file}: ${tell.content.noText({ noun: nounOf(kind.noun) })}`);
  const modified = data.updated ?? (data.date ? dayOf(data.date) : undefined);
  const isTold = parsed.error?.issues.some(({ path: [at] }) => at === 'updated' || at === 'date');
  if (!modified && !isTold) problems.push(`${source.file}: ${tell.content.noUpdate}`);
  // Where it can be looked up it is public, unless its owner says otherwise.
  if (data.evidence_links?.length && !(source.data as Partial<AnyEntry>).evidence_level)
    data.evidence_level = 'public-live';
  const { id, file, body } = source;
  const { expires } = data;
  const expired = Boolean(expires && expires < today.slice(0, expires.length));
  const entry = { ...data, id, file, body, modified: modified ?? '', ...(expired && { expired }) };
  problems.push(...checkDates(entry, today), ...checkClaim(source), ...checkAddress(source));
  return { entry, problems };
}

/** What is wrong with one file by itself, as sentences that begin with its name. */
export const problemsOf = (source: SourceFile, today: string) => toEntry(source, today).problems;

/** Whether a file is out of sight: a draft, or dated in the future. */
export const isHeldBack = (
  { draft, date, start }: { draft?: unknown; date?: unknown; start?: unknown },
  today: string,
) => draft === true || (/^\d{4}(-|$)/.test(`${date ?? start}`) && `${date ?? start}` > today);

/** An entry that the engine gives where the owner wrote none, dated as profile.md is. */
function given(kind: Kind, id: string, fields: object, updated: string): AnyEntry {
  const data = kinds[kind].schema.parse({ ...fields, updated });
  return { ...data, id, file: `the default ${id}`, body: '', modified: updated } as AnyEntry;
}

/**
 * Adds, in place, what the engine gives: terms and contact policy that state nothing, the standard
 * rules and missions. A default whose name the owner has taken, in a draft too, is left out.
 */
function complete(
  profile: Partial<Record<Kind, AnyEntry | AnyEntry[]>>,
  taken: (kind: Kind, id: string) => boolean,
): void {
  const person = profile.profile as Entry<'profile'> | undefined;
  if (person) {
    person.bio ??= bioInstead(person);
    person.do_not_infer = rulesWith(person.do_not_infer ?? [], person.standard_rules ?? {});
  }
  // A profile.md that is missing or wrong stops the build; the rest is judged all the same.
  const day = person?.updated ?? '1970-01-01';
  for (const kind of ['collaboration', 'contact', 'kit', 'curriculum'] as const)
    profile[kind] ??= given(kind, kind, {}, day);
  const isEmpty = (path: string) => {
    const list = profile[path.replace('/api/', '') as Kind];
    return Array.isArray(list) && list.length === 0;
  };
  const missions = Object.entries(MISSIONS)
    .filter(([id]) => !taken('missions', id))
    .map(([id, fields]) => {
      const reads = worthReading(fields.reads, isEmpty);
      return given('missions', id, { ...fields, reads }, day);
    });
  profile.missions = sort('missions', [...((profile.missions ?? []) as AnyEntry[]), ...missions]);
}

/**
 * By the places that the owner gives, then newest first where there is a date, then by id: the
 * order never depends on the file system or the locale.
 */
function sort(kind: keyof typeof folders, entries: AnyEntry[]): AnyEntry[] {
  const { newestBy } = folders[kind];
  const dateOf = (entry: AnyEntry) =>
    String(newestBy.map((name) => entry[name as 'date']).find(Boolean) ?? '');
  const placeOf = ({ order }: AnyEntry) => order ?? Number.MAX_SAFE_INTEGER;
  return entries.sort(
    (a, b) => placeOf(a) - placeOf(b) || compare(dateOf(b), dateOf(a)) || compare(a.id, b.id),
  );
}

/**
 * Validates all sources and links them. Throws ContentError with one sentence per problem (`found`
 * are problems that reading already met, `lost` those of pictures, `receipts` what checks of the
 * evidence gave).
 */
export function buildProfile(
  sources: readonly SourceFile[],
  options: BuildOptions,
  found: readonly string[] = [],
  receipts: readonly ReceiptFile[] = [],
  lost: readonly string[] = [],
): Profile {
  const problems = [...found];
  const unseen: Partial<Record<Kind, Set<string>>> = {};
  const files = new Map<string, string>();
  const taken = new Set(sources.map(({ kind, id }) => `${kind}/${id}`));
  const shown: Partial<Record<Kind, AnyEntry[]>> = {};
  for (const source of sources) {
    const { kind, id, file } = source;
    const { entry, problems: own } = toEntry(source, options.today, taken);
    // A name that is refused is told once: what links to it is right as soon as the file is.
    if (entry && checkName(source).length > 0) {
      entry.id = betterId(kind, id) || id;
      unseen[kind] = (unseen[kind] ?? new Set()).add(id);
    }
    // A draft may be half-written: what nobody sees stops no build.
    if (!entry?.draft) problems.push(...own);
    const twin = files.get(`${kind}/${id}`);
    if (twin)
      problems.push(`${file}: ${tell.content.twin({ noun: nounOf(kinds[kind].noun), id, twin })}`);
    else files.set(`${kind}/${id}`, file);
    const hidden = entry && isHeldBack(entry, options.today);
    if (entry && !hidden) {
      shown[kind] ??= [];
      shown[kind].push(entry);
      continue;
    }
    if (hidden && kind === 'profile') problems.push(`${file}: ${tell.content.hiddenProfile}`);
    unseen[kind] = (unseen[kind] ?? new Set()).add(id);
  }
  const profile: Partial<Record<Kind, AnyEntry | AnyEntry[]>> = {};
  for (const kind of Object.keys(singles) as SingleKind[]) {
    const entry = shown[kind]?.[0];
    if (entry) profile[kind] = entry;
    else if (kind === 'profile' && !unseen[kind]) problems.push(tell.content.noProfile);
  }
  for (const kind of Object.keys(folders) as FolderKind[])
    profile[kind] = sort(kind, shown[kind] ?? []);
  const cvs = (profile.cvs ?? []) as Entry<'cvs'>[];
  profile.cvs = cvs.filter(isListed) as AnyEntry[];
  const unlisted = cvs.filter((cv) => !isListed(cv));
  complete(profile, (kind, id) => files.has(`${kind}/${id}`));
  problems.push(...linkProfile({ ...profile, unlisted } as Partial<Profile>, unseen), ...lost);
  if (problems.length > 0) throw new ContentError(problems);
  attachReceipts(profile as Partial<Profile>, receipts);
  return { ...profile, unlisted } as unknown as Profile;
}
