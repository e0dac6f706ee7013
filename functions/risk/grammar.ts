/**
 * Rules against words. Each rule becomes one for each language and each order of its classes.
 * Matching walks over the hits once and remembers per rule how far it came, so that no input makes
 * it look back further than a few places.
 */
import type { RISK_FLAGS } from '../../src/schemas/inbox-words.ts';
import { COMMON } from './languages/languages.ts';
import { type Hit, Lexicon } from './lexicon.ts';
import { RULES } from './rules.ts';
import type { Word } from './words.ts';

export type RiskFlag = (typeof RISK_FLAGS)[number];

type Rule = {
  flag: RiskFlag;
  text: string;
  /** Classes that may fill a place, and how many other words may stand before it. */
  slots: { groups: readonly number[]; gap: number }[];
  /** Classes that must not follow soon, and those of its language that every rule heeds. */
  unless: readonly number[];
  lead: number | undefined;
  narrator: number | undefined;
};

/** What the tables of some languages come to. */
export type Grammar = {
  lexicon: Lexicon;
  rules: Rule[];
  mention: Set<number>;
  quoting: Set<number>;
  /** Classes whose places rules look up: what must not follow, and what stands before. */
  unless: Set<number>;
  before: Set<number>;
};

/** How far before a rule's first word a narrator and a mention count; how far `!` looks on. */
const [NARRATOR_WORDS, MENTION_WORDS, UNLESS_WORDS] = [4, 7, 7];
/** What a rule remembers for each slot: phrases overlap, and the last may end too late. */
const MAX_PLACES = 3;

/** The phrases of a table by class; a line may end within alternatives, after a slash. */
export const classesOf = (table: string): Map<string, string[]> =>
  new Map(
    table
      .replace(/\/\s+/g, '/')
      .split(';')
      .map((part): [string, string[]] => {
        const [name = '', phrases = ''] = part.split(':');
        return [name.trim(), phrases.trim().split(/\s+/)];
      }),
  );

/** A rule in the orders its classes can have; without spaces between words, no word is a head. */
function ordersOf(rule: string, verb: string, stretch: number): string[] {
  const swapped = rule.replace(/\{(\S+) (~\d+ )?(\S+)\}/, '$3 $2$1');
  return [rule.replace(/[{}]/g, ''), swapped].flatMap((text) => {
    if (!/^[>^]/.test(text)) return [text];
    const first = text.replace(stretch > 1 ? /^./ : '>', '');
    const last = text.replace(/^.(\S+) (~\d+ )?(.*?)(?= !|$)/, '$3 $2$1');
    return verb === 'both' ? [first, last] : verb === 'last' ? [last] : [first];
  });
}

/** Reads a rule in one of its orders; classes that a language does not fill are left out. */
function ruleOf(flag: RiskFlag, text: string, ids: Map<string, number>, stretch: number): Rule {
  const groupsOf = (names: string) => names.split('|').flatMap((name) => ids.get(name) ?? []);
  const heeded = { lead: ids.get('lead'), narrator: ids.get('narrator') };
  const rule: Rule = { flag, text, slots: [], unless: [], ...heeded };
  let gap = 0;
  for (const part of text.replace(/^\^|:$/g, '').split(' ')) {
    if (part.startsWith('!')) rule.unless = groupsOf(part.slice(1));
    else if (!part.startsWith('~')) rule.slots.push({ groups: groupsOf(part), gap });
    gap = part.startsWith('~') ? Number(part.slice(1)) * stretch : 0;
  }
  return rule;
}

/** The grammar of some languages, given as tables: to be made once, then used for every text. */
export function grammarOf(tables: readonly string[]): Grammar {
  const lexicon = new Lexicon();
  const grammar: Grammar = {
    lexicon,
    rules: [],
    mention: new Set(),
    quoting: new Set(),
    unless: new Set(),
    before: new Set(),
  };
  const borrowed = classesOf(COMMON);
  let classCount = 0;
  for (const table of tables) {
    const classes = classesOf(table);
    const [verb = '', stretch = 1] = classes.get('syntax') ?? [];
    classes.delete('syntax');
    const ids = new Map<string, number>();
    for (const name of new Set([...classes.keys(), ...borrowed.keys()])) {
      const id = classCount++;
      ids.set(name, id);
      if (name === 'mention' || name === 'quoting') grammar[name].add(id);
      if (name === 'lead' || name === 'narrator') grammar.before.add(id);
      lexicon.add(id, [...(classes.get(name) ?? []), ...(borrowed.get(name) ?? [])]);
    }
    for (const flag of ['prompt_injection_language', 'credential_or_secret_request'] as const) {
      const rules = RULES[flag].trim().split(/;\s*/);
      for (const text of new Set(rules.flatMap((rule) => ordersOf(rule, verb, +stretch)))) {
        const rule = ruleOf(flag, text, ids, +stretch);
        if (rule.slots.some(({ groups }) => groups.length === 0)) continue;
        for (const id of rule.unless) grammar.unless.add(id);
        grammar.rules.push(rule);
      }
    }
  }
  return grammar;
}

