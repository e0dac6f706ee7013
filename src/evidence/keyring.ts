/**
 * The owner's key: the public history in the content, the private part beside it or in SIGNING_KEY.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { calculateJwkThumbprint } from 'jose';
import * as z from 'zod';
import { KEY_FILE } from '../content-folder.ts';
import { PublicKey } from '../surfaces/signing.ts';

const History = z
  .strictObject({ keys: z.array(PublicKey).min(1) })
  .refine(({ keys }) => keys.every(({ last_day }, at) => (last_day === null) === (at === 0)));
const { kty, crv, x } = PublicKey.shape;
const PrivateKey = z.object({ kty, crv, x, d: x });
export type PrivateKey = z.output<typeof PrivateKey>;

/** The public history, in the content folder. */
export const HISTORY_FILE = 'keys.json';

const textOf = (file: string) => readFile(file, 'utf8').catch(() => null);

/** Parses without ever repeating what stands there: it may be a secret. Null where nothing does. */
function parsed<T>(schema: z.ZodType<T>, text: string | null, sentence: string): T | null {
  try {
    return text === null ? null : schema.parse(JSON.parse(text));
  } catch {
    throw new Error(sentence);
  }
}

/** Public keys of a content folder, newest first; none yet is an empty list. Throws a sentence. */
export async function readHistory(folder: string): Promise<PublicKey[]> {
  const text = await textOf(join(folder, HISTORY_FILE));
  const sentence = `${HISTORY_FILE} is not as npm run keys writes it; take it back from git.`;
  const { keys } = parsed(History, text, sentence) ?? { keys: [] };
  for (const key of keys)
    if ((await calculateJwkThumbprint(key)) !== key.kid) throw new Error(sentence);
  return keys;
}

/** The list and the signature of the agent card, signed on the owner's machine. */
const Given = z.strictObject({
  root: z.looseObject({}),
  card: z.array(z.strictObject({ protected: z.string(), signature: z.string() })),
});
export const SIGNED_FILE = '.signatures.json';

export type Keyring = {
  keys: readonly PublicKey[];
  secret: PrivateKey | null;
  given?: z.output<typeof Given> | null;
};

/**
 * What a build signs with: the private key of SIGNING_KEY, else of the ignored file, else what was
 * signed on the owner's machine. Null when the content lists no key, or has none of these. Throws a
 * sentence when key and list are not of one pair.
 */
export async function readKeyring(
  folder: string,
  env: Record<string, string | undefined>,
  file = resolve(KEY_FILE),
): Promise<Keyring | null> {
  const keys = await readHistory(folder);
  if (keys.length === 0) return null;
  const set = env['SIGNING_KEY'] || null;
  const place = set ? 'SIGNING_KEY' : KEY_FILE;
  const secret = parsed(
    PrivateKey,
    set ?? ((await textOf(file)) || null),
    `${place} holds no Ed25519 key; give it what npm run keys wrote into ${KEY_FILE}.`,
  );
  if (!secret) {
    const text = await textOf(join(folder, SIGNED_FILE));
    const sentence = `${SIGNED_FILE} is not as npm run keys -- sign writes it; run that again.`;
    const given = parsed(Given, text, sentence);
    return given && { keys, secret, given };
  }
  if ((await calculateJwkThumbprint(secret)) !== keys[0]?.kid)
    throw new Error(
      `The private key is not that of the first key in ${HISTORY_FILE}; take the right one, or ` +
        'make a new one with npm run keys -- rotate.',
    );
  return { keys, secret };
}
