/** Whether a stored record holds a person's address, wherever it stands in it. */

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** The signs of ECMA-262's SyntaxCharacter: with the flag u no other may be escaped. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Every text of a JSON value, names of members included. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield name;
    yield* textsIn(inner);
  }
}

/**
 * Tells whether a JSON value holds an address. Upper and lower case are the same; the end of
 * another address is none: `joan@example.org` does not hold `an@example.org`.
 */
export function mentionOf(address: string): (value: unknown) => boolean {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}._%+-])${escaped(folded(address))}(?![\\p{L}\\p{M}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    'u',
  );
  return (value) => {
    for (const text of textsIn(value)) if (pattern.test(folded(text))) return true;
    return false;
  };
}
