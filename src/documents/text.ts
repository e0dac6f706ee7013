/** Makes texts of the document model: words in labels, dates, lists. */
import type { Say } from '../labels/say.ts';
import type { EvidenceLevel, EvidenceLink } from '../schemas/common.ts';
import type { Entry, Fact, Run, Text } from './model.ts';

/** Stands where a label shall put a text; no text of an owner holds them (private use). */
const mark = (at: number) => `\uE000${at}\uE001`;
const MARKS = /\uE000(\d+)\uE001/;

export const words = (text: string): Text => (text === '' ? [] : [{ text }]);

/** A label with texts in the places where its language wants them. */
export function within<Name extends string>(
  label: (values: Record<Name, string>) => string,
  texts: Record<Name, Text>,
): Text {
  const all = Object.entries<Text>(texts);
  const marks = Object.fromEntries(all.map(([name], at) => [name, mark(at)]));
  return label(marks as Record<Name, string>)
    .split(MARKS)
    .flatMap((part, at) => (at % 2 === 1 ? (all[Number(part)]?.[1] ?? []) : words(part)));
}

/** Texts one behind the other, as the language lists things. */
export const listed = ({ lists }: Say, texts: readonly Text[]): Text =>
  texts.flatMap((text, at) => (at > 0 ? [{ text: lists.separator }, ...text] : text));

export const dayOf = (date: string, say: Say): Run => ({ text: say.day(date), day: date });

/** From when to when; nothing where neither is stated. */
export function periodOf(
  start: string | null | undefined,
  end: string | null | undefined,
  open: 'since' | 'from',
  say: Say,
): Text {
  if (start && end && say.day(start) !== say.day(end))
    return within(say.time.period, { start: [dayOf(start, say)], end: [dayOf(end, say)] });
  if (end) return [dayOf(end, say)];
  return start ? within(say.time[open], { start: [dayOf(start, say)] }) : [];
}

/** Texts of what is stated. */
export const stated = (...all: (string | Text | false | null | undefined)[]): Text[] =>
  all.flatMap((fact) =>
    !fact || fact.length === 0 ? [] : [typeof fact === 'string' ? words(fact) : fact],
  );

/** A fact, where it is stated. */
export function factOf(term: string, ...values: Parameters<typeof stated>): Fact[] {
  const told = stated(...values);
  return told.length > 0 ? [{ term, values: told }] : [];
}

/** The host of the first of some links. */
export const hostOf = ([first]: readonly EvidenceLink[]) => first && URL.parse(first.url)?.host;

/** What a level is called; of an outside source, who is named: nothing says that it confirms. */
export function levelName(say: Say, level: EvidenceLevel, host?: string): string {
  const { name } = say.evidence.levels[level];
  return level === 'external-validation' && host ? say.lists.fact({ name, value: host }) : name;
}

/** The same of an entry; empty where it has no level. */
export const markOf = (say: Say, { level, host }: Entry): string =>
  level ? levelName(say, level, host) : '';

/** Its tags, in a sentence; empty where it has none. */
export const taggedBy = ({ notes, list }: Say, { keywords = [] }: Entry): string =>
  keywords.length > 0 ? notes.tagged({ tags: list(keywords) }) : '';

/** The words alone. */
export const plainOf = (text: Text) => text.map((run) => run.text).join('');
