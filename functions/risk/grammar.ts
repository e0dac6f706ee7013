/**
 * Small grammars over words: a rule is groups of phrases in their order with room between them, such as
 * `ignore ~3 scope ~2 rules`. Matching walks over the hits once and remembers per rule how far it came, so that no input
 * makes it look back.
 */
import type { RISK_FLAGS } from '../../src/schemas/report.ts';
import { type Hit, Lexicon } from './lexicon.ts';
import { LANGUAGES } from './phrases/languages.ts';
import type { Word } from './words.ts';

export type Flag = (typeof RISK_FLAGS)[number];

/** Groups that may fill a place, and how many other words may stand before it. */
type Slot = { groups: readonly number[]; gap: number };
type Rule = { flag: Flag; text: string; slots: readonly Slot[]; opens: boolean; colon: boolean };

/** Groups that every language may fill and that rules heed without naming them. */
const lead = new Set<number>();
const narrator = new Set<number>();
export const mention = new Set<number>();
export const quoting = new Set<number>();

export const lexicon = new Lexicon();
/** Where a group can stand: rule and slot. */
const uses: [Rule, number][][] = [];

for (const { words, injection, credential } of LANGUAGES) {
  const ids = new Map<string, number>();
  for (const [name, phrases] of Object.entries(words)) {
    const id = uses.push([]) - 1;
    ids.set(name, id);
    lexicon.add(id, phrases);
    ({ lead, narrator, mention, quoting })[name]?.add(id);
  }
  const add = (flag: Flag, text: string) => {
    const slots: Slot[] = [];
    let gap = 0;
    for (const part of text.replace(/^\^|:$/g, '').split(' ')) {
      if (part.startsWith('~')) gap = Number(part.slice(1));
      else {
        const groups = part.split('|').map((name) => {
          const id = ids.get(name);
          if (id === undefined) throw new Error(`Rule "${text}" names no group "${name}"`);
          return id;
        });
        slots.push({ groups, gap });
        gap = 0;
      }
    }
    const rule = { flag, text, slots, opens: text.startsWith('^'), colon: text.endsWith(':') };
    // The last slot first: one hit must not fill two slots of a rule.
    for (const [i, slot] of [...slots.entries()].reverse())
      for (const group of slot.groups) uses[group]?.push([rule, i]);
  };
  for (const text of injection) add('prompt_injection_language', text);
  for (const text of credential) add('credential_or_secret_request', text);
}

/** How far back a narrator, a lead or a mention is heeded. */
const REACH = 4;
const MENTION_REACH = 7;

/** The flags of a text's words; `tell` hears which rule raised each. */
export function matches(text: readonly Word[], tell?: (rule: string) => void): Set<Flag> {
  const hits = lexicon.hits(text);
  const marks = (groups: ReadonlySet<number>) =>
    new Set(hits.filter((hit) => groups.has(hit.group)).map(({ to }) => to));
  const [leads, narrators, mentions] = [marks(lead), marks(narrator), marks(mention)];

  /** Whether words before a hit say that somebody tells about it: `I ignored`, `attempts like`. A lead takes that back. */
  const isTold = ({ from }: Hit): boolean => {
    let heeded = true;
    for (let i = from - 1; i >= from - MENTION_REACH && !text[i + 1]?.opens; i--) {
      if (mentions.has(i)) return true;
      heeded &&= i >= from - REACH && !leads.has(i);
      if (heeded && narrators.has(i)) return true;
    }
    return false;
  };
  /** Whether a hit can be an order: at the head of a clause, or after a word such as `please`. */
  const isOrder = ({ from }: Hit): boolean => text[from]?.opens === true || leads.has(from - 1);

  const found = new Set<Flag>();
  const state = new Map<Rule, (number | undefined)[]>();
  for (const hit of hits) {
    for (const [rule, i] of uses[hit.group] ?? []) {
      if (found.has(rule.flag)) continue;
      const ends = state.get(rule) ?? [];
      const before = i === 0 ? undefined : ends[i - 1];
      if (i === 0 && ((rule.opens && !isOrder(hit)) || isTold(hit))) continue;
      if (i > 0 && (before === undefined || hit.from <= before)) continue;
      if (before !== undefined && hit.from - before - 1 > (rule.slots[i]?.gap ?? 0)) continue;
      if (before !== undefined && text[before]?.sentence !== text[hit.from]?.sentence) continue;
      if (i < rule.slots.length - 1) {
        ends[i] = hit.to;
        state.set(rule, ends);
      } else if (!rule.colon || text[hit.to]?.colon) {
        found.add(rule.flag);
        tell?.(rule.text);
      }
    }
  }
  return found;
}
