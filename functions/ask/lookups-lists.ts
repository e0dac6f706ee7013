/** Counts and lists of records, whole or filtered, and places in the order of positions. */

import type { EvidenceLevel } from '../../src/schemas/common.ts';
import { type Found, looked, silent, sourceOf } from './answers.ts';
import { levelIn } from './check-evidence.ts';
import { decadeIn, isYear, spanOf, within } from './dates.ts';
import { named } from './entities.ts';
import { framed, type Part, quoted } from './frames.ts';
import type { Known } from './knowledge.ts';
import { LISTS, listKindIn, listRecord } from './lists.ts';
import { beyond, type Lookup } from './lookups-person.ts';
import type { Asked } from './question.ts';
import type { Rec } from './records.ts';
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

/** One line of a list, with its dates. */
export function itemPart({ label, kind, start, end }: Rec): Part {
  if (kind === 'claim' || kind === 'question') return quoted(label);
  if (kind === 'experience' || kind === 'project') {
    if (!start) return framed('item', label);
    if (end && end !== start) return framed('itemPeriod', label, start, end);
    return framed(end ? 'itemDated' : 'itemOpen', label, start);
  }
  const date = kind === 'education' ? (end ?? start) : start;
  if (kind === 'skill' || !date) return framed('item', label);
  return framed('itemDated', label, date);
}

const LIST_WORDS =
  'oldest newest earliest latest longest recent first last initial final run date dated contain operator owner include show exist site go publish publication record list count number many give write hold held present bullet profile order chronological sequence complete past previous professional work academic public career experience history total existing outcome help useful have did all client documented known various';

/** Whether a record says something, in its names, values, sentences or through its skills. */
function says(known: Known, record: Rec, meaning: string): boolean {
  const { at, tags } = record;
  const skills =
    record.kind === 'project' || record.kind === 'experience'
      ? known.records.filter(
          ({ kind, id, projects }) => kind === 'skill' && (tags.includes(id) || projects.includes(record.id)),
        )
      : [];
  return (
    known.headers(at).has(meaning) ||
    known.aliases(at).some((alias) => alias.includes(meaning)) ||
    known.lines(at).some((line) => line.meanings.has(meaning)) ||
    skills.some((skill) => known.aliases(skill.at).some((alias) => alias.includes(meaning))) ||
    (!known.said(meaning) && known.ways(meaning).some((one) => known.lines(at).some((line) => line.meanings.has(one))))
  );
}

/** Whether a record is of the time that a question names; true when it names none. */
function ofTime({ line, tokens }: Asked, { start, end, kind }: Rec): boolean {
  const from = start ?? end;
  const decade = decadeIn(line);
  const years = tokens.map(({ word }) => word).filter(isYear);
  if (!decade && years.length === 0) return true;
  if (!from) return false;
  const spans = kind === 'experience' || kind === 'project';
  const first = from.slice(0, 4);
  const last = spans ? (end ?? '9999').slice(0, 4) : first;
  if (decade) return first <= `${decade}9` && last >= `${decade}0`;
  const [year = '', until] = years;
  if (/\b(before|prior to|until)\b/.test(line)) return first < year;
  if (/\b(after|since|later than)\b/.test(line)) return last > year || (first >= year && /since/.test(line));
  if (until) return first <= until && last >= year;
  return first <= year && last >= year;
}

/** Whether a question names a time. */
const ofWhen = ({ line, tokens }: Asked): boolean => decadeIn(line) !== null || tokens.some(({ word }) => isYear(word));

type Most = 'first' | 'last' | 'longest';

/** Which end of an order a line of folded words asks for. */
function mostOf(line: string): Most | null {
  const [, word = ''] =
    /\b(first|earliest|oldest|initial|last|latest|newest|final|most recent|longest)(?= (?:of |known |published |recorded |dated |listed |documented |\w+ )?(?:her |his |their |your |the )?\w+)/.exec(
      line,
    ) ??
    /\b(longest|earliest|oldest|latest|newest)$/.exec(line) ??
    [];
  if (!word || /\b(first|last) (name|year|years|time|woman|person|man|compiler|programmer|to|in)\b/.test(line))
    return null;
  if (/^(first|earliest|oldest|initial)$/.test(word)) return 'first';
  return word === 'longest' ? 'longest' : 'last';
}

const startOf = ({ start, end }: Rec): string => start ?? end ?? '';

