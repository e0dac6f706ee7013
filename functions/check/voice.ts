/** Passive sentences told actively: "X was led by Y" is "Y led X". Pure. */
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';

/** The items of a passive sentence that says by whom, as those of the active one; else null. */
export function active(items: readonly Item[], { by }: Reading): Item[] | null {
  const verb = items.findIndex(({ be }) => be !== '');
  const agent = items.findIndex(({ prep, date }, at) => at > verb && by === prep && !date);
  if (verb < 1 || agent < 0) return null;
  const passive = items.slice(0, verb);
  const between = items.slice(verb + 1, agent);
  if (items.slice(1, verb).some(({ mark }) => mark === 'sub' || mark === 'open')) return null;
  let end = agent + 1;
  while (items[end] && !items[end]?.prep && !items[end]?.mark && !items[end]?.date) end += 1;
  const [doer, ...name] = items.slice(agent, end) as [Item, ...Item[]];
  const act = items[verb] as Item;
  const [object, ...rest] = passive as [Item, ...Item[]];
  return [
    { ...doer, prep: '' },
    ...name,
    { ...act, be: '' },
    { ...object, mark: object.mark || 'article' },
    ...rest,
    ...between,
    ...items.slice(end),
  ];
}
