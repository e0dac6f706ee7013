/** The third way to an answer: a sentence that says what is asked. */
import { lexiconOf } from '../facts/languages.ts';
import { POINTS } from '../facts/record.ts';
import { ownClauses, tellingOf, tellOfOther } from '../facts/somebody.ts';
import { tokensOf } from '../facts/words.ts';
import type { Slot } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import type { Asked, Word } from './reading.ts';
import { holdsSlots } from './slots.ts';

/** How telling the words that a sentence says must be: the sum of their weights, of the rarest. */
const TELLING = 0.6;
/** How much of what is asked a record says whose sentence counts it. */
const COUNTED = 0.6;
/** How much nearer than all others its record must come. */
const NEARER = 0.5;
/** What stands between clauses. */
const CLAUSES = /[,;:]| (?:and|und|et|y) /;
/** What a word counts that says little. */
const LIGHT = 0.2;

/** Whether a passage, or what is told with it, has what is asked for. */
function holds(asked: Asked, { record, text }: Passage, search: Search): boolean {
  const { kind, start, place } = record;
  const told: Partial<Record<Slot, string | null>> = {
    when: POINTS.has(kind) && asked.named[0] ? start : null,
    where: kind === 'profile' ? null : place,
  };
  const slots = new Set([...asked.slots].filter((slot) => asked.other || !told[slot]));
  // What a sentence tells of somebody else is not told of her; yes needs one that says it of her.
  const telling = tellingOf(text, record, search.facts);
  const isAny = !isOfHer(asked) || kind === 'question' || !telling;
  const isDated = !asked.named[0] && (slots.has('when') || slots.has('where'));
  const tokens = tokensOf(text, search.facts.language);
  const isAside = () => isDated && tellOfOther(tokens, search.facts);
  const isOwn = isAny || !(telling.others || isAside());
  // Of what a life says in one sentence each clause has its own place.
  const parts =
    slots.has('where') && asked.personal && kind === 'profile' ? text.split(CLAUSES) : [text];
  const isAsked = ({ own, filler, light }: Word) => !filler && !light && own;
  const said = parts.filter((part) => {
    const stems = new Set(tokensOf(part, search.facts.language).map(({ stem }) => stem));
    return parts.length === 1 || asked.content.some((word) => isAsked(word) && stems.has(word.own));
  });
  // When it was renewed no sentence tells that says it was not.
  const { negations } = lexiconOf(search.facts.language);
  const isWhen = slots.has('when') && !asked.yesNo && kind !== 'question';
  const denies = isWhen && tokens.some(({ word }) => negations.has(word));
  return !denies && isOwn && holdsSlots({ ...asked, slots }, said.join(', '), search);
}

/** Whether a question is about the owner; Spanish leaves her out. */
const isOfHer = ({ personal, other, language, named }: Asked): boolean =>
  !other && (personal || (language.code === 'es' && !named[0]));

/**
 * The stems of each clause of a passage that may say yes: what stands in two is not said together,
 * and what she did a clause says that is hers.
 */
function clausesOf({ record, text, field }: Passage, asked: Asked, { facts }: Search) {
  const all =
    isOfHer(asked) && !field
      ? ownClauses(text, record, facts)
      : text.split(/[,;:]/).map((clause) => tokensOf(clause, facts.language));
  return all.map((clause) => new Set(clause.map(({ stem }) => stem)));
}

/** What tells of everybody and everything: whose number or date it tells, nobody knows. */
const AT_LARGE = /^(collaboration|reference|note|article)$/;

/** Whether it may answer: terms and typed values are told by rows, common questions here too. */
const mayAnswer = ({ open, yesNo }: Asked, { record: { kind, end }, field }: Passage): boolean =>
  kind === 'question' ||
  !(field || (open && end) || (AT_LARGE.test(kind) && !(yesNo && /^(note|article)$/.test(kind))));