/** The record at one end of an order; null where none has a date. */
function bestOf(records: readonly Rec[], most: Most): Rec | null {
  const dated = records.filter((one) => startOf(one) !== '');
  if (most === 'longest') {
    const years = ({ start, end }: Rec) => spanOf(start, end)?.years ?? -1;
    const [long] = [...dated].sort((a, b) => years(b) - years(a));
    return long && years(long) >= 0 ? long : null;
  }
  const order = [...dated].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  return (most === 'first' ? order[0] : order.at(-1)) ?? null;
}

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
      (/\b(which|what)\b/.test(line) && asked.personal && beyond(asked, `${LIST_WORDS} ${noun}`).length === 0)) &&
    (/\b(list|which|what|whats|show|all|give|name|any|every|see|tell|overview|please|pls|has|have|did|does|only|send|enumerate|share)\b/.test(
      line,
    ) ||
      asked.tokens.length <= 3 ||
      most !== null);
  const asks = /^(did|does|do|has|have|is|are|was|were|any)\b/.test(line);
  if (!count && (!lists || asks) && !(asks && ['writings', 'talks', 'degrees'].includes(kind))) return null;
  const level = levelAsked(line);
  const words = `${LIST_WORDS} ${noun} ${level ? 'self claim private public live external validation externally validated only evidence level independent confirm verify check proof outside third party other rest nothing word own account report assert say unverified unconfirmed unsupported merely just' : ''} ${kind === 'talks' ? 'talk interview' : ''} ${kind === 'writings' ? 'publish' : ''} ${kind === 'positions' ? 'job employer company position work' : ''} before after since between`;
  const items = list.items(known);
  const source = listRecord(known, kind);
  if (items.length === 0)
    return { ...silent('not_published', 'none', `no ${list.many}`), parts: [framed('none', list.many)] };
  const special = asked.meanings.filter(
    (one) =>
      ['book', 'manual', 'paper', 'chapter', 'interview', 'keynote'].includes(noun.replace(/s$/, '')) && one === 'book',
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
    (item) => (!level || item.level === level) && ofTime(asked, item) && filters.every((one) => says(known, item, one)),
  );
  if (shown.length === 0) return null;
  const filtered = shown.length < items.length;
  if (most && !count && !asks) {
    const best = bestOf(shown, most);
    return best
      ? looked(`${most} of ${list.many}`, [...itemsOf(best)], [sourceOf(best), sourceOf(source, source.label)])
      : null;
  }
  // What filters so hard that one is left is a question about that one.
  if (filtered && filters.length > 0 && !count && shown.length === 1 && !level && !asks) return null;
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
  return looked(`list of ${list.many}`, parts, sources, 'answered', filters.length > 1 ? 'medium' : 'high');
};

/** Whether a record is of the years that a question names. */
const ofText = ({ start, label }: Rec, { tokens }: Asked): boolean =>
  tokens.every(({ word }) => !isYear(word) || label.includes(word) || Boolean(start?.startsWith(word)));

const GIVEN = /\b(?:was|were) (?:awarded|given|honou?red)|\breceive[sd]?\b|\bwon\b|\bwins\b/i;

/** Claims and notes that tell of awards. */
const awards: Lookup = (known, asked) => {
  if (
    /\bhow many\b/.test(asked.line) ||
    !/\b(awards?|hono(u)?rs?|prizes?|medals?|decorations?|accolades?|recognitions?|distinctions?)\b/.test(asked.line)
  )
    return null;
  if (
    beyond(
      asked,
      'come go year military honorary award honor prize medal decoration accolade recognition distinction receive win list get',
    ).some((one) => !isYear(one))
  )
    return null;
  const mark = /award|medal|prize|named .* after|named .* for/i;
  const told = known.records.filter(
    ({ kind, lines }) =>
      (kind === 'claim' || kind === 'note') && lines[0] && mark.test(lines[0].text) && !/\bnot\b/.test(lines[0].text),
  );
  const tagged = known.records.filter(
    ({ kind, tags }) =>
      (kind === 'claim' || kind === 'note') && tags.some((tag) => /^(awards?|honou?rs?|prizes?)$/i.test(tag)),
  );
  const shown = [
    ...new Set([
      ...tagged.filter(({ kind }) => kind === 'claim'),
      ...told.filter(({ kind }) => kind === 'claim'),
      ...tagged,
    ]),
  ]
    .filter((one) => ofText(one, asked))
    // What the person was given before what was given or named for others.
    .sort((a, b) => Number(GIVEN.test(b.label)) - Number(GIVEN.test(a.label)))
    .slice(0, 12);
  if (shown.length === 0) return null;
  const parts = shown.map((one) => (one.kind === 'claim' ? quoted(one.label) : itemPart(one)));
  return looked(
    'awards',
    parts,
    shown.map((one) => sourceOf(one)),
    'answered',
    'medium',
  );
};

/** How much of a position lies in a time, as a share of both. */
function nearness({ start, end }: Rec, from: string, until = from): number {
  const [first, last] = [Number((start ?? '0').slice(0, 4)), Number((end ?? '9999').slice(0, 4))];
  const shared = Math.min(last, Number(until)) - Math.max(first, Number(from)) + 1;
  return shared / (Math.max(last, Number(until)) - Math.min(first, Number(from)) + 1);
}

