/**
 * The keys of every store, and nowhere else. Nothing that a caller sent stands in a key unhashed.
 *
 * | store | key | kept |
 * | --- | --- | --- |
 * | `contacts`, `questions`, `reports` | see day-store.ts | until the admin deletes it |
 * | `contacts` | `channels/mail` | since when messages go out on it |
 * | `audits` | `<slug>/revisions/000001` | until deleted; the highest is current |
 * | `audit-tokens` | `<slug>/issued/<token_id>` | until deleted |
 * | `audit-tokens` | `<slug>/revoked/<token_id>` | with it |
 * | `audit-tokens` | `accesses/2026-11-20/<access>` | 400 days; one per read of an audit |
 * | `events` | `2026-11-20/<facts of the event>` | 400 days; the recorder's (functions/events) |
 * | `events` | `levels/2026-11-20/000001` | with the day: its first quota is used up |
 * | `rollups` | `events/2026-11-20` | always; one per closed day |
 * | `rollups` | `daily/2026-11-20` | always; the daily work of the day is done |
 * | `rollups` | `daily/2026-11-20~07` | always; it was somebody's turn in this hour |
 * | `idempotency` | SHA-256, 64 hex digits | 2 days; the result of a call behind `~result` |
 * | `report-facts` | | earlier versions' alone; goes |
 */
import { randomBytes } from 'node:crypto';
import { IS_SEGMENT } from './checks.ts';
import type { Store } from './store.ts';

/** A part of a key. Throws a TypeError for another form, which could reach out of its place. */
function part(form: RegExp, text: string): string {
  if (!form.test(text)) throw new TypeError(`Not a part of a store key: ${form.source}`);
  return text;
}
const segment = (text: string) => part(IS_SEGMENT, text);
const dayPart = (day: string) => part(/^\d{4}-\d{2}-\d{2}$/, day);
/** Six digits, so that sorting keys sorts numbers. */
const numberPart = (n: number) => part(/^\d{6}$/, String(n).padStart(6, '0'));

/** UTC day of a timestamp with a zone, YYYY-MM-DD. Throws a TypeError for anything else. */
export function dayOf(timestamp: string): string {
  const time = /T.*(Z|[+-]\d{2}:\d{2})$/.test(timestamp) ? Date.parse(timestamp) : Number.NaN;
  if (Number.isNaN(time))
    throw new TypeError('A day comes from an ISO 8601 timestamp with a zone.');
  return new Date(time).toISOString().slice(0, 10);
}

/** What the single keys of a day begin with, in `contacts`, `questions`, `reports` and `events`. */
export const dayPrefix = (day: string) => `${dayPart(day)}/`;

/** What the marks of channels begin with. */
export const CHANNELS_PREFIX = 'channels/';

/** Is there while messages go out on a channel, and tells since when. */
export const channelKey = (channel: string) => CHANNELS_PREFIX + segment(channel);

export const auditRevisionsPrefix = (slug: string) => `${segment(slug)}/revisions/`;

/** The nth revision of an audit, from 1. */
export const auditRevisionKey = (slug: string, n: number) =>
  auditRevisionsPrefix(slug) + numberPart(n);

type Told = 'issued' | 'revoked';

export const tokensPrefix = (what: Told, slug: string) => `${segment(slug)}/${what}/`;

export const tokenKey = (what: Told, slug: string, tokenId: string) =>
  tokensPrefix(what, slug) + segment(tokenId);

/** What accesses to audits begin with, of a day or of all; no slug makes such a key. */
export const accessesPrefix = (day?: string) =>
  day === undefined ? 'accesses/' : `accesses/${dayPart(day)}/`;

/** One access to an audit, its facts in the key: the first is the time of day as HHMMSSmmm. */
export const accessKey = (day: string, ...facts: [time: string, slug: string, token: string]) =>
  accessesPrefix(day) + segment([...facts, randomBytes(6).toString('hex')].join('~'));

/** `facts` are words of this service and numbers; what a caller sent is hashed in them. */
export const eventKey = (day: string, facts: string) => dayPrefix(day) + segment(facts);

export const eventLevelsPrefix = (day: string) => `levels/${dayPart(day)}/`;

/** Is there when the nth quota of a day's events is used up, from 1. */
export const eventLevelKey = (day: string, n: number) => eventLevelsPrefix(day) + numberPart(n);

export const rollupsPrefix = (kind: string) => `${segment(kind)}/`;

export const rollupKey = (kind: string, day: string) => rollupsPrefix(kind) + dayPart(day);

/** A turn at the work of a day, in the hour of a time (ISO 8601 in UTC). */
export const turnKey = (kind: string, day: string, at: string) =>
  `${rollupKey(kind, day)}~${segment(at.slice(11, 13))}`;

/** `hash` is the SHA-256 of route, credential and Idempotency-Key, in lower-case hex. */
export const idempotencyKey = (hash: string) => part(/^[0-9a-f]{64}$/, hash);

/** Key of the result beside the claim with a hash. */
export const resultKey = (hash: string) => `${idempotencyKey(hash)}~result`;

/** Whether a key of `idempotency` is that of a result. */
export const isResult = (key: string) => key.endsWith('~result');

/** Removes a claim, its result first: without its claim that would stay for ever. */
export async function forgetClaim(store: Store, claim: string): Promise<void> {
  await store.remove(resultKey(claim));
  await store.remove(claim);
}
