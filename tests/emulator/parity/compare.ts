/** Asks both places everything of a list, and tells what differs beyond the table of artefacts. */
import type { Asked } from '../../wire/table.ts';
import { ARTEFACTS, type Difference, OF_THE_CONNECTION } from './artefacts.ts';
import type { Answer, Places } from './places.ts';

/** Where a text differs, with some of it. */
function shown(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one.slice(Math.max(0, at - 20), at + 60);
}

/**
 * What is made anew in every store: ids, times, secrets, and the hashes of what holds them. Of
 * answers from what was stored alone.
 */
function plain(text: string, { live }: Asked): string {
  if (!live) return text;
  return text
    .replace(/\b(?:at|aud)_[\w-]{20,}/g, '<secret>')
    .replace(/sha256:[0-9a-f]{64}/g, '<hash>')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<time>')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replace(/\b[0-9a-f]{32}\b/g, '<id>');
}

/** What differs between two answers, but for what the table of artefacts tells of. */
function differences(asked: Asked, here: Answer, there: Answer): Difference[] {
  const found: Difference[] = [];
  const see = (what: string, one: string, other: string) => {
    if (one !== other) found.push({ asked, what, here: one, there: other });
  };
  see('status', String(here.status), String(there.status));
  const names = new Set([...Object.keys(here.headers), ...Object.keys(there.headers)]);
  for (const name of [...names].filter((one) => !OF_THE_CONNECTION.has(one)).sort())
    see(
      name,
      plain(here.headers[name] ?? 'none', asked),
      plain(there.headers[name] ?? 'none', asked),
    );
  const [one, other] = [plain(here.body.toString(), asked), plain(there.body.toString(), asked)];
  if (one !== other) see('body', shown(one, other), shown(other, one));
  const isNamed = (what: string) => (name: string) =>
    name.endsWith('*') ? what.startsWith(name.slice(0, -1)) : name === what;
  return found.filter(
    (difference) =>
      !ARTEFACTS.some(
        ({ what, when }) =>
          what.some(isNamed(difference.what)) && (when?.(difference, here, there) ?? true),
      ),
  );
}

/** Reads at once; what was stored is asked for one at a time. */
const AT_ONCE = 3;

/** Asks for all, in order; every difference that no artefact tells of. */
export async function compareAll(
  { ask }: Pick<Places, 'ask'>,
  requests: readonly Asked[],
): Promise<Difference[]> {
  const found: Difference[] = [];
  const work = async (list: Iterable<Asked>) => {
    for (const asked of list) found.push(...differences(asked, ...(await ask(asked))));
  };
  const reads = requests.filter(({ live }) => !live).values();
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(reads)));
  await work(requests.filter(({ live }) => live));
  return found;
}
