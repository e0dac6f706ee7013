/** What the two panes are told of a kind of items: how it is listed, shown and changed. */
import type { ComponentChildren } from 'preact';
import type { Action } from './actions.tsx';
import type { Filters, Load } from './list.ts';
import type { Changed, Deletion } from './types.ts';
import type { View } from './views.ts';

/** What a line shows: who or what, when, what it says first, and what kind of it. */
export type Line = { name: string; at?: string; text?: string; what: ComponentChildren };

export type Marks<T> = {
  /** Whether who opens a new one has read it. */
  reads?: boolean;
  /** States that can be chosen for several at once, each with what the button says. */
  choices: readonly (readonly [state: string, text: string])[];
  /** What is told of a state, `archived`. */
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
  /** Shows an item as it is now. */
  place: (item: T) => void;
  /** One has another state now, which was changed apart from here. */
  count: (item: T, to: string) => void;
};

export type Item = { id: string; state?: string; history?: Changed[] };

type Given<T extends Item> = { item: T; work: Work<T> };

export type Source<T extends Item> = {
  view: View;
  title: string;
  /** `message`, and several of them. */
  nouns: readonly [one: string, many: string];
  load: Load<T>;
  /** An item that a link names and the list does not show (yet). */
  read: (id: string) => Promise<T>;
  /** The name of an item: of its line for who selects it, and over what is open. */
  nameOf: (item: T) => string;
  lineOf: (item: T) => Line;
  /** What stands below the name, and after the buttons. */
  Body: (given: Given<T>) => ComponentChildren;
  After?: (given: Given<T>) => ComponentChildren;
  actions?: (item: T, work: Work<T>) => readonly Action[];
  /** Filters as they begin, and the choices of one of them. */
  filters: Filters;
  tabs?: Tabs;
  /** Further filters: by name and label, days or choices. */
  narrow?: readonly Narrowing[];
  /** How the state of an item is changed, where it has one. */
  marks?: Marks<T>;
  /** What stands where the list is empty, and where nothing is open. */
  empty: string;
  intro: string;
  head?: ComponentChildren;
  /** All of it as a file. */
  save?: readonly [load: () => Promise<Blob>, name: string];
  removeDamaged?: (id: string) => Promise<Deletion>;
};

type Narrowing = readonly [
  name: string,
  label: string,
  choices?: readonly (readonly [value: string, text: string])[],
];

export type Tabs = {
  filter: string;
  choices: readonly (readonly [value: string, text: string, states: readonly string[]])[];
};
