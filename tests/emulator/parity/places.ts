/** Both places over one build: standalone on a port, and Netlify's emulator. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../../functions/standalone/serve.ts';
import { EXAMPLE } from '../../support/build.ts';
import { ADMIN_KEY, type Asked, TOKEN } from '../../wire/table.ts';
import { lastingEmulator } from '../lasting.ts';

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
