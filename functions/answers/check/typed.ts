/**
 * Whether typed values or the owner's words say a statement or deny it. It is read into what its
 * verbs say, when, and by which values of a record. A record says it where nothing else is said,
 * in an order in which nobody else can be meant; it denies it where its own words are all of it.
 */
import { once } from '../../../src/once.ts';
import { falls } from '../facts/dates.ts';
import { contentOf, type Facts } from '../facts/facts.ts';
import { lexiconOf, VALUES } from '../facts/languages.ts';
import { datesMarked, marked } from '../facts/marks.ts';
import { isUnfinished, LASTING, POINTS, type Rec, SAYABLE, textOf } from '../facts/record.ts';
import { isElsewhere, isNew, townIn } from '../facts/towns.ts';
import { fold, stemOf } from '../facts/words.ts';
import type { Deed, Language } from '../languages/language.ts';
import { searchOf } from '../search/search.ts';
import { otherwise, ruleOn } from './denied.ts';

type Role = 'since' | 'until' | 'at';
type Said = NonNullable<ReturnType<typeof read>>;

/** Orders in which the person does it: S and P are words for her, M a value, H and V verbs. */
const PERSON = /^(?:SM*[HV]+B?M*[HV]*|[HV]+SM*[HV]*)$/;
/** "Her licence expires"; "the prize was won by her". */
const THING = /^(?:PM[HV]+M*|M[HV]+(?:B?SM*)?[HV]*)$/;

/** What a folded statement says of a record; null where a word of it leaves that open. */
function read(line: string, language: Language, kind: Rec['kind'], facts: Facts) {
  const { pronouns, verbs, checks, stop, negations, kinds } = lexiconOf(language);
  const [isSpanish, isLasting] = [language.code === 'es', LASTING.has(kind)];
  const text = datesMarked(line);
  const words = text.match(/<[^>]+>|[\p{L}\p{N}]+/gu) ?? [];
  const isStill = words.some((word) => checks.now.has(word));
  const [values, dates]: [string[], { role: Role; date: string }[]] = [[], []];
  const [rest, deeds, helping] = [new Set<string>(), new Set<Deed>(), new Set<Deed>()];
  let [now, past, helped, isExact, isClear] = [false, false, false, true, isSpanish];
  let [role, before, order]: [Role, string, string] = ['at', '', ''];
  for (const word of words) {
    const mark = /^<(.+)>$/.exec(word)?.[1];
    const verb = verbs.get(word);
    const is = (name: keyof typeof checks) => checks[name].has(word);
    const isEnd = is('until') || (is('to') && dates[0]?.role === 'since');
    // "By 2015" it may have been long before; and who begins with a verb that helps asks.
    const isVague = mark?.startsWith('@') ? checks.vague.has(before) : is('vague') && !is('small');
    const isAsked = verb?.helps && !before && !isSpanish;
    if (isVague || isAsked || (!mark && (negations.has(word) || is('bounds')))) return null;
    if (mark) {
      if (mark.startsWith('@')) dates.push({ role, date: mark.slice(1) });
      else [order] = [`${order}M`, values.push(mark)];
      role = 'at';
    } else if (facts.person.has(word) || is('caller') || is('speaker')) order += 'S';
    else if (pronouns.has(word))
      order += is('possessive') ? 'P' : facts.others.has(word) ? 'X' : 'S';
    else if (verb && (!verb.passive || helping.size > 0)) {
      order += verb.helps ? 'H' : 'V';
      const isNow = verb.now && !checks.perfect.has(before) && (helped || helping.size === 0);
      if (verb.helps) helped ||= verb.now;
      else [now, past] = [now || isNow, past || !isNow];
      (verb.helps ? helping : deeds).add(verb.deed);
    } else if (isEnd || is('since') || is('from')) {
      role = isEnd ? 'until' : 'since';
      now ||= is('since');
    } else if (is('at')) role = checks.until.has(before) ? 'until' : 'at';
    else if (is('by')) order += 'B';
    else if (!is('now')) {
      const stem = stemOf(word, language);
      const called = [...kinds].flatMap(([one, { asked }]) => (asked.has(stem) ? [one] : []));
      const isOwn = called.some((one) => one === kind);
      isClear ||= isOwn;
      // A "certificate" is no degree.
      isExact &&= is('small') && (isOwn || !called[0]);
      // "Still sings": whatever is done still goes on.
      const isAct = isStill && isLasting && /^S*$/.test(order);
      const isDone = is('leading') || (isAct && new RegExp(language.present).test(word));
      if (isDone) deeds.add('hold');
      now ||= isDone && !checks.perfect.has(before);
      const isSmall = is('small') || is('terms') || stop.has(word);
      if (!isDone && !(isOwn || (isSmall && !called[0]))) rest.add(stem);
    }
    // "A encore travaillé" is past.
    if (!is('now')) before = word;
  }
  // Spanish leaves the subject out.
  if (isSpanish && /^[HV]+M/.test(order)) order = `S${order}`;
  const shape = order.replace(/SS+/g, 'S').replace(/(?<=[HV].*)PM/g, 'M');
  // "I joined him" is of two; without the person, something may be told of the house or a prize.
  const isOwned = isClear || /[SPX]/.test(shape) || !(isLasting || kind === 'award');
  if (/[SX].*[SX]/.test(shape)) return null;
  const isThing = !isLasting && values[0] === SAYABLE[kind]?.by[0] && THING.test(shape);
  isExact &&= PERSON.test(shape) || isThing;
  // "An MA in Example College from History" has them in each other's place.
  isExact &&= !/institution,(degree|field)/.test(`${values}`);
  if (dates.some((one) => one.role === 'until')) now &&= dates.every((one) => one.role === 'until');
  now &&= !(deeds.has('end') || deeds.has('leave'));
  now ||= (deeds.size === 0 && helped) || (isStill && dates.length === 0);
  // One of several may be another.
  const isSome = new RegExp(language.shapes.some, 'u').test(text);
  const told = deeds.size > 0 ? deeds : helping;
  const has = (...all: Deed[]) => all.some((one) => told.has(one));
  const isMeant = told.isSubsetOf(new Set(SAYABLE[kind]?.deeds));
  const isHers = isMeant && isOwned;
  return { told, has, now, past, values, dates, rest, isSome, isExact, isMeant, isHers };
}

