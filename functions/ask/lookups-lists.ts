/** Counts and lists of records, whole or filtered. */
import type { EvidenceLevel } from '../../src/schemas/common.ts';
import type { Rec } from '../facts/records.ts';
import { looked, silent, sourceOf } from './answers.ts';
import { levelIn } from './check-evidence.ts';
import { decadeIn, isYear } from './dates.ts';
import { framed, type Part, quoted } from './frames.ts';
import type { Known } from './knowledge.ts';
import { bestOf, itemPart, mostOf, ofTime } from './list-items.ts';
import { LISTS, listKindIn, listRecord } from './lists.ts';
import { beyond, type Lookup } from './lookup.ts';
import { awards } from './lookups-awards.ts';
import { timeline, year } from './lookups-timeline.ts';
import type { Asked } from './question.ts';
import { isSoft } from './related.ts';
import { meaningOf, numberOf } from './vocabulary.ts';

/** Other ways of naming an evidence level. */
const LEVEL_WAYS: readonly (readonly [EvidenceLevel, RegExp])[] = [
  [
    'external-validation',
    /\b(independent(ly)?|external(ly)?|outside|third party) (\w+ )?(confirm\w*|verif\w*|validat\w*|check\w*|proof|evidence|sources?)\b|\b(confirm|verifi|validat|check)\w* (by|from) (others?|outsiders?|somebody else|someone else|third part\w+|independent \w+|outside \w+)\b/,
  ],
  [
    'self-claim',
    /\b(only|just|merely|solely|nothing (more|else|but)( than)?) (on )?(her|his|their|your) (own )?(word|say so|account|claim)\b|\bself (reported|asserted|declared|told)\b|\b(unverified|unconfirmed|unsupported)\b/,
  ],
];

/** The evidence level that a question asks for, by its name or in other words. */
const levelAsked = (line: string): EvidenceLevel | null =>
  levelIn(line) ?? LEVEL_WAYS.find(([, way]) => way.test(line))?.[0] ?? null;

/** Most items that one answer lists. */
const MOST = 25;

const LIST_WORDS =
  'oldest newest earliest latest longest recent first last initial final run date dated contain operator owner include show exist site go publish publication record list count number many give write hold held present bullet profile order chronological sequence complete past previous professional work academic public career experience history total existing outcome help useful have did all client documented known various';

/** Whether a record says something, in its names, values, sentences or through its skills. */
function says(known: Known, record: Rec, meaning: string): boolean {
  const { at, tags } = record;
  const skills =
    record.kind === 'project' || record.kind === 'experience'
      ? known.records.filter(
          ({ kind, id, projects }) =>
            kind === 'skill' && (tags.includes(id) || projects.includes(record.id)),
        )
      : [];
  return (
    known.headers(at).has(meaning) ||
    known.aliases(at).some((alias) => alias.includes(meaning)) ||
    known.lines(at).some((line) => line.meanings.has(meaning)) ||
    skills.some((skill) => known.aliases(skill.at).some((alias) => alias.includes(meaning))) ||
    (!known.said(meaning) &&
      known.ways(meaning).some((one) => known.lines(at).some((line) => line.meanings.has(one))))
  );
}

/** Whether a question names a time. */
const ofWhen = ({ line, tokens }: Asked): boolean =>
  decadeIn(line) !== null || tokens.some(({ word }) => isYear(word));

/** A record in short. */
const itemsOf = (record: Rec): Part[] => [
  itemPart(record),
  ...record.lines
    .filter(({ title }) => !title)
    .slice(0, 1)
    .map(({ text }) => quoted(text)),
];

