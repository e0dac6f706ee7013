/** A statement against the typed fields of a record: who, what, where and when, each of its own kind. */
import type { Match } from './check.ts';
import { agrees, datesIn, within } from './dates.ts';
import type { Known } from './knowledge.ts';
import type { Kind, Rec } from './records.ts';
import { isNegation, isPerson, type Statement, type Term } from './statement.ts';
import { unitsOf } from './units.ts';
import { meaningOf, numberOf } from './vocabulary.ts';
import { stemOf, tokensOf } from './words.ts';

const meanings = (words: string): Set<string> => new Set(words.split(' ').map((word) => meaningOf(stemOf(word))));

/** What may be said of every record of a kind, because it is one. */
const SAID: Partial<Record<Kind, Set<string>>> = {
  profile: meanings('born died speak language languages lives location headline'),
  experience: meanings(
    'work worked serve employed joined started began left ended since until from to job position title employer company held role years spent stayed',
  ),
  education: meanings(
    'received earned awarded obtained got graduated completed degree studied finished holds university college education',
  ),
  project: meanings('project role worked work since started ended began until from to'),
  skill: meanings('skill expertise practised experience since until worked knows'),
  writing: meanings(
    'wrote written published publication coauthored with text textbook paper publisher author printed released',
  ),
  talk: meanings(
    'gave talk presented spoke spoken speech lecture lectured interview interviewed appeared delivered event',
  ),
  note: meanings('note'),
};

/** Kinds whose records tell of one event or work, so that their fields and sentences belong together. */
const ONE_EVENT: ReadonlySet<Kind> = new Set(['note', 'talk', 'writing', 'education']);

/** Whether a sentence of a record says something, without denying or doubting it. */
function told(known: Known, at: number, meaning: string, personal: boolean): boolean {
  return unitsOf(known, known.records[at] as Rec).some(
    (unit) => !unit.negated && !unit.hedged && (unit.personal || !personal) && unit.meanings.has(meaning),
  );
}

const BEGIN = /^(since|from|start\w*|began|begin|begun|join\w*|hired|appointed)$/;
const END = /^(until|till|to|through|left|leave|ended|end|finish\w*|quit|retired|stopped)$/;

/** Whether a date of the statement is right for a record; null when the statement does not tell which date it means. */
function dateFits(said: string, before: string, line: string, rec: Rec): boolean {
  const { kind, start, end } = rec;
  if (kind === 'profile')
    return /\bborn\b/.test(line) ? agrees(said, start) : /\bdie[ds]?\b|\bdeath\b/.test(line) && agrees(said, end);
  if (kind === 'education')
    return BEGIN.test(before) || /\b(started|began|entered)\b/.test(line) ? agrees(said, start) : agrees(said, end);
  if (kind === 'talk' || kind === 'writing' || kind === 'note') return agrees(said, start);
  if (END.test(before)) return agrees(said, end);
  if (BEGIN.test(before)) return agrees(said, start);
  const verbs = line.split(' ');
  if (verbs.some((word) => END.test(word) && word !== 'to' && word !== 'end')) return agrees(said, end);
  if (verbs.some((word) => BEGIN.test(word) && word !== 'from')) return agrees(said, start);
  return within(said, start, end);
}

/** Matches of a statement with the fields of records of which it says something. */
export function matchFields(known: Known, statement: Statement, candidates: readonly Rec[]): Match[] {
  const words = statement.tokens.map(({ word }) => word);
  const line = words.join(' ');
  const dates = datesIn(words);
  const found: Match[] = [];
  const profile = known.records.filter(({ kind }) => kind === 'profile');
  for (const rec of new Set([...profile, ...candidates])) {
    const { at } = rec;
    const says = SAID[rec.kind];
    if (!says) continue;
    const header = known.headers(at);
    // What somebody did in a project says nothing of the project itself.
    const values =
      rec.kind === 'project' && !statement.personal && !/\brole\b/.test(line) ? rec.values.slice(0, 1) : rec.values;
    const fields = new Set(values.flatMap((value) => fieldMeanings(known, value)));
    const aliases = new Set(known.aliases(at).flat());
    const matched = new Set<Term>();
    const against = new Set<Term>();
    let named = 0;
    for (const term of statement.terms) {
      const inside = dates.find(({ date }) =>
        term.kind === 'date' || (term.kind === 'number' && date.endsWith(`-${term.token.word.padStart(2, '0')}`))
          ? dateHas(date, term)
          : false,
      );
      if (term.kind === 'date' && inside) {
        if (dateFits(inside.date, inside.before, line, rec)) matched.add(term);
        else if (rec.start || rec.end) against.add(term);
      } else if (term.kind === 'number' && inside && dateFits(inside.date, inside.before, line, rec)) matched.add(term);
      else if (fields.has(term.meaning) || (aliases.has(term.meaning) && header.has(term.meaning))) {
        matched.add(term);
        named += 1;
      } else if (term.kind === 'word' && says.has(term.meaning)) matched.add(term);
      else if (
        ONE_EVENT.has(rec.kind) &&
        term.kind !== 'number' &&
        term.kind !== 'date' &&
        told(known, at, term.meaning, statement.personal)
      )
        matched.add(term);
    }
    if (named === 0 && !(rec.kind === 'profile' && matched.size > 1)) continue;
    const about =
      statement.personal ||
      rec.kind !== 'experience' ||
      statement.tokens.some((token) => isPerson(known, token)) ||
      !statement.terms.some(({ kind }) => kind === 'date');
    if (about) found.push({ record: rec, text: null, matched, against, opposite: statement.tokens.some(isNegation) });
  }
  return found;
}

function dateHas(date: string, { token }: Term): boolean {
  const months = 'january february march april may june july august september october november december'.split(' ');
  if (/^\d{4}$/.test(token.word)) return date.startsWith(token.word);
  const value = numberOf(token.word);
  if (value !== null) return date.slice(8) === String(value).padStart(2, '0');
  return date.slice(5, 7) === String(months.indexOf(token.word) + 1).padStart(2, '0');
}

const cache = new Map<string, string[]>();
function fieldMeanings(_known: Known, value: string): string[] {
  const hit = cache.get(value) ?? tokensOf(value).map(({ stem }) => meaningOf(stem));
  if (cache.size < 20_000) cache.set(value, hit);
  return hit;
}
