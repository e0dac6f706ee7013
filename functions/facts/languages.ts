/** Which language a text is in. Pure. */
import { de } from '../languages/de.ts';
import { en } from '../languages/en.ts';
import { es } from '../languages/es.ts';
import { fr } from '../languages/fr.ts';
import type { Language } from '../languages/language.ts';
import { fold } from './words.ts';

/** The languages that questions are read and answered in. */
export const LANGUAGES: readonly Language[] = [en, de, fr, es];

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const STOP = new Map(LANGUAGES.map((language) => [language.code, setOf(language.stop)]));
const PRONOUNS = new Map(LANGUAGES.map((language) => [language.code, setOf(language.pronouns)]));

/** Words of a language that carry no content of their own, folded. */
export const stopWords = ({ code }: Language): ReadonlySet<string> =>
  STOP.get(code) as ReadonlySet<string>;

/** Its words that stand for the person, folded. */
export const pronounsOf = ({ code }: Language): ReadonlySet<string> =>
  PRONOUNS.get(code) as ReadonlySet<string>;

/** Small words of neighbours, so that these are not taken for one of the four. */
const OTHERS = [
  'chi che cosa quando dove perche come quale quali quanti quante e sono ha hanno il lo gli uno di del della dei delle nel nella con per suo sua lei ci anni sui piu lavora lavorato studiato',
  'quem que quando onde como qual quais quantos quantas sao tem os as um uma do da dos das em na no nao ao ele ela com para seu sua voce trabalha trabalhou estudou',
  'wie wat wanneer waar waarom hoe welke welk zijn heeft hebben en niet de het een haar hij zij met voor van bij aan naar dat werkt gewerkt gestudeerd veel woont',
  'vem vad nar varfor hur vilken vilket och inte ett hennes hans hon han med for av pa det som den kdo kde proc hvem hvad hvornar hvor hvordan hvilken ikke et hendes til',
  'kto co kiedy gdzie dlaczego jak jaki jaka jest sa byl byla ma nie jej jego ona on z do na czy w i oraz sie pracuje mieszka',
  'kim ne zaman nerede neden nasil hangi kac mi ve veya bir bu onun icin var yok calisti okudu nedir kuka mika milloin missa miksi miten on ja han siapa apa kapan dimana yang dan dengan untuk',
].map(setOf);

const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

/**
 * The language of a text by its small words: null when it is none of the four, undefined when
 * nothing tells (a few names or keywords).
 */
export function languageOf(text: string): Language | null | undefined {
  const latin = text.match(LATIN)?.length ?? 0;
  const letters = text.match(LETTER)?.length ?? 0;
  if (letters > 2 * latin) return letters > 2 ? null : undefined;
  const words = (fold(text).match(/\p{L}+/gu) ?? []).slice(0, 2_000);
  const lists = [...LANGUAGES.map(stopWords), ...OTHERS];
  const scores = lists.map(() => 0);
  for (const word of words) {
    const having = lists.flatMap((list, at) => (list.has(word) ? [at] : []));
    for (const at of having) scores[at] = (scores[at] ?? 0) + 1 / having.length ** 2;
  }
  const best = scores.indexOf(Math.max(...scores));
  if ((scores[best] ?? 0) === 0) return undefined;
  return LANGUAGES[best] ?? null;
}
