/** The JSON Merge Patch (RFC 7396) that turns one object into another. */
import { isMembers, type Members } from '../audit/shape.ts';

/** Members that are gone are null in it; lists are replaced as a whole, as the RFC has it. */
export function mergeDiff(from: Members, to: Members): Members {
  const patch: [string, unknown][] = [];
  for (const name of Object.keys(from)) if (!Object.hasOwn(to, name)) patch.push([name, null]);
  for (const [name, value] of Object.entries(to)) {
    const before = Object.hasOwn(from, name) ? from[name] : undefined;
    if (isMembers(before) && isMembers(value)) {
      const inner = mergeDiff(before, value);
      if (Object.keys(inner).length > 0) patch.push([name, inner]);
    } else if (JSON.stringify(before) !== JSON.stringify(value)) patch.push([name, value]);
  }
  return Object.fromEntries(patch);
}

/** Paths of members that are null, which no patch can set; those in lists can stay. */
export function nullMembers(value: unknown, path = ''): string[] {
  if (!isMembers(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return inner === null ? [at] : nullMembers(inner, at);
  });
}
