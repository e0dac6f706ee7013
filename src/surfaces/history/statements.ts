/** What the owner wrote, as the record of changes knows it: a hash a record, and what it tells. */
import canonicalize from 'canonicalize';
import type { Profile } from '../../kinds/entries.ts';
import type { Fields } from '../../kinds/field.ts';
import {
  folders,
  isSingle,
  type Kind,
  kindNames,
  type RecordKind,
  type RecordOf,
} from '../../kinds/kinds.ts';
import { sha256 } from '../seal.ts';
import type { Site } from '../site.ts';
import { keyOf, type NewLine, type State } from './chain.ts';

/** What a build publishes of the content, each kind in the order of its entries. */
export type Content = { [K in RecordKind]: RecordOf<K>[] } & { profile: Profile; site: Site };

export type Statement = {
  kind: Kind;
  id: string;
  path: string | null;
  day: string;
  hash: string;
  members: Record<string, unknown>;
};

/** What says nothing counts as not there, so that a field more in the engine changes no hash. */
const says = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && !value[0]);
const saying = (members: object) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => says(value)));

/** Members of a published record that repeat what the owner wrote. */
const repeatedIn = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { published, written, from, made }]) =>
    published && (written || from) && !made && name !== 'id' ? [name] : [],
  );

/** Of an entry that is no record: what the engine adds, and what says nothing of the person. */
const OWN = ['id', 'file', 'modified', 'updated', 'draft', 'order', 'receipts'];

type Loose = Readonly<Record<string, unknown>> & { id: string; file: string; modified: string };

/** Every record of the content. What the engine gives by itself is none of the owner's. */
export function statementsOf(records: Content): Map<string, Statement> {
  const { profile, site } = records;
  const statements = kindNames.flatMap((kind) => {
    const entries = [profile[kind] ?? []].flat() as unknown as Loose[];
    const record = isSingle(kind) ? null : folders[kind].record;
    const names = isSingle(kind) ? [] : repeatedIn(folders[kind].fields);
    return entries.flatMap((entry, at): Statement[] => {
      if (entry.file.startsWith('the default ')) return [];
      const published = record && (records[kind as RecordKind]?.[at] as unknown as Loose);
      const own = published
        ? names.map((name) => [name, published[name]])
        : Object.entries(entry).filter(([name]) => !OWN.includes(name));
      // The same wherever it is published.
      const text = JSON.stringify(Object.fromEntries(own)).replaceAll(site.base, '');
      const members = saying(JSON.parse(text));
      return [
        {
          kind,
          id: entry.id,
          path: published && 'content_hash' in published ? String(published['path']) : null,
          day: entry.modified,
          hash: `sha256:${sha256(canonicalize(members) ?? '')}`,
          members,
        },
      ];
    });
  });
  return new Map(statements.map((statement) => [keyOf(statement), statement]));
}

/** Most characters of a member whose words are recorded; of a longer one there is the hash. */
const MOST_CHARACTERS = 2000;
/** Names of people, addresses, telephone numbers and where somebody is. */
const PRIVATE = /(^|_)(e?mail|phone|tel|address|location|place|born|died|picture|links|author)$/;
const OF_PEOPLE: readonly Kind[] = ['contact', 'references'];
const CONTACTS = /\S+@\S+\.\w|\+\d[\d ()/.-]{6,}\d|\btel:/;

/** The members whose words may be recorded. */
function tellable({ kind, members }: Statement): Record<string, unknown> {
  const names = kind === 'profile' ? /(^|_)(name|pronouns)$/ : /^$/;
  return Object.fromEntries(
    Object.entries(members).filter(([name, value]) => {
      const text = JSON.stringify(value);
      return (
        !OF_PEOPLE.includes(kind) &&
        !PRIVATE.test(name) &&
        !names.test(name) &&
        text.length <= MOST_CHARACTERS &&
        !CONTACTS.test(text)
      );
    }),
  );
}

/** The members that are not as they were; null for those that are gone. */
function changedIn(before: Record<string, unknown>, now: Record<string, unknown>) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return Object.fromEntries(
    names
      .filter((name) => canonicalize(before[name]) !== canonicalize(now[name]))
      .map((name) => [name, now[name] ?? null]),
  );
}

/** What differs between recorded states and the content, each change on its record's own day. */
export function changesSince(
  states: ReadonlyMap<string, State>,
  now: ReadonlyMap<string, Statement>,
  lastDay: string,
): NewLine[] {
  const found = [...now.values()].flatMap((statement): NewLine[] => {
    const { kind, id, path, day, hash } = statement;
    const before = states.get(keyOf(statement));
    if (before?.after === hash) return [];
    const text = changedIn(before?.text ?? {}, tellable(statement));
    const change = before?.after ? 'changed' : 'added';
    const told = Object.keys(text).length > 0 ? { text } : {};
    return [{ day, kind, id, path, change, before: before?.after ?? null, after: hash, ...told }];
  });
  const gone = [...states].flatMap(([key, { kind, id, path, after }]): NewLine[] => {
    if (after === null || now.has(key)) return [];
    return [{ day: lastDay, kind, id, path, change: 'withdrawn', before: after, after: null }];
  });
  return [...found, ...gone];
}
