/**
 * How many calls one recorded event stands for: each at first, then a sample, so that no day can
 * fill the store.
 */

/** Highest weight: one of so many is recorded. */
const HIGHEST_WEIGHT = 10_000;

/** Weight of the next event when so many quotas of the day are used up: 1, 10, 100, … */
export function weightOf(quotas: number): number {
  return Math.min(HIGHEST_WEIGHT, 10 ** Math.max(0, Math.floor(quotas)));
}

/** Whether an event is one of the sample; `random` tells a number from 0 to below 1. */
export function isSampled(weight: number, random: () => number): boolean {
  return weight === 1 || random() * weight < 1;
}
