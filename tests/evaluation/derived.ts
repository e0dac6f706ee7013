/** Statements made from the records of every profile by rule: most are false, some are true. */
import type { Snapshot } from '../../functions/answers/facts/snapshot.ts';
import { profile } from '../ask/profiles.ts';
import { EVALUATED } from '../support/profile-folders.ts';
import { randomFrom } from '../support/random.ts';
import { basesOf, changesOf, sentencesOf } from './changes.ts';
import { post } from './figures.ts';
import type { Figures } from './least.ts';
import { readSet, type Statement } from './sets.ts';
import { turned, wordings } from './wordings.ts';

/** True statements of a profile that are changed, and how many of what is made is checked. */
const BASES = 40;
const CHANGED = 300;

/** Those that derived statements are made from; held-out sets are about other profiles. */
const PROFILES = ['example', 'odd', 'engineer', 'planner', 'infirmiere', ...EVALUATED];

type IsChosen = (item: { profile: string }) => boolean;

const isSupported = async (statement: string, snapshot: Snapshot): Promise<boolean> =>
  (await post('/api/claims/check', { statement }, snapshot))['verdict'] === 'supported';

/** Those of some statements that are supported. */
export async function supportedOf(texts: readonly string[], snapshot: Snapshot): Promise<string[]> {
  const found: string[] = [];
  for (const text of texts) if (await isSupported(text, snapshot)) found.push(text);
  return found;
}

/** A list in an order that a seed decides. */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  const next = randomFrom(seed);
  return all
    .map((value): [number, T] => [next(), value])
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value);
}

/** Profiles of development sets that are chosen. */
function chosen(isChosen: IsChosen): string[] {
  const heldOut = new Set(readSet<Statement>('held-out-statements').map((item) => item.profile));
  return PROFILES.filter((name) => !heldOut.has(name) && isChosen({ profile: name }));
}

type Made = { kind: string; text: string; from: string };

/**
 * True statements with one detail changed, of a profile: some of those that so many true ones
 * give, in a fixed order.
 */
export async function changedOf(name: string, bases: number, most: number): Promise<Made[]> {
  const snapshot = await profile(name);
  const cases = readSet<Statement>('development-statements').filter((item) => item.true);
  const truths = new Set(cases.map(({ statement }) => statement));
  const known = cases.filter((item) => item.profile === name);
  const said = shuffled([...basesOf(snapshot), ...sentencesOf(snapshot)], 7);
  const texts = [...known.map(({ statement }) => statement), ...said.slice(0, 2 * bases)];
  const true_ = (await supportedOf(shuffled(texts, 8), snapshot)).slice(0, bases);
  const made = true_.flatMap((from) =>
    changesOf(from, snapshot).map(([kind, text]) => ({ kind, text, from })),
  );
  return shuffled(made, 9)
    .slice(0, most)
    .filter(({ text }) => !truths.has(text));
}

/** Sentences of the records without the word by which they deny. */
export const affirmedOf = (snapshot: Snapshot): string[] =>
  sentencesOf(snapshot).flatMap((text) =>
    [...text.matchAll(/ (?:not|never|no longer|nicht|nie)(?=[ .,;])/g)].map(
      ({ 0: denial, index }) => text.slice(0, index) + text.slice(index + denial.length),
    ),
  );

/** True statements with one detail changed: none may be supported. */
export async function changedFigures(isChosen: IsChosen): Promise<Figures> {
  let [some, of] = [0, 0];
  for (const name of chosen(isChosen)) {
    const snapshot = await profile(name);
    const changed = (await changedOf(name, BASES, CHANGED)).map(({ text }) => text);
    const all = [...changed, ...affirmedOf(snapshot)];
    const wrong = await supportedOf(all, snapshot);
    for (const text of wrong) console.log(`${name}, changed and supported: ${text}`);
    some += wrong.length;
    of += all.length;
  }
  return { 'changed supported': { some, of } };
}

/** Typed fields in other words: they are supported, and what they are turned into is not. */
export async function wordingFigures(isChosen: IsChosen): Promise<Figures> {
  const worded = { some: 0, of: 0 };
  const wrong = { some: 0, of: 0 };
  for (const name of chosen(isChosen)) {
    const snapshot = await profile(name);
    const statements = wordings(snapshot);
    worded.some += (await supportedOf(statements, snapshot)).length;
    worded.of += statements.length;
    const false_ = turned(statements);
    const supported = await supportedOf(false_, snapshot);
    for (const text of supported) console.log(`${name}, turned and supported: ${text}`);
    wrong.some += supported.length;
    wrong.of += false_.length;
  }
  return { worded, 'turned supported': wrong };
}
