/** What is read from a snapshot once, for all that answer from it. */
import { once } from '../../../src/once.ts';
import { LANGUAGES, type Language } from '../languages/language.ts';
import { languageOf, lexiconOf } from './languages.ts';
import { recordsOf } from './makers.ts';
import type { Rec } from './record.ts';
import type { Snapshot, Terms } from './snapshot.ts';
import { fold, tokensOf } from './words.ts';

export type Facts = {
  snapshot: Snapshot;
  /** The language that the records are written in. */
  language: Language;
  records: readonly Rec[];
  /** Folded words of the person's name. */
  person: ReadonlySet<string>;
  /** Pronouns of English that the records, where they are in English, do not use of the person. */
  others: ReadonlySet<string>;
  /** What the records say, where a build made it ready. */
  terms: Terms | undefined;
};

/** The language that a profile declares, else the one that its texts are in, else English. */
function writtenIn(snapshot: Snapshot): Language {
  const { profile, experience, projects, claims } = snapshot.manifest;
  const declared = String((profile as { language?: unknown }).language ?? '').slice(0, 2);
  const [english] = LANGUAGES as [Language];
  const text = [
    profile.headline,
    profile.bio,
    profile.biography_markdown,
    ...[...experience, ...projects].map(({ summary }) => summary),
    ...claims.map(({ claim }) => claim),
  ].join(' ');
  return LANGUAGES.find(({ code }) => code === declared) ?? languageOf(text) ?? english;
}

const PRONOUNS = ['she her hers', 'he him his'].map((words) => new Set(words.split(' ')));

/**
 * Whichever of "she" and "he" the profile's own texts use far less; neither where both are rare.
 */
function othersIn({ manifest: { profile } }: Snapshot): ReadonlySet<string> {
  const words = fold(`${profile.bio} ${profile.biography_markdown}`).match(/\p{L}+/gu) ?? [];
  const [she = 0, he = 0] = PRONOUNS.map((set) => words.filter((word) => set.has(word)).length);
  const [hers, his] = PRONOUNS as [Set<string>, Set<string>];
  if (she > 2 * he + 1) return his;
  return he > 2 * she + 1 ? hers : new Set();
}

/** The facts of a snapshot. */
export const factsOf = once((snapshot: Snapshot): Facts => {
  const { name, display_name } = snapshot.manifest.profile;
  const { prepared } = snapshot;
  const language = LANGUAGES.find(({ code }) => code === prepared?.language) ?? writtenIn(snapshot);
  const names = `${name} ${display_name ?? ''}`;
  return {
    snapshot,
    language,
    records: prepared?.records ?? recordsOf(snapshot),
    others: othersIn(snapshot),
    terms: prepared?.terms,
    // "Anna Lind-Berg": words of texts are "lindberg" there, and "lind" where she is called so.
    person: new Set([
      ...(fold(names).match(/[\p{L}\p{N}]+/gu) ?? []),
      ...tokensOf(names, language).map(({ word }) => word),
    ]),
  };
});

/** The stems that carry a text, without the person and small words; `less` are left out too. */
export function contentOf(text: string, facts: Facts, less: readonly ReadonlySet<string>[] = []) {
  const { stop, pronouns, checks } = lexiconOf(facts.language);
  const small = [stop, pronouns, checks.caller, checks.inferring, facts.person, ...less];
  const words = tokensOf(text, facts.language).filter(
    ({ word }) => !small.some((some) => some.has(word)),
  );
  return new Set(words.map(({ stem }) => stem));
}
