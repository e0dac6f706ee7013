/** What the two panes are told of a kind of items: how it is listed, shown and changed. */
import type { ComponentChildren } from 'preact';
import type { Action } from './actions.tsx';
import type { Changed, Deletion } from './api.ts';
import type { Choices } from './field.tsx';
import type { Filters, Load } from './list.ts';
import type { View } from './views.ts';

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

export type Item = { id: string; state?: string; history?: Changed[] };

type Given<T extends Item> = { item: T; work: Work<T> };

export type Source<T extends Item> = {
  view: View;
  words: {
    /** `2 messages`. */
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
  Body: (given: Given<T>) => ComponentChildren;
  After?: (given: Given<T>) => ComponentChildren;
  actions?: (item: T, work: Work<T>) => readonly Action[];
  /** Filters as they begin, and the choices of one of them. */
  filters: Filters;
  tabs?: readonly Tab[];
  /** Further filters: by name and label, days or choices. */
  narrow?: readonly (readonly [name: string, label: string, choices?: Choices])[];
  /** How the state of an item is changed, where it has one. */
  marks?: Marks<T>;
  head?: ComponentChildren;
  /** All of it as a file. */
  save?: readonly [load: () => Promise<Blob>, name: string];
  removeDamaged?: (id: string) => Promise<Deletion>;
};

/** A choice of the filter `state`, and the states that it shows. */
export type Tab = readonly [value: string, text: string, states: readonly string[]];
