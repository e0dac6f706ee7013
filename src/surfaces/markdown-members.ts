/** What of a payload stands in its Markdown twin. */

export type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };
export type Member = readonly [name: string, value: Json];

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isUrl = (value: Json): value is string =>
  typeof value === 'string' && value.startsWith('http') && /^https?:\/\/\S+$/.test(value);

/** A call: the shape of every endpoint that a payload names. */
export const isCall = (value: Json): value is { method: string; url: string } & JsonObject =>
  isObject(value) && typeof value['method'] === 'string' && isUrl(value['url']);

/** Members whose value is data for machines: they stay JSON. */
export const isData = (name: string, value: Json): boolean =>
  typeof value === 'object' &&
  !isCall(value) &&
  /(^|_)(schema|schemas|body|payload)$|^(\$defs|parameters|requests|responses|recipe)$/.test(name);

const isEmpty = (value: Json) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * A record without what its reader can do without: members that are null or empty, paths whose
 * address it tells, an id that ends its address, and hashes. What a part of it repeats of its own
 * addresses is dropped where the name is the same, and moves up beside it (`part.name`) where it is
 * not. `base` is the address of the site.
 */
export function told(record: JsonObject, base: string): JsonObject {
  const urls = new Set(Object.values(record).flat().filter(isUrl));
  const isPath = (value: Json) =>
    typeof value === 'string' && value.startsWith('/') && urls.has(base + value);
  const endsOne = (id: Json) =>
    Object.values(record).some((value) => isUrl(value) && /[^/#]+$/.exec(value)?.[0] === id);
  const isLeftOut = (name: string, value: Json) =>
    name === 'content_hash' || isPath(value) || (/^(id|slug)$/.test(name) && endsOne(value));
  const inside = (value: Json): Json => {
    if (Array.isArray(value))
      return value.flatMap((item) =>
        isPath(item) ? [] : [isObject(item) ? told(item, base) : item],
      );
    return isObject(value) ? told(value, base) : value;
  };
  /** A part without the addresses that it shares with the record, and these by their name there. */
  const split = (name: string, part: JsonObject): Member[] => {
    const [shared = [], own = []] = [true, false].map((is) =>
      Object.entries(part).filter(([, value]) => (isUrl(value) && urls.has(value)) === is),
    );
    return [
      [name, Object.fromEntries(own)],
      ...shared.flatMap(([at, url]): Member[] =>
        record[at] === url ? [] : [[`${name}.${at}`, url]],
      ),
    ];
  };
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name, value]) => !isLeftOut(name, value))
      .flatMap(([name, value]): Member[] => {
        if (isData(name, value)) return [[name, value]];
        const part = inside(value);
        return isObject(part) && !isCall(part) ? split(name, part) : [[name, part]];
      })
      .filter(([, value]) => !isEmpty(value)),
  );
}
