/** What the two panes are told of a kind of items, and what messages, questions, reports share. */
import type { ComponentChildren } from 'preact';
import * as api from './api.ts';
import type { Choices } from './controls.tsx';
import { say } from './labels.ts';
import { quoted } from './parts.tsx';
import type { View } from './views.ts';

export type Filters = Readonly<Record<string, string>>;

export type Listing<T> = {
  items: readonly T[];
  next: string | null;
  skipped: api.Skipped;
  /** How many there are of each state, whatever the filters. */
  counts?: Readonly<Record<string, number>>;
};

export type Load<T> = (filters: Filters, next: string | null) => Promise<Listing<T>>;

/** What a line shows: who or what, when, what it says first, and what kind of it. */
export type Line = { name: string; at?: string; text?: string; what: ComponentChildren };

export type Marks<T> = {
  /** Whether who opens a new one has read it. */
  reads?: boolean;
  /** States that can be chosen for several at once, each with what the button says. */
  act: Readonly<Record<string, string>>;
  /** What is told of a state that something has now. */
  told: Readonly<Record<string, string>>;
  /** Changes the state, unless it was changed since: the item as it is then. Throws CallFailed. */
  set: (item: T, state: string) => Promise<object>;
};

/** What can be done with items of a list that is shown. */
export type Work<T> = {
  /** Changes the state of some, with a way back; `quiet`: nobody asked for it. */
  mark: (some: readonly T[], state: string, quiet?: boolean) => Promise<void>;
  /** Takes items off the list that are deleted. */
  gone: (ids: readonly string[]) => void;
  again: () => void;
  /** Shows an item as it is now, which was changed apart from here. */
  place: (now: T, before?: T) => void;
};

export type Item = { id: string; state?: string; history?: api.Changed[] };

export type Removal = readonly [
  text: string,
  question: string,
  call: () => Promise<Pick<api.Deletion, 'deleted' | 'kept'>>,
  about?: string,
];

/** That of one item, by its name. */
export const removal = (name: string, call: Removal[2]) =>
  [say.act.remove, say.act.ask({ name: quoted(name) }), call] as const;

type Given<T extends Item> = { item: T; work: Work<T> };

export type Source<T extends Item> = {
  view: View;
  words: {
    count: (values: { count: number }) => string;
    /** Where the list is empty, where nothing is like what is asked for, where nothing is open. */
    empty: string;
    none: string;
    intro: string;
  };
  load: Load<T>;
  /** An item that a link names and the list does not show (yet). */
  read: (id: string) => Promise<T>;
  /** The name of an item: of its line for who selects it, and over what is open. */
  nameOf: (item: T) => string;
  lineOf: (item: T) => Line;
  /** What stands below the name, and after the buttons. */
  Body?: (given: Given<T>) => ComponentChildren;
  After?: (given: Given<T>) => ComponentChildren;
  /** How it is deleted for good, alone or with others, which is asked by name. */
  deletions?: (item: T) => readonly Removal[];
  /** Choices of the filter `state`, which begins as the first of them. */
  tabs?: readonly Tab[];
  /** Further filters: by name and label, days or choices. */
  narrow?: readonly (readonly [name: string, label: string, choices?: Choices])[];
  /** How the state of an item is changed, where it has one. */
  marks?: Marks<T>;
  head?: ComponentChildren;
  save?: readonly [load: () => Promise<Blob>, name: string];
  removeDamaged?: (id: string) => Promise<api.Deletion>;
};

/** A choice of the filter `state`, and the states that it shows. */
export type Tab = readonly [value: string, text: string, states: readonly string[]];

/** The kinds of records: each is the name of its path, and of its list in answers. */
export type Records = { contacts: api.Contact; questions: api.Question; reports: api.Report };
export type Kind = keyof Records;

export type Page<K extends Kind> = Record<K, Records[K][]> & {
  next_url: string | null;
  skipped: api.Skipped;
  returned: number;
  counts?: Readonly<Record<string, number>>;
  can_send?: boolean;
};

/** The newest records of a kind by filters, or those where `next`, a next_url, goes on. */
export const listRecords = <K extends Kind>(
  kind: K,
  filters: Record<string, string> = {},
  next: string | null = null,
) => {
  const query = new URLSearchParams({ limit: '25', ...filters });
  const path = next === null ? `${kind}?${query}` : `${kind}${new URL(next).search}`;
  return api.admin(path) as Promise<unknown> as Promise<Page<K>>;
};
export const readRecord = <K extends Kind>(kind: K, id: string) =>
  api.admin(`${kind}/${id}`) as Promise<unknown> as Promise<Records[K]>;
export const deleteRecord = (kind: Kind, id: string) =>
  api.remove(`${kind}/${encodeURIComponent(id)}`);

/** Changes a state, and what else `more` names; with an etag only if it is as told with it. */
export const setState = (kind: Kind, id: string, state: string, etag?: string, more = {}) =>
  api.post<'setContactState'>(
    `${kind}/${id}/states`,
    { state, ...more },
    etag ? api.match(etag) : {},
  );

/** The query of a list: what is chosen, a day as the span that it is. */
function queryOf({ day, ...filters }: Filters): Record<string, string> {
  const given = Object.entries(filters).filter(([, value]) => value.trim() !== '');
  return { ...Object.fromEntries(given), ...(day ? { since: day, until: day } : {}) };
}

/** States as they are chosen among. */
export const TABS: readonly Tab[] = [
  ['open', say.tabs.open, ['new', 'read']],
  ['new', say.tabs.new, ['new']],
  ['answered', say.tabs.answered, ['answered']],
  ['archived', say.tabs.archived, ['archived']],
  ['', say.tabs.all, ['new', 'read', 'answered', 'archived']],
];

/** Changes the state of a record; what it is then, with its history. */
export async function stated(kind: Kind, item: Records[Kind], state: string, more?: object) {
  const now = await setState(kind, item.id, state, item.etag, more);
  const changed = { state: now.state, at: now.state_changed_at ?? '' };
  return { ...now, history: [...item.history, changed] };
}

/** What a kind of records gives a source. */
export const records = <K extends Kind>(kind: K) => ({
  load: async (filters: Filters, next: string | null) => {
    const page = await listRecords(kind, queryOf(filters), next);
    return { ...page, items: page[kind], next: page.next_url };
  },
  read: (id: string) => readRecord(kind, id),
  marks: {
    reads: true,
    act: say.marks.act,
    told: say.marks.told,
    set: (item, state) => stated(kind, item, state),
  } satisfies Marks<Records[K]>,
  save: [() => api.linesOf(`${kind}/export`), `${kind}.jsonl`] as Source<Records[K]>['save'],
  removeDamaged: (id: string) => deleteRecord(kind, id),
});
