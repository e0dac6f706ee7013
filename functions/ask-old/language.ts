/** Which language a question is in: English, or another one, by script and by its small words. */
import type { Token } from './words.ts';

/** Small words that are frequent in one language and not English words. */
const SMALL: Record<string, string> = {
  de: 'wer wie wann wo warum welche welcher welches ist sind war hat haben und oder nicht der das den dem ein eine einen ihr ihre sie er mit für von zu im bei über gibt es kann wurde macht gemacht viele wieviel wohnt arbeitet gearbeitet studiert auf aus',
  fr: 'qui que quoi quand où pourquoi comment quel quelle quels quelles est sont était et ou ne pas le la les un une des du son sa ses elle il avec pour dans sur à au aux a-t a-t-elle combien fait travaillé étudié depuis cette ce',
  es: 'quién quien qué que cuándo cuando dónde donde cómo como cuál cual cuántos cuántas cuantos es son fue era tiene tuvo y o el los las un una de del su sus ella con por para en ha trabajó estudió cuales hizo está años',
  it: 'chi che cosa quando dove perché come quale quali quanti quante è sono era ha hanno e o il lo gli un una di del della dei suo sua lei lui con per nel ha lavorato studiato qual dove ci anni sui',
  pt: 'quem que quando onde como qual quais quantos quantas é são foi era tem e ou o os as um uma de do da dos seu sua ela ele com para em não na no ao se anos trabalhou estudou',
  nl: 'wie wat wanneer waar waarom hoe welke welk is zijn was heeft hebben en of niet de het een haar hij zij met voor van bij aan op te er gewerkt gestudeerd veel woont werkt rol jaar',
  pl: 'kto co kiedy gdzie dlaczego jak jaki jaka jakie ile jest są był była ma i lub nie jej jego ona on z ze dla do na w we o czy pracuje pracowała studiowała mieszka lat się',
  tr: 'kim ne zaman nerede neden nasıl hangi kaç mı mi mu mü ve veya bir bu onun o ile için var yok çalıştı okudu nedir kimdir yıl',
  sv: 'vem vad när var varför hur vilken vilket vilka är var har och eller inte en ett hennes hans hon han med för av på arbetade studerade många år',
  da: 'hvem hvad hvornår hvor hvorfor hvordan hvilken hvilke er har og eller ikke en et hendes hans hun han med for af på mange år',
  cs: 'kdo co kdy kde proč jak jaký jaká jaké kolik je jsou byl byla má a nebo ne její jeho ona on pro do na v ve pracuje studovala',
  ro: 'cine ce când unde de ce cum care câți câte este sunt a fost are și sau nu ei lui ea el cu pentru în la din lucrat studiat',
  hu: 'ki mi mikor hol miért hogyan melyik hány van volt és vagy nem az egy neki ő vele dolgozott tanult',
  id: 'siapa apa kapan dimana di mana mengapa bagaimana berapa adalah dan atau tidak dia dengan untuk dari yang pernah bekerja',
  fi: 'kuka mikä milloin missä miksi miten kuinka mitä on oli ja tai ei hän hänen kanssa monta',
  vi: 'ai gì khi nào ở đâu tại sao thế bao nhiêu là và hoặc không cô ấy của với cho',
};

const LISTS = Object.entries(SMALL).map(
  ([code, words]) => [code, new Set(words.split(' '))] as const,
);

/** Words that English asks with or builds sentences from. */
const ENGLISH = new Set(
  'a an than then into more most some now also only just too very well better good still do does e mail who whom what when where why how which is are was were has have had does did do the and of to in on at for with from by her his their she he they you your it that this these those about any can could would should will may might i we my our us or if no not so as up out send get got there here one please tell me give list many much long not between an be been'.split(
    ' ',
  ),
);

const LATIN = /\p{Script=Latin}/gu;
const OTHER = /(?!\p{Script=Latin})\p{L}/gu;

/**
 * Whether a question is in another language than English. Takes the question and its tokens without
 * the names of the profile;
 * `rest` is the question without those names. A question of names alone counts as English.
 */
export function isForeign(rest: string, tokens: readonly Token[]): boolean {
  const latin = rest.match(LATIN)?.length ?? 0;
  const other = rest.match(OTHER)?.length ?? 0;
  // One letter is a word of many languages.
  const raw = tokens.map((token) => token.raw.toLowerCase()).filter((word) => word.length > 1);
  const english = raw.filter((word) => ENGLISH.has(word)).length;
  if (other > 2 && other > latin && english < 2) return true;
  if (/[¿¡]/.test(rest)) return true;
  let most = 0;
  for (const [, words] of LISTS) {
    const own = raw.filter((word) => words.has(word) && !ENGLISH.has(word)).length;
    const shared = raw.filter((word) => words.has(word)).length;
    most = Math.max(most, own > 0 ? own + (shared - own) * 0.5 : 0);
  }
  if (most === 0) return false;
  return most > english || (most >= 2 && most >= english && most / raw.length > 0.34);
}
