/**
 * What denies a statement that no sentence says: a rule of the owner, an entry of what is refused,
 * or a record that is over, expired or unfinished. Every telling word of the statement must stand
 * in what denies it, so that nothing is denied which may be true beside it.
 */
import { once } from '../../../src/once.ts';
import { DATES, datesIn, falls, isMonth } from '../facts/dates.ts';
import { contentOf, type Facts } from '../facts/facts.ts';
import { lexiconOf, VALUES } from '../facts/languages.ts';
import { LASTING, POINTS, type Rec, SAYABLE, textOf } from '../facts/record.ts';
import {
  codeOf,
  LEVELS,
  levelOf,
  numbersIn,
  regionsAt,
  regionsIn,
  spokenIn,
  worded,
} from '../facts/values.ts';
import { fold, stemOf, type Token, tokensOf } from '../facts/words.ts';
import type { Language } from '../languages/language.ts';
import table from '../languages/table.json' with { type: 'json' };
import { contextOf } from '../search/passages.ts';
import { compare, isLoose, isOther, isRenewed, isSayable, markedBy, read } from './typed.ts';

const wordsOf = (text: string, { language }: Facts): string[] =>
  tokensOf(text, language).map(({ word }) => word);

/** The first text that passes whole, or as one of two: "insures or certifies" is of both. */
function eachOf(all: readonly string[], either: string, passes: (text: string) => boolean) {
  const halves = [` (?:${either}) \\S+(?= )`, `\\S+ (?:${either}) `].map((it) => new RegExp(it));
  return all.find((text) => [text, ...halves.map((it) => text.replace(it, ' '))].some(passes));
}

/** The rule on what is not to be inferred that denies a statement: all that it denies is said. */
function ruleOn(statement: string, facts: Facts): string | undefined {
  const { negations, checks } = lexiconOf(facts.language);
  const isStill = (text: string) => wordsOf(text, facts).some((word) => checks.now.has(word));
  // "Sie fertigt Texte an" of "anfertigt"; and "herself" says no more.
  const person = new RegExp(`(?<!\\p{L})(?:${[...facts.person].join('|')})(?!\\p{L})`, 'giu');
  const bare = statement.replace(person, '').trim();
  const text = bare.replace(new RegExp(facts.language.parted, 'i'), '$1$4$2$3');
  const said = contentOf(text, facts);
  const self = contentOf([...checks.self].join(' '), facts);
  return eachOf(
    facts.snapshot.manifest.profile.do_not_infer,
    facts.language.shapes.either,
    (rule) => {
      if (said.size === 0 || !said.isSubsetOf(contentOf(rule, facts).union(self))) return false;
      // What is no longer so may have been.
      if (isStill(rule) && !isStill(statement)) return false;
      let opened = false;
      const clauses = rule.split(/[,;:.()]\s+|[.;:]$/).map((clause) => {
        const own = tokensOf(clause, facts.language).find(({ word }) => negations.has(word));
        const told = contentOf(clause.slice(own?.end ?? 0), facts);
        const not = own !== undefined || opened;
        // "Nicht behaupten, dass sie" opens what it denies.
        opened = own !== undefined && told.size === 0;
        return { not, told };
      });
      const isDenied = clauses.some(
        ({ not, told }) => not && told.size > 0 && told.isSubsetOf(said),
      );
      const left = clauses.reduce(
        (rest, { not, told }) => (not ? rest.difference(told) : rest),
        said,
      );
      // "She is no manager: Ada Byron manages it" says the rest itself, and so does who says it.
      const isSaid = clauses.some(({ not, told }) => !not && !told.isDisjointFrom(left));
      return isDenied && !isSaid;
    },
  );
}

