/** Who else than the owner a text names. */
import { isMonth } from './dates.ts';
import type { Facts } from './facts.ts';
import { lexiconOf } from './languages.ts';
import type { Token } from './words.ts';

/** Whether some words name somebody else: "the apprentice", or by a whole name, "Ada Byron". */
export function namesOther(tokens: readonly Token[], { language, person }: Facts): boolean {
  const { people, ones, checks } = lexiconOf(language);
  const isName = ({ name, word }: Token) => name && !person.has(word) && !isMonth(word);
  return tokens.some((one, at) => {
    const [next] = tokens.slice(at + 1, at + 2).filter(isName);
    // "In Example City", "ein Jahr Probezeit".
    const isThing = [checks.at, checks.the, ones].some((some) =>
      some.has(tokens[at - 1]?.word ?? ''),
    );
    return people.has(one.word) || (isName(one) && next?.at === one.end + 1 && !isThing);
  });
}
