/** GET /api/missions/{id}: all that a mission needs; `field` and `q` bring what comes nearest. */
import { routes } from '../../src/routes.ts';
import { CITATION_RULES } from '../../src/surfaces/rules.ts';
import { absolute } from '../../src/surfaces/site.ts';
import { inTurn } from '../answers/ask/found.ts';
import { type Facts, factsOf } from '../answers/facts/facts.ts';
import { givenOf } from '../answers/facts/given.ts';
import { languageOf, lexiconOf } from '../answers/facts/languages.ts';
import { POINTS, type Rec, timeOf } from '../answers/facts/record.ts';
import type { MissionFacts, Snapshot } from '../answers/facts/snapshot.ts';
import { linesOf, toldIn } from '../answers/facts/values.ts';
import { tokensOf } from '../answers/facts/words.ts';
import { nearestTo } from '../answers/search/nearest.ts';
import { searchOf } from '../answers/search/search.ts';
import { wantedFor } from '../answers/search/wanted.ts';
import { Problem } from '../http/problem.ts';
import type { Operation } from './operation.ts';

/** Characters within which an answer stays: some 1,800 tokens of the densest language here. */
const MOST_CHARACTERS = 5_400;
/** Words of a record that are given. */
const WORDS = 45;

/** Whether a record is told at a path: it is that path, or an item of that list. */
const isAt = (path: string, { record }: { record: Rec }) =>
  record.path === path || record.path.startsWith(`${path}/`) || record.path.startsWith(`${path}#`);

function told(record: Rec, facts: Facts, quotes: readonly string[]) {
  const { heading, text } = givenOf(record, facts, quotes, WORDS);
  const lines = linesOf(record.kind, toldIn(facts.snapshot, facts.language), facts.language);
  const { url, level, evidence } = record;
  const { start, end } = timeOf(record);
  return {
    label: heading,
    text: [...lines, ...(text === heading ? [] : [text])].join('\n'),
    ...(POINTS.has(record.kind) ? { date: start } : start || end ? { start, end } : {}),
    evidence_level: level,
    ...(evidence ? { evidence_note: evidence } : {}),
    url,
  };
}

type Words = { q?: string | undefined; field?: string | undefined };

/** What of the record matters, the first first, with the sentences that say what is asked. */
function mattering(sources: readonly string[], { q, field }: Words, snapshot: Snapshot) {
  const search = searchOf(snapshot);
  const { records, language } = search.facts;
  const { strongest } = snapshot;
  const lead = ({ path }: Rec) => strongest.indexOf(path) + 1 || strongest.length + 1;
  const ordered = records.toSorted((a, b) => lead(a) - lead(b) || a.at - b.at);
  const plain = ordered.map((record) => ({ record, quotes: [] as string[] }));
  const usual = inTurn(sources.map((path) => plain.filter((one) => isAt(path, one))));
  const asked = [field, q].filter(Boolean).join(' ');
  if (!asked) return { found: usual, unmatched: [], isNowhere: false };
  const spoken = languageOf(asked, language) ?? language;
  const { stop } = lexiconOf(spoken);
  const words = (text: string) => tokensOf(text, spoken).filter(({ word }) => !stop.has(word));
  const wanted = (text: string) => wantedFor(words(text), spoken, search);
  // What is spelt like a word, or belongs with it, finds a record and says nothing.
  const loose = new Set(['kin', spoken === language && 'wide']);
  const isSaid = (text: string) =>
    wanted(text).some(({ stem, way = '' }) => search.has(stem) && !loose.has(way));
  const near = nearestTo(search, wanted(asked))
    .filter(({ passages }) => passages.length > 0)
    .map(({ record, passages }) => ({ record, quotes: passages.map(({ text }) => text) }));
  const whole = usual.filter(({ record }) => sources.includes(record.path));
  const isNowhere = !isSaid(asked);
  const found = inTurn([[...whole, ...near, ...(isNowhere ? usual : [])]]);
  const missed = Object.entries({ q, field }).filter(([, text]) => text && !isSaid(text));
  return { found, unmatched: missed.map(([name]) => name), isNowhere };
}

const fields = (schema: MissionFacts['input_schema']) =>
  Object.entries(schema.properties).map(([name, { description }]) => `${name}: ${description}`);

export const getMission: Operation<'getMission'> = async ({ params, query }, { snapshot }) => {
  const known = (snapshot.missions ?? []).map(({ id }) => id);
  const mission = snapshot.missions?.find(({ id }) => id === params['id']);
  const unknown = `There is no such mission. /api/init names those there are: ${known.join(', ')}.`;
  if (!mission) throw new Problem('content_not_found', unknown, { fallback: '/api/init' });
  const { profile } = snapshot.manifest;
  const { q, field, limit } = query;
  const evals = snapshot.evals.filter((one) => one.recommended_report_mission === mission.id);
  const required = evals.flatMap((one) => one.required_sources ?? []);
  const sources = [...new Set([...mission.sources, ...required])];
  const { found, unmatched, isNowhere } = mattering(sources, query, snapshot);
  const facts = factsOf(snapshot);
  const answer = {
    last_modified: snapshot.last_modified,
    id: mission.id,
    title: mission.title,
    goal: mission.description,
    person: {
      name: profile.name,
      headline: profile.headline,
      url: absolute(snapshot, '/'),
      demonstration: (profile as { demonstration?: string | null }).demonstration ?? null,
    },
    filters: { q: q !== undefined, field: field !== undefined, limit, unmatched },
    brings: fields(mission.input_schema),
    returns: fields(mission.output_schema),
    succeeds_when: mission.success.map(({ description }) => description),
    records: [] as ReturnType<typeof told>[],
    more: null as string | null,
    do_not_infer: profile.do_not_infer,
    citation_rules: [...CITATION_RULES],
    sources: sources.map((path) => absolute(snapshot, path)),
    next: [
      ...(isNowhere ? ['Nothing published has these words: say so.'] : []),
      'Answer from records, each with its url and evidence_level; say what stays open.',
      `Only if something is open: ${absolute(snapshot, routes.ask.path)} (POST question).`,
      `To reach the person: ${absolute(snapshot, routes.sendContact.path)}.`,
    ],
  };
  for (const { record, quotes } of found.slice(0, limit)) {
    const next = told(record, facts, quotes);
    if (JSON.stringify(answer).length + JSON.stringify(next).length > MOST_CHARACTERS) break;
    answer.records.push(next);
  }
  if (answer.records.length === 0) answer.next.unshift('Nothing is published on this: say so.');
  const left = found.length - answer.records.length;
  const ways = q || field ? 'other words in q or field may bring' : 'q or field brings';
  if (left > 0) answer.more = `${left} more at sources; ${ways} those that matter.`;
  return answer;
};
