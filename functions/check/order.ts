/** The same sentence told actively, and the subjects that sentences leave out. Pure. */
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';

const PERSON: Item = {
  key: 'P',
  word: '',
  name: true,
  number: false,
  date: null,
  slot: null,
  prep: '',
  mark: '',
  be: '',
  own: false,
  det: false,
  not: false,
  past: false,
  about: '',
};

/** The subject that a sentence leaves out: the person, or what the record is about. */
export const SUBJECTS = { person: PERSON, title: { ...PERSON, key: 'T', slot: 'T' } } as const;

const parted = ({ mark }: Item): boolean => mark === 'join' || mark === 'open' || mark === 'sub';

/**
 * A passive sentence as the active one: "X was led by Y" is "Y led X". Where it does not say by
 * whom, somebody did it; a sentence that tells it of the person says so. Else null.
 */
export function active(items: readonly Item[], { by }: Reading): Item[] | null {
  const verb = items.findIndex(({ be }) => be !== '');
  const act = items[verb];
  if (!act || verb < 1 || act.name || act.prep || items.slice(1, verb).some(parted)) return null;
  const agent = items.findIndex(({ prep, date }, at) => at > verb && by === prep && !date);
  const [object, ...rest] = items.slice(0, verb) as [Item, ...Item[]];
  const patient = [{ ...object, mark: object.mark || ('article' as const) }, ...rest];
  const done = { ...act, be: '' as const };
  if (agent < 0) return [PERSON, done, ...patient, ...items.slice(verb + 1)];
  let end = agent + 1;
  while (items[end] && !items[end]?.prep && !items[end]?.mark && !items[end]?.date) end += 1;
  const [doer, ...name] = items.slice(agent, end) as [Item, ...Item[]];
  return [
    { ...doer, prep: '' },
    ...name,
    done,
    ...patient,
    ...items.slice(verb + 1, agent),
    ...items.slice(end),
  ];
}
