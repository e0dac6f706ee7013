/**
 * schema.org's vocabulary, read from the types that schema-dts makes of it: which members a type
 * has, and what each may hold.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../node_modules/schema-dts/dist/schema.d.ts');

type Node = { [name: string]: unknown };
type Interface = { parents: string[]; members: Map<string, string[]> };

/** Values that stand as plain text or numbers in JSON. */
const PLAIN = /^(Text|URL|Date|DateTime|Time|Number|Integer|Boolean|CssSelectorType|XPathType)$/;

function interfaces(): Map<string, Interface> {
  const found = new Map<string, Interface>();
  const text = readFileSync(FILE, 'utf8');
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
  ))
    found.set(name, {
      parents: parents.split(/,\s*/),
      members: new Map(
        [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)].map(
          ([, member = '', values = '']) => [member, values.split(' | ')],
        ),
      ),
    });
  return found;
}

let all: Map<string, Interface> | undefined;

/** The interfaces that a type is made of, the type's own first; none where it is unknown. */
function lineage(name: string): string[] {
  all ??= interfaces();
  const one = all.get(name);
  return one ? [name, ...one.parents.flatMap(lineage)] : [];
}

function fits(value: unknown, wanted: readonly string[]): boolean {
  if (Array.isArray(value)) return value.every((one) => fits(one, wanted));
  // Wherever a thing may stand, so may its address.
  if (typeof value === 'string' && /^https?:\/\//.test(value)) return true;
  if (typeof value !== 'object' || value === null) return wanted.some((one) => PLAIN.test(one));
  const { '@type': type, '@id': id } = value as Node;
  // A thing that is described elsewhere, named by its id.
  if (type === undefined) return typeof id === 'string' && wanted.includes('IdReference');
  const made = lineage(`${type}Leaf`).map((one) => one.replace(/(Base|Leaf)$/, ''));
  return wanted.some((one) => made.includes(one));
}

/** What a value breaks of the vocabulary, as `where: what`; none where it keeps to it. */
export function breaks(value: unknown, at = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => breaks(one, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { '@context': _c, '@id': _i, '@type': type, ...members } = value as Node;
  if (type === undefined) return Object.keys(members).map((name) => `${at}.${name}: of no type`);
  const line = lineage(`${type}Leaf`);
  if (line.length === 0) return [`${at}: ${type} is no type`];
  return Object.entries(members).flatMap(([name, held]) => {
    const wanted = line.flatMap((one) => all?.get(one)?.members.get(name) ?? []);
    if (wanted.length === 0) return [`${at}.${name}: ${type} has no such member`];
    return [
      ...(fits(held, wanted) ? [] : [`${at}.${name}: holds none of ${wanted.join(', ')}`]),
      ...breaks(held, `${at}.${name}`),
    ];
  });
}
