import type { Rec } from '../facts/records.ts';
import { type Found, looked, sourceOf } from './answers.ts';
import { decadeIn, isYear, within } from './dates.ts';
import { named } from './entities.ts';
import { quoted } from './frames.ts';
import { bestOf, itemPart, ofTime } from './list-items.ts';
import { beyond, type Lookup } from './lookup.ts';
import { isSoft } from './related.ts';

/** How much of a position lies in a time, as a share of both. */
function nearness({ start, end }: Rec, from: string, until = from): number {
  const [first, last] = [Number((start ?? '0').slice(0, 4)), Number((end ?? '9999').slice(0, 4))];
  const shared = Math.min(last, Number(until)) - Math.max(first, Number(from)) + 1;
  return shared / (Math.max(last, Number(until)) - Math.min(first, Number(from)) + 1);
}

/** Positions by their order or at a time. */
export const timeline: Lookup = (known, asked) => {
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
          shown.flatMap((one) => [
            itemPart(one),
            ...one.lines.slice(0, 1).map(({ text }) => quoted(text)),
          ]),
          shown.map((one) => sourceOf(one)),
        )
      : null;
  const [anchor] = named(known, tokens, ['experience']);
  if (
    anchor &&
    /\b(after|following|next|leaving|left)\b/.test(line) &&
    /\b(which|what|where|who|next)\b/.test(line)
  ) {
    const from = anchor.record.end ?? anchor.record.start ?? '';
    const next = jobs.filter(
      ({ start, at }) => start && at !== anchor.record.at && start.slice(0, 4) >= from.slice(0, 4),
    )[0];
    const only = beyond(
      asked,
      'company employer job work join start leave after next which position go',
    ).every(
      (one) =>
        known.headers(anchor.record.at).has(one) ||
        known.aliases(anchor.record.at).flat().includes(one),
    );
    return next && only ? tell('next position', [next]) : null;
  }
  if (
    anchor &&
    /\b(before|prior to|previous to)\b/.test(line) &&
    /\b(which|what|where|who)\b/.test(line)
  ) {
    const only = beyond(
      asked,
      'company employer job work join start before prior which position',
    ).every(
      (one) =>
        known.headers(anchor.record.at).has(one) ||
        known.aliases(anchor.record.at).flat().includes(one),
    );
    const last = jobs
      .filter(
        ({ start, at }) => at !== anchor.record.at && (start ?? '') < (anchor.record.start ?? ''),
      )
      .at(-1);
    return last && only ? tell('position before', [last]) : null;
  }
  const [year, until] = tokens.map(({ word }) => word).filter(isYear);
  const decade = decadeIn(line);
  const left = beyond(
    asked,
    'work job employer company position role title career first early last recent current late join do start previous latest year place for now time which',
  ).filter((one) => !isYear(one) && !/0s$/.test(one) && !isSoft(one));
  const at =
    left.length === 0
      ? jobs
      : jobs.filter((job) => left.every((one) => known.headers(job.at).has(one)));
  if (year && at.length > 0 && (left.length === 0 || until))
    return tell(
      'positions in a year',
      at
        .filter(({ start, end }) =>
          until
            ? ofTime(asked, { start, end, kind: 'experience' } as Rec)
            : within(year, start, end),
        )
        .sort((a, b) => nearness(b, year, until) - nearness(a, year, until)),
    );
  if (left.length > 0) return null;
  if (decade)
    return tell(
      'positions in a decade',
      at
        .filter((job) => ofTime(asked, job))
        .sort(
          (a, b) =>
            nearness(b, `${decade}0`, `${decade}9`) - nearness(a, `${decade}0`, `${decade}9`),
        ),
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
export const year: Lookup = (known, asked) => {
  const [own, second] = asked.tokens.map(({ word }) => word).filter(isYear);
  if (!own || second || !/\b(what|anything|which|happened|did|do|doing|events?)\b/.test(asked.line))
    return null;
  if (
    beyond(asked, 'happen event do year time life career').filter((one) => !isYear(one)).length > 0
  )
    return null;
  const order = ['experience', 'project', 'writing', 'talk', 'note'];
  const found = known.records
    .filter(({ kind, start, end }) => {
      if (!start || !order.includes(kind)) return false;
      return kind === 'experience' || kind === 'project'
        ? within(own, start, end)
        : start.startsWith(own);
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