/** The days of a record that a date of a statement is about, first and last. */
function timeFor({ kind, start, end, fields }: Rec, { has }: Said, role: Role, today: string) {
  const isLast = role === 'until' || has('expire');
  const last = isLast && kind === 'certificate' ? fields.expires : end;
  if (POINTS.has(kind)) return role === 'at' || has('be') ? [start, start] : [];
  const isGot = has('leave', 'end', 'die', 'get') || (kind === 'education' && has('hold'));
  if (isLast || isGot || kind === 'certificate') return [last, last];
  if (role === 'since' || has('begin', 'join', 'born', 'found')) return [start, start];
  return kind === 'profile' ? [] : [start, end ?? today];
}

/** What a record tells of what is said of it, at a day; null where it does not tell. */
function compare(record: Rec, said: Said, facts: Facts, today: string) {
  const { kind, start, end, fields, acting, lines } = record;
  const { now, past, dates, values, has } = said;
  const [all, isLasting] = [textOf(record), LASTING.has(kind)];
  const last = (kind === 'certificate' ? fields.expires : end) ?? null;
  const isOver = last !== null && last < today.slice(0, last.length);
  const ends = isLasting && has('leave', 'end');
  const isLoose = VALUES.loose.test(fold(fields.form ?? '')) || VALUES.employer.test(all);
  const form = fold(`${record.place} ${fields.form} ${fields.title} ${fields.role}`);
  // What has not begun, is no employment or was translated is not told by the verb.
  if (kind !== 'profile' && (start ?? '') > today) return null;
  const isOwn = isLoose || VALUES.owner.test(form);
  if (has('employ') ? isLoose : has('found') && !isOwn) return null;
  if (has('write') && VALUES.adapted.test(form)) return null;
  const hours = values.find((one) => /-time$/.test(one));
  if (hours && fields.form !== hours) return /-time$/.test(fields.form ?? '') ? 'no' : null;
  if (values.includes('onsite'))
    return VALUES.remote.test(form) && !VALUES.visiting.test(all) ? 'no' : null;
  if (values.includes('permanent'))
    return (acting || VALUES.acting.test(form)) && !VALUES.confirmed.test(all) ? 'no' : null;
  const isCourse = kind === 'education' && has('get', 'hold', 'end');
  if (isCourse && (isUnfinished(record, facts.language) || (end ?? '') > today)) return 'no';
  if (isCourse && !end) return null;
  if (has('expire')) {
    if (!last || (past && !now && !isOver)) return last && !today.startsWith(last) ? 'no' : null;
  } else if (kind === 'certificate' && has('hold') && isOver && !dates[0])
    return now && !past ? 'no' : null;
  if (isLasting && now && isOver) {
    // Who holds a title elsewhere, or founded it, is called by it still.
    const isFounder = VALUES.founder.test(fold(fields.title ?? ''));
    const isTitle = values.every((name) => name === 'title') && said.rest.size === 0 && !acting;
    return isFounder || isTitle || dates.some(({ role }) => role === 'until') ? null : 'no';
  }
  if (ends && !isOver && past) return 'no';
  for (const { role, date } of dates) {
    const [from = null, to = null] = timeFor(record, said, role, today);
    const fits = falls(date, from, to);
    if (fits) continue;
    if (fits === null) return isLasting && start && role === 'until' && !end ? 'no' : null;
    // What is no event may be so at any time, a talk be given and a course be passed again.
    const isEvent = role !== 'at' || (from === to && !has('hold', 'speak', 'write'));
    const isPart = !now && (role === 'since' || dates.length > 1);
    const isFree = !isEvent || isPart || (kind === 'certificate' && to !== last);
    const isTold = kind !== 'profile' && lines.some(({ text }) => text.includes(date.slice(0, 4)));
    return isFree || said.isSome || isTold || VALUES.unsure.test(all) ? null : 'no';
  }
  // "Was" of what goes on may say that it does not; who was acting is not called so here.
  const isPast = isLasting && has('be', 'work', 'hold') && !now;
  const isOpen = has('found') || (acting && !values.includes('form')) || (ends && !end);
  return isOpen || ((isPast || has('expire')) && !isOver && !dates[0]) ? null : 'yes';
}

