/** Whether a sentence of one record says a statement. */

import type { Rec } from '../facts/record.ts';
import { stemOf } from '../facts/words.ts';
import type { Slot } from '../languages/statements/statements.ts';
import { type Aligned, align } from './align.ts';
import type { Frame } from './frame.ts';
import type { Item } from './items.ts';
import { SUBJECTS } from './order.ts';
import type { Reading } from './reading.ts';
import type { Told } from './subject.ts';

export type Said = Aligned & { told: Told };
type Items = readonly Item[];

/** Kinds whose records are about a thing, which their sentences may call "it". */
const THINGS = ['project', 'talk', 'writing', 'skill'];

/** A sentence that begins with "it" or "the cutter", with what the record is called instead. */
function titled(items: Items, rec: Rec, { it, language }: Reading): Items | null {
  const [first, ...rest] = items;
  if (!first || first.prep || !THINGS.includes(rec.kind)) return null;
  const own = () =>
    rec.label.split(/[^\p{L}]+/u).some((word) => stemOf(word, language) === first.key);
  const named = it.has(first.word) || (first.mark === 'article' && rest[0]?.be && own());
  return named ? [{ ...first, ...SUBJECTS.title }, ...rest] : null;
}

/** The ways of reading a sentence with the subject that it leaves out or calls by a pronoun. */
function readings(told: Told, rec: Rec, reading: Reading): [Items, boolean][] {
  const { line, items } = told;
  const found: [Items, boolean][] = [[items, false]];
  if (items[0]?.key === 'P' || items[0]?.slot === 'T') return found;
  if (line.implied) found.push([[SUBJECTS.person, ...items], true]);
  if (!THINGS.includes(rec.kind)) return found;
  const named = titled(items, rec, reading);
  if (named) found.push([named, false]);
  return [...found, [[SUBJECTS.title, ...items], true]];
}

/** What a statement says beside a sentence of a record without what the record's fields give. */
function withoutContext(said: Items, told: Items, reading: Reading): Items {
  const { inside, as, of } = reading;
  const bound = (slot: Slot, prep: string) =>
    prep === inside || (slot === 'T' && (prep === as || prep === of));
  return said.filter(
    ({ slot, prep, not }, at) =>
      !slot ||
      not ||
      told.some((one) => one.slot === slot) ||
      !(at === 0 ? slot === 'T' || prep : bound(slot, prep)),
  );
}

/** A sentence and a statement, also with what stands before its subject put last. */
function* pairs(told: Items, said: Items): Generator<[Items, Items]> {
  yield [told, said];
  const at = said.findIndex(({ key }) => key === 'P');
  if (at > 0) yield [told, [...said.slice(at), ...said.slice(0, at)]];
}

/** Whether a statement about the person tells of the present. */
const isPresent = (said: Items): boolean => {
  const verb = said.find(({ key, date, prep }) => key !== 'P' && !date && !prep);
  return said.some(({ key }) => key === 'P') && verb?.be !== 'was' && !verb?.past;
};

/** Whether a sentence may have the words of a statement; inflected verbs are compared later. */
function mayHave({ keys }: Told, said: Items, { verbSecond }: Reading): boolean {
  const missing = said.filter(
    ({ key, date, number, slot }) => !date && !number && !slot && key !== 'P' && !keys.has(key),
  );
  return missing.length <= (verbSecond ? 1 : 0);
}

/** How the sentences of a record say a statement: the best first; none when they do not. */
export function saidBy(
  rec: Rec,
  told: readonly Told[],
  said: Items,
  reading: Reading,
  gone: boolean,
): Said[] {
  const point = ['talk', 'writing'].includes(rec.kind) || rec.start === rec.end;
  const ended = rec.kind === 'profile' ? gone : rec.end !== null || gone;
  if (rec.kind === 'experience' && ended && isPresent(said)) return [];
  const found: Said[] = [];
  const thing = titled(said, rec, reading);
  const ways = thing ? [said, thing] : [said];
  for (const one of told.filter((each) => mayHave(each, thing ?? said, reading)))
    for (const [items, implied] of readings(one, rec, reading)) {
      const frame: Frame = { reading, implied, ended, day: point ? rec.start : null };
      const bare = withoutContext(said, items, reading);
      for (const each of bare.length < said.length ? [...ways, bare] : ways)
        for (const [a, b] of pairs(items, each)) {
          const hit = align(a, b, frame);
          if (hit) found.push({ ...hit, told: one });
        }
    }
  return found.sort((a, b) => a.against.length - b.against.length);
}
