/**
 * Whether the typed values of a record say a statement or deny it, read with status, expiry, tense
 * and dates. Every word of the statement must be a value of the record, a date, the person, a verb
 * of the act or a small word; where anything else is said, nothing is told.
 */
import { DATES, dateFrom, falls } from '../facts/dates.ts';
import { contentOf, type Facts } from '../facts/facts.ts';
import { lexiconOf, VALUES } from '../facts/languages.ts';
import type { Kind, Rec } from '../facts/record.ts';
import { isUnfinished, LASTING, POINTS, SAYABLE, textOf, timeOf } from '../facts/record.ts';
import { spokenIn } from '../facts/values.ts';
import { fold, stemOf } from '../facts/words.ts';
import { type Deed, LANGUAGES, type Language } from '../languages/language.ts';
import { contextOf } from '../search/passages.ts';

/** What a statement says, as far as it is understood. */
export type Said = {
  deeds: ReadonlySet<Deed>;
  /** In the present, or of what goes on. */
  now: boolean;
  /** The person is named, or meant by a pronoun. */
  subject: boolean;
  /** A verb of it is in the past. */
  past: boolean;
  /** Names of the values that it has. */
  values: ReadonlySet<string>;
  dates: readonly Dated[];
};
type Role = 'since' | 'until' | 'at';
type Dated = { role: Role; date: string };
type Told = 'yes' | 'no' | null;

/** Fields that are called by a part of their name. */
const ORGANIZED = new Set(['organization', 'institution', 'event']);

