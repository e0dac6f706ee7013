/** All records by how near they come to a question. Pure. */
import { once } from '../../../src/once.ts';
import { VALUES } from '../facts/languages.ts';
import type { Kind, Rec } from '../facts/record.ts';
import { regionsIn } from '../facts/values.ts';
import { fold } from '../facts/words.ts';
import { type Near, nearestTo } from '../search/nearest.ts';
import type { Passage } from '../search/passages.ts';
import type { Search, Wanted } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { nearestWays } from './meant.ts';
import type { Asked, Word } from './reading.ts';
import { SINGLE_OF } from './rows/profile.ts';
import { ROWS } from './rows/rows.ts';
import { byDate, dateOf } from './rows/times.ts';
import { holdsSlots } from './slots.ts';
import { askingFor, kindsOf, leadsOf } from './ways.ts';

/** What a word is worth that says little. */
const SLIGHT = 0.3;

/** Kinds of what goes on for a time, and follows on another. */
const GOING: ReadonlySet<Kind> = new Set(['experience', 'volunteering', 'education']);

/**
 * What a record counts more: the question names it, or its kind; it goes on, where that is asked
 * for, and for its kind; it tells the terms, where who asks tells of themselves; a row of typed
 * values about it is asked for nearly so; it is of a country that is asked for, or of an own firm.
 */
const MORE = {
  named: 0.6,
  kind: 0.45,
  open: 0.5,
  going: 1.5,
  terms: 0.6,
  hint: 0.5,
  land: 1.6,
  solo: 2,
};

/** How like a way of asking a question must be to tell the record that it is about, 0 to 1. */
const HINT = 0.4;

/** The stems that a question looks for. */
export const wantedOf = ({ content, language }: Asked, search: Search): Wanted[] =>
  wantedFor(
    content.map((word) => ({ ...word, worth: word.light || word.filler ? SLIGHT : 1 })),
    language,
    search,
  );

/** The countries that records and the person's own place name, as small codes. */
const placesOf = once(({ facts: { records, language, snapshot } }: Search) => {
  const landsIn = ({ kind, place }: Rec): string[] =>
    kind === 'profile' ? [] : regionsIn(place ?? '', language);
  return {
    lands: new Map(records.map((record) => [record, landsIn(record)])),
    home: regionsIn(snapshot.manifest.profile.location ?? '', language),
  };
});

/** Whether a position is somebody's own: of an owner, a freelance. */
const isOwn = ({ kind, label, fields }: Rec): boolean =>
  kind === 'experience' && VALUES.owner.test(fold(`${label} ${fields.form ?? ''}`));

/** All records, nearest first. */
export function nearestOf(asked: Asked, search: Search, wanted = wantedOf(asked, search)): Near[] {
  const [likely] = nearestWays(asked, ROWS, HINT);
  const hinted = SINGLE_OF.get(likely?.id ?? '');
  const led = asked.content.flatMap(({ stem }) => leadsOf(stem, asked.language));
  const kinds = new Set<Kind>([...asked.kinds, ...led]);
  const lasting = kinds.intersection(GOING) as Set<Kind>;
  const { studying } = asked.language;
  if (asked.deeds.has('study') || new RegExp(studying).test(asked.line)) lasting.add('education');
  if (lasting.size === 0) lasting.add('experience');
  const goesOn = ({ kind, start, end }: Rec) =>
    kind === 'profile' || (lasting.has(kind) && start !== null && end === null);
  const { lands, home } = placesOf(search);
  const isThere = (record: Rec): boolean =>
    lands
      .get(record)
      ?.some((land) => asked.lands.has(land) || (asked.abroad && !home.includes(land))) === true;
  return nearestTo(search, wanted, {
    fits: ({ text }: Passage) => asked.slots.size > 0 && holdsSlots(asked, text, search),
    prefers: (record) =>
      (asked.named.includes(record) ? MORE.named : 0) +
      (kinds.has(record.kind) ? MORE.kind : 0) +
      (asked.open && goesOn(record) ? (kinds.has(record.kind) ? MORE.going : MORE.open) : 0) +
      (asked.speaks && record.kind === 'collaboration' ? MORE.terms : 0) +
      (hinted === record.kind ? MORE.hint : 0) +
      (isThere(record) ? MORE.land : 0) +
      (asked.solo && isOwn(record) ? MORE.solo : 0),
  });
}

/** Nearest records among which stands what another comes before or after. */
const ANCHORS = 3;

/** What stands where a question looks in time: at an end of a kind, or beside what is near. */
function placed(asked: Asked, near: readonly Near[], search: Search): Rec[] {
  const { order, kinds, content, named, language } = asked;
  const isGoing = (one: Rec) => GOING.has(one.kind) && dateOf(one) !== '';
  const found = near
    .slice(0, ANCHORS)
    .map(({ record }) => record)
    .find(isGoing);
  const all = named.filter(isGoing).sort(byDate);
  const of = (kind?: Kind) =>
    search.facts.records.filter((one) => one.kind === kind && dateOf(one)).sort(byDate);
  const isStudy = ({ stem }: Word) => kindsOf(stem, language).includes('education');
  return order.flatMap((id): Rec[] => {
    const isFirst = id === 'first';
    if (isFirst || id === 'latest')
      return of(
        kinds[0] ?? (asked.outset || asked.deeds.has('work') ? 'experience' : undefined),
      ).slice(...(isFirst ? [0, 1] : [-1]));
    const isBefore = id === 'before';
    const asking = askingFor(id, language);
    const at = content.findIndex(({ stem }) => asking.has(stem));
    const [head, tail] = [content.slice(0, Math.max(0, at)), content.slice(at + 1)];
    // "Before trams" is before the first of several positions that say so.
    const likely = all.at(isBefore ? 0 : -1) ?? found;
    const about = likely ? search.about(likely) : new Set();
    // The school that she worked at is no education; "after her studies" names none.
    const studies = tail.some((word) => isStudy(word) && !about.has(word.own));
    const own =
      (studies && likely?.kind !== 'education' && of('education').find(({ end }) => end)) || likely;
    if (!own) return [];
    const since = (own.kind === 'education' && own.end) || dateOf(own);
    const beside = of(head.some(isStudy) ? 'education' : 'experience').filter((one) => one !== own);
    return isBefore
      ? beside.filter((one) => dateOf(one) < dateOf(own)).slice(-1)
      : beside.filter((one) => dateOf(one) > since).slice(0, 1);
  });
}

/** The same, with what a question about an order in time is after behind the nearest. */
export function inOrder(asked: Asked, near: readonly Near[], search: Search): Near[] {
  const found = placed(asked, near, search);
  const isFound = ({ record }: Near) => found.includes(record);
  const [first = [], ...rest] = near;
  const { true: then = [], false: others = [] } = Object.groupBy(rest, (one) => `${isFound(one)}`);
  return [first, ...then, ...others].flat();
}
