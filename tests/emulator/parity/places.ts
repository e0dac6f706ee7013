/**
 * Both places over one build, standalone on a port and Netlify's emulator; asked for everything of
 * a list, they tell what differs beyond the table of artefacts.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../functions/standalone/serve.ts';
import { EXAMPLE } from '../../support/build.ts';
import { ADMIN_KEY, type Asked, TOKEN } from '../../wire/table.ts';
import { lastingEmulator } from '../lasting.ts';
import { ARTEFACTS, type Difference, OF_THE_CONNECTION } from './artefacts.ts';

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

export type Places = {
  /** The answers of both: standalone's, and that behind the emulator. */
  ask: (asked: Asked) => Promise<[Answer, Answer]>;
  close: () => Promise<void>;
};

const CREDENTIALS = { AUDIT_ADMIN_KEY: ADMIN_KEY, ACCESS_TOKENS: TOKEN };

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  return { status, headers: Object.fromEntries(headers), body };
}

/** What the emulator says when a machine is so busy that it gives up, after 36 seconds. */
const TOO_BUSY = /^Error: An edge function took too long/;

/** Tries of the emulator before its giving up is taken for its answer. */
const TRIES = 4;

/** The answer of the emulator, asked again when it gave up; to HEAD it does not say why. */
async function patiently(ask: () => Promise<Response>, head: boolean): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    const answer = await answerOf(await ask());
    const gaveUp = head ? answer.status === 500 : TOO_BUSY.test(answer.body.toString());
    if (!gaveUp || tried === TRIES) return answer;
  }
}

/** Starts both over the example build, with empty stores and the same credentials. */
export async function startPlaces(): Promise<Places> {
  // The emulator gives functions the environment of the process.
  Object.assign(process.env, CREDENTIALS);
  const data = await mkdtemp(join(tmpdir(), 'calling-card-parity-'));
  const env = { ...CREDENTIALS, DATA_DIR: data };
  const standalone = await startServer({ folder: EXAMPLE, port: 0, host: '127.0.0.1', env });
  const emulator = await lastingEmulator();
  return {
    ask: async ({ method, path, headers, body }) => {
      // Not what fetch would say of itself: it takes compressed answers.
      const init: RequestInit = {
        method,
        headers: { 'accept-encoding': 'identity', ...headers },
        redirect: 'manual',
        ...(body === undefined ? {} : { body }),
      };
      return Promise.all([
        fetch(`${standalone.url}${path}`, init).then(answerOf),
        patiently(() => emulator.ask(path, init), method === 'HEAD'),
      ]);
    },
    close: async () => {
      await Promise.all([standalone.close(), emulator.close()]);
      await rm(data, { recursive: true, force: true });
    },
  };
}

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
