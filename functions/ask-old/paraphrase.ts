/**
 * The same statement in other words of CVs. Each rule keeps who, what, where and when as they are.
 */

const RULES: readonly (readonly [RegExp, string])[] = [
  // What was given to somebody, somebody received.
  [
    /^(the .+?|an? .+?) (?:was|were) (?:awarded|given|presented|granted|bestowed|conferred) (?:to|on|upon) (.+?)((?: (?:in|on|after|posthumously|at|by)\b.*?)?)[.]?$/i,
    '$2 received $1$3',
  ],
  [
    /\b(?:is|was) (?:a|the|one of the) (?:recipients?|winners?|laureates?|holders?) of\b/i,
    'received',
  ],
  [/\b(?:was|were) (?:awarded|given|granted|presented with)\b(?! (?:to|by|in|on)\b)/i, 'received'],
  [/\b(?:received|won|earned|got|obtained)\b/i, 'was awarded'],
  [/\bafter (?:her|his|their) death\b/i, 'posthumously'],
  [/\bposthumously\b/i, 'after her death'],
  // Ranks and posts.
  [
    /\b(?:was|were) (?:promoted|raised|advanced) to(?: the (?:rank|grade|post|position) of)?\b/i,
    'became',
  ],
  [/\b(?:was|were) (?:appointed|named|made)(?= (?:an? |the )?\p{L})/iu, 'became'],
  [/\bbecame\b(?! (?:an? )?(?:available|public))/i, 'was appointed'],
  [/\bbecame\b(?! (?:an? )?(?:available|public))/i, 'was promoted to'],
  [/\b(?:rose|advanced) to (?:become |the rank of )?/i, 'became '],
  [/\b(?:worked|served|acted|was employed|was active) as\b/i, 'was'],
  [/\b(?:was|were) in charge of\b/i, 'directed'],
  [/\b(?:was|were) at the head of\b/i, 'led'],
  // Works.
  [/\b(?:is|was) (?:the|an) author of\b/i, 'wrote'],
  [/\b(?:is|was) (?:the|an) (?:inventor|creator|developer|designer) of\b/i, 'developed'],
  [
    /\b(?:was|were) (?:released|opened|made available) to the public\b/i,
    'became publicly available',
  ],
  [/\b(?:was|were) made public\b/i, 'became publicly available'],
  [/\b(?:came|brought) out\b/i, 'published'],
  [/\b(?:is|are) (?:held|kept|preserved|stored|displayed) (?:by|at|in)\b/i, 'is in'],
  [/\b(?:holds?|preserves?|stores?|owns?)\b/i, 'keeps'],
  [/\btook part in\b/i, 'participated in'],
  [/\bparticipated in\b/i, 'took part in'],
  [/\b(?:had|exerted) an? influence on\b/i, 'influenced'],
  [/\binfluenced\b/i, 'shaped'],
  [/\b(?:was|were) (?:based|modell?ed) on\b/i, 'had as a source'],
  // Measures.
  [/\bcentimet(?:re|er)s?\b/i, 'cm'],
  [/\bmillimet(?:re|er)s?\b/i, 'mm'],
  [/\bkilomet(?:re|er)s?\b/i, 'km'],
  [/\b(?:about|around|roughly|approximately)(?= \p{L}+ \p{L}+)/iu, 'some'],
  // Lives.
  [/\bpassed away\b/i, 'died'],
  [/\b(?:was|were) laid to rest\b/i, 'is buried'],
  [/\b(?:came into the world|first saw the light of day)\b/i, 'was born'],
  [/\b(?:is|are) able to speak\b/i, 'speaks'],
  [/\b(?:entered|enlisted in) (?=the\b)/i, 'joined '],
  [/\bwas brought back to\b/i, 'was recalled to'],
  [/\bat (?:the )?age (?:of )?(?=\d)/i, 'aged '],
  [/\bat (?:the )?age (?:of )?(?=\d)/i, 'at '],
];

/** Most other forms that are tried. */
const MOST = 12;

/** Other ways to say a statement, without the one that came; the same for the same text. */
export function paraphrasesOf(text: string): string[] {
  const found = [text];
  for (const [pattern, words] of RULES)
    for (const one of [...found]) {
      const other = one.replace(pattern, words);
      if (!found.includes(other) && found.length <= MOST) found.push(other);
    }
  return found.slice(1);
}
