/**
 * What earlier versions of this service left under keys of their own, as facts: read where it
 * stands, and folded with its day, so that a store moves on by itself.
 *
 * | store | key |
 * | --- | --- |
 * | `contacts` | `states/<day>/<id>~<time>~<state>` |
 * | `contacts` | `deliveries/<day>/<id>/[<channel>~]<time>~failed` |
 * | `contacts` | `deliveries/<day>/<id>/[<channel>~]delivered` |
 * | `questions` | `answers/<day>/<id>~<status>`, which the record tells too |
 * | `questions`, `reports` | `<day>/deleted-<hash>`, what a deleted one counted as |
 */
import type { Fact } from './facts.ts';
import type { StoreName } from './store.ts';

/** What begins the keys of facts, by store; the day comes next. */
const BEGINS: Partial<Record<StoreName, readonly string[]>> = {
  contacts: ['states/', 'deliveries/'],
  questions: ['answers/'],
};

/** What the keys of earlier facts of a store begin with. */
export const earlierPrefixes = (store: StoreName): readonly string[] => BEGINS[store] ?? [];

/** Whether an id stands for a record that was deleted. */
export const isStandIn = (id: string): boolean => id.startsWith('deleted-');

const STATE = /^states\/([\d-]{10})\/([0-9a-f]+)~([^~]+)~(\w+)$/;
const DELIVERY =
  /^deliveries\/([\d-]{10})\/([0-9a-f]+)\/(?:(mail|webhook)~)?(?:([^~]+)~failed|delivered)$/;
const ANSWER = /^answers\/([\d-]{10})\//;

/** The time of a key, digits with `T` and `Z`, in ISO 8601. */
const timeOf = (part: string) =>
  part.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z');

/** The day of a key, and the fact that it tells, if any; null for other keys. */
export function earlierFact(key: string): { day: string; fact: Fact | null } | null {
  const [, day, of = '', at = '', state = ''] = STATE.exec(key) ?? [];
  if (day !== undefined) return { day, fact: { fact: 'state', of, at: timeOf(at), state } };
  const [, on, message = '', channel = 'webhook', failed] = DELIVERY.exec(key) ?? [];
  if (on !== undefined)
    return {
      day: on,
      fact:
        failed === undefined
          ? { fact: 'delivered', of: message, at: `${on}T00:00:00.000Z`, channel }
          : { fact: 'failed', of: message, at: timeOf(failed), channel },
    };
  const [, asked] = ANSWER.exec(key) ?? [];
  return asked === undefined ? null : { day: asked, fact: null };
}
