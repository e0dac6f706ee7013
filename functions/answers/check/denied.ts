/** What the owner's rules deny: "Do not infer that ...", "X is not Y". */
import type { Facts } from '../facts/facts.ts';
import { lexiconOf } from '../facts/languages.ts';
import { tokensOf } from '../facts/words.ts';

/** The stems that carry a text, without the person and small words. */
function contentOf(text: string, { language, person }: Facts): Set<string> {
  const { stop, pronouns, checks } = lexiconOf(language);
  const small = [stop, pronouns, checks.caller, checks.inferring, person];
  const words = tokensOf(text, language).filter(
    ({ word }) => !small.some((some) => some.has(word)),
  );
  return new Set(words.map(({ stem }) => stem));
}

/**
 * The rule that denies a statement, or null: all that the rule denies stands in the statement, and
 * all else of the statement stands in the rule. A statement that denies something itself is denied
 * by none.
 */
export function denied(statement: string, facts: Facts): string | null {
  const { negations } = lexiconOf(facts.language);
  const denies = (text: string) =>
    tokensOf(text, facts.language).some(({ word }) => negations.has(word));
  const said = contentOf(statement, facts);
  if (said.size === 0 || denies(statement)) return null;
  const rules = facts.snapshot.manifest.profile.do_not_infer;
  const found = rules.find((rule) => {
    const all = contentOf(rule, facts);
    if (!said.isSubsetOf(all)) return false;
    return rule.split(/[,;:.()]\s+|[.;:]$/).some((clause) => {
      const not = tokensOf(clause, facts.language).find(({ word }) => negations.has(word));
      const told = not ? contentOf(clause.slice(not.end), facts) : new Set<string>();
      return told.size > 0 && told.isSubsetOf(said);
    });
  });
  return found ?? null;
}
