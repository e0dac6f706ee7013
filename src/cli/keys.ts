/** `npm run keys`: makes the key that signs what is published, and rotates it. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { command, Misuse } from '../command.ts';
import { contentFolder, folderName, KEY_FILE, ownersFolder } from '../content-folder.ts';
import { HISTORY_FILE, readHistory, readKeyring, SIGNED_FILE } from '../evidence/keyring.ts';
import { detached } from '../evidence/sign.ts';
import { tell } from '../labels/tell.ts';
import { readRecord } from '../profile/history.ts';
import { sha256 } from '../surfaces/seal.ts';
import { replace } from './files.ts';

export type KeysPlace = {
  /** Content folder: the history is kept there. */
  folder: string;
  /** File of the private part. */
  file: string;
  env: Record<string, string | undefined>;
  /** Today, YYYY-MM-DD. */
  today: string;
  say: (line: string) => void;
};

/** Makes a key, which the one before signs where its private part is here. */
async function makeKey({ folder, file, env, today, say }: KeysPlace, word: string): Promise<void> {
  const history = await readHistory(folder);
  const [current] = history;
  if (env['SIGNING_KEY']) throw new Error(tell.keys.isSet);
  if (word && !current) throw new Error(tell.keys.noKeyYet);
  if (!current && existsSync(file))
    throw new Error(tell.keys.noHistory({ file: KEY_FILE, history: HISTORY_FILE }));
  const secret = current && (await readKeyring(folder, env, file))?.secret;
  if (word === 'rotate' && !secret) throw new Error(tell.keys.noOldKey({ file: KEY_FILE }));
  const { privateKey } = generateKeyPairSync('ed25519');
  const { d, ...pair } = privateKey.export({ format: 'jwk' });
  const kid = await calculateJwkThumbprint(pair as JWK);
  const endorsed = secret ? { endorsed: detached(secret, current.kid, kid) } : {};
  const last_length = (await readRecord(folder))?.length ?? 0;
  const ended = { last_day: today, last_length, ...(word === 'revoke' && { revoked: true }) };
  const keys = [
    { ...pair, kid, first_day: today, last_day: null, ...endorsed },
    ...history.map((key) => (key.last_day ? key : { ...key, ...ended })),
  ];
  await replace(file, `${JSON.stringify({ ...pair, d })}\n`, 0o600);
  await replace(join(folder, HISTORY_FILE), `${JSON.stringify({ keys }, null, 2)}\n`);
  await rm(join(folder, SIGNED_FILE), { force: true });
  say(tell.keys.made({ kid }));
  say(tell.keys.places({ file: KEY_FILE, history: `${folderName(folder)}/${HISTORY_FILE}` }));
  if (current) say(tell.keys.staysListed({ kid: current.kid }));
  say(tell.keys.nextSigns);
}

/** Signs what is published now into the content. */
async function signHere({ folder, file, env, say }: KeysPlace): Promise<void> {
  const ring = await readKeyring(folder, env, file);
  if (!ring?.secret) throw new Error(tell.keys.notHere({ file: KEY_FILE }));
  if (!env['SITE_URL']) throw new Error(tell.confirm.noSite);
  const { siteDigests } = await import('../renderer/renderer.ts');
  const { json, sealed } = await siteDigests();
  const made = await sealed();
  const list = made.find(({ file }) => file === 'api/signatures.json');
  const root = JSON.parse(String((await list?.body()) ?? '{}'));
  const card = json('.well-known/agent-card.json').signatures;
  await replace(join(folder, SIGNED_FILE), `${JSON.stringify({ root, card })}\n`);
  say(tell.keys.signed({ url: root.keys_url, file: `${folderName(folder)}/${SIGNED_FILE}` }));
}

/** Settings of a host that open something, and who gets the secret of each part. */
const CREDENTIALS = {
  AUDIT_ADMIN_KEY: { '': 'admin' },
  ACCESS_TOKENS: { 'admin:': 'console', 'mcp:': 'mcp' },
} as const;

/** New credentials: the secret for the owner, its hash for the host, which then never holds it. */
function hostCredentials(say: (line: string) => void): void {
  say(tell.keys.keepThese);
  const settings = Object.entries(CREDENTIALS).map(([name, parts]) => {
    const hashes = Object.entries(parts).map(([scope, use]) => {
      const secret = randomBytes(32).toString('base64url');
      say(`  ${secret}  ${tell.keys.uses[use]}`);
      return `${scope}sha256:${sha256(secret)}`;
    });
    return `  ${name}=${hashes.join(',')}`;
  });
  say(tell.keys.pasteThese);
  for (const setting of settings) say(setting);
}

/** Runs the command. Throws a sentence when something is not as it must be. */
export async function keysCommand(words: readonly string[], place: KeysPlace): Promise<void> {
  const { folder, file, env, say } = place;
  const [word = '', more] = words;
  if (more || !['', 'rotate', 'revoke', 'sign', 'host'].includes(word))
    throw new Misuse(tell.keys.takes({ words: words.join(' ') }));
  if (word === 'host') return hostCredentials(say);
  if (word === 'sign') return signHere(place);
  const [current, ...before] = await readHistory(folder);
  if (word || !current) return makeKey(place, word);
  const ring = await readKeyring(folder, env, file);
  say(tell.keys.since({ kid: current.kid, day: current.first_day }));
  for (const { kid, first_day, last_day } of before)
    say(tell.keys.before({ kid, first: first_day, last: last_day ?? '' }));
  if (!ring) say(tell.keys.notPrivate({ file: KEY_FILE }));
}

const SAID = { help: () => [tell.keys.help], options: {}, words: true };

command(import.meta.filename, SAID, async ({ positionals }) => {
  const folder = positionals[0] === 'host' ? contentFolder() : ownersFolder();
  const today = new Date().toISOString().slice(0, 10);
  const place = { folder, file: resolve(KEY_FILE), env: process.env, today, say: console.log };
  await keysCommand(positionals, place);
  return 0;
});
