/** What the console says: its page carries the labels of its language as data. */
import { words } from '../browser/words.ts';
import type { ConsoleLabels } from '../labels/say.ts';
import { type Labels, speak, wordFor } from '../labels/speak.ts';

const labels = JSON.parse(document.body.dataset['words'] ?? '{}') as Labels;

export const say = speak<ConsoleLabels>(labels['console'] as Labels, document.documentElement.lang);

/** A code of the service in words, `not_published`; what has none becomes readable at least. */
export const wordOf = (code: string): string => wordFor(say.codes, code) ?? words(code);