/** The values of a record that a statement may have, by their fields, the longest first. */
function valuesOf({ fields, place, kind, names }: Rec, { snapshot }: Facts) {
  const own = Object.entries(fields);
  // What narrows a title or a degree, in brackets or after a comma, is never left out.
  const parts = own
    .filter(([field]) => ORGANIZED.has(field))
    .flatMap(([field, value]) =>
      names.filter((name) => value.includes(name)).map((name) => [field, name] as const),
    );
  // "Newborn Life Support (NLS)" is called by either.
  const called = own.flatMap(([field, value]) => {
    const [, long = '', short = ''] = /^(.+) \((\p{Lu}[\p{Lu}\d.-]+)\)$/u.exec(value) ?? [];
    return [long, short].map((name) => [field, name] as const);
  });
  const spoken = kind === 'profile' ? spokenIn(snapshot.manifest.profile) : [];
  const whole = [...spoken.map((it) => ['language', it] as const), ['place', place ?? ''] as const];
  const short = whole.map(([field, value]) => [field, value.replace(/,.*| \(.*/, '')] as const);
  return [...own, ...called, ...parts, ...whole, ...short]
    .filter(([, value]) => value.length > 1)
    .sort(([, a], [, b]) => b.length - a.length);
}

/** How a level of a language (CEFR) is told: "at level B2". */
const AT_LEVEL = new RegExp(
  String.raw`(?:\s+(?:at|auf|au|en|a|con|mit|de))?` +
    String.raw`(?:\s+(?:level|dem|niveau|stufe|nivel|un))*\s+([ABC][12])\b`,
  'gi',
);

/** A folded text with each of some values as a mark. */
function marked(text: string, name: string, value: string): string {
  const words = fold(value).match(/[\p{L}\p{N}]+/gu);
  if (!words?.every((word) => text.includes(word))) return text;
  const pattern = `(?<![\\p{L}\\p{N}<])${words.join('[^\\p{L}\\p{N}<>]+')}(?![\\p{L}\\p{N}>])`;
  return text.replace(new RegExp(pattern, 'gu'), ` <${name}> `);
}

/** A folded statement with the values of a record, where one is given, and with dates as marks. */
export const markedBy = (statement: string, facts: Facts, record?: Rec): string =>
  (record ? valuesOf(record, facts) : [])
    .reduce(
      (all, [name, value]) => marked(all, name, value),
      fold(statement.replace(AT_LEVEL, ' $1')),
    )
    .replace(VALUES.onsite, ' <onsite> ')
    .replace(DATES, (...match) => ` <@${dateFrom(match.at(-1) as Record<string, string>)}> `);

/** Whether a word names another kind than that of a record: a "certificate" is no degree. */
export function isOther(word: string, kind: Kind, language: Language): boolean {
  const kinds = [...lexiconOf(language).kinds];
  const called = kinds.filter(([, { asked }]) => asked.has(stemOf(word, language)));
  return called.length > 0 && !called.some(([one]) => one === kind);
}

/**
 * What a statement with marks says of a kind of record; null where it says what is not understood.
 * Without a kind that is passed over, and nobody need be named.
 */
export function read(text: string, language: Language, facts: Facts, kind?: Kind): Said | null {
  const { pronouns, verbs, checks } = lexiconOf(language);
  const isThing = kind && !LASTING.has(kind) && kind !== 'profile';
  const found = new Set<string>();
  const [deeds, helping] = [new Set<Deed>(), new Set<Deed>()];
  const dates: Dated[] = [];
  // Spanish leaves the subject out.
  let [now, still, past, helped, subject] = [false, false, false, false, language.code === 'es'];
  let [role, before, named, passive]: [Role, string, boolean, boolean] = ['at', '', false, false];
  for (const word of text.match(/<[^>]+>|[\p{L}\p{N}]+/gu) ?? []) {
    const mark = /^<(.+)>$/.exec(word)?.[1];
    const verb = verbs.get(word);
    const is = (name: keyof typeof checks) => checks[name].has(word);
    // "Her sister" and "her company" are not the person.
    const isSmall = (is('small') || is('at')) && !is('firm');
    const own = mark ? isThing || deeds.size + helping.size > 0 : isSmall;
    if (kind && checks.possessive.has(before) && !own) return null;
    // "By 2015" it may have been long before, and "again" at another time than the first.
    const isVague = is('vague') && (!is('small') || text.includes('<@'));
    if (!kind ? isVague : mark?.startsWith('@') && checks.vague.has(before)) return null;
    if (mark?.startsWith('@')) {
      dates.push({ role, date: mark.slice(1) });
      role = 'at';
    } else if (mark) {
      // "Example Ltd worked for her" is not what the record says.
      const isTitle = mark === 'title' && kind && SAYABLE[kind]?.by[0] === mark;
      if (!subject && !isTitle) return null;
      passive ||= !subject && language.code !== 'es';
      // "An MA in Example College from History" has them in each other's place.
      const isLate = mark === 'degree' || (mark === 'field' && found.has('degree'));
      if (isLate && found.has('institution')) return null;
      found.add(mark);
      role = 'at';
    } else if (facts.person.has(word)) {
      // Who is named once more is not who it is about.
      const again = named || (subject && language.code !== 'es');
      if (again ? !facts.person.has(before) : passive && !checks.by.has(before)) return null;
      named = true;
      subject = true;
    } else if (is('caller')) {
      // Who is a candidate for a post does not hold it.
      if (deeds.size + helping.size > 0) return null;
      subject = true;
    } else if (pronouns.has(word) && !facts.others.has(word)) subject = true;
    else if (verb?.passive && helping.size === 0) return null;
    else if (verb?.helps) {
      // Who begins with it asks.
      if (kind && !before && language.code !== 'es') return null;
      helping.add(verb.deed);
      helped ||= verb.now;
    } else if (verb) {
      deeds.add(verb.deed);
      const isNow = verb.now && !checks.perfect.has(before) && (helped || helping.size === 0);
      now ||= isNow;
      past ||= !isNow || (helping.size > 0 && !helped);
    } else if (is('to') && dates.at(-1)?.role === 'since') role = 'until';
    else if (is('since') || is('from')) {
      role = 'since';
      now ||= is('since');
    } else if (is('until')) role = 'until';
    else if (is('at')) role = checks.until.has(before) ? 'until' : 'at';
    else if (is('now')) still = true;
    else if (!kind) now ||= is('leading') && !checks.perfect.has(before);
    else if ((!is('small') || isOther(word, kind, language)) && !is('to')) return null;
    // "A encore travaillé" is past.
    if (!is('now')) before = word;
  }
  const told = deeds.size > 0 ? deeds : helping;
  // "Desde 1950 hasta 1955" does not go on.
  if (dates.some((one) => one.role === 'until')) now &&= dates.every((one) => one.role === 'until');
  // "Still worked there in 1950" was then.
  now ||= (deeds.size === 0 && helped) || (still && dates.length === 0);
  const isNamed = subject || found.has('title');
  return !kind || (isNamed && told.size > 0)
    ? { deeds: told, now, subject, past, values: found, dates }
    : null;
}

/** Whether what is said has one of some verbs. */
const has = ({ deeds }: Said, ...some: Deed[]): boolean => some.some((deed) => deeds.has(deed));

/** The date of a record that one of a statement is about; `within` for any day of its time. */
function dateFor(record: Rec, said: Said, role: Role): string | null | 'within' {
  const { kind, start, end, fields } = record;
  if (kind === 'certificate')
    return role === 'until' || has(said, 'expire') ? (fields.expires ?? null) : end;
  if (POINTS.has(kind)) return role === 'at' ? start : null;
  // What was awarded is held from that day on.
  if (kind === 'education' && has(said, 'hold')) return role === 'until' ? null : end;
  if (role !== 'at') return role === 'since' ? start : end;
  if (has(said, 'begin', 'join', 'born', 'found')) return start;
  if (has(said, 'leave', 'end', 'die') || (kind === 'education' && has(said, 'get'))) return end;
  return kind === 'profile' ? null : 'within';
}

/**
 * Whether the time of a record excludes a date of what is said: it is not unsure, and nothing else
 * that is told of then is of the same house.
 */
function excludes(record: Rec, said: Said, { role, date }: Dated, facts: Facts): boolean {
  const { kind, fields, label, start, end } = record;
  const { dates, values } = said;
  const isLasting = LASTING.has(kind);
  // What was said once may be said again, and a title be held elsewhere; a part is no other time.
  const isOnce = kind === 'writing' ? has(said, 'publish') : kind === 'award' && said.subject;
  if (kind === 'certificate' && !has(said, 'expire') && role !== 'until') return false;
  const isPart = !isLasting && kind !== 'certificate' && has(said, 'hold', 'work');
  if (POINTS.has(kind) ? !isOnce : isPart) return false;
  const title = values.has('title') ? contentOf(fields.title ?? '', facts) : new Set<string>();
  const begins = title.size > 1 && (role !== 'at' || has(said, 'begin'));
  if (isLasting && !values.has('organization') && !begins) return false;
  if (dates.length > 1 && falls(date, start, end ?? date) !== false) return false;
  if (VALUES.unsure.test(textOf(record))) return false;
  if (has(said, 'get', 'expire', 'born', 'die')) return true;
  // Whoever was something else there before, or the same elsewhere, is meant by neither.
  const house = contentOf(fields.organization ?? fields.institution ?? label, facts);
  const named = begins ? (values.has('organization') ? [house, title] : [title]) : [house];
  return !facts.records.some((one) => {
    const time = timeOf(one);
    const from = time.start ?? time.end;
    // Only another publication is in the place of one.
    const isThen =
      (kind === one.kind || isLasting) &&
      one !== record &&
      from &&
      falls(date, from, time.end ?? '9999') !== false;
    const told = one.lines.flatMap(({ text }) => (text.includes(date.slice(0, 4)) ? [text] : []));
    if (isThen) told.push(contextOf(one, facts));
    const isNear = (text: string) =>
      named.every((name) => 2 * name.intersection(contentOf(text, facts)).size >= name.size);
    return told.some((text) => one === record || isNear(text));
  });
}

/** Whether nobody employs the person there, as far as its form and the text tell. */
export const isLoose = (record: Rec): boolean =>
  VALUES.loose.test(fold(record.fields.form ?? '')) || VALUES.employer.test(textOf(record));

/** What a record tells of what is said of it, at a day. */
export function compare(record: Rec, said: Said, facts: Facts, today: string): Told {
  const { kind, end, start, fields } = record;
  const { now, dates, values } = said;
  const { died } = facts.snapshot.manifest.profile;
  const ends = has(said, 'leave', 'end');
  const lasting = LASTING.has(kind);
  const ended = (kind === 'certificate' ? fields.expires : end) ?? '9999';
  const isOver = ended < today || (died !== null && kind !== 'profile');
  // What has not begun, is no employment or was translated is not told by the verb.
  if (kind !== 'profile' && start !== null && start > today) return null;
  // Who is self-employed is not employed there; whom else the text calls the employer is.
  const loose = isLoose(record);
  if (has(said, 'employ') ? loose : has(said, 'found') && !loose) return null;
  if (has(said, 'write') && VALUES.adapted.test(fold(`${fields.form} ${fields.role}`))) return null;
  if (isInner(record, said, facts)) return null;
  if (kind === 'profile' && now && died && !has(said, 'born', 'master')) return 'no';
  if (kind === 'education' && has(said, 'get', 'hold', 'end')) {
    if (isUnfinished(record, facts.language) || (end ?? '') > today) return 'no';
    if (!end) return null;
  }
  // What has expired is over at this day; in its last month, where no day is told, nobody knows.
  if (
    has(said, 'expire') &&
    (!fields.expires || (said.past && ended >= today.slice(0, ended.length)))
  )
    return fields.expires && !today.startsWith(ended) ? 'no' : null;
  if (kind === 'certificate' && has(said, 'hold') && !has(said, 'get', 'expire') && isOver)
    return now && !said.past && !dates.some(({ role }) => role === 'at') ? 'no' : null;
  if (ends && said.past && end !== null && end > today) return 'no';
  if (lasting && now && isOver) return goesOn(record, said, facts, today) ? null : 'no';
  // Where somebody lives is not where they were born.
  if (has(said, 'born') && values.has('place')) return null;
  const isRemote = VALUES.remote.test(fold(record.place ?? ''));
  if (values.has('onsite'))
    return now && isRemote && !VALUES.onsite.test(textOf(record)) ? 'no' : null;
  if (values.has('place') && kind !== 'profile' && VALUES.remote.test(textOf(record))) return null;
  for (const { role, date } of dates) {
    const told = dateFor(record, said, role);
    const [from, to] = told === 'within' ? [start, end ?? today] : [told, told];
    if (!from || !to) return lasting && start && (role === 'until' || ends) ? 'no' : null;
    const fits = falls(date, from, to);
    if (!fits && fields.form?.includes(date.slice(0, 4))) return null;
    if (!fits) return fits === false && excludes(record, said, { role, date }, facts) ? 'no' : null;
  }
  // Who was deputy or acting is not called so here, and who began may not have founded it.
  if (has(said, 'found') || (record.acting && !values.has('form'))) return null;
  // "Was" of what goes on may say that it does not.
  if (lasting && has(said, 'be', 'work', 'hold') && !now && !isOver && !dates[0]) return null;
  return ends && !end ? (lasting ? 'no' : null) : 'yes';
}

/** Kinds that tell what somebody does. */
const DOING = /^(profile|skill|experience|volunteering|education|certificate|collaboration)$/;

/**
 * Whether an ended post may be told in the present: with its end, of who founded it, or where what
 * holds today tells its title too, or its organization where nothing else is named.
 */
function goesOn({ fields, acting }: Rec, said: Said, facts: Facts, today: string): boolean {
  const founded = VALUES.founder.test(fold(fields.title ?? ''));
  if (founded || said.dates.some(({ role }) => role === 'until')) return true;
  const [title, house] = ['title', 'organization'].map((name) => said.values.has(name));
  if (acting || (house && (title || !has(said, 'be')))) return false;
  const name = contentOf((house ? fields.organization : fields.title) ?? '', facts);
  const text = facts.records
    .filter((it) => DOING.test(it.kind) && (it.fields.expires ?? it.end ?? '9999') >= today)
    .map((it) => (house ? fold(it.label) : textOf(it)))
    .join('\n');
  // "Energieberaterin" is told by "Gebäudeenergieberaterin" and "Energieberatung".
  return [...name].every((stem) => text.includes(stem.slice(0, Math.max(5, stem.length - 2))));
}

/** Whether a later certificate of the same name stands in the place of one. */
export const isRenewed = ({ kind, label, end }: Rec, facts: Facts): boolean =>
  kind === 'certificate' &&
  facts.records.some(
    (one) =>
      one.kind === kind &&
      (one.end ?? '') > (end ?? '') &&
      contentOf(label, facts).isSubsetOf(contentOf(one.label, facts)),
  );

/** Who changes the position joins and leaves the organization but once. */
const isInner = (record: Rec, said: Said, { records }: Facts): boolean =>
  !said.values.has('title') &&
  (has(said, 'begin', 'join', 'leave', 'end') || said.dates.some(({ role }) => role !== 'at')) &&
  records.some(
    (one) => one !== record && one.fields.organization === (record.fields.organization ?? ''),
  );

/** Whether what is said can be said of a kind of record. */
export const isSayable = ({ kind }: Rec, { deeds }: Said): boolean =>
  deeds.isSubsetOf(new Set(SAYABLE[kind]?.deeds));

/** Whether what is said names a record, and says nothing that cannot be said of its kind. */
function isAbout(record: Rec, said: Said): boolean {
  const { kind } = record;
  const { values, dates } = said;
  if (!isSayable(record, said)) return false;
  if (kind === 'education' && !values.has('degree') && !has(said, 'study')) return false;
  if (kind !== 'profile') return SAYABLE[kind]?.by.some((name) => values.has(name)) ?? false;
  if (has(said, 'born', 'die')) return dates.length > 0 || has(said, 'die');
  return values.has(has(said, 'master') ? 'language' : 'place') && dates.length === 0;
}

/** What the records tell of a statement: one that says it, else all that deny it. */
export function typed(
  statement: string,
  near: readonly Rec[],
  facts: Facts,
  today: string,
): { told: Told; record: Rec } | undefined {
  const told = near.flatMap((record) => {
    const text = markedBy(statement, facts, record);
    // Titles in another language hide which one a statement is in.
    const said = LANGUAGES.map((language) => read(text, language, facts, record.kind)).find(
      (one) => one && isAbout(record, one),
    );
    const one = said && compare(record, said, facts, today);
    // What was renewed holds by the later one.
    const isTold =
      one !== undefined && ((said?.dates[0] && one === 'yes') || !isRenewed(record, facts));
    return isTold ? [{ record, told: one }] : [];
  });
  // Where several records could be meant, all of them must deny it.
  const isDenied = told.every((one) => one.told === 'no');
  return told.find((one) => one.told === 'yes') ?? (isDenied ? told[0] : undefined);
}
