/** What the commands of an owner say: in one language at a time, that of whoever runs them. */
import * as z from 'zod';
import en from './commands/en.json' with { type: 'json' };
import { grouped, type LabelFile, speak, wordFor } from './speak.ts';

type Words = { default: Readonly<Record<string, string>> };
type Spoken = readonly [sentences: Promise<{ default: LabelFile }>, fields: Promise<Words>];

/**
 * The other languages, loaded when they are spoken: what answers requests speaks none of them. The
 * English of fields is what their schemas say; the others have it for their key.
 */
const OTHERS: Readonly<Record<string, () => Spoken>> = {
  ar: () => [
    import('./commands/ar.json', { with: { type: 'json' } }),
    import('./fields/ar.json', { with: { type: 'json' } }),
  ],
  de: () => [
    import('./commands/de.json', { with: { type: 'json' } }),
    import('./fields/de.json', { with: { type: 'json' } }),
  ],
  es: () => [
    import('./commands/es.json', { with: { type: 'json' } }),
    import('./fields/es.json', { with: { type: 'json' } }),
  ],
  fr: () => [
    import('./commands/fr.json', { with: { type: 'json' } }),
    import('./fields/fr.json', { with: { type: 'json' } }),
  ],
};

/** What commands can speak, as owners are told of it. */
export const TOLD = ['en', ...Object.keys(OTHERS)].sort().join(', ');

/** The sentences, as they are said now. What stands in straight quotes is as people type it. */
export let tell = speak<EnglishSentences>(grouped(en), 'en');

/** The language that they are in. */
export let toldIn = 'en';

let fields: Readonly<Record<string, string>> = {};

/** What a field is for, by what its schema says of it; that itself where nothing else is known. */
export const meaningOf = (description: string): string => fields[description] ?? description;

/** The noun of a kind, which is English elsewhere. */
export const nounOf = (noun: string): string => wordFor(tell.content.nouns, noun) ?? noun;

/** What a reader of YAML says is wrong, which is English; the name behind a colon stays. */
export const reasonOf = (said: string): string =>
  said.replace(/^[^:]+/, (reason) => wordFor(tell.content.reasons, reason) ?? reason);

/** From here on they, and what zod says of values, are of a language (BCP 47), else English. */
export async function tellIn(tag: string): Promise<void> {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  const other = Object.hasOwn(OTHERS, language) ? OTHERS[language] : undefined;
  const [sentences, words] = other ? await Promise.all(other()) : [];
  toldIn = other ? language : 'en';
  tell = speak<EnglishSentences>(grouped(sentences?.default ?? en), toldIn);
  fields = words?.default ?? {};
  z.config(z.locales[toldIn as 'en']());
}
