/** The second way to an answer: rows over typed fields. */
import { datesIn, falls } from '../facts/dates.ts';
import { lexiconOf, meantBy } from '../facts/languages.ts';
import { isUnfinished, POINTS, type Rec, SAYABLE } from '../facts/record.ts';
import { fold, tokensOf } from '../facts/words.ts';
import type { Search } from '../search/search.ts';
import { asksRow, fitsRow, isNoun, nearestWays, tellsRow, type Ways } from './meant.ts';
import { textOf } from './pieces.ts';
import type { Asked, Word } from './reading.ts';
import { SINGLE_OF, termsAsked, termsSaid } from './rows/profile.ts';
import type { Row, Value } from './rows/row.ts';
import { ROWS } from './rows/rows.ts';
import { askingFor, knownWords } from './ways.ts';

export type RowAnswer = {
  id: string;
  value: Value;
  /** Whether it says all that is asked; else it only comes near. */
  whole: boolean;
};

/** How like one of its ways of asking a question is by which a row is surely meant, 0 to 1. */
const SURE = 0.68;

/** Rows of what holds now: of who lives nothing that was. */
const OF_NOW = new Set(
  'location focus capacity from notice workplace authorization current'.split(' '),
);

/** Whether what a question's verbs say can be said of a record, and its kind is asked for. */
export const isSayable = ({ kind }: Rec, { deeds, kinds }: Asked): boolean =>
  !(kinds.length > 0 && kinds.every((one) => one === 'experience') && POINTS.has(kind)) &&
  (deeds.size === 0 || SAYABLE[kind]?.deeds.some((deed) => deeds.has(deed)) !== false);

/** Words that neither the row nor the question's own form explains: its answer must say them. */
function unsaid({ content, language, kinds, open: isOpen }: Asked, ways: Ways): Word[] {
  const { open, checks } = lexiconOf(language);
  // "Now" narrows what somebody studies; "still valid" narrows certificates to those that hold.
  const valid = isOpen && kinds[0] === 'certificate' ? askingFor('expiry-of', language) : null;
  const known = knownWords(language);
  return content.filter(({ word, stem, name, named, filler, light, strict }) => {
    if (named) return ROWS[ways.id]?.of === undefined;
    // What holds now is asked of the answer as a whole.
    if (filler || light || open.test(word) || valid?.has(stem)) return false;
    if (ways.id === 'education' && checks.now.has(word)) return false;
    // "Ines" is no "in", whatever their stems.
    if (ways.stems.has(stem) && (!name || known.has(word))) return false;
    const meant = meantBy(stem, language, language, 'alike');
    if (!strict && !meant.isDisjointFrom(ways.stems)) return false;
    return !isNoun(stem, ROWS[ways.id], language);
  });
}

/** Whether nothing of a record goes on: what has one date, has an end or is no longer valid. */
export const hasEnded = ({ kind, end, fields }: Rec, until: string): boolean =>
  kind === 'certificate' ? (fields.expires ?? until) < until : POINTS.has(kind) || end !== null;

/** Whether a record is of all dates that a question names, and of one at least. */
function isOf({ kind, start, end }: Rec, { line }: Asked, until: string): boolean {
  const dates = datesIn(line);
  const isDay = POINTS.has(kind) || !start;
  return (
    dates.length > 0 &&
    dates.every((date) => falls(date, start ?? end, isDay ? (start ?? end) : (end ?? until)))
  );
}

/**
 * Of a list the records alone that some words are about, that are of the dates that are named, and
 * that hold now where that is asked.
 */
function narrowed(
  value: Value,
  rest: readonly Word[],
  asked: Asked,
  search: Search,
  until: string,
  row: Row,
): Value | null {
  // Whether an award was won its title says: "runner-up".
  const awards = row.noun === 'award' && asked.yesNo ? asked.named : [];
  const isName = (word: Word) =>
    word.name && !word.named && !isNoun(word.stem, row, asked.language);
  const won = value.records.filter(
    (one) =>
      awards.includes(one) &&
      rest.every((word) => !isName(word) || search.about(one).has(word.own)),
  );
  if (won.length > 0) {
    const list = value.narrow?.(won);
    // What was not won is not counted.
    return list ? { ...list, pieces: list.pieces.filter((piece) => !('frame' in piece)) } : null;
  }
  // "Her supervisor" is no position of her own; what is named is in a list or it is not.
  const typed = textOf(value.pieces.filter((piece) => 'value' in piece));
  const said = new Set(tokensOf(typed, search.facts.language).map(({ stem }) => stem));
  const own = (asked.open || row.kinds) && value.records.every((one) => asked.named.includes(one));
  const other = ({ possessed, named, name, own: stem }: Word) =>
    named
      ? !value.narrow && !asked.yesNo && !own && !row.of
      : possessed || (name && asked.language.code !== 'de' && !value.narrow && !said.has(stem));
  if (rest.some(other)) return null;
  if (!value.narrow) return value;
  // The name of something else: "note" is a grade beside the name of a degree.
  if (rest.some(({ named }) => named) && !asked.named.some((one) => value.records.includes(one)))
    return null;
  const records = value.records.filter((record) => {
    const about = search.about(record);
    // Who else is named in a record is not the person.
    const others = new Set(record.people.flatMap((name) => fold(name).split(/[^\p{L}]+/u)));
    if (rest.some(({ word }) => others.has(word))) return false;
    const fits = ({ own, year }: Word) => about.has(own) || (year && isOf(record, asked, until));
    return rest.every(fits) && !(asked.open && hasEnded(record, until));
  });
  if (records.length === value.records.length) return value;
  // What came before something is not that.
  if (asked.ordered) return null;
  return records.length > 0 ? value.narrow(records) : null;
}

