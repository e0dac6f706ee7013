/**
 * Rules against words. A language fills the word classes that the rules of `rules.ts` name; each
 * rule becomes one rule for each language and each order of its words. Matching walks over the hits
 * once and remembers per rule how far it came, so that no input makes it look back further than a
 * few places; where a rule can be met in two ways, the nearer words count.
 */
import type { RISK_FLAGS } from '../../src/schemas/report.ts';
import { common } from './languages/common.ts';
import { type Hit, Lexicon } from './lexicon.ts';
import { MAX_SCAN_UNITS } from './limits.ts';
import { RULES } from './rules.ts';
import type { Word } from './words.ts';

export type RiskFlag = (typeof RISK_FLAGS)[number];

/** Classes that may fill a place, and how many other words may stand before it. */
type Slot = { groups: readonly number[]; gap: number };
type Rule = {
  flag: RiskFlag;
  text: string;
  slots: readonly Slot[];
  /** Whether the first phrase must be able to be an order. */
  opens: boolean;
  colon: boolean;
  /** Classes that must not follow soon. */
  unless: readonly number[];
  /** The classes of its language that every rule heeds. */
  lead: number | undefined;
  narrator: number | undefined;
};

/** How far before a rule's first word a narrator counts, and a mention; how far `!` looks on. */
const NARRATOR_WORDS = 4;
const MENTION_WORDS = 7;
const UNLESS_WORDS = 7;
/** Places a rule remembers for each slot: phrases overlap, and the last may end too late. */
const PLACES = 3;

/** The phrases of a language by class, as its table gives them. */
export const classesOf = (language: string): Map<string, string> =>
  new Map(
    language.split(';').map((part): [string, string] => {
      const [name = '', phrases = ''] = part.split(':');
      return [name.trim(), phrases.replace(/\/\s+/g, '/').replace(/\s+/g, ' ').trim()];
    }),
  );

/** A rule in the orders its words can have in a language: `{a b}` is either way round. */
function ordersOf(rule: string, verb: string, stretched: boolean): string[] {
  const swapped = rule.replace(/\{(\S+) (~\d+ )?(\S+)\}/, '$3 $2$1');
  return [rule.replace(/[{}]/g, ''), swapped].flatMap((text) => {
    if (!/^[>^]/.test(text)) return [text];
    const plain = text.replace(stretched ? /^[>^]/ : '>', '');
    const last = text.replace(/^.(\S+) (~\d+ )?(.*?)(?= !|$)/, '$3 $2$1');
    return [verb !== 'last' && plain, verb !== 'first' && last].filter(Boolean);
  }) as string[];
}

/** Reads a rule in one of its orders; classes that a language does not fill are left out. */
function ruleOf(
  flag: RiskFlag,
  text: string,
  stretch: number,
  ids: ReadonlyMap<string, number>,
): Rule {
  const slots: Slot[] = [];
  const groupsOf = (names: string) => names.split('|').flatMap((name) => ids.get(name) ?? []);
  let unless: number[] = [];
  let gap = 0;
  for (const part of text.replace(/^\^|:$/g, '').split(' ')) {
    if (part.startsWith('~')) gap = Number(part.slice(1)) * stretch;
    else if (part.startsWith('!')) unless = groupsOf(part.slice(1));
    else {
      slots.push({ groups: groupsOf(part), gap });
      gap = 0;
    }
  }
  const marks = { opens: text.startsWith('^'), colon: text.endsWith(':'), unless };
  return { flag, text, slots, ...marks, lead: ids.get('lead'), narrator: ids.get('narrator') };
}

/** What the tables of some languages come to. */
export type Grammar = {
  lexicon: Lexicon;
  /** Where a class can stand: rule and slot. */
  uses: (readonly [Rule, number])[][];
  /** Classes that the rules of every language heed: talk about attacks, words beside a quotation. */
  mention: Set<number>;
  quoting: Set<number>;
};

