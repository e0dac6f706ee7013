/**
 * Asks the questions and statements of a set as a caller would: a real request through the HTTP
 * service, which has the facts of a built profile and a memory store.
 */
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { Snapshot } from '../../functions/answers/facts/snapshot.ts';
import { storeLog } from '../../functions/events/store-log.ts';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import type { Service } from '../../functions/operations/operation.ts';
import { operations } from '../../functions/operations/operations.ts';
import { answerOperation } from '../../functions/steps/operations.ts';
import { bare } from '../ask/published.ts';
import { memoryStores } from '../store/memory.ts';
import type { Share } from './least.ts';
import type { Question, Statement } from './sets.ts';

/** What came of a question. */
export type Asked = {
  item: Question;
  status: string;
  /** Whether an answer was given, whole or in part. */
  given: boolean;
  /** Whether one of the five sources is a right record. */
  record: boolean;
  /** Whether a right value stands in the answer or in what its sources quote. */
  value: boolean;
  answer: string;
  quotes: string[];
  /** What the reply tells of its own worth. */
  worth: string;
  /** Whether the whole reply costs no more than MOST_TOKENS. */
  short: boolean;
};
export type Checked = { item: Statement; verdict: string; record: boolean };

/** Tokens (o200k) that half of all replies may cost at most. */
const MOST_TOKENS = 700;

type Body = Record<string, unknown>;
type Source = Body & { url: string };

/** Sends a body to the service, which has the facts of a profile and nothing stored. */
export async function post(path: string, body: Body, snapshot: Snapshot): Promise<Body> {
  const stores = memoryStores();
  const headers = { 'Content-Type': 'application/json' };
  const service: Service = {
    operations,
    stores,
    snapshot,
    now: () => new Date('2026-11-20T12:00:00Z'),
    later: () => {},
    webhook: null,
    credentials: credentialsFrom({}),
    events: storeLog(stores),
    log: () => {},
  };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await answerOperation(new Request(snapshot.base + path, request), service);
  if (!response.ok) throw new Error(`${path} gave ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Whether one of five sources is a record that a label names, or an item of a list it names. */
export const isNamed = (sources: readonly { url: string }[], labels: readonly string[]): boolean =>
  sources
    .slice(0, 5)
    .map(({ url }) => `${url.replace(/^https?:..[^/]*/, '').replace('#', '/')}/`)
    .some((path) => labels.some((label) => path.startsWith(`${label.replace('#', '/')}/`)));

const plain = (text: string): string => bare(text.normalize().replaceAll('’', "'")).toLowerCase();

/**
 * Whether a value stands in a text, in capitals or not. A number is no part of a longer number, and
 * a value of up to four characters no part of a word.
 */
export function stands(value: string, text: string): boolean {
  const whole = (edge = '') => value.length <= 4 || /\d/.test(edge);
  const before = whole(value.at(0)) ? '(?<![\\p{L}\\d]|\\d[.,])' : '';
  const after = whole(value.at(-1)) ? '(?![\\p{L}\\d]|[.,]\\d)' : '';
  const escaped = plain(value).replace(/[.+?^${}()]/g, '\\$&');
  return new RegExp(before + escaped + after, 'u').test(plain(text));
}

/** What a source says, without its addresses. */
const wordsOf = (source: Source): string[] =>
  Object.entries(source)
    .filter(([name]) => !/path|url|hash/.test(name))
    .flatMap(([, value]) => value)
    .filter((value) => typeof value === 'string');

/** Asks a question. Rejects when the service does not answer with 200. */
export async function ask(item: Question, snapshot: Snapshot): Promise<Asked> {
  const body = await post('/api/agent/ask', { question: item.question }, snapshot);
  const [answer, status] = [String(body['answer']), String(body['answer_status'])];
  const sources = (body['sources'] as Source[]).slice(0, 5);
  const quotes = sources.flatMap(wordsOf);
  const reply = [answer, ...quotes].join('\n');
  const { generation_mode, authoritative } = body['answer_provenance'] as Body;
  return {
    item,
    status,
    given: ['answered', 'partially_answered'].includes(status),
    record: isNamed(sources, item.records),
    value: item.value.some((value) => stands(value, reply)),
    answer,
    quotes,
    worth: `${authoritative ? 'authoritative ' : ''}${generation_mode}`,
    short: countTokens(JSON.stringify(body)) <= MOST_TOKENS,
  };
}

/** Holds a statement against the record. Rejects when the service does not answer with 200. */
export async function check(item: Statement, snapshot: Snapshot): Promise<Checked> {
  const body = await post('/api/claims/check', { statement: item.statement }, snapshot);
  const records = (body['records'] ?? body['sources']) as Source[];
  return { item, verdict: String(body['verdict']), record: isNamed(records, item.records) };
}

const share = <T>(all: readonly T[], is: (one: T) => boolean): Share => ({
  some: all.filter(is).length,
  of: all.length,
});

/**
 * Figures of questions. An answer counts as right when the question can be answered, a right record
 * is named and a right value stands in the reply: what comes nearest to reading it by hand.
 */
export function questionFigures(asked: readonly Asked[]) {
  const can = asked.filter(({ item }) => item.answerable);
  const cannot = asked.filter(({ item }) => !item.answerable);
  const given = asked.filter((one) => one.given);
  return {
    answered: share(can, (one) => one.given),
    precision: share(given, (one) => one.item.answerable && one.record && one.value),
    record: share(can, ({ record }) => record),
    value: share(can, ({ value }) => value),
    silent: share(cannot, (one) => !one.given),
    short: share(asked, ({ short }) => short),
  };
}

/** Figures of statements; `nearest` is about true ones that were not supported. */
export function statementFigures(checked: readonly Checked[]) {
  const isTrue = checked.filter(({ item }) => item.true);
  const isFalse = checked.filter(({ item }) => !item.true);
  const rest = isTrue.filter(({ verdict }) => verdict !== 'supported');
  return {
    'true supported': share(isTrue, ({ verdict }) => verdict === 'supported'),
    nearest: share(rest, ({ record }) => record),
    'false supported': share(isFalse, ({ verdict }) => verdict === 'supported'),
    'true contradicted': share(isTrue, ({ verdict }) => verdict === 'contradicted'),
  };
}
