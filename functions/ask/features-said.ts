/** What the numbers of `features.ts` are made of. */

/** Numbers by what they tell. */
export type Features = Record<string, number>;

/** How a meaning of the question is said: in the sentence, in the record's names, by a like word, elsewhere in the record, or not. */
export type Said = 'line' | 'name' | 'way' | 'record' | 'none';

/** What a way of being said leaves open. */
export const OPEN: Record<Said, number> = { line: 0, name: 0, way: 0.35, record: 0.5, none: 1 };
