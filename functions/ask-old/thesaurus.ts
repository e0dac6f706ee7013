/**
 * Words that a stranger uses where a record says another one. Looser than the vocabulary's one
 * meaning: they help to find a sentence, and prove nothing. Words of a language, never of a
 * profile. Read at build time alone: the index carries what of it a record says.
 */
import { CAREERS } from './thesaurus/careers.ts';
import { LEARNING } from './thesaurus/learning.ts';
import { LIFE } from './thesaurus/life.ts';
import { MAKING } from './thesaurus/making.ts';
import { WORK } from './thesaurus/work.ts';
import { meaningOf } from './vocabulary.ts';
import { stemOf } from './words.ts';

/** Groups of words of which one may stand for any other; a word may stand in several. */
const WORDS = [CAREERS, WORK, LEARNING, MAKING, LIFE].flatMap((text) =>
  text.split(';').map((group) => group.trim().split(/\s+/)),
);
const GROUPS = WORDS.map((group) => [...new Set(group.map((word) => meaningOf(stemOf(word))))]);

const RELATED = new Map<string, Set<string>>();
for (const group of GROUPS)
  for (const one of group) {
    const set = RELATED.get(one) ?? new Set<string>();
    for (const other of group) if (other !== one) set.add(other);
    RELATED.set(one, set);
  }

/** Each meaning with the meanings that may stand for it in a record. */
export function related(): ReadonlyMap<string, ReadonlySet<string>> {
  return RELATED;
}

/** All words of the thesaurus, as they stand there. */
export function careerWords(): ReadonlySet<string> {
  return new Set(WORDS.flat());
}
