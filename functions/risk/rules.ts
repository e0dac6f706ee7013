/**
 * What an order to a reader looks like: classes of words in their order, alike in every language.
 * rules.json has first those against the instructions that a reader has, then those into another
 * role, for what it was given, and to any reader.
 * The files of `languages/` fill the classes (`*` is any ending); a rule with a class that a
 * language leaves empty is none there. `~3` allows three other words in between, `a|b` takes either
 * class, `{a ~2 b}` stands either way round, `!a` no `a` soon after; `^` wants the first class at
 * the head of a clause or after a `lead`.
 *
 * Every rule heeds these classes: soon after a `narrator` the text tells about it (`I ignored`, `do
 * not`); a `lead` takes that back (`you must`, `please`); what follows a `mention` of attacks is an
 * example, and so is a quotation beside a word of `quoting`.
 */
import ar from './languages/ar.json' with { type: 'json' };
import common from './languages/common.json' with { type: 'json' };
import de from './languages/de.json' with { type: 'json' };
import en from './languages/en.json' with { type: 'json' };
import es from './languages/es.json' with { type: 'json' };
import fr from './languages/fr.json' with { type: 'json' };
import { folded } from './normal.ts';
import RULES from './rules.json' with { type: 'json' };

export type Flag = keyof typeof RULES;
/** Classes for each place with how many other words may stand before it; what must not follow. */
export type Rule = {
  flag: Flag;
  slots: { groups: string[]; gap: number }[];
  unless: string[];
  head: boolean;
};
/** Phrases by their first word: the language by its place, the words after it, and the class. */
const PHRASES = new Map<string, { language: number; rest: string[]; group: string }[]>();

/** `(do not|never) (follow|obey)` is four phrases, the first `do not follow`. */
function phrasesOf(written: string): string[] {
  const [whole, before = '', choices = '', after = ''] = /^(.*?)\((.*?)\)(.*)$/.exec(written) ?? [];
  return whole === undefined
    ? [written]
    : choices.split('|').flatMap((choice) => phrasesOf(before + choice + after));
}

/** A rule in one of its orders. */
function ruleOf(flag: Flag, text: string, has: (group: string) => boolean): Rule {
  const groupsOf = (names: string) => names.split('|').filter(has);
  const parts = text.replace(/!\S+/, '').match(/~?[\w|]+/g) ?? [];
  const slots = parts.flatMap((part, i) => {
    const gap = Number(/^~(\d+)/.exec(parts[i - 1] ?? '')?.[1] ?? 0);
    return part.startsWith('~') ? [] : [{ groups: groupsOf(part), gap }];
  });
  const unless = groupsOf(/!(\S+)/.exec(text)?.[1] ?? '');
  return { flag, slots, unless, head: text.startsWith('^') };
}

/** Takes in the words of a language, class by class; gives the rules that hold for them. */
function rulesOf(words: Record<string, string>, language: number): Rule[] {
  for (const [group, written] of [...Object.entries(words), ...Object.entries(common)])
    for (const phrase of folded(written).split(', ').flatMap(phrasesOf)) {
      const [first = '', ...rest] = phrase.split(' ');
      PHRASES.set(first, [...(PHRASES.get(first) ?? []), { language, rest, group }]);
    }
  const has = (group: string) => group in words || group in common;
  const swapped = (rule: string) => rule.replace(/\{(\S+) (~\d+ )?(\S+)\}/, '$3 $2$1');
  return (Object.keys(RULES) as Flag[]).flatMap((flag) =>
    RULES[flag]
      .flatMap((rule) => [...new Set([rule, swapped(rule)])])
      .map((rule) => ruleOf(flag, rule, has))
      .filter(({ slots }) => slots.every((slot) => slot.groups[0])),
  );
}

/** The rules of the languages in which instructions are looked for. */
export const LANGUAGES = [en, de, fr, es, ar].map(rulesOf);

/** Phrases by two letters, with which all begin but those that are a letter alone. */
export const FIRSTS = Map.groupBy(PHRASES, ([first]) => first.slice(0, 2));