/** Positions by their order or at a time. */
const timeline: Lookup = (known, asked) => {
  const { line, tokens } = asked;
  const work =
    /\b(work(ed|ing|s)?|jobs?|employ(er|ers|ed)?|positions?|compan(y|ies)|roles?|doing|do|career|join(ed)?|titles?|serve[ds]?)\b/.test(
      line,
    );
  if (!work) return null;
  const jobs = known.records
    .filter(({ kind }) => kind === 'experience')
    .sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1));
  if (jobs.length === 0) return null;
  const tell = (why: string, shown: Rec[]): Found | null =>
    shown.length > 0
      ? looked(
          why,
          shown.flatMap((one) => [itemPart(one), ...one.lines.slice(0, 1).map(({ text }) => quoted(text))]),
          shown.map((one) => sourceOf(one)),
        )
      : null;
  const [anchor] = named(known, tokens, ['experience']);
  if (anchor && /\b(after|following|next|leaving|left)\b/.test(line) && /\b(which|what|where|who|next)\b/.test(line)) {
    const from = anchor.record.end ?? anchor.record.start ?? '';
    const next = jobs.filter(
      ({ start, at }) => start && at !== anchor.record.at && start.slice(0, 4) >= from.slice(0, 4),
    )[0];
    const only = beyond(asked, 'company employer job work join start leave after next which position go').every(
      (one) => known.headers(anchor.record.at).has(one) || known.aliases(anchor.record.at).flat().includes(one),
    );
    return next && only ? tell('next position', [next]) : null;
  }
  if (anchor && /\b(before|prior to|previous to)\b/.test(line) && /\b(which|what|where|who)\b/.test(line)) {
    const only = beyond(asked, 'company employer job work join start before prior which position').every(
      (one) => known.headers(anchor.record.at).has(one) || known.aliases(anchor.record.at).flat().includes(one),
    );
    const last = jobs
      .filter(({ start, at }) => at !== anchor.record.at && (start ?? '') < (anchor.record.start ?? ''))
      .at(-1);
    return last && only ? tell('position before', [last]) : null;
  }
  const [year, until] = tokens.map(({ word }) => word).filter(isYear);
  const decade = decadeIn(line);
  const left = beyond(
    asked,
    'work job employer company position role title career first early last recent current late join do start previous latest year place for now time which',
  ).filter((one) => !isYear(one) && !/0s$/.test(one) && !isSoft(one));
  const at = left.length === 0 ? jobs : jobs.filter((job) => left.every((one) => known.headers(job.at).has(one)));
  if (year && at.length > 0 && (left.length === 0 || until))
    return tell(
      'positions in a year',
      at
        .filter(({ start, end }) =>
          until ? ofTime(asked, { start, end, kind: 'experience' } as Rec) : within(year, start, end),
        )
        .sort((a, b) => nearness(b, year, until) - nearness(a, year, until)),
    );
  if (left.length > 0) return null;
  if (decade)
    return tell(
      'positions in a decade',
      at
        .filter((job) => ofTime(asked, job))
        .sort((a, b) => nearness(b, `${decade}0`, `${decade}9`) - nearness(a, `${decade}0`, `${decade}9`)),
    );
  if (/\blongest\b/.test(line)) {
    const long = bestOf(jobs, 'longest');
    return long ? tell('longest position', [long]) : null;
  }
  if (/\b(first|earliest)\b/.test(line)) return tell('first position', jobs.slice(0, 1));
  if (
    tokens.length <= 2 ||
    /\b(last|latest|most recent|final|current|present|now|currently)\b/.test(line) ||
    /\bwhere (do|does|is|are) (she|he|they|you) work/.test(line)
  ) {
    const open = jobs.filter(({ end }) => end === null);
    return tell(
      'current positions',
      open.length > 0 ? open : /\b(last|latest|recent|final)\b/.test(line) ? jobs.slice(-1) : [],
    );
  }
  if (/\bwhere\b|\bwho\b.*\bwork/.test(line)) return tell('positions', jobs.slice().reverse());
  return null;
};

/** Everything that a year tells of. */
const year: Lookup = (known, asked) => {
  const [own, second] = asked.tokens.map(({ word }) => word).filter(isYear);
  if (!own || second || !/\b(what|anything|which|happened|did|do|doing|events?)\b/.test(asked.line)) return null;
  if (beyond(asked, 'happen event do year time life career').filter((one) => !isYear(one)).length > 0) return null;
  const order = ['experience', 'project', 'writing', 'talk', 'note'];
  const found = known.records
    .filter(({ kind, start, end }) => {
      if (!start || !order.includes(kind)) return false;
      return kind === 'experience' || kind === 'project' ? within(own, start, end) : start.startsWith(own);
    })
    .sort((a, b) => order.indexOf(b.kind) - order.indexOf(a.kind) || a.at - b.at)
    .slice(0, 12);
  if (found.length === 0) return null;
  return looked(
    'records of a year',
    found.map(itemPart),
    found.map((one) => sourceOf(one)),
  );
};

export const LOOKUPS: readonly Lookup[] = [awards, timeline, year, lists];
