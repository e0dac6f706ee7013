/** Whether a sentence of one record says a statement. */
import type { Rec } from '../facts/records.ts';
import { type Aligned, align, type Frame } from './align.ts';
import type { Item } from './items.ts';
import type { Reading } from './reading.ts';
import type { Told } from './subject.ts';
import { active } from './voice.ts';
import type { Slot } from '../languages/statements/statements.ts';

export type Said = Aligned & { told: Told };

/** The person, or the thing that the record is called by, as the subject of a sentence. */
const subject = (key: string, slot: Item['slot']): Item => ({
  key,
  word: '',
  name: true,
  number: false,
  date: null,
  slot,
  prep: '',
  mark: '',
  be: '',
  own: false,
  not: false,
  about: '',
  at: 0,
  end: 0,
});
const PERSON = subject('P', null);
const TITLE = subject('T', 'T');

/** The ways of reading a sentence with the subject that it leaves out. */
function readings({ line, items }: Told, { kind }: Rec): [readonly Item[], boolean][] {
  const named = items[0]?.key === 'P' || items[0]?.slot === 'T';
  const thing = ['project', 'talk', 'writing', 'skill'].includes(kind);
  return [
    [items, false],
    ...(line.implied && !named ? [[[PERSON, ...items], true] as [Item[], boolean]] : []),
    ...(thing && !named ? [[[TITLE, ...items], true] as [Item[], boolean]] : []),
  ];
}

/** What a statement says beside a sentence of a record without what the record's fields give. */
function withoutContext(said: readonly Item[], told: readonly Item[], reading: Reading): Item[] {
  const bound = (slot: Slot, prep: string) =>
    [...reading.bonds[slot]].some((bond) => reading.preposition.get(bond) === prep);
  return said.filter(
    ({ slot, prep, not }, at) =>
      !slot ||
      not ||
      told.some((one) => one.slot === slot) ||
      !(at === 0 ? slot === 'T' || prep : bound(slot, prep)),
  );
}

type Pair = [readonly Item[], readonly Item[]];

/** A sentence and a statement in the same voice, in each way there is. */
function voices(told: readonly Item[], said: readonly Item[], reading: Reading): Pair[] {
  const toldActive = active(told, reading);
  const saidActive = active(said, reading);
  return [
    [told, said],
    ...(toldActive ? [[toldActive, said] as Pair] : []),
    ...(saidActive ? [[told, saidActive] as Pair] : []),
  ];
}

/** How the sentences of a record say a statement: the best first; none when they do not. */
export function saidBy(rec: Rec, told: readonly Told[], said: readonly Item[], reading: Reading, gone: boolean): Said[] {
  const day = ['talk', 'writing'].includes(rec.kind) || rec.start === rec.end ? rec.start : null;
  const ended = rec.end !== null || gone;
  const verb = said.find(({ key }) => key !== 'P' && key !== 'T');
  const present = verb && verb.be !== 'was' && !reading.past.test(verb.word);
  if (rec.kind === 'experience' && ended && present && said[0]?.key === 'P') return [];
  const found: Said[] = [];
  for (const one of told) {
    for (const [items, implied] of readings(one, rec)) {
      const frame: Frame = { reading, implied, ended: rec.kind === 'profile' ? gone : ended, day };
      const bare = withoutContext(said, items, reading);
      const pairs = [...voices(items, said, reading), ...(bare.length < said.length ? voices(items, bare, reading) : [])];
      const hit = pairs.map(([a, b]) => align(a, b, frame)).find((each) => each !== null);
      if (hit) found.push({ ...hit, told: one });
    }
  }
  return found.sort((a, b) => a.against.length - b.against.length);
}