const lists: Lookup = (known, asked) => {
  const { line } = asked;
  const kind = listKindIn(line);
  if (!kind) return null;
  const list = LISTS[kind];
  const noun = line.split(' ').find((word) => list.noun.test(word)) ?? '';
  const many = line
    .split(' ')
    .some(
      (word) =>
        list.noun.test(word) &&
        /s$|history|education|portfolio|employment|bibliography|expertise|resume|cv$/.test(word),
    );
  const only = (levelAsked(line) !== null || ofWhen(asked)) && /\b(which|what)\b/.test(line);
  const most = mostOf(line);
  const whole = /\b(list|show|give|name) (me )?(every|all|each|any)\b/.test(line);
  const count = /\b(how many|number of|count( of)?|amount of|total)\b/.test(line);
  const lists =
    (only ||
      many ||
      whole ||
      most !== null ||
      (/\b(which|what)\b/.test(line) &&
        asked.personal &&
        beyond(asked, `${LIST_WORDS} ${noun}`).length === 0)) &&
    (/\b(list|which|what|whats|show|all|give|name|any|every|see|tell|overview|please|pls|has|have|did|does|only|send|enumerate|share)\b/.test(
      line,
    ) ||
      asked.tokens.length <= 3 ||
      most !== null);
  const asks = /^(did|does|do|has|have|is|are|was|were|any)\b/.test(line);
  if (!count && (!lists || asks) && !(asks && ['writings', 'talks', 'degrees'].includes(kind)))
    return null;
  const level = levelAsked(line);
  const words = `${LIST_WORDS} ${noun} ${level ? 'self claim private public live external validation externally validated only evidence level independent confirm verify check proof outside third party other rest nothing word own account report assert say unverified unconfirmed unsupported merely just' : ''} ${kind === 'talks' ? 'talk interview' : ''} ${kind === 'writings' ? 'publish' : ''} ${kind === 'positions' ? 'job employer company position work' : ''} before after since between`;
  const items = list.items(known);
  const source = listRecord(known, kind);
  if (items.length === 0)
    return {
      ...silent('not_published', 'none', `no ${list.many}`),
      parts: [framed('none', list.many)],
    };
  const special = asked.meanings.filter(
    (one) =>
      ['book', 'manual', 'paper', 'chapter', 'interview', 'keynote'].includes(
        noun.replace(/s$/, ''),
      ) && one === 'book',
  );
  const numbers = new Set(
    asked.tokens.filter(({ word }) => numberOf(word) !== null).map(({ stem }) => meaningOf(stem)),
  );
  const filters = [
    ...new Set([
      ...beyond(asked, words).filter(
        (one) => !isYear(one) && !/^\d0?s?$|0s$/.test(one) && !numbers.has(one) && !isSoft(one),
      ),
      ...special,
    ]),
  ];
  const unknown = filters.filter((one) => !known.saidSo(one));
  if (unknown.length > 0) return null;
  const shown = items.filter(
    (item) =>
      (!level || item.level === level) &&
      ofTime(asked, item) &&
      filters.every((one) => says(known, item, one)),
  );
  if (shown.length === 0) return null;
  const filtered = shown.length < items.length;
  if (most && !count && !asks) {
    const best = bestOf(shown, most);
    return best
      ? looked(
          `${most} of ${list.many}`,
          [...itemsOf(best)],
          [sourceOf(best), sourceOf(source, source.label)],
        )
      : null;
  }
  // What filters so hard that one is left is a question about that one.
  if (filtered && filters.length > 0 && !count && shown.length === 1 && !level && !asks)
    return null;
  if (count && filters.length > 0 && shown.length === 1) return null;
  const head: Part[] = count
    ? [
        filtered
          ? framed('countSome', String(shown.length), String(items.length), list.many)
          : items.length === 1
            ? framed('countOne', list.one)
            : framed('count', String(items.length), list.many),
      ]
    : asks
      ? [framed('yes')]
      : [];
  const order = /\b(order|chronolog\w+|first to last|oldest)\b/.test(line)
    ? [...shown].sort((a, b) => ((a.start ?? a.end ?? '') < (b.start ?? b.end ?? '') ? -1 : 1))
    : shown;
  const parts = [...head, ...order.slice(0, MOST).map(itemPart)];
  const sources =
    filtered && shown.length <= 4 && !count
      ? [...shown.map((one) => sourceOf(one)), sourceOf(source, source.label)]
      : [sourceOf(source, order.map(({ label }) => label).join('; '))];
  return looked(
    `list of ${list.many}`,
    parts,
    sources,
    'answered',
    filters.length > 1 ? 'medium' : 'high',
  );
};

export const LOOKUPS: readonly Lookup[] = [awards, timeline, year, lists];