/** A passage that answers a question, of the record that comes nearest; undefined for none. */
export function passageAnswer(
  asked: Asked,
  [first, second]: readonly Near[],
  search: Search,
): Passage | undefined {
  const { language, slots, yesNo, named } = asked;
  const content = asked.content.filter(({ filler }) => !filler);
  const heavy = content.filter(({ light }) => !light);
  // "When did it start" names nothing.
  const about = asked.personal || named.length > 0;
  const least = slots.size > 0 && !asked.ahead && about ? 1 : 2;
  // Nobody can tell whether a sentence has what a question asks for that asks for no such thing.
  if (!first || heavy.length < least || (slots.size === 0 && !yesNo)) return undefined;
  // A year alone tells nothing of what was; nor a sentence without her what "by her" asks for.
  if (!named[0] && heavy.every(({ year }) => year)) return undefined;
  const { person } = search.facts;
  const { checks } = lexiconOf(language);
  const line = asked.line.split(' ');
  if (line.some((word, at) => person.has(word) && checks.by.has(line[at - 1] ?? '')))
    return undefined;
  // What somebody else did is told by a sentence that says all of it, or not at all.
  if (asked.kin && !yesNo && (asked.deeds.size > 0 || !slots.has('who'))) return undefined;
  // Who else won what she did not, no record tells; nor a sentence when she won what it is about.
  const isWon = slots.has('who') || (slots.has('when') && first.record.kind === 'award');
  if (isWon && asked.deeds.has('get')) return undefined;
  const { kind } = first.record;
  if ((asked.ordered && !yesNo) || (asked.kin && kind === 'question')) return undefined;
  // How long her work lasted is not how long a talk took that has one of its words.
  if (slots.has('long') && heavy.length < 2 && !named[0] && POINTS.has(kind)) return undefined;
  const whole = asked.other && !asked.kin;
  const counted = slots.has('many');
  const wanted = Map.groupBy(wantedFor(content, language, search, false), ({ of }) => of);
  const words = content.map((word, at) => {
    const stems = (wanted.get(at) ?? []).map(({ stem }) => stem);
    const known = stems.filter(search.has);
    const weight = Math.max(...(known[0] ? known : ['']).map(search.weight));
    return { ...word, stems, weight: weight * (word.light ? LIGHT : 1) };
  });
  const sum = (some: typeof words) => some.reduce((all, { weight }) => all + weight, 0);
  const nearer = first.score - (second?.score ?? 0) >= NEARER;
  // "The first man" is not the first woman; and one word is not enough.
  const strict =
    yesNo || whole || asked.private !== '' || words.some((word) => word.strict) || heavy.length < 2;
  const says = (passage: Passage): boolean => {
    const { id, record } = passage;
    const own =
      record.kind === 'question'
        ? search.saidBy(record)
        : (search.stems[id] as ReadonlySet<string>);
    const isSummed = yesNo && record.kind === 'profile';
    const about = isSummed ? new Set<string>() : search.about(record);
    const said = own.union(about);
    const names = (word: Word) => word.named && named.includes(record);
    const here = words.filter(({ stems }) => stems.some((one) => own.has(one)));
    if (sum(here) < TELLING * search.weight('')) return false;
    if (whole) return words.every((one) => own.has(one.own));
    if (yesNo && record.kind !== 'question')
      return clausesOf(passage, asked, search).some((clause) =>
        words.every((one) => names(one) || clause.has(one.own) || about.has(one.own)),
      );
    if (strict)
      return words.every((one) => said.has(one.own) || names(one) || (one.light && !yesNo));
    const there = words.filter((one) => names(one) || one.stems.some((stem) => said.has(stem)));
    const isSmall = ({ name, named: is, possessed }: Word) => !(name || is || possessed);
    if (counted && words.every((one) => isSmall(one) || there.includes(one)))
      return sum(there) >= COUNTED * sum(words);
    // What the sentence does not say may be the very thing that never was.
    return nearer && words.every((word) => word.light || there.includes(word));
  };
  return first.passages.find(
    (one) => mayAnswer(asked, one) && says(one) && holds(asked, one, search),
  );
}
