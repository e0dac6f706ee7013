/** What messages, questions and reports have alike: listed, read, put away, deleted, saved. */

import type { Action } from './actions.tsx';
import {
  type Changed,
  deleteRecord,
  type Kind,
  linesOf,
  listRecords,
  type Records,
  readRecord,
  setState,
} from './api.ts';
import { say } from './labels.ts';
import type { Filters } from './list.ts';
import type { Marks, Source, Tab, Work } from './source.ts';

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

type Stated = { id: string; etag: string; history: Changed[] };

/** Changes the state of a record; what it is then, with its history. */
export async function stated<T extends Stated>(kind: Kind, item: T, state: string, more?: object) {
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
  filters: { state: 'open', q: '' } as Filters,
  marks: {
    reads: true,
    act: say.marks.act,
    told: say.marks.told,
    set: (item, state) => stated(kind, item, state),
  } satisfies Marks<Records[K]>,
  save: [() => linesOf(`${kind}/export`), `${kind}.jsonl`] as Source<Records[K]>['save'],
  removeDamaged: (id: string) => deleteRecord(kind, id),
});

/** Deleting for good, which is asked by name; the service says what is kept all the same. */
export const deleting = <T extends { id: string }>(
  item: T,
  work: Pick<Work<T>, 'gone' | 'again'>,
  text: string,
  question: string,
  call: () => Promise<{ deleted: number; kept: string }>,
  about = say.act.final,
): Action => ({
  text,
  ask: [question, about],
  run: async () => {
    const { deleted, kept } = await call();
    work.gone([item.id]);
    if (deleted > 1) work.again();
    return `${say.act.deleted({ count: deleted })} ${kept}`;
  },
});
