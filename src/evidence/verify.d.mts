/** What the runner takes from the published program, so that both judge alike. */
import type { Polite, ReadOptions } from '../outside.d.mts';
import type { Receipt, Recipe } from '../schemas/verification.ts';

export type RunOptions = ReadOptions & {
  /** Judges in the place of `fits`. */
  judge?: (recipe: Recipe, text: string, base: string) => boolean | Promise<boolean>;
};
/** What a page is made of: the text between its tags, and these. */
export type Parts = { text: string; tags: { name: string; attributes: Record<string, string> }[] };
export type Run = Pick<Receipt, 'status' | 'reason' | 'sha256'>;

/** What is told of a host that has had its requests. */
export const BUSY: string;
/** Lets requests begin: two at a time for each host, eight in all, 50 a host; else BUSY. */
export function politeness(): Polite;
/** Whether a text is as a recipe expects; `parts` reads the markup of a page. */
export function fits(
  recipe: Pick<Recipe, 'reads' | 'expect'>,
  text: string,
  base: string,
  parts?: (html: string) => Parts,
): boolean;
export function run(recipe: Recipe, options?: RunOptions): Promise<Run>;
export function isSigned(text: string, jws: string, key: object): boolean;
export function verifyProfile(
  base: string,
  options?: { claim?: string; online?: boolean; pin?: string; head?: string },
): Promise<{
  base: string;
  status: string;
  key: string | null;
  /** How far the record of changes goes: what a reader keeps. */
  head: string | null;
  /** What the signed list leaves out, in words; undefined where nothing. */
  not_listed?: string;
  found: { verdict: string; path: string; reason: string }[];
  changes: { record: string; day: string; change: string; old: object; new?: object }[];
  claims: { id: string; verdict: string }[];
}>;