/** The entry of what is refused that a statement says is done, offered or welcome. */
function refusalOf(statement: string, facts: Facts): string | undefined {
  const { checks, negations, pronouns } = lexiconOf(facts.language);
  const all = wordsOf(statement, facts);
  const verbs = new Set([...checks.offering].map((word) => stemOf(word, facts.language)));
  const without = (text: string) => contentOf(text, facts, [checks.offering]).difference(verbs);
  const told = without(statement);
  const making = contentOf([...checks.making].join(' '), facts);
  // "Elle a accepté" is past, however it is folded.
  const isOffered = all.some(
    (word, at) => checks.offering.has(word) && !checks.perfect.has(all[at - 1] ?? ''),
  );
  const isSubject = (word = '') => pronouns.has(word) || facts.person.has(word);
  // "Shears wet sheep" of "shearing of wet sheep".
  const acts = tokensOf(statement, facts.language).filter(
    ({ word }, at) =>
      new RegExp(facts.language.present).test(word) &&
      ([all[at - 1], all[at + 1]].some(isSubject) || (at === 0 && facts.language.code === 'es')),
  );
  const { shapes } = facts.language;
  return eachOf(facts.snapshot.manifest.collaboration.hard_no_list, shapes.listing, (line) => {
    const entry = line.replace(new RegExp(shapes.tail, 'i'), '');
    const own = without(entry);
    // "Accepts jobs with" what is refused says no more than that it is done; "unpaid" says more.
    const core = own.difference(making);
    const isAll = core.size > 0 && core.isSubsetOf(told);
    // "Without a fee" and "more than fifty" must stand in both, but for a "no" at the beginning.
    const bounds = (words: readonly string[]) =>
      words.filter((word) => negations.has(word) || checks.bounds.has(word)).join(' ');
    const [begin = '', ...rest] = wordsOf(entry, facts);
    const isSame = bounds(all) === bounds(negations.has(begin) ? rest : [begin, ...rest]);
    const isWhole = acts.some(({ stem }) => own.has(stem)) && told.size === own.size;
    return isSame && told.difference(making).isSubsetOf(own) && (isWhole || (isOffered && isAll));
  });
}

type Shape = keyof typeof table.shapes;

/** The stems of what stands over each record: its kind, names and typed values. */
const valuesOf = once((facts: Facts) =>
  facts.records.map((record) => ({ record, values: contentOf(contextOf(record, facts), facts) })),
);