/** Whether an answer says what the row does not, and asks for nothing else than the row. */
function saysAll(asked: Asked, ways: Ways, value: Value, rest: readonly Word[], search: Search) {
  const isOf = ROWS[ways.id]?.of !== undefined || asked.yesNo;
  const text = textOf(value.pieces.filter((piece) => !('frame' in piece)));
  const said = new Set(tokensOf(text, search.facts.language).map(({ stem }) => stem));
  return (
    asksRow(ways.id, asked) &&
    (value.narrow !== undefined ||
      rest.every(({ own, strict }) => isOf && !strict && said.has(own)))
  );
}

/** The row that a question comes nearest to and that has a value; null where none has. */
export function rowAnswer(asked: Asked, search: Search, today: string): RowAnswer | null {
  const { died } = search.facts.snapshot.manifest.profile;
  const terms = died ? null : (termsSaid(asked, search.facts) ?? termsAsked(asked, search.facts));
  if (terms) return { ...terms, whole: true };
  const until = died ?? today;
  const vague = asked.named.length === 0 && !(asked.personal && asked.kinds.length > 0);
  // What was not asked about yet, or one of several: "Which school?"
  const points = vague && lexiconOf(asked.language).pointing.test(asked.line);
  const isWhich = !asked.yesNo && !asked.ahead && asked.kinds.includes('experience');
  const { teaching } = lexiconOf(asked.language).checks;
  const teaches = asked.line.split(' ').some((word) => teaching.has(word));
  let soft: RowAnswer | null = null;
  for (const ways of nearestWays(asked, ROWS)) {
    const row = ROWS[ways.id];
    // Hobbies are told where they are asked for; her husband's work is not hers.
    const own = tokensOf(asked.private, asked.language).every(({ stem }) => ways.stems.has(stem));
    if (!row || !(own || row.declines) || (points && !ways.sure)) continue;
    // "What make is the van" does not ask what it is, and a name of several means none of them.
    const isKnown = ({ stem, named, filler }: Word) =>
      named || filler || ways.stems.has(stem) || isNoun(stem, row, asked.language);
    if (ways.id === 'about' && (asked.named[1] || !asked.content.every(isKnown))) continue;
    if (!tellsRow(ways, row, asked) || (asked.past && !died && OF_NOW.has(ways.id))) continue;
    const named = asked.named.filter(
      (one) =>
        (row.of?.includes(one.kind) ?? true) &&
        // "Which talks at a school" is not told by a note on it, nor when a prize was by a post.
        !(
          (ways.id === 'about' || (ways.id === 'when-of' && asked.kinds[0] === 'award')) &&
          asked.kinds[0] &&
          !asked.kinds.some((kind) => kind === one.kind)
        ) &&
        // That it is unfinished is told with it, where it is typed.
        ((ways.id === 'held-of' && one.fields.status) ||
          !isUnfinished(one, search.facts.language)) &&
        isSayable(one, asked),
    );
    // Who else is asked about has rows of a record alone.
    // What can or will be is told by the terms alone.
    const isTerms = ['collaboration', 'contact'].includes(SINGLE_OF.get(ways.id) ?? '');
    if (asked.ahead && asked.yesNo && !isTerms && !ways.sure) continue;
    // What she teaches is told by no degree, nor where she gives courses.
    if (ways.id === 'education' && (teaches || asked.deeds.has('speak'))) continue;
    // Which position is held from home the terms do not say.
    if (ways.id === 'workplace' && isWhich) continue;
    // "The earliest date we could book her" is of no record.
    if (asked.ahead && ['first', 'latest'].includes(ways.id)) continue;
    // What came before something is told by the rows of an order.
    if (asked.ordered && row.personal && !['before', 'after'].includes(ways.id)) continue;
    const aside = asked.other || (asked.aside && (!row.of || row.personal));
    if (aside && !ways.sure) continue;
    const none = row.of && named.length === 0;
    const value = none ? null : row.value({ facts: search.facts, asked, named, until });
    // Of what is asked for there is none: no other row answers for it, but one of what is named.
    const isOther = !row.of && asked.named.length > 0;
    if (!value && !none && !isOther && ways.score >= SURE) return soft;
    if (!value) continue;
    // Where she worked is told by no degree.
    const isNone = value.records.every((one) => !isSayable(one, asked));
    if (asked.ordered && value.records[0] && isNone) continue;
    // A whole question for a row asks for nothing else.
    const rest = ways.sure ? [] : unsaid(asked, ways);
    const exact = narrowed(value, rest, asked, search, until, row);
    // "Is she still there" is not answered by when she left.
    const over =
      asked.open &&
      !['expiry-of', 'still-of'].includes(ways.id) &&
      (row.of || asked.named[0]) &&
      value.records.some((one) => hasEnded(one, until));
    if (exact && !over && (ways.sure || saysAll(asked, ways, exact, rest, search)))
      return { id: ways.id, value: exact, whole: true };
    if (fitsRow(ways.id, asked)) soft ??= { id: ways.id, value, whole: false };
  }
  return soft;
}
