/**
 * Rules against words. Matching walks over the hits once and remembers per rule how far it came, so
 * that no input makes it look back further than a few places; where a rule can be met in two ways,
 * the nearer words count.
 */
import type { Hit } from './lexicon.ts';
import type { Flag, Language, Rule, Rules } from './rules.ts';
import type { Word } from './words.ts';

/** How far a narrator or a lead, a mention, what must not follow are heeded. */
const REACH = 4;
const MENTION_REACH = 7;
const UNLESS_REACH = 7;

/**
 * How many places a rule remembers for each of its slots: phrases overlap, and the last may end too
 * late.
 */
const MEMORY = 3;

/** The flags of a text's words; `tell` hears which rule raised each. */
export function matches(
  text: readonly Word[],
  { lexicon, uses, mention }: Rules,
  tell?: (rule: string) => void,
): Set<Flag> {
  const hits = lexicon.hits(text);
  const byGroup = new Map<number, { from: Set<number>; to: Set<number> }>();
  for (const { group, from, to } of hits) {
    const places = byGroup.get(group) ?? { from: new Set(), to: new Set() };
    byGroup.set(group, places);
    places.from.add(from);
    places.to.add(to);
  }
  const mentions = new Set([...mention].flatMap((group) => [...(byGroup.get(group)?.to ?? [])]));
  /** Whether a phrase of a group ends at, or begins at, a word. */
  const ends = (group: number | undefined, at: number) =>
    group !== undefined && byGroup.get(group)?.to.has(at) === true;
  const begins = (group: number, at: number) => byGroup.get(group)?.from.has(at) === true;

  /**
   * Whether words before a hit say that somebody tells about it: `I ignored`, `attempts like`. A
   * lead takes that back.
   */
  const isTold = ({ from }: Hit, { lead, narrator }: Language): boolean => {
    let heeded = true;
    for (let i = from - 1; i >= from - MENTION_REACH && !text[i + 1]?.opens; i--) {
      if (mentions.has(i)) return true;
      heeded &&= i >= from - REACH && !ends(lead, i);
      if (heeded && ends(narrator, i)) return true;
    }
    return false;
  };
  /** Whether a hit can be an order: at the head of a clause, or after a word such as `please`. */
  const isOrder = ({ from }: Hit, { lead }: Language): boolean =>
    text[from]?.opens === true || ends(lead, from - 1);
  /** Whether a phrase of a group begins soon after a hit. */
  const follows = (group: number, { to }: Hit): boolean => {
    for (let i = to + 1; i <= to + UNLESS_REACH; i++) if (begins(group, i)) return true;
    return false;
  };

  const found = new Set<Flag>();
  const state = new Map<Rule, number[][]>();
  for (const hit of hits) {
    for (const [rule, i] of uses[hit.group] ?? []) {
      if (found.has(rule.flag)) continue;
      const reached = state.get(rule) ?? [];
      if (i === 0) {
        if ((rule.opens && !isOrder(hit, rule.language)) || isTold(hit, rule.language)) continue;
      } else {
        const before = reached[i - 1]?.findLast((end) => end < hit.from);
        if (before === undefined || hit.from - before - 1 > (rule.slots[i]?.gap ?? 0)) continue;
        if (text[before]?.sentence !== text[hit.from]?.sentence) continue;
      }
      if (i < rule.slots.length - 1) {
        reached[i] = [...(reached[i] ?? []).slice(1 - MEMORY), hit.to];
        state.set(rule, reached);
      } else if (
        (!rule.colon || text[hit.to]?.colon) &&
        !(rule.unless !== undefined && follows(rule.unless, hit))
      ) {
        found.add(rule.flag);
        tell?.(rule.text);
      }
    }
  }
  return found;
}
