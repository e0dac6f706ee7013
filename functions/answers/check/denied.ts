/**
 * What denies a statement that no sentence says: a rule of the owner, an entry of what is refused,
 * or a record that is over, expired or unfinished. Every telling word of the statement must stand
 * in what denies it, so that nothing is denied which may be true beside it.
 */
import { once } from '../../../src/once.ts';
import { DATES, datesIn } from '../facts/dates.ts';
import { DEEDS } from '../facts/deeds.ts';
import type { Facts } from '../facts/facts.ts';
import { lexiconOf, POSSESSIVE } from '../facts/languages.ts';
import type { Rec } from '../facts/record.ts';
import { fold, tokensOf } from '../facts/words.ts';
import type { ListKind } from '../languages/language.ts';
import { compare, type Said } from './typed.ts';

/** How much of an entry a statement must say, 0 to 1. */
const MOST_OF_ENTRY = 0.6;

/** The stems that carry a text, without the person and small words; `less` are left out too. */
export function contentOf(text: string, facts: Facts, less: readonly ReadonlySet<string>[] = []) {
  const { stop, pronouns, checks } = lexiconOf(facts.language);
  const small = [stop, pronouns, checks.caller, checks.inferring, facts.person, ...less];
  const words = tokensOf(text, facts.language).filter(
    ({ word }) => !small.some((some) => some.has(word)),
  );
  return new Set(words.map(({ stem }) => stem));
}

const wordsOf = (text: string, { language }: Facts): string[] =>
  tokensOf(text, language).map(({ word }) => word);

/** The rule on what is not to be inferred that denies a statement: all that it denies is said. */
function ruleOn(statement: string, facts: Facts): string | undefined {
  const { negations } = lexiconOf(facts.language);
  const said = contentOf(statement, facts);
  return facts.snapshot.manifest.profile.do_not_infer.find((rule) => {
    if (said.size === 0 || !said.isSubsetOf(contentOf(rule, facts))) return false;
    return rule.split(/[,;:.()]\s+|[.;:]$/).some((clause) => {
      const not = tokensOf(clause, facts.language).find(({ word }) => negations.has(word));
      const told = not ? contentOf(clause.slice(not.end), facts) : new Set<string>();
      return told.size > 0 && told.isSubsetOf(said);
    });
  });
}

/** The entry of what is refused that a statement says is done, offered or welcome. */
function refusalOf(statement: string, facts: Facts): string | undefined {
  const { checks, negations } = lexiconOf(facts.language);
  const all = wordsOf(statement, facts);
  const said = contentOf(statement, facts, [checks.offering]);
  // "Elle a accepté" is past, however it is folded.
  const isOffered = all.some(
    (word, at) => checks.offering.has(word) && !checks.perfect.has(all[at - 1] ?? ''),
  );
  if (!isOffered) return undefined;
  return facts.snapshot.manifest.collaboration.hard_no_list.find((entry) => {
    const own = contentOf(entry, facts, [checks.offering]);
    // "Unpaid" may stand in both; what the statement denies itself is not denied.
    const isDenied = negations
      .intersection(new Set(all))
      .isSubsetOf(new Set(wordsOf(entry, facts)));
    return isDenied && said.isSubsetOf(own) && said.size >= MOST_OF_ENTRY * own.size;
  });
}

/** The stems of the typed values of each record, and those of each of its names. */
const valuesOf = once((facts: Facts) => {
  const { kinds } = lexiconOf(facts.language);
  return facts.records.map((record) => {
    const { label, names, values, kind } = record;
    const own = contentOf([label, ...names, ...values].join(' . '), facts);
    return {
      record,
      values: own.union(kinds.get(kind as ListKind)?.asked ?? new Set()),
      names: [label, ...names].map((name) => contentOf(name, facts)),
    };
  });
});

/** What a statement says of now: verbs of the present, "still", and since when. */
function readNow(statement: string, facts: Facts): Said {
  const { verbs, checks } = lexiconOf(facts.language);
  const words = wordsOf(fold(statement), facts);
  const isPast = (at: number) => checks.perfect.has(words[at - 1] ?? '');
  const known = words.flatMap((word, at) => {
    const verb = verbs.get(word);
    return verb ? [{ ...verb, now: verb.now && !isPast(at) }] : [];
  });
  const own = known.filter(({ helps }) => !helps);
  const acts = own.length > 0 ? own : known;
  const goesOn = words.some(
    (word, at) => checks.now.has(word) || (checks.leading.has(word) && !isPast(at)),
  );
  return {
    deeds: new Set(acts.map(({ deed }) => deed)),
    now: own.every(({ now }) => now) && (goesOn || acts.some(({ now }) => now)),
    values: new Set(),
    dates: words.some((word) => checks.since.has(word))
      ? datesIn(statement)
          .slice(0, 1)
          .map((date) => ({ role: 'since', date }))
      : [],
  };
}

/** Whether a record, which has all words of a statement, denies it by its status or its time. */
const denies = (record: Rec, said: Said, facts: Facts, today: string): boolean =>
  said.deeds.isSubsetOf(new Set(DEEDS[record.kind])) &&
  compare(record, said, facts, today) === 'no';

/** The record whose typed values have all words of a statement, and that denies it. */
function overIn(statement: string, facts: Facts, today: string): Rec | undefined {
  const { verbs, checks } = lexiconOf(facts.language);
  const less = [checks.small, checks.now, checks.leading, checks.since, new Set(verbs.keys())];
  const said = contentOf(fold(statement).replace(DATES, ' '), facts, less);
  const read = readNow(statement, facts);
  const meant = valuesOf(facts).filter(({ values }) => said.size > 0 && said.isSubsetOf(values));
  // A place or a word of a name is no name: she may work in another firm of that town.
  const named = meant.find(
    ({ record: { kind }, names }) =>
      (kind === 'education' && said.size > 1) ||
      names.some((name) => name.size > 0 && name.isSubsetOf(said)),
  );
  return meant.every(({ record }) => denies(record, read, facts, today))
    ? named?.record
    : undefined;
}

/** What denies a statement; null where nothing does, or where it denies something itself. */
export function denied(
  statement: string,
  facts: Facts,
  today: string,
): { record: Rec; rule?: string } | null {
  const { language, records } = facts;
  const { negations } = lexiconOf(language);
  const words = wordsOf(statement, facts);
  const others = `${language.people} ${language.family}`.split(' ');
  if (words.some((word, at) => others.includes(word) && POSSESSIVE.test(words[at - 1] ?? '')))
    return null;
  const refused = refusalOf(statement, facts);
  const terms = records.find(({ kind }) => kind === 'collaboration');
  if (refused && terms) return { record: terms, rule: refused };
  if (words.some((word) => negations.has(word))) return null;
  const rule = ruleOn(statement, facts);
  const record = rule ? records[0] : overIn(statement, facts, today);
  return record ? { record, ...(rule ? { rule } : {}) } : null;
}
