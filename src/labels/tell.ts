/** What the commands of an owner say: in one language at a time, that of whoever runs them. */
import en from './commands/en.json' with { type: 'json' };
import { grouped, type LabelFile, speak } from './speak.ts';

/** The other languages, loaded when they are spoken: what answers requests speaks none of them. */
const OTHERS: Readonly<Record<string, () => Promise<{ default: LabelFile }>>> = {
  ar: () => import('./commands/ar.json', { with: { type: 'json' } }),
  de: () => import('./commands/de.json', { with: { type: 'json' } }),
  es: () => import('./commands/es.json', { with: { type: 'json' } }),
  fr: () => import('./commands/fr.json', { with: { type: 'json' } }),
};

/** What commands can speak, as owners are told of it. */
export const TOLD = ['en', ...Object.keys(OTHERS)].sort().join(', ');

/** The sentences, as they are said now. What stands in straight quotes is as people type it. */
export let tell = speak<EnglishSentences>(grouped(en), 'en');

/** The language that they are in. */
export let toldIn = 'en';

/** From here on they are those of a language (BCP 47); of one that has none, the English. */
export async function tellIn(tag: string): Promise<void> {
  const [language = ''] = tag.toLowerCase().split(/[-_]/);
  const own = Object.hasOwn(OTHERS, language) ? await OTHERS[language]?.() : undefined;
  toldIn = own ? language : 'en';
  tell = speak<EnglishSentences>(grouped(own?.default ?? en), toldIn);
}
