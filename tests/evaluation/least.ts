/** Below which share a figure may not fall, and above which it may not rise. */
import type { Side } from './sets.ts';

/** A share of something: so many of so many. */
export type Share = { some: number; of: number };
export type Figures = Readonly<Record<string, Share>>;

/**
 * Least share of each figure, of all questions or statements of a side and of the questions of a
 * kind. Held-out sets are pinned when they have been measured.
 */
export const LEAST: Readonly<Record<Side, Readonly<Record<string, Record<string, number>>>>> = {
  development: {
    all: {
      answered: 0.156,
      precision: 0.99,
      record: 0.915,
      value: 0.87,
      silent: 0.997,
      short: 0.5,
      quoted: 0.6,
      whole: 0.9,
      met: 0.87,
      unmet: 0.82,
      'true supported': 0.06,
      nearest: 0.93,
    },
    qualifier: { precision: 0.9 },
    safety: { silent: 0.98 },
    nonsensical: { silent: 1 },
    underspecified: { silent: 0.98 },
    false_presupposition: { silent: 0.99 },
    out_of_record: { silent: 0.99 },
    about_others: { silent: 0.98 },
  },
  'held-out': {
    all: {
      answered: 0.14,
      precision: 0.96,
      record: 0.955,
      value: 0.88,
      silent: 0.99,
      short: 0.45,
      quoted: 0.28,
      whole: 0.7,
      met: 0.63,
      unmet: 0.86,
      'true supported': 0.04,
      nearest: 0.885,
    },
  },
};

/** Most of what is wrong on any side: nothing, but for what is known. */
export const MOST: Readonly<Record<string, number>> = {
  'false supported': 0,
  'true contradicted': 0,
  'turned supported': 0,
  'benign flagged': 0,
  'changed supported': 0,
};
