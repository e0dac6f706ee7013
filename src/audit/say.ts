/**
 * What the page of an audit says: the page carries the labels of its language as data, because its
 * script holds those of no language.
 */
import type { AuditLabels } from '../labels/say.ts';
import { type Labels, speak } from '../labels/speak.ts';

const shell = document.querySelector<HTMLElement>('[data-words]');
const labels = JSON.parse(shell?.dataset['words'] ?? '{}') as Labels;
const language = document.documentElement.lang;

export const say = speak<AuditLabels>(labels, language);

const NUMBER = new Intl.NumberFormat(language);
const DAY = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  calendar: 'gregory',
});

export const number = (value: number) => NUMBER.format(value);

/** `20 November 2026`; the timestamp itself when it is none. */
export function dayOf(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.valueOf()) ? timestamp : DAY.format(date);
}
