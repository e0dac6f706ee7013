/** The emulator over the example build, for the tests of one file, and a plain way to ask it. */
import { afterAll, beforeAll } from 'vitest';
import { type Lasting, lastingEmulator } from './lasting.ts';

export type Get = (
  path: string,
  headers?: Record<string, string>,
  method?: string,
  body?: string | null,
) => Promise<Response>;

/** Starts the emulator before the tests of a file and stops it after them. */
export function emulating({ edgeFunctions }: { edgeFunctions: boolean }): Get {
  let emulator: Lasting | undefined;
  beforeAll(async () => {
    emulator = await lastingEmulator(edgeFunctions);
  });
  afterAll(() => emulator?.close());
  return (path, headers = {}, method = 'GET', body = null) =>
    (emulator as Lasting).ask(path, { method, headers, body });
}