/** Where a phrase of a class begins or ends, as one number: a text has fewer than 2^20 words. */
const placeOf = (group: number, at: number) => group * 2 ** 20 + at;

/** The flags of a text's words; `tell` hears which rule raised each. */
export function matches(
  text: readonly Word[],
  { lexicon, rules, mention, unless, before }: Grammar,
  tell?: (rule: string) => void,
): Set<RiskFlag> {
  const hits = lexicon.hits(text);
  const begins = new Set<number>();
  const ends = new Set<number>();
  const mentioned = new Set<number>();
  const present = new Set<number>();
  for (const { group, from, to } of hits) {
    present.add(group);
    if (unless.has(group)) begins.add(placeOf(group, from));
    if (before.has(group)) ends.add(placeOf(group, to));
    if (mention.has(group)) mentioned.add(to);
  }
  const isEnd = (group: number | undefined, at: number) =>
    group !== undefined && ends.has(placeOf(group, at));

  const sentenceAt = (at: number) => text[at]?.sentence;

  /** Whether words before a hit tell about it, `I ignored`, and no lead takes that back. */
  const isTold = ({ from }: Hit, { lead, narrator }: Rule): boolean => {
    let heeded = true;
    for (let i = from - 1; i >= from - MENTION_WORDS && !text[i + 1]?.opens; i--) {
      if (mentioned.has(i)) return true;
      heeded &&= i >= from - NARRATOR_WORDS && !isEnd(lead, i);
      if (heeded && isEnd(narrator, i)) return true;
    }
    return false;
  };
  /** Whether a hit can begin a rule: at the head of a clause, if it must be, and not told. */
  const canBegin = (hit: Hit, rule: Rule): boolean => {
    const isHead = text[hit.from]?.opens === true || isEnd(rule.lead, hit.from - 1);
    return (isHead || !rule.text.startsWith('^')) && !isTold(hit, rule);
  };
  const canEnd = ({ to }: Hit, rule: Rule): boolean => {
    const soon = Array.from({ length: UNLESS_WORDS }, (_, i) => to + 1 + i);
    const isBarred = rule.unless.some((id) => soon.some((at) => begins.has(placeOf(id, at))));
    return !isBarred && (!rule.text.endsWith(':') || text[to]?.colon === true);
  };

  const found = new Set<RiskFlag>();
  const isPresent = ({ groups }: Rule['slots'][0]) => groups.some((each) => present.has(each));
  /** Where each class can stand, in rules of which none is missing, and where their slots ended. */
  const uses = new Map<number, { rule: Rule; i: number; places: number[][] }[]>();
  for (const group of present) uses.set(group, []);
  for (const rule of rules) {
    if (!rule.slots.every(isPresent)) continue;
    const places: number[][] = rule.slots.map(() => []);
    // The last slot first: one hit must not fill two slots of a rule.
    for (let i = rule.slots.length - 1; i >= 0; i--)
      for (const group of rule.slots[i]?.groups ?? []) uses.get(group)?.push({ rule, i, places });
  }
  for (const hit of hits) {
    for (const { rule, i, places } of uses.get(hit.group) ?? []) {
      if (found.has(rule.flag)) continue;
      const last = i === 0 ? hit.from : places[i - 1]?.findLast((end) => end < hit.from);
      if (last === undefined || hit.from - last - 1 > (rule.slots[i]?.gap ?? 0)) continue;
      if (i === 0 ? !canBegin(hit, rule) : sentenceAt(last) !== sentenceAt(hit.from)) continue;
      places[i]?.push(hit.to);
      if (places[i]?.length === MAX_PLACES + 1) places[i]?.shift();
      if (i === rule.slots.length - 1 && canEnd(hit, rule)) {
        found.add(rule.flag);
        tell?.(rule.text);
      }
    }
  }
  return found;
}
