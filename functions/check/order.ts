/** The same sentence told in another order: actively, with its subject first, its additions last. */
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

/** The items of one clause about the person in a fixed order; null where there are more clauses. */
export function ordered(items: readonly Item[], reading: Reading): Item[] | null {
  const at = items.findIndex(({ key }) => key === 'P');
  if (at < 0 || items.some((one, index) => parted(one) && index !== at)) return null;
  const subject = { ...(items[at] as Item), mark: '' as const };
  const before = items.slice(0, at);
  const after = items.slice(at + 1);
  // "Dort leitete sie": the verb stands before its subject.
  const [last] = before.slice(-1);
  const inverted = last && !last.prep && !last.name && !last.date && reading.verbSecond;
  const rest = inverted ? [last, ...after, ...before.slice(0, -1)] : [...after, ...before];
  // "Sie hat ein Fest gegründet": the verb stands last.
  const final = rest.findLastIndex(
    ({ date }, index) => !date && index < (inverted ? 0 : after.length),
  );
  const end = rest[final];
  if (reading.verbSecond && end && final > 0 && !end.name && !end.prep && end.past) {
    rest.splice(final, 1);
    const [first] = rest as [Item];
    rest[0] = { ...first, be: '' };
    rest.unshift({ ...end, be: first.be, not: end.not !== first.not });
    rest[1] = { ...(rest[1] as Item), not: false };
  }
  return [subject, ...additionsLast(rest, reading)];
}

/** Phrases with a preposition, dates apart, behind the others and in one order. */
function additionsLast(items: readonly Item[], { by, of }: Reading): Item[] {
  const [verb, ...rest] = items;
  if (!verb) return [];
  const phrases: Item[][] = [];
  const core: Item[] = [verb];
  let open: Item[] | null = null;
  for (const one of rest) {
    const bound = one.prep !== '' && one.prep !== of && one.prep !== by;
    if (one.date) core.push(one);
    else if (bound) {
      open = [one];
      phrases.push(open);
    } else if (open && (one.prep === of || one.mark === '')) open.push(one);
    else {
      open = null;
      core.push(one);
    }
  }
  const key = (phrase: readonly Item[]) => phrase.map((one) => `${one.prep}:${one.key}`).join(' ');
  return [...core, ...phrases.sort((a, b) => (key(a) < key(b) ? -1 : 1)).flat()];
}
