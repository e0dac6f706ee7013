/**
 * What denies a statement in the owner's own words or terms: a rule on what is not to be inferred,
 * an entry of what is refused, terms of work, or the level of a language. It must say just that.
 */
import { datesIn, isMonth } from '../facts/dates.ts';
import { contentOf, type Facts } from '../facts/facts.ts';
import { lexiconOf } from '../facts/languages.ts';
import {
  codeOf,
  daysIn,
  isOtherLevel,
  levelOf,
  permitsFor,
  regionsAt,
  spokenIn,
} from '../facts/values.ts';
import { fold, type Token, tokensOf } from '../facts/words.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';

/** A text whole, and with each of two that it tells of: "breeds or sells working dogs". */
function eachOf(text: string, or: string): string[] {
  const parts = new RegExp(`^(.*?)(\\S+) (?:${or}) (\\S+)(.*)$`, 'i').exec(text);
  const [, left = '', one = '', two = '', right = ''] = parts ?? [];
  return parts ? [text, left + one + right, left + two + right, left + one, two + right] : [text];
}

/** The rule or the entry of what is refused that a statement contradicts word for word. */
export function ruleOn(statement: string, facts: Facts): string | undefined {
  const { language, person, snapshot } = facts;
  const { negations, checks, pronouns, stop } = lexiconOf(language);
  const { denial, either, tail } = language.shapes;
  const { profile, collaboration } = snapshot.manifest;
  const all = tokensOf(statement, language);
  const isBound = ({ word }: Token) => negations.has(word) || checks.bounds.has(word);
  const isStill = ({ word }: Token) => checks.now.has(word);
  const isSubject = (one?: Token) => one && (pronouns.has(one.word) || person.has(one.word));
  // "Sie fertigt Texte an" of "anfertigt"; and "herself" says no more.
  const text = statement.replace(new RegExp(language.parted, 'i'), '$1$4$2$3');
  const sameBut = (...less: ReadonlySet<string>[]) => {
    const said = contentOf(text, facts, less);
    const isSame = (one: string) => {
      const isAll = said.size > 0 && !said.symmetricDifference(contentOf(one, facts, less)).size;
      return isAll && !tokensOf(one, language).some(isBound);
    };
    return (other: string) => eachOf(other, either).some(isSame);
  };
  if (all.some(isBound)) return undefined;
  const isRule = sameBut(checks.self, checks.now);
  const rule = profile.do_not_infer.find((one) => {
    const [, opened] = new RegExp(denial, 'i').exec(one) ?? [];
    const clauses = (opened ?? one).split(/[,;:.()]\s+|[.;:]$/).flatMap((clause, at) => {
      const not = tokensOf(clause, language).find(({ word }) => negations.has(word));
      return opened && at === 0 ? [clause] : not ? [clause.slice(not.end)] : [];
    });
    return clauses
      .filter((clause) => all.some(isStill) || !tokensOf(clause, language).some(isStill))
      .some(isRule);
  });
  // What is offered, or done in the present: "He shears wet sheep".
  const isDone = all.some(({ word }, at) => {
    const isBy = isSubject(all[at - 1]) || isSubject(all[at + 1]);
    const isAct = isBy && !stop.has(word) && new RegExp(language.present).test(word);
    return checks.offering.has(word) ? !checks.perfect.has(all[at - 1]?.word ?? '') : isAct;
  });
  const entries = isDone ? collaboration.hard_no_list : [];
  const bare = (entry: string) => entry.replace(new RegExp(tail, 'gi'), '');
  const isEntry = sameBut(checks.offering, checks.making);
  return rule ?? entries.find((one) => isEntry(bare(one)));
}

/** The kind of the record that tells terms or the level of a language otherwise, if one does. */
export function otherwise(text: string, language: Language, facts: Facts) {
  const { profile, collaboration: terms } = facts.snapshot.manifest;
  const { verbs, checks, people, stop, negations, numbers, speaking, units } = lexiconOf(language);
  const all = tokensOf(text.replace(/-(niveau|level)|kenntnisse\b/gi, ' $1'), language);
  const is = (name: keyof typeof checks) => all.some(({ word }) => checks[name].has(word));
  const vague = checks.vague.difference(checks.small).difference(checks.taking);
  const isOpen = all.some(({ word, raw }) => {
    // "Trabajó" is past, and "trabajo" is work.
    const isPassed = negations.has(word) || (checks.taking.has(word) && raw === word);
    return vague.has(word) || (verbs.get(word)?.now === false && !isPassed);
  });
  if (isOpen) return undefined;
  const small = [stop, facts.person, numbers, checks.at, checks.from, checks.since, checks.to];
  /** The words that tell something beside some. */
  const telling = (...less: { has: (word: string) => boolean }[]) =>
    all.filter(({ word, stem }) => {
      const isPassed = [...small, ...less].some((some) => some.has(word));
      return !(isPassed || units.has(stem) || isMonth(word) || /^\d+$/.test(word));
    });
  /** Whether it says one thing, and nothing else but some words. */
  const says = (name: keyof typeof checks, more: readonly Token[]) => {
    const own = new Set(more.map(({ word }) => word));
    return is(name) && !telling(checks[name], checks.taking, checks.needing, negations, own)[0];
  };
  // "No hace falta que nadie" denies once.
  const denials = all.filter(({ word }) => negations.has(word) && !checks.weak.has(word)).length;
  // "No visa is needed" and "is authorized" say that nothing is wanting.
  const isFree = (is('barrier') || is('needing')) === denials % 2 > 0;
  const regions = regionsAt(all, language);
  const named = regions.flatMap(({ at, length }) => all.slice(at, at + length));
  const codes = regions.map(({ code }) => code);
  const permits = permitsFor(codes, facts.snapshot).map(({ status }) => status === 'authorized');
  const isOther = permits[0] !== undefined && !permits.includes(isFree) && says('permit', named);
  if (isOther && (is('needing') || !is('barrier'))) return 'collaboration';
  if (denials > 0) return undefined;
  const isLevel = ({ word, stem }: Token) =>
    levelOf(word) ||
    verbs.get(word)?.deed === 'master' ||
    (speaking.has(stem) && !people.has(word));
  const [name, ...others] = telling().filter((one) => !isLevel(one));
  const code = name && !others[0] && codeOf(name.raw);
  const spoken = spokenIn(profile).map((one) => /^(.+?) \((.+)\)$/.exec(one) ?? []);
  const level = spoken.find(([, one = '']) => code && codeOf(one) === code)?.[2];
  if (level && isOtherLevel(fold(level), fold(text))) return 'profile';
  const [date = '', ...more] = datesIn(text);
  const at = (day: string) => day.slice(0, date.length);
  const note = terms.availability_note ?? '';
  const isTold = more[0] || is('until') || is('needing') || datesIn(note).map(at).includes(date);
  const isEarlier = date !== '' && date < at(terms.available_from ?? '');
  if (isEarlier && !isTold && says('free', tokensOf(note, language))) return 'collaboration';
  const ratio =
    daysIn(terms.notice_period ?? '', LANGUAGES[0] as Language) / daysIn(text, language);
  return says('noticing', []) && Math.abs(Math.log(ratio)) > 0.14 ? 'collaboration' : undefined;
}
