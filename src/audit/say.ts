/** What the page of an audit says, in its language, whose labels the page carries as data. */
import type { AuditLabels } from '../labels/say.ts';
import { type Labels, speak } from '../labels/speak.ts';

const shell = document.querySelector<HTMLElement>('[data-words]');
const labels = JSON.parse(shell?.dataset['words'] ?? '{}') as Labels;

export const say = speak<AuditLabels>(labels, document.documentElement.lang);
