/** What the typesetter takes: plain values, which src/print/cv.typ sets. */
import type { EvidenceLevel, EvidenceLink } from '../schemas/common.ts';

/** A text, and where it leads. */
export type Linked = { text: string; url: string | null };

export type Entry = {
  /** When it was, in words; empty where that is not stated. */
  when: string;
  title: Linked;
  where: Linked[];
  text: string;
  points: string[];
  /** Name of the evidence level; null in the document without levels. */
  level: string | null;
  sources: Linked[];
};

export type CvDocument = {
  title: string;
  author: string;
  language: string;
  /** Day of the last change of anything in it: year, month, day. */
  date: [number, number, number];
  /** Whether it is set smaller to fit on two pages. */
  short: boolean;
  name: string;
  headline: string;
  notice: string | null;
  lead: string | null;
  facts: { term: string; values: Linked[] }[];
  sections: { title: string; entries: Entry[] }[];
  terms: { title: string; rows: { term: string; values: string[] }[] };
  legend: { title: string; levels: { name: string; meaning: string }[] } | null;
  foot: Linked[];
};

/** An entry before it is known whether levels and sources are shown. */
export type Told = Partial<Omit<Entry, 'title' | 'level' | 'sources'>> & {
  title: string | Linked;
  level?: EvidenceLevel | null | undefined;
  links?: readonly EvidenceLink[];
};

/** A text that leads nowhere. */
export const plain = (text: string): Linked => ({ text, url: null });
