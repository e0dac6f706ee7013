/**
 * What functions answer behind Netlify's emulator: one request of each kind, the gateway as an
 * edge function under Deno, local Blobs. One emulator for all: its start costs more than they do.
 */
import { afterAll, vi } from 'vitest';
import { BASE, contract } from '../doctor/contract.ts';
import { write } from './behind-write.ts';
import { emulating } from './emulating.ts';

const TOKEN = 'a-token-of-the-emulator';
const ADMIN_KEY = 'owner-key-behind-the-emulator';

// Before the emulator starts: its functions see the environment of this process.
vi.stubEnv('ACCESS_TOKENS', `admin:${TOKEN},mcp:${TOKEN}`);
vi.stubEnv('AUDIT_ADMIN_KEY', ADMIN_KEY);

afterAll(() => vi.unstubAllEnvs());

const ask = emulating({ edgeFunctions: true });

write(ask, ADMIN_KEY);
contract('the emulator', (url, { method, headers, body } = {}) =>
  ask(
    url.slice(BASE.length),
    Object.fromEntries(new Headers(headers)),
    method,
    typeof body === 'string' ? body : null,
  ),
);
