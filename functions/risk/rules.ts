/**
 * The rules of all languages, made ready: a rule is groups of phrases in their order with room
 * between them, such as
 * `ignore ~3 scope ~2 rules` (the notation is in `phrases/phrases.ts`).
 */
import type { RISK_FLAGS } from '../../src/schemas/report.ts';
import { Lexicon } from './lexicon.ts';
import type { Phrases } from './phrases/phrases.ts';

export type Flag = (typeof RISK_FLAGS)[number];

/** Groups that may fill a place, and how many other words may stand before it. */
type Slot = { groups: readonly number[]; gap: number };

export type Rule = {
  flag: Flag;
  text: string;
  slots: readonly Slot[];
  /** Whether the first phrase must be able to be an order. */
  opens: boolean;
  colon: boolean;
  /** A group that must not follow. */
  unless: number | undefined;
  language: Language;
};

/**
 * Groups that the rules of one language heed without naming them: `on` narrates in French, not in
 * English.
 */
export type Language = { lead: number | undefined; narrator: number | undefined };

/** What the phrases of some languages come to. */
export type Rules = {
  lexicon: Lexicon;
  /** Where a group can stand: rule and slot. */
  uses: readonly (readonly [Rule, number][])[];
  /** Groups that the rules of every language heed. */
  mention: ReadonlySet<number>;
  quoting: ReadonlySet<number>;
};

/** Reads a rule as it is written in a language file. */
function parse(
  flag: Flag,
  text: string,
  ids: ReadonlyMap<string, number>,
  language: Language,
): Rule {
  const idOf = (name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`Rule "${text}" names no group "${name}"`);
    return id;
  };
  const slots: Slot[] = [];
  let gap = 0;
  let unless: number | undefined;
  for (const part of text.replace(/^\^|:$/g, '').split(' ')) {
    if (part.startsWith('~')) gap = Number(part.slice(1));
    else if (part.startsWith('!')) unless = idOf(part.slice(1));
    else {
      slots.push({ groups: part.split('|').map(idOf), gap });
      gap = 0;
    }
  }
  return {
    flag,
    text,
    slots,
    opens: text.startsWith('^'),
    colon: text.endsWith(':'),
    unless,
    language,
  };
}

function make(languages: readonly Phrases[]): Rules {
  const lexicon = new Lexicon();
  const uses: [Rule, number][][] = [];
  const mention = new Set<number>();
  const quoting = new Set<number>();
  for (const { words, injection, credential } of languages) {
    const ids = new Map<string, number>();
    for (const [name, phrases] of Object.entries(words)) {
      const id = uses.push([]) - 1;
      ids.set(name, id);
      lexicon.add(id, phrases);
      if (name === 'mention') mention.add(id);
      if (name === 'quoting') quoting.add(id);
    }
    const language = { lead: ids.get('lead'), narrator: ids.get('narrator') };
    const add = (rule: Rule) => {
      // The last slot first: one hit must not fill two slots of a rule.
      for (const [i, { groups }] of [...rule.slots.entries()].reverse()) {
        for (const group of groups) uses[group]?.push([rule, i]);
      }
    };
    for (const text of injection) add(parse('prompt_injection_language', text, ids, language));
    for (const text of credential) add(parse('credential_or_secret_request', text, ids, language));
  }
  return { lexicon, uses, mention, quoting };
}

const made = new WeakMap<readonly Phrases[], Rules>();

/**
 * The rules of some languages, made at the first call for a list and remembered; throws where a
 * rule names no group.
 */
export function rulesOf(languages: readonly Phrases[]): Rules {
  const rules = made.get(languages) ?? make(languages);
  made.set(languages, rules);
  return rules;
}
