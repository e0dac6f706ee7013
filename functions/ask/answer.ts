/**
 * A question and what is published: the answer. Pure and deterministic; nothing of the question
 * stands in it.
 */

import type { Snapshot } from '../facts/snapshot.ts';
import { type AnswerStatus, type Found, looked, silent, sourceOf } from './answers.ts';
import { curated } from './curated.ts';
import { framed, quoted, textOf } from './frames.ts';
import { CANONICAL, intentOf } from './intents.ts';
import { asksOf } from './kinds.ts';
import { type Known, knownFrom } from './knowledge.ts';
import { isForeign } from './language.ts';
import { LOOKUPS } from './lookups-lists.ts';
import { PERSON } from './lookups-person.ts';
import { RECORDS } from './lookups-records.ts';
import { TERMS } from './lookups-terms.ts';
import { definition, passageAnswer } from './passages-answer.ts';
import { type Asked, readQuestion } from './question.ts';
import { retrieve } from './retrieve.ts';
import { declineTopic, topicOf } from './topics.ts';
import { fold, tokensOf } from './words.ts';
import { yesNo } from './yes-no.ts';

export type { AnswerStatus, Found };

/** The text of an answer: its parts, one after the other. */
export function textOfAnswer({ parts }: Found): string {
  return parts.map(textOf).join(' ');
}

/** Requests that are no question about a person. */
const CHORES =
  /^(?:(?:please|can you|could you|would you) )*(write|compose|draft|translate|sing|calculate|solve|recommend|suggest|book|order|play|explain|convert|sort|code|generate|imagine|draw|define)\b|\b(joke|poem|haiku|recipe|weather|lyrics)\b/;

/** Agents also paste objects: the words of their values, with underscores as spaces. */
function plainText(text: string): string {
  if (!/^\s*[{[]/.test(text)) return text;
  try {
    const words: string[] = [];
    JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string') words.push(value.replaceAll('_', ' '));
      return value;
    });
    return words.join(' ') || text;
  } catch {
    return text;
  }
}

/** Answers a question from the published facts. */
export function answerTo(text: string, facts: Snapshot): Found {
  const question = plainText(text);
  const known = knownFrom(facts);
  const asked = readQuestion(known, question);
  if (asked.tokens.length === 0)
    return asked.instructs
      ? silent('declined', 'instructed', 'only instructions')
      : silent('out_of_scope', 'outOfScope', 'no words');
  if (
    asked.instructs &&
    asked.meanings.length <= 1 &&
    !asked.personal &&
    !/\b(who|what|when|where|which|how|list|name)\b/.test(asked.line)
  )
    return silent('declined', 'instructed', 'only instructions');
  const own = tokensOf(question);
  const foreign = own.filter(({ word }) => !known.words.has(word) || /^.{1,3}$/.test(word));
  const rest = foreign.map(({ raw }) => raw).join(' ') + (/[¿¡]/.exec(question)?.[0] ?? '');
  if (
    isForeign(
      rest,
      own.filter(({ word }) => !known.person.has(word)),
    )
  )
    return silent('out_of_scope', 'language', 'another language');
  const narrow = readQuestion(known, question, false);
  if (narrow.line === asked.line) return find(known, asked);
  const found = find(known, { ...narrow, personal: asked.personal });
  return answers(found) ? found : find(known, asked);
}

const answers = ({ status }: Found): boolean => status === 'answered' || status === 'declined';

/** `plain`: the question is one of ours, in the words that the lookups answer by. */
function find(known: Known, asked: Asked, plain = false): Found {
  const common = curated(known, asked);
  if (common) return common;
  const chore = CHORES.test(asked.line) && !asked.personal;
  const topic = topicOf(known, asked);
  for (const lookup of PERSON) {
    const found = lookup(known, asked);
    if (found) return found;
  }
  if (topic)
    return (
      (topic.published && published(known, asked, topic.published)) || declineTopic(known, topic)
    );
  const defined = definition(known, asked);
  if (defined) return defined;
  if (!chore)
    for (const lookup of [...TERMS, ...LOOKUPS, ...RECORDS]) {
      const found = lookup(known, asked);
      if (found) return found;
    }
  const asks = yesNo(known, asked);
  if (asks) return asks;
  const intent = plain || asked.strange ? null : intentOf(known, asked);
  if (intent) {
    const found = find(known, readQuestion(known, CANONICAL[intent] as string), true);
    return { ...found, why: `intent ${intent}: ${found.why}` };
  }
  const passage = chore
    ? null
    : passageAnswer(known, asked, asksOf(asked.line).yesNo ? framed('recordSays') : undefined);
  return passage ?? nothing(known, asked, chore);
}

/**
 * Published words on a private matter, when they are about the person and say all that is asked.
 */
function published(known: Known, asked: Asked, says: RegExp): Found | null {
  const [best] = retrieve(known, asked, { who: true }, [
    'profile',
    'claim',
    'note',
    'experience',
    'question',
  ]).filter(({ text, own, record }) => {
    const line = fold(text);
    return (
      own >= 0.5 &&
      says.test(line) &&
      (record.kind !== 'note' ||
        /\b(she|he|her|his)\b/.test(line) ||
        tokensOf(text).some(({ word }) => known.person.has(word)))
    );
  });
  return best
    ? looked(
        `published in ${best.record.path}`,
        [quoted(best.text)],
        [sourceOf(best.record, best.text)],
      )
    : null;
}

/**
 * Words of careers and profiles: a question that has one is asked of the person, whoever is not
 * named in it.
 */
const OF_CAREERS =
  /\b(notes?|articles?|manifesto|claims?|projects?|talks?|skills?|profile|cv|resume|experience|jobs?|work|career|employ\w*|degrees?|education|school|certifi\w+|licen[cs]es?|qualif\w+|references?|referees?|publications?|papers?|theses|thesis|dissertation|awards?|salary|notice|contact|invoices?|payment|military|hobb(y|ies)|operator|site|website|page|message|letters?|funeral|service|family)\b/;

/**
 * Nothing to say: of the person or of what the record tells of it is not published, anything else
 * is not asked here.
 */
function nothing(known: Known, asked: Asked, chore: boolean): Found {
  const told = asked.meanings.some(
    (one) => known.things().has(one) || (known.said(one) && known.weight(one) >= 2.5),
  );
  // A field of a form, such as "favourite food", is asked of the person.
  const field = asked.tokens.length <= 3 && asked.meanings.some((one) => one.length > 2);
  // "Ada Lovelace": somebody else.
  const others =
    asked.tokens.filter(({ name, word }) => name && asked.unknown.includes(word)).length > 1;
  if (asked.personal || (!chore && !others && (field || told || OF_CAREERS.test(asked.line))))
    return silent('not_published', 'notPublished', 'not published');
  if (asked.instructs && asked.meanings.length === 0)
    return silent('declined', 'instructed', 'only instructions');
  return silent('out_of_scope', 'outOfScope', 'not about the person');
}