/** What a name says before it is narrowed: "Hammerl Prize for restorers". */
const HEAD = / (?:for|für|pour|para) |[,(:–]/;
/** The same of a title: "Glossar Kardiologie in Gebärden"; but a nurse in a ward is a nurse. */
const TITLE = / (?:for|für|pour|para|in|en) |[,(:–]/;

/** Whether some words name a record: all of a name, or of what stands before it is narrowed. */
function isNamed({ kind, label, names, fields }: Rec, said: ReadonlySet<string>, facts: Facts) {
  const nouns = [...lexiconOf(facts.language).kinds.values()].map(({ asked }) => asked);
  // Credits are no degree.
  const isCourse = kind === 'education' || kind === 'certificate';
  if (isCourse && said.isDisjointFrom(contentOf(fields.score ?? '', facts))) return true;
  const [head = ''] = label.split(POINTS.has(kind) ? TITLE : HEAD);
  return [label, ...names, head]
    .map((name) => contentOf(name, facts, name === head ? nouns : []))
    .some((name) => name.size > 0 && name.isSubsetOf(said));
}

/** The record whose typed values have all words of a statement, and that denies it. */
function overIn(text: string, facts: Facts, today: string): Rec | undefined {
  const { language } = facts;
  const { verbs, checks, negations } = lexiconOf(language);
  const statement = fold(text);
  if (wordsOf(statement, facts).some((word) => negations.has(word))) return undefined;
  const small = tokensOf(statement, language).filter(({ word }) => checks.small.has(word));
  const less = [checks.small, checks.now, checks.leading, checks.since, new Set(verbs.keys())];
  const said = contentOf(statement.replace(DATES, ' '), facts, less);
  const told = read(markedBy(statement, facts), facts.language, facts);
  const all = valuesOf(facts).filter(
    ({ record: { kind }, values }) =>
      said.size > 0 &&
      kind in SAYABLE &&
      said.isSubsetOf(values) &&
      small.every(({ word, stem }) => values.has(stem) || !isOther(word, kind, language)),
  );
  const meant = all.filter(({ record }) => told?.dates[0] || !isRenewed(record, facts));
  // A place or a word of a name is no name: she may work in another firm of that town.
  const named = meant.find(({ record }) => isNamed(record, said, facts));
  const isDenied = meant.every(({ record }) => {
    // Where a house has its office is not told of the person.
    const isPersonal = told?.subject || !LASTING.has(record.kind);
    if (!told || !isPersonal || !isSayable(record, told)) return false;
    const values = new Set(
      Object.entries(record.fields).flatMap(([name, value]) => {
        const own = contentOf(value, facts);
        return own.size > 0 && own.isSubsetOf(said) ? [name] : [];
      }),
    );
    // "From 2016 she was head" may be of one position of several.
    const dates = told.now || POINTS.has(record.kind) ? told.dates : [];
    // "Pits, 1380 to 1540" is no time of the publication.
    const titled = datesIn(record.label);
    if (dates.some(({ date }) => titled.includes(date))) return false;
    return compare(record, { ...told, values, dates }, facts, today) === 'no';
  });
  return isDenied ? named?.record : undefined;
}

/** What is told of a record at a date, by the member that has it; the rest needs none. */
const DATED = { publish: 'start', award: 'start', begin: 'start', end: 'end', expire: 'end' };

/** Until when a record holds; null where nobody knows. */
const lastOf = ({ kind, end, fields }: Rec): string | null =>
  kind === 'certificate' ? (fields.expires ?? null) : end;

/**
 * The record that denies what is told of it by a part of its names: another date, on site where it
 * is remote, for good where it is in somebody's place, that it is over or is not. All that could be
 * meant must deny it.
 */
function partly(text: string, facts: Facts, today: string): Rec | undefined {
  const { language, records, person } = facts;
  const { shapes } = language;
  const { checks, negations, pronouns, verbs, kinds: nouns } = lexiconOf(language);
  const line = fold(text);
  const words = wordsOf(text, facts);
  const proper = new Set(
    tokensOf(`${text}. ${text.replaceAll('-', ' ')}`, language).flatMap(({ name, at, stem }) =>
      name || at === 0 ? [stem] : [],
    ),
  );
  const prizes = nouns.get('award')?.asked ?? new Set<string>();
  const isPrize = !contentOf(line, facts).isDisjointFrom(prizes);
  const [date, ...more] = datesIn(text);
  const of = (name: keyof typeof shapes) => new RegExp(shapes[name], 'gu');
  const hers = pronouns.union(person).union(checks.possessive);
  const isHers = language.code === 'es' || words.some((it) => hers.has(it));
  const already = checks.small.intersection(checks.taking);
  const open = negations.union(checks.vague.difference(already)).union(checks.bounds);
  const acts = words.flatMap((it) => verbs.get(it) ?? []);
  const isPast = acts.some(({ now }) => !now);
  const isThen = isPast && !acts.some(({ now, helps }) => now && helps);
  const places = contentOf(records.map(({ place }) => place).join(' '), facts);
  const titles = records.map(({ label }) => fold(label)).filter((label) => label.includes(' '));
  const less = [checks.small, checks.since, checks.until, checks.at, checks.from, checks.terms];
  for (const [shape, kinds] of Object.entries(table.shapes) as [Shape, string][]) {
    const isWhole = /^(publish|onsite|permanent)$/.test(shape);
    const isOnly = isWhole || shape === 'expire';
    const isTimed = shape in DATED;
    const isFit = of(shape).test(line) && (isTimed === Boolean(date) || shape === 'permanent');
    if (
      !isFit ||
      (more[0] && shape !== 'permanent') ||
      (isTimed && of('some').test(line)) ||
      !(isHers || isOnly)
    )
      continue;
    if (shape === 'lasts' && isThen) continue;
    const form = of('work').exec(line)?.groups ?? {};
    const noun = of(shape === 'publish' ? 'work' : 'own');
    const bare = line.replace(of(shape), ' ').replace(noun, ' ').replace(DATES, ' ');
    // "Without" in a title denies nothing.
    const rest = titles.reduce((all, one) => all.replace(one, ' '), bare);
    if (wordsOf(rest, facts).some((it) => open.has(it))) continue;
    const said = contentOf(bare, facts, less);
    const isFounded = shape === 'begin' && of('found').test(line);
    const meant = records.filter((record) => {
      const { kind, label, names, fields, lines } = record;
      if (!kinds.split(' ').includes(kind) || (isFounded && !isLoose(record))) return false;
      if (said.size === 0) return isFounded ? of('own').test(line) : form[fields.form ?? ''];
      const told = isWhole ? [contextOf(record, facts), ...lines.map((it) => it.text)] : [];
      // "Online-Kurs" is one word, and two where it is folded.
      const both = (called: string) => contentOf(`${called} ${fold(called)}`, facts);
      const own = both([label, ...names].join(' '));
      const all = contentOf(told.join(' '), facts).union(own);
      const name = kind === 'certificate' ? fields.degree : fields.organization;
      const title = contentOf(fields.organization ? (fields.title ?? '') : '', facts);
      const house = both(name ?? fields.institution ?? label);
      // "The first prize" may be another.
      const prize = shape === 'award' && isPrize ? own.intersection(proper) : undefined;
      const whole = shape === 'publish' ? all : shape === 'permanent' ? own : prize;
      const named = whole ?? house.difference(title);
      // "In the railways" is no house.
      if (LASTING.has(kind) && shape !== 'permanent' && said.isDisjointFrom(proper)) return false;
      // Of several titles in one, each may be over.
      const fit = shape === 'over' ? house : all;
      return said.isSubsetOf(fit) && !said.isDisjointFrom(named.difference(places));
    });
    // Who is called so somewhere else may be meant.
    const isOther = ({ kind, fields, label }: Rec) =>
      LASTING.has(kind) && contentOf(fields.title ?? label, facts).isSubsetOf(said);
    if (records.some((one) => !meant.includes(one) && isOther(one))) continue;
    const isDenied = meant.every((record) => {
      const { kind, start, end, place, acting, fields } = record;
      const all = textOf(record);
      const form = fold(`${place} ${fields.form} ${fields.title}`);
      const last = lastOf(record);
      if (shape === 'onsite')
        return VALUES.remote.test(form) && !(isPast && !end) && !VALUES.visiting.test(all);
      const isWithin = [date ?? [], ...more]
        .flat()
        .every((it) => falls(it, start, end ?? today) !== false);
      if (shape === 'permanent')
        return (acting || VALUES.acting.test(form)) && !VALUES.confirmed.test(all) && isWithin;
      if (shape === 'lasts') return last && last < today.slice(0, last.length);
      if (shape === 'unrenewed') return meant.some((one) => isRenewed(one, facts));
      if (shape === 'over') return last ? last > today : kind !== 'certificate' && start;
      // What has not ended ended at no day; of a course and a certificate nobody knows.
      const open = kind === 'education' || kind === 'certificate' ? null : '9999';
      const day = DATED[shape] === 'end' ? (last ?? open) : start;
      // What ran out before it was got was another.
      const isEarlier = kind === 'certificate' && (date ?? '') < (end ?? '');
      return !isEarlier && !VALUES.unsure.test(all) && falls(date ?? '', day, day) === false;
    });
    // What else is told of that year, or goes on, may be meant.
    const isElsewhere = records.some((one) => {
      const isSaid = said.size > 0 && said.isSubsetOf(contentOf(textOf(one), facts));
      if (!date) return shape === 'lasts' && isSaid && (lastOf(one) ?? today) >= today;
      const isMeant = shape !== 'permanent' && (isSaid || meant.includes(one));
      return isMeant && textOf(one).includes(date.slice(0, 4));
    });
    if (isDenied && !isElsewhere && (said.size > 0 || !meant[1]) && meant[0]) return meant[0];
  }
  return undefined;
}

/** Whether a level of a language is another than what a text says of it, however it says so. */
function isOtherLevel(own: string, text: string): boolean {
  const line = fold(text);
  const [mine, ...mixed] = fold(own).match(LEVELS) ?? [];
  // "Read B2, spoken A2" is both.
  if (mixed[0]) return false;
  const said: readonly string[] = line.match(LEVELS) ?? [];
  if (!mine)
    return VALUES.native.test(fold(own)) && said.length > 0 && said.every((one) => one < 'c1');
  if (said.length > 0) return !said.includes(mine);
  return VALUES.native.test(line) ? mine < 'c2' : VALUES.fluent.test(line) && mine < 'b2';
}

/** Days of each unit of time that a notice is told in. */
const DAYS = { day: 1, week: 7, month: 30.4 };

/** The days that a text tells first, else no number. */
const daysIn = (text: string, language: Language): number =>
  numbersIn(text, language)
    .flatMap(({ value, unit }) =>
      Object.entries(DAYS).flatMap(([name, days]) =>
        stemOf(language.values[name] ?? '', language) === unit ? [value * days] : [],
      ),
    )
    .find(Boolean) ?? Number.NaN;

/** The kind of the record that tells terms or the level of a language otherwise, if one does. */
function otherwise(text: string, language: Language, facts: Facts) {
  const { profile, collaboration: terms } = facts.snapshot.manifest;
  const { verbs, checks, stop, negations, numbers, speaking, units } = lexiconOf(language);
  const all = tokensOf(text.replace(/-(niveau|level)/gi, ' $1'), language);
  const is = (name: keyof typeof checks) => all.some(({ word }) => checks[name].has(word));
  const vague = checks.vague.difference(checks.small).difference(checks.taking);
  // "Trabajó" is past, and "trabajo" is work.
  const isPast = ({ word, raw }: Token) =>
    verbs.get(word)?.now === false &&
    !(negations.has(word) || (checks.taking.has(word) && raw === word));
  if (all.some((one) => vague.has(one.word) || isPast(one))) return undefined;
  const passed = [stop, facts.person, numbers, checks.at, checks.from, checks.since, checks.to];
  const telling = all.filter(
    ({ word, stem }) =>
      !(passed.some((some) => some.has(word)) || verbs.get(word)?.helps) &&
      !(units.has(stem) || isMonth(word) || /^\d+$/.test(word)),
  );
  // Whether it says one thing, and nothing else.
  const says = (name: keyof typeof checks, own: ReadonlySet<string> = new Set()) =>
    is(name) &&
    telling.every(
      ({ word }) =>
        [checks[name], checks.taking, checks.needing, negations].some((some) => some.has(word)) ||
        own.has(word),
    );
  const negative = all.filter(({ word }) => negations.has(word));
  // "No hace falta que nadie" denies once.
  const strong = negative.filter(({ word }) => !checks.weak.has(word)).length;
  const denials = strong || Math.min(1, negative.length);
  // "No visa is needed" and "is authorized" say that nothing is wanting.
  const isFree = (is('barrier') || is('needing')) === denials % 2 > 0;
  const regions = regionsAt(all, language);
  const lands = new Set(regions.map(({ code }) => code));
  const landOf = (land: string) =>
    new Set(
      regions.flatMap(({ at, length, code }) =>
        code === land ? all.slice(at, at + length).map(({ word }) => word) : [],
      ),
    );
  const isOther = terms.work_authorization?.some(
    ({ country, status }) =>
      lands.has(country.toLowerCase()) &&
      isFree !== (status === 'authorized') &&
      says('permit', landOf(country.toLowerCase())),
  );
  if (isOther && (is('needing') || !is('barrier'))) return 'collaboration';
  if (denials > 0) return undefined;

  // Where somebody lives; a part of a country may be called by the whole.
  const homes = new Set(regionsIn(profile.location ?? '', facts.language));
  const isPart = [...lands, ...homes].some((one) => table.territories.includes(` ${one} `));
  const isOne = is('living') && !isPart && homes.size === 1 && lands.size === 1;
  const [land = ''] = isOne ? lands.difference(homes) : [];
  if (land && says('living', landOf(land))) return 'profile';

  const [name, ...others] = telling.filter(({ raw }) => codeOf(raw.replace(/kenntnisse$/, '')));
  const code = name && !others[0] && codeOf(name.raw.replace(/kenntnisse$/, ''));
  const [, , level = ''] =
    spokenIn(profile)
      .map((one) => /^(.+?) \((.+)\)$/.exec(one))
      .find((one) => code && codeOf(one?.[1] ?? '') === code) ?? [];
  const isLevel = ({ word, stem }: Token) =>
    speaking.has(stem) || levelOf(word) || verbs.get(word)?.deed === 'master';
  const isOnly = telling.every((one) => one === name || isLevel(one));
  if (level && isOnly && isOtherLevel(level, text)) return 'profile';

  const [date = '', ...more] = datesIn(text);
  const at = (day: string) => day.slice(0, date.length);
  const note = terms.availability_note ?? '';
  const isTold = more[0] || is('until') || is('needing') || datesIn(note).map(at).includes(date);
  const isEarlier = date !== '' && date < at(terms.available_from ?? '');
  if (isEarlier && !isTold && says('free', new Set(wordsOf(note, facts)))) return 'collaboration';
  // Four weeks are a month.
  const own = worded(terms.notice_period ?? '', language);
  const ratio = Math.log(daysIn(own, language) / daysIn(text, language));
  return says('noticing') && Math.abs(ratio) > 0.14 ? 'collaboration' : undefined;
}

/** What denies a statement; null where nothing does, or where it denies something itself. */
export function denied(
  statement: string,
  spoken: Language,
  facts: Facts,
  today: string,
): { record: Rec; rule?: string } | null {
  const { language, records } = facts;
  const { negations, checks, people, pronouns } = lexiconOf(language);
  const words = wordsOf(statement, facts);
  const isOf = (own: ReadonlySet<string>) => words.some((word) => own.has(word));
  // "I joined him" is of two.
  if (isOf(checks.speaker) && isOf(pronouns)) return null;
  if (words.some((word, at) => people.has(word) && checks.possessive.has(words[at - 1] ?? '')))
    return null;
  const refused = refusalOf(statement, facts);
  const kind = refused ? 'collaboration' : otherwise(statement, spoken, facts);
  const isOpen = kind || isOf(negations);
  const rule = refused ?? (isOpen ? undefined : ruleOn(statement, facts));
  const [one] = rule && !kind ? records : records.filter((it) => it.kind === kind);
  const record = one ?? overIn(statement, facts, today) ?? partly(statement, facts, today);
  return record ? { record, ...(rule ? { rule } : {}) } : null;
}
