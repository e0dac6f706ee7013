/** Who else than the owner a text names. */
import { isMonth } from './dates.ts';
import type { Facts } from './facts.ts';
import { lexiconOf } from './languages.ts';
import type { Token } from './words.ts';

/** Whether words name somebody else, by a role or a whole name, and not the owner, "she" or "I". */
export function tellOfOther(words: readonly Token[], { language, person }: Facts): boolean {
  const { people, pronouns, ones, checks } = lexiconOf(language);
  const isAny = (word = '', ...sets: ReadonlySet<string>[]) => sets.some((set) => set.has(word));
  const isName = ({ name, word }: Token) => name && !isMonth(word);
  const names = (one: Token, at: number) => {
    const [next] = words.slice(at + 1, at + 2).filter(isName);
    // "In Example City", "ein Jahr Probezeit".
    const isThing = isAny(words[at - 1]?.word, checks.at, checks.the, ones);
    return people.has(one.word) || (isName(one) && next?.at === one.end + 1 && !isThing);
  };
  return !words.some(({ word }) => isAny(word, person, checks.own, pronouns)) && words.some(names);
}