/** The grammar of some languages, given as tables; work for once, then for every text. */
export function grammarOf(languages: readonly string[]): Grammar {
  const grammar: Grammar = {
    lexicon: new Lexicon(),
    uses: [],
    mention: new Set(),
    quoting: new Set(),
  };
  const borrowed = classesOf(common);
  for (const language of languages) {
    const classes = classesOf(language);
    for (const [name, phrases] of borrowed)
      classes.set(name, [phrases, ...(classes.get(name)?.split(',') ?? [])].join(','));
    const ids = new Map<string, number>();
    for (const [name, phrases] of classes) {
      const id = grammar.uses.push([]) - 1;
      ids.set(name, id);
      if (name === 'mention' || name === 'quoting') grammar[name].add(id);
      if (name !== 'syntax') grammar.lexicon.add(id, phrases);
    }
    const [verb = 'first', stretch = '1'] = classes.get('syntax')?.split(' ') ?? [];
    for (const [flag, texts] of RULES) {
      for (const text of new Set(texts.flatMap((rule) => ordersOf(rule, verb, stretch !== '1')))) {
        const rule = ruleOf(flag, text, Number(stretch), ids);
        if (rule.slots.some(({ groups }) => groups.length === 0)) continue;
        // The last slot first: one hit must not fill two slots of a rule.
        for (const [i, { groups }] of [...rule.slots.entries()].reverse())
          for (const group of groups) grammar.uses[group]?.push([rule, i]);
      }
    }
  }
  return grammar;
}

/** Where a phrase of a class begins or ends, as one number. */
const placeOf = (group: number, at: number) => group * 2 * MAX_SCAN_UNITS + at;

/** The flags of a text's words; `tell` hears which rule raised each. */
export function matches(
  text: readonly Word[],
  { lexicon, uses, mention }: Grammar,
  tell?: (rule: string) => void,
): Set<RiskFlag> {
  const hits = lexicon.hits(text);
  const begins = new Set(hits.map(({ group, from }) => placeOf(group, from)));
  const ends = new Set(hits.map(({ group, to }) => placeOf(group, to)));
  const mentioned = new Set(hits.filter(({ group }) => mention.has(group)).map(({ to }) => to));
  const isEnd = (group: number | undefined, at: number) =>
    group !== undefined && ends.has(placeOf(group, at));

  /**
   * Whether words before a hit say that somebody tells about it: `I ignored`, `attempts like`. A
   * lead takes that back.
   */
  const isTold = ({ from }: Hit, { lead, narrator }: Rule): boolean => {
    let heeded = true;
    for (let i = from - 1; i >= from - MENTION_WORDS && !text[i + 1]?.opens; i--) {
      if (mentioned.has(i)) return true;
      heeded &&= i >= from - NARRATOR_WORDS && !isEnd(lead, i);
      if (heeded && isEnd(narrator, i)) return true;
    }
    return false;
  };
  /** Whether a hit can be an order: at the head of a clause, or after a word such as `please`. */
  const isOrder = ({ from }: Hit, { lead }: Rule): boolean =>
    text[from]?.opens === true || isEnd(lead, from - 1);
  const follows = (group: number, { to }: Hit): boolean =>
    Array.from({ length: UNLESS_WORDS }).some((_, i) => begins.has(placeOf(group, to + 1 + i)));

  const found = new Set<RiskFlag>();
  const reached = new Map<Rule, number[][]>();
  for (const hit of hits) {
    for (const [rule, i] of uses[hit.group] ?? []) {
      if (found.has(rule.flag)) continue;
      const places = reached.get(rule) ?? [];
      if (i === 0) {
        if ((rule.opens && !isOrder(hit, rule)) || isTold(hit, rule)) continue;
      } else {
        const before = places[i - 1]?.findLast((end) => end < hit.from);
        if (before === undefined || hit.from - before - 1 > (rule.slots[i]?.gap ?? 0)) continue;
        if (text[before]?.sentence !== text[hit.from]?.sentence) continue;
      }
      if (i < rule.slots.length - 1) {
        places[i] = [...(places[i] ?? []).slice(1 - PLACES), hit.to];
        reached.set(rule, places);
      } else if (
        (!rule.colon || text[hit.to]?.colon) &&
        !rule.unless.some((group) => follows(group, hit))
      ) {
        found.add(rule.flag);
        tell?.(rule.text);
      }
    }
  }
  return found;
}
