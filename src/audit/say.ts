/**
 * What the page of an audit says: the page carries the labels of its language as data, because its
 * script holds those of no language.
 */
import type { AuditLabels } from '../labels/say.ts';
import { type Labels, speak } from '../labels/speak.ts';

const shell = document.querySelector<HTMLElement>('[data-words]');
const labels = JSON.parse(shell?.dataset['words'] ?? '{}') as Labels;

export const say = speak<AuditLabels>(labels, document.documentElement.lang);