/** Whether what is said names a record by a value that is enough to know it. */
function isAbout({ kind }: Rec, { values, dates, has }: Said): boolean {
  if (kind === 'education' && !values.includes('degree') && !has('study')) return false;
  if (kind !== 'profile') return SAYABLE[kind]?.by.some((name) => values.includes(name)) ?? false;
  if (has('born', 'die')) return dates.length > 0 || has('die');
  return values.includes(has('master') ? 'language' : 'place') && dates.length === 0;
}

/** Whether words that no value of a record has name another place. */
function isOther(record: Rec, { values, rest, has }: Said, town: string, facts: Facts) {
  const isNamed = values.some((name) => name !== 'place') || (rest.size > 1 && isNew(town, facts));
  return (record.kind === 'profile' ? has('live') : isNamed) && isElsewhere(record, town, facts);
}

/** What the records tell of a statement: one that says it, or one where all meant deny it. */
export function typed(statement: string, spoken: Language, facts: Facts, today: string) {
  const rule = ruleOn(statement, facts);
  const kind = rule ? 'profile' : otherwise(statement, spoken, facts);
  const denying = facts.records.find((one) => one.kind === kind);
  if (denying) return { told: 'no' as const, record: denying, rule };
  let line = fold(statement);
  for (const [word, pattern] of Object.entries<string>(spoken.idioms))
    line = line.replace(new RegExp(pattern, 'gu'), ` ${word} `);
  const town = townIn(statement, spoken);
  const others: { record: Rec; told: 'no' }[] = [];
  // It says the same, or nothing, of all records of a kind that it names by the same values.
  const say = (_: string, text: string, { kind }: Rec) => read(text, spoken, kind, facts) ?? false;
  const readings = once(say, new Map());
  const found = facts.records.flatMap((record) => {
    const { kind, start, end, fields } = record;
    const text = marked(line, record, facts);
    const said = readings(`${kind} ${text}`, text, record);
    if (!said) return [];
    const left = said.rest.difference(searchOf(facts.snapshot).about(record));
    if (left.size > 0) {
      const isTown = left.size === 1 && left.has(stemOf(town, spoken));
      const isNo = said.isHers && isTown && isOther(record, said, town, facts);
      if (isNo && compare(record, said, facts, today) !== 'no') others.push({ record, told: 'no' });
      return [];
    }
    const isKnown = isAbout(record, said);
    if (kind === 'profile' ? !isKnown : said.values.length + said.rest.size === 0) return [];
    // Who studied there then may have joined it as a student.
    const isIn = said.dates.some(({ date }) => falls(date, start, end ?? '9999') !== false);
    if (!said.isMeant && !(isIn && kind === 'education')) return [];
    const one = said.isHers ? compare(record, said, facts, today) : null;
    const told = one === 'yes' && !(said.isExact && isKnown) ? null : one;
    // Credits are no degree, and a title is held in many houses.
    const less = contentOf(`${fields.score} ${LASTING.has(kind) ? fields.title : ''}`, facts);
    const isTold = said.values.some((name) => name !== 'place') || !said.rest.isSubsetOf(less);
    return [{ record, told, isNamed: isKnown || isTold, rest: said.rest }];
  });
  const yes = found.find((one) => one.told === 'yes');
  if (yes && !found.some((one) => one.told === 'no' && one.rest.size === 0)) return yes;
  if (!found[0]) return others[1] ? null : others[0];
  return found.every((one) => one.told === 'no') ? found.find((one) => one.isNamed) : null;
}
