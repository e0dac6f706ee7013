/** What JSON.parse lets through: the same member twice, and nesting without end. */

/** Deeper bodies have no use here and only cost time. */
export const DEEPEST_LEVELS = 32;

/**
 * Looks through JSON text that JSON.parse has accepted. Returns what is wrong with it, or null. RFC
 * 8259, section 4, leaves the meaning of a repeated name open; here it is refused, because two
 * readers could see two different bodies.
 */
export function jsonProblem(text: string): string | null {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? new Set() : null);
      if (open.length > DEEPEST_LEVELS)
        return `The JSON is nested deeper than ${DEEPEST_LEVELS} levels; send it flatter.`;
    } else if (sign === '}' || sign === ']') open.pop();
    else if (sign === '"') {
      const end = endOfString(text, at);
      const names = open.at(-1);
      if (names && isName(text, end)) {
        const name = JSON.parse(text.slice(at, end + 1)) as string;
        if (names.has(name)) return 'A member stands twice in the same object; send each once.';
        names.add(name);
      }
      at = end;
    }
  }
  return null;
}

/** Whether the string that ends at a place is a member's name: a colon follows. */
function isName(text: string, end: number): boolean {
  let at = end + 1;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  return text[at] === ':';
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** Paths of strings, names included, that hold half of a surrogate pair or NUL. */
export function brokenStrings(
  value: unknown,
  path: (string | number)[] = [],
): (string | number)[][] {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((item, at) => brokenStrings(item, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name.isWellFormed() && !name.includes('\0') ? brokenStrings(member, [...path, name]) : [path],
  );
}
