/** The owner's common questions: the first way to answer. */

import type { Rec } from '../facts/records.ts';
import type { Found } from './answers.ts';
import { sourceOf } from './answers.ts';
import { quoted } from './frames.ts';
import type { Known } from './knowledge.ts';
import { type Asked, readQuestion } from './question.ts';
import { isOfOthers, TOPICS } from './topics.ts';

/**
 * Matters that people ask about in many words. A question that names one is taken for the common
 * question that names it too.
 */
const MATTERS: readonly (readonly [string, RegExp])[] = [
  ...TOPICS.filter(({ id }) => ['rates', 'work authorization', 'availability'].includes(id)).map(
    ({ id, asks }) => [id, asks] as const,
  ),
  [
    'current employer',
    /\b((current|present|latest|last|most recent)( \w+)? (employer|job|company|position|role)|who (does|do) (she|he|they|you|\w+) (currently )?work for|where (does|do) (she|he|they|you) (currently )?work( now)?$|employer( was| is)? (her|his|their|the)? ?(last|latest))\b/,
  ],
  [
    'experience',
    /\b(how many years|years? of (professional |work |total )?experience|(total|overall) (years|experience)|how (long|many years)( has| have)? (she|he|you|they) (been )?work(ed|ing)?( in total)?$|years of work|experience (in )?total|seniority)/,
  ],
  [
    'location',
    /\b(where (is|are) (she|he|they|you|\w+ ?\w*) (based|located)|located|location|remote(ly)?|on ?site|relocat\w+)\b/,
  ],
  [
    'degrees',
    /\b(degrees?|academic (background|qualifications?)|educational (background|qualifications?))\b/,
  ],
  [
    'programming languages',
    /\b(programming|coding|computer) languages?\b|\blanguages? (did|does|has|have) (she|he|they|you) (code|program)/,
  ],
  [
    'management',
    /^(?!.*\bwho\b).*\b(manage(d|s|r|ment)?|supervis(e|ed|or)|direct reports|led (people|teams?|a team)|lead(ing)? (people|teams?)|people (leader|manager)|team lead)\b/,
  ],
  [
    'citation',
    /\b(cit(e|ed|ing|ation)|(?:do|should|can|may|to|must) (?:i |we |one |you |an agent )?(?:properly |correctly )?(?:quote|credit|reference)|attribut(e|ion)|reference (this|the) (profile|site))\b/,
  ],
  [
    'verification',
    /\b(verif(y|ied|iable|ication)|referees?|references?(?! links?)(?<!reference)|fact-?check)\b/,
  ],
  [
    'contact',
    /\b((get|be|stay) in touch|reach (her|him|them|you|out)|contact(ed|ing)?|send (a )?message)\b/,
  ],
];

const matterOf = (line: string): string | null =>
  MATTERS.find(([, pattern]) => pattern.test(line))?.[0] ?? null;

/** Words that make no question another one. */
const GENERIC =
  /^(quot|cit|credit|referenc|attribut|properl|evidenc|experienc|skill|person|profession|career|academ|complet|hold|held|year|job|role|month|offer|contract|consult|advis|talk|interview|speak|budget|client|expect|own|current)/;

type Common = { record: Rec; asked: Asked; matter: string | null };
const made = new WeakMap<Known, Common[]>();

function commonOf(known: Known): Common[] {
  const list =
    made.get(known) ??
    known.records
      .filter(({ kind }) => kind === 'question')
      .map((record) => {
        const asked = readQuestion(known, record.label);
        return { record, asked, matter: matterOf(asked.line) };
      });
  made.set(known, list);
  return list;
}

/** What a question asks for: two of different kinds are seldom the same question. */
function kindOf(line: string): string {
  return (
    /^(?:\w+ ){0,3}?(when|where|who|whom|how many|how long|how much|why)\b/
      .exec(line)?.[1]
      ?.replace('whom', 'who') ?? ''
  );
}

/** How alike two questions are, from 0 to 1: by the weight of what they share. */
function likeness(known: Known, asked: Asked, common: Asked): number {
  const sum = (list: readonly string[]) =>
    list.reduce((total, one) => total + known.weight(one), 0);
  const shared = sum(asked.meanings.filter((one) => common.meanings.includes(one)));
  return (2 * shared) / (sum(asked.meanings) + sum(common.meanings) || 1);
}

/** The answer of the owner, when the question is one of the common ones; else null. */
export function curated(known: Known, asked: Asked): Found | null {
  if (
    /\bwould (she|he|they|you) (have |ever )*(say|said|think|thought|feel|felt|like|want)\b/.test(
      asked.line,
    )
  )
    return null;
  // A question about a text is answered from the text.
  const text =
    /\b(manifesto|articles?|essay|note)\b/.test(asked.line) &&
    !/\b(cite|credit|quote|attribute|reference)\b/.test(asked.line);
  const matter = text || isOfOthers(known, asked) ? null : matterOf(asked.line);
  const own = kindOf(asked.line);
  let best: { common: Common; score: number } | null = null;
  for (const common of commonOf(known)) {
    const alike = likeness(known, asked, common.asked);
    const theirs = kindOf(common.asked.line);
    const kinds = own === theirs || (!theirs && !own);
    // What the question has more than the common one must not be something else of this profile.
    const extra = asked.meanings.filter(
      (one) =>
        !common.asked.meanings.includes(one) &&
        !known.lines(common.record.at).some(({ meanings }) => meanings.has(one)),
    );
    const strange = extra.filter(
      (one) => !GENERIC.test(one) && (known.weight(one) > 2.2 || known.things().has(one)),
    ).length;
    const same = asked.line === common.asked.line;
    const matched =
      matter !== null &&
      matter === common.matter &&
      (strange === 0 || matter === 'rates') &&
      extra.length <= 3;
    const score = same
      ? 2
      : alike >= 0.67 && kinds && strange === 0
        ? 1 + alike
        : matched
          ? 0.5 + alike
          : 0;
    if (score > (best?.score ?? 0)) best = { common, score };
  }
  if (!best) return null;
  const { record } = best.common;
  const question = known.facts.manifest.common_questions.find(({ id }) => id === record.id);
  if (!question) return null;
  const behind = question.sources.flatMap(({ source_path }) =>
    known.records.filter(({ path }) => path === source_path),
  );
  const declines = !question.answered;
  return {
    status: declines ? 'declined' : 'answered',
    mode: 'author_curated',
    band: best.score >= 1 ? 'high' : 'medium',
    parts: [quoted(question.answer_markdown)],
    sources: [sourceOf(record, question.answer_markdown), ...behind.map((one) => sourceOf(one))],
    why: `common question ${record.id}`,
  };
}
