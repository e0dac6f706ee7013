/**
 * What an order to a reader looks like: classes of words in their order, alike in every language.
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

const RULES = {
  // Against the instructions a reader has; into another role; for what it was given; to any reader
  prompt_injection_language: `
    ignore ~4 {scope|given ~4 rules} !reason; defy ~1 {scope|given ~2 rules};
    ignore ~2 safety|inner; defy ~2 safety|inner !place; ignore ~2 {everything ~6 said};
    ignore ~3 {boss ~5 said}; ^ignore ~3 boss; ^ignore ~1 rules !reason|place;
    {scope ~3 rules} ~5 voided; everything ~5 said ~8 voided !place; rules ~3 given|boss ~8 voided;
    role|pose ~8 unbound; role|switch ~3 mode; ^pose ~2 owner; ^act ~2 pose ~2 owner;
    from ~3 you ~2 must|judge|act|tell|pose; ^tell|tellMe ~4 inner; own !merely;
    ^tell|tellMe ~6 rules ~2 given; ^tell|tellMe ~3 your ~3 rules !purpose; say; ^bid;
    ^tell|act|invoke ~6 loot; call|when ~4 ai|reader ~14 must|order|judge|act|ignore; ^call ~1 ai;
    {ai|reader ~4 reads} ~10 order|judge|act|tell|ignore; {ai|reader ~6 silently} ~6 plant;
    occasion ~8 judge|act|hush; ^hush ~4 human; ^hush ~1 note; ^invoke ~1 tools;
    ^order|judge|act|tell ~5 top; ^order|act|tell ~2 records; safety|inner ~3 off; ^quit ~2 task;
    ^act ~4 rules ~1 aside; ^heed ~4 rules ~1 unheeded; boss ~2 authorised; ^tell ~5 preceding;
    these ~3 outrank ~4 scope|boss|inner|everything; ^tell ~1 rules ~6 boss; ^ai|reader ~1 please;
    ai|reader ~8 must ~3 harm; ai|reader ~8 must ~3 judge ~1 note; ^act|invoke ~6 unasked;
    ai|reader ~3 must ~2 invoke ~4 tool`,
  credential_or_secret_request: `
    ^tell|tellMe ~4 {your ~4 secret} !header; ^tell|tellMe ~4 your env; ^tell ~4 vault; ask;
    ^tell ~5 {secret|env ~6 of} !header; ^tellMe ~4 secret !header; ^tell|tellMe ~5 {value ~4 env};
    ^tell ~1 your ~2 account ~8 via; need ~4 {your ~2 secret}; need ~4 {secret ~2 of};
    ^tell|tellMe ~3 {secret ~5 dm}`,
} as const;

export type Flag = keyof typeof RULES;
/** Classes for each place with how many other words may stand before it; what must not follow. */
export type Rule = {
  flag: Flag;
  slots: { groups: string[]; gap: number }[];
  unless: string[];
  head: boolean;
};
/** Phrases by their first word: the words after it, and the class. */
type Phrases = Map<string, { rest: string[]; group: string }[]>;
/** `begins`: how long the beginnings are that stand for any word with them. */
export type Language = { phrases: Phrases; begins: number[]; rules: Rule[] };

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

/** The words of a language, class by class, with the rules that hold for them. */
function languageOf(words: Record<string, string>): Language {
  const phrases: Phrases = new Map();
  for (const [group, written] of [...Object.entries(words), ...Object.entries(common)])
    for (const phrase of folded(written).split(', ').flatMap(phrasesOf)) {
      const [first = '', ...rest] = phrase.split(' ');
      phrases.set(first, [...(phrases.get(first) ?? []), { rest, group }]);
    }
  const has = (group: string) => group in words || group in common;
  const swapped = (rule: string) => rule.replace(/\{(\S+) (~\d+ )?(\S+)\}/, '$3 $2$1');
  const rules = (Object.keys(RULES) as Flag[]).flatMap((flag) =>
    RULES[flag]
      .split(';')
      .flatMap((rule) => [...new Set([rule.trim(), swapped(rule.trim())])])
      .map((rule) => ruleOf(flag, rule, has))
      .filter(({ slots }) => slots.every((slot) => slot.groups[0])),
  );
  const lengths = [...phrases.keys()].map((first) => first.indexOf('*'));
  const begins = [...new Set(lengths)].filter((n) => n > 0).sort((a, b) => a - b);
  return { phrases, begins, rules };
}

/** The languages in which instructions are looked for. */
export const LANGUAGES = [en, de, fr, es, ar].map(languageOf);
