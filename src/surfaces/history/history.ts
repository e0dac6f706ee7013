/** The record of changes of a build: what stands in it, and what of the content it lacks. */
import type { Profile } from '../../kinds/entries.ts';
import type { Fields } from '../../kinds/field.ts';
import { folders, isSingle, kindNames, type RecordKind, type RecordOf } from '../../kinds/kinds.ts';
import type { HistoryLine } from '../../schemas/history.ts';
import { contentHash } from '../seal.ts';
import type { Site } from '../site.ts';
import { bound, changedIn, keyOf, type NewLine, redacted, statesOf } from './chain.ts';

/** What a build publishes of the content, each kind in the order of its entries. */
type Content = { [K in RecordKind]: RecordOf<K>[] } & { profile: Profile; site: Site };

/** What a record says now, as the line of it has that. */
type Statement = Pick<HistoryLine, 'day' | 'kind' | 'id' | 'path' | 'after'> & {
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
function statementsOf(records: Content): Map<string, Statement> {
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
      const path = published && 'content_hash' in published ? String(published['path']) : null;
      const { id, modified: day } = entry;
      return [{ day, kind, id, path, after: contentHash(members), members }];
    });
  });
  return new Map(statements.map((statement) => [keyOf(statement), statement]));
}

/** Most characters of a member whose words are recorded; of a longer one there is the hash. */
const MOST_CHARACTERS = 2000;
/** Members, by kind and name: of people, their names, addresses, numbers, and where somebody is. */
const PRIVATE = new RegExp(
  '^(contact|references)[.]|^profile[.](.*_)?(name|pronouns)$|' +
    '[._](e?mail|phone|tel|address|location|place|born|died|picture|links|author)$',
);
const CONTACTS = /\S+@\S+\.\w|\+\d[\d ()/.-]{6,}\d|\btel:/;

/** The members whose words may be recorded. */
function tellable({ kind, members }: Statement): Record<string, unknown> {
  const told = Object.entries(members).filter(([name, value]) => {
    const text = JSON.stringify(value);
    const isLong = text.length > MOST_CHARACTERS;
    return !isLong && !PRIVATE.test(`${kind}.${name}`) && !CONTACTS.test(text);
  });
  return Object.fromEntries(told);
}

export type History = {
  /** Recorded lines first, then those that a build found missing. */
  lines: readonly HistoryLine[];
  /** How many are recorded. */
  recorded: number;
};

/**
 * What the content has and the record lacks, each change on its record's own day; the last day of
 * the record dates what is gone.
 */
export function missingIn(lines: readonly HistoryLine[], records: Content): NewLine[] {
  const states = statesOf(lines);
  const now = statementsOf(records);
  const found = [...now.values()].flatMap((statement): NewLine[] => {
    const { members: _, ...line } = statement;
    const { after: before = null, text: told = {} } = states.get(keyOf(statement)) ?? {};
    if (before === line.after) return [];
    const text = changedIn(told, tellable(statement));
    const change = before ? 'changed' : 'added';
    const more = Object.keys(text).length > 0 ? { text } : {};
    return [{ ...line, change, before, ...more }];
  });
  const gone = [...states].flatMap(([key, { kind, id, path, after }]): NewLine[] => {
    if (after === null || now.has(key)) return [];
    const day = lines.at(-1)?.day ?? '1970-01-01';
    return [{ day, kind, id, path, change: 'withdrawn', before: after, after: null }];
  });
  return [...found, ...gone];
}

/**
 * The record with what it lacks. Why something is gone that no command has recorded is not known:
 * it may have become a draft, so that its words are not published.
 */
export function historyOf(lines: readonly HistoryLine[], records: Content): History {
  const missing = missingIn(lines, records);
  const gone = new Set(missing.filter(({ change }) => change === 'withdrawn').map(keyOf));
  const kept = lines.map((line) => (gone.has(keyOf(line)) ? redacted(line) : line));
  // No chance in what a build makes: what it adds is bound again by the command.
  const added = bound(kept, missing, () => 'unrecorded');
  return { lines: [...kept, ...added], recorded: lines.length };
}
