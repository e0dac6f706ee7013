/** Rows about lists: all of a kind, how many, some of them. */
import { lexiconOf, meantBy } from '../../facts/languages.ts';
import type { Rec } from '../../facts/record.ts';
import { stemOf } from '../../facts/words.ts';
import { type ListKind, OTHER_KINDS, ROW_OF } from '../../languages/language.ts';
import { askingFor, kindsOf } from '../ways.ts';
import { type Context, listed, ofKind, type Row, under, type Value } from './row.ts';

/** The kind of list that a question is about, and its records: books alone where it says so. */
export function listAsked(context: Context): { kind: ListKind; records: Rec[] } | null {
  const { kinds, content, language } = context.asked;
  const [kind, other] = kinds;
  // "Articles" are published elsewhere, or stand here: with some of both nobody knows which.
  if (!kind || (kind === 'writing' && other === 'article' && ofKind(context, other)[0]))
    return null;
  // What is written or published may be anything.
  const books = askingFor('books', language).difference(askingFor('writings', language));
  const meant = (stem: string) => meantBy(stem, language, language, 'alike');
  const isBook = (stem: string) => books.has(stem) || !books.isDisjointFrom(meant(stem));
  const isBooks = kind === 'writing' && content.some(({ stem }) => isBook(stem));
  return {
    kind,
    records: ofKind(context, kind).filter(({ fields }) => !isBooks || fields.form === 'book'),
  };
}

/** What is named: how many there are, and which. */
function count(context: Context): Value | null {
  const { content, language, slots } = context.asked;
  // Chapters of her book are not counted by books.
  const nouns = content.filter(({ stem, named }) => !named && kindsOf(stem, language)[0]);
  const isPart = nouns.slice(1).some(({ possessed }) => possessed);
  const asked = isPart ? null : listAsked(context);
  if (!asked) return null;
  const { kind, records } = asked;
  const { kinds, deeds } = lexiconOf(language);
  const one = stemOf(kinds.get(kind)?.one ?? '', language);
  // Lectures are not counted by talks of any form, nor those who work there by positions.
  const isAll = /^(talk|writing)$/.test(kind) && records.length === ofKind(context, kind).length;
  // "How many eyes in her career" counts no posts.
  const [counted] = content.filter(({ filler, light }) => !filler && !light);
  const isFirst = !counted || nouns.includes(counted);
  const isMeant = isFirst && nouns.some(({ stem }) => (isAll ? stem === one : !deeds.has(stem)));
  return slots.has('many') && !isMeant ? null : listed(context, kind, records);
}

/** Whether a question asks what somebody studies now. */
const isNow = ({ open, line, deeds, past, language }: Context['asked']): boolean => {
  const { now } = lexiconOf(language).checks;
  const isNow = open || line.split(' ').some((word) => now.has(word));
  return !past && (isNow || (deeds.has('study') && new RegExp(language.studying).test(line)));
};

/** Courses of a status. */
const ofStatus = ({ facts }: Context, status: string): Rec[] =>
  facts.records.filter(({ kind, fields }) => kind === 'education' && fields.status === status);

/** All of a kind, or what of it the question is about. */
const list = (kind: ListKind, ...kinds: readonly ListKind[]): Row => ({
  noun: kind,
  value: (context) => {
    const asked = listAsked(context)?.kind;
    // What somebody studies now is no degree yet.
    if (kind === 'education' && asked !== 'certificate' && isNow(context.asked))
      return under(context, 'ongoing', ofStatus(context, 'in-progress'));
    return asked && [kind, ...kinds].includes(asked) ? count(context) : listed(context, kind);
  },
});

/** Rows that are all of a kind. */
const ALL = [...Object.keys(ROW_OF), ...OTHER_KINDS].flatMap((name): [string, Row][] => {
  const kind = name as ListKind;
  const id = kind in ROW_OF ? ROW_OF[kind] : kind;
  return id ? [[id, list(kind)]] : [];
});

export const LIST_ROWS: Record<string, Row> = {
  ...Object.fromEntries(ALL),
  books: list('writing'),
  education: list('education', 'certificate'),
  count: { kinds: true, value: count },
};
