/**
 * Credentials for trying things out: made once, kept in a file that git ignores, printed at start.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { tell } from '../../src/labels/tell.ts';

/** Where they are kept, in the folder that the service is started from. */
export const CREDENTIALS_FILE = '.credentials.json';

const VARIABLES = ['ACCESS_TOKENS', 'AUDIT_ADMIN_KEY'] as const;
type Variable = (typeof VARIABLES)[number];

function kept(): Partial<Record<Variable, string>> {
  try {
    return JSON.parse(readFileSync(CREDENTIALS_FILE, 'utf8')) as Partial<Record<Variable, string>>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(tell.serve.badCredentials({ file: CREDENTIALS_FILE }));
  }
}

/**
 * The environment with a development value, 256 random bits, for each credential that it does not
 * set, and the names and values of those. Values stay the same from start to start. Throws when the
 * file can neither be read nor written.
 */
export function withDevelopmentCredentials(env: NodeJS.ProcessEnv) {
  const missing = VARIABLES.filter((name) => !env[name]);
  if (missing.length === 0) return { env, made: [] };
  const known = kept();
  const made = missing.map((name): [Variable, string] => [
    name,
    known[name] ?? randomBytes(32).toString('base64url'),
  ]);
  const all = { ...known, ...Object.fromEntries(made) };
  if (JSON.stringify(all) !== JSON.stringify(known))
    writeFileSync(CREDENTIALS_FILE, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  return { env: { ...env, ...Object.fromEntries(made) }, made };
}
