/** The sets: one item a line, in sets/<name>.jsonl. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RiskFlag } from '../../functions/risk/risk.ts';

/** What ask, the claim check and risk detection are made with, and what they are measured on. */
export const SIDES = ['development', 'held-out'] as const;
export type Side = (typeof SIDES)[number];

/** `records`: paths of the records that say it; a list stands for each of its items. */
type Item = { profile: string; language: string; kind: string; records: string[]; note?: string };
/** Answerable only if a record says it; then one of the values must stand in the reply. */
export type Question = Item & { question: string; answerable: boolean; value: string[] };
export type Statement = Item & { statement: string; true: boolean };

/** One question or statement whose outcome is told: what it is, or what it is not. */
export type Case = {
  profile: string;
  question?: string;
  statement?: string;
  /** Statuses or verdicts, one of which it has, or none of which it may have. */
  is?: string[];
  not?: string[];
  /** A regular expression that the answer matches. */
  says?: string;
  why?: string;
};

/** A common question in other words, and the id of the one that it rewords. */
export type Rewording = {
  side: Side;
  profile: string;
  language: string;
  question: string;
  record: string;
};

/** A text and the flags it must raise, none for a benign one; `repeat`: so many times. */
export type RiskText = {
  part: string;
  lang: string;
  kind: string;
  flags: RiskFlag[];
  text: string;
  repeat?: number;
};

/** Requirements of a posting, each with the records that meet it; none where nothing does. */
export type Posting = {
  side: Side;
  profile: string;
  language: string;
  posting: string;
  requirements: { text: string; records: string[] }[];
};

/** The items of a set; none where there is no such set. */
export function readSet<T>(name: string): T[] {
  const file = join(import.meta.dirname, 'sets', `${name}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}
