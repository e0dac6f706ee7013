/**
 * JSON Merge Patch (RFC 7396, section 2). Our own, because the package json-merge-patch stops at a
 * member named
 * `constructor`, `prototype` or `__proto__` and loses those after it, and calls methods that the
 * data may have replaced.
 */

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The target with a patch applied: null removes a member, objects are merged, everything else
 * replaces what was there. Neither argument is changed. Both are JSON values, whatever their
 * members are called.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const members = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch))
    if (value === null) members.delete(name);
    else members.set(name, mergePatch(members.get(name), value));
  // Defines members, also one named __proto__, where an assignment would set the prototype.
  return Object.fromEntries(members);
}
