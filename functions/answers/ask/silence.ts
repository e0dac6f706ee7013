/** What is said where nothing answers: why, and what comes nearest. Pure. */
import { type Given, givenOf } from '../facts/given.ts';
import { meantBy } from '../facts/languages.ts';
import { tokensOf } from '../facts/words.ts';
import { type FrameId, LANGUAGES, type Language } from '../languages/language.ts';
import type { Near } from '../search/nearest.ts';
import type { Search } from '../search/search.ts';
import { wantedFor } from '../search/wanted.ts';
import { type Common, ownersAnswer } from './common.ts';
import { type Found, firstRecords, MOST_RECORDS } from './found.ts';
import { nearestWays } from './meant.ts';
import { nearestOf } from './near.ts';
import { frame, type Piece } from './pieces.ts';
import { type Asked, readQuestion, type Word } from './reading.ts';
import { ROWS } from './rows/rows.ts';
import { leadsOf } from './ways.ts';

/** An answer that gives none: why, in the language of the question. */
function silent(
  status: Found['status'],
  id: FrameId,
  language: Language,
  { language: own }: { language: Language },
  sources: readonly Given[] = [],
  more: readonly Piece[] = [],
): Found {
  const written = () => {
    const name = new Intl.DisplayNames(language.code, { type: 'language' }).of(own.code);
    return { frame: language.frames.written.replace('{language}', name ?? own.code) };
  };
  const foreign = language !== own && status === 'nearest';
  return {
    status,
    way: 'nearest',
    pieces: [frame(id, language), ...(foreign ? [written()] : []), ...more],
    sources,
    grounds: status === 'declined' ? sources.length : 0,
    why: id,
  };
}

/** A question in a language that is not read: what its names and numbers come nearest to. */
export function elsewhere(text: string, search: Search): Found {
  const [english] = LANGUAGES as [Language];
  const near = nearestOf(readQuestion(text, search.facts.language, search), search);
  return silent('nearest', 'language', english, search.facts, firstRecords([], near, search));
}

/** The rule of the owner that comes nearest to a private matter, where there is one. */
function ruleOn(asked: Asked, { facts }: Search): string | undefined {
  const stems = (text: string) => new Set(tokensOf(text, facts.language).map(({ stem }) => stem));
  const { language } = facts;
  const meant = ({ own }: Word) => [own, ...meantBy(own, language, language, 'alike')];
  const said = asked.content.flatMap(meant);
  const rules = facts.snapshot.manifest.profile.do_not_infer.map((rule) => {
    const own = stems(rule);
    return { rule, shared: said.filter((stem) => own.has(stem)).length };
  });
  const [best] = rules.sort((a, b) => b.shared - a.shared);
  return best && best.shared > 0 ? best.rule : undefined;
}

/** A private matter: the owner's rule on it and the way of contact, and nothing else. */
function declined(asked: Asked, search: Search): Found {
  const { facts } = search;
  const rule = ruleOn(asked, search);
  const [profile] = facts.records;
  const contact = facts.records.find(({ kind }) => kind === 'contact');
  const sources = [
    ...(rule && profile ? [{ ...givenOf(profile, facts), text: rule }] : []),
    ...(contact ? [givenOf(contact, facts)] : []),
  ];
  const quote = rule ? [{ quote: rule }] : [];
  return silent('declined', 'private', asked.language, facts, sources, quote);
}

/** Whether its words ask for a kind of record or a value, which may stand nowhere: "email". */
export const isMeant = (asked: Asked): boolean =>
  asked.kinds.length > 0 || nearestWays(asked, ROWS).length > 0;

/** Signs that a reply may have, one to a caller too, with its addresses and names of members. */
const [ROOM, ROOM_CALLED] = [2400, 3200];
/** What addresses and names take, and the records that are given beside whatever is placed. */
const [AROUND, LEAST] = [200, 2];
const lengthOf = (all: readonly Given[]): number =>
  all.reduce((sum, { heading, text }) => sum + heading.length + text.length + AROUND, 0);

/** Nothing says it: why, and what comes nearest; a common question that is near is told whole. */
export function unanswered(
  asked: Asked,
  { quoted, beside, placed }: Common,
  near: readonly Near[],
  search: Search,
): Found {
  const { language, personal, named, content } = asked;
  const { facts } = search;
  if (asked.isPrivate) return declined(asked, search);
  const isForeign = language !== facts.language;
  // German nouns are written like names.
  const isName = (word: Word) => word.name && language.code !== 'de';
  const telling = content.filter(({ filler, light }) => !filler && !light);
  // Of a name that stands nowhere the record could tell nothing.
  const strange = telling.some((word) => isName(word) && !search.has(word.own));
  const found =
    named.length > 0 ||
    (beside.length > 0 && !strange) ||
    telling.some(({ stem }) => leadsOf(stem, language).length > 0) ||
    telling.some((word) =>
      wantedFor([word], language, search, !isName(word)).some(({ stem }) => search.has(stem)),
    );
  if (!found && !asked.asks && !personal && !isMeant(asked))
    return silent('out_of_scope', 'scope', language, facts);
  if (!found && !isForeign && (strange || !(personal || isMeant(asked))))
    return silent('not_published', 'silent', language, facts);
  const own = quoted.slice(0, 1).map((record) => givenOf(record, facts));
  const answers = quoted.flatMap((record) => ownersAnswer(record, language, search));
  const others = near.filter(({ record }) => !placed.includes(record));
  const told = [...beside, ...placed].map((record) => givenOf(record, facts));
  const sources = firstRecords(own, others, search);
  const least = Math.max(LEAST, MOST_RECORDS - placed.length);
  const room = asked.calls ? ROOM_CALLED : ROOM;
  while (sources.length > least && lengthOf([...sources, ...told]) > room) sources.pop();
  return { ...silent('nearest', 'nearest', language, facts, sources, answers), beside: told };
}
