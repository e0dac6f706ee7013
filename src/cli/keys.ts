/** `npm run keys`: makes the key that signs what is published, and rotates it. */
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { command, Misuse } from '../command.ts';
import { contentFolder, folderName, ownersFolder } from '../content-folder.ts';
import {
  HISTORY_FILE,
  KEY_FILE,
  readHistory,
  readKeyring,
  SIGNED_FILE,
} from '../evidence/keyring.ts';
import { detached } from '../evidence/sign.ts';
import { readRecord } from '../profile/history.ts';
import { replace } from './files.ts';

const HELP = `npm run keys              makes a key, or tells which one signs
npm run keys -- sign      signs what is published now into the content: then the host has no key
npm run keys -- rotate    makes a new one, signed by the old one, which stays listed
npm run keys -- revoke    the same where somebody else may have the old one
npm run keys -- host      makes the owner's credentials for a host: secrets to keep, hashes to paste

The private part goes into ${KEY_FILE}, which git ignores and nobody but you can read; the public part
goes into ${HISTORY_FILE} in your content: commit it. Sign on your own machine: npm run record, then
npm run keys -- sign with SITE_URL set to the address of your site, commit, deploy; a build whose
content is not what was signed stops and says so; pictures that it encodes are not in that list,
and the list says that. Or let the host sign, pictures too: give it the text of that
file as SIGNING_KEY; then whoever breaks into the host can sign too. A signature shows that bytes
are whole and come from the holder of the key, not that they are true. Keep a copy of
${KEY_FILE} where you keep such things.
`;

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
async function makeKey(place: KeysPlace, word: string): Promise<number> {
  const { folder, file, env, today, say } = place;
  const history = await readHistory(folder);
  const [current] = history;
  if (env['SIGNING_KEY'])
    throw new Error('SIGNING_KEY is set: take it away first, so that one key signs.');
  if (word && !current) throw new Error('There is no key yet: run npm run keys.');
  if (!current && existsSync(file))
    throw new Error(
      `${KEY_FILE} is there, but ${HISTORY_FILE} is not: take it back from git, or move ` +
        `${KEY_FILE} away to begin anew.`,
    );
  const secret = current && (await readKeyring(folder, env, file))?.secret;
  if (word === 'rotate' && !secret)
    throw new Error(
      `A new key is signed by the old one, whose private part is not in ${KEY_FILE}: put it ` +
        'there, or run npm run keys -- revoke, after which nobody can follow from one to the ' +
        'other.',
    );
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
  say(`Made the key ${kid}.`);
  say(
    `Private: ${KEY_FILE}; keep a copy. Public: ${folderName(folder)}/${HISTORY_FILE}; commit it.`,
  );
  if (current)
    say(
      `The key ${current.kid} stays listed: it vouches for nothing that is recorded from now on.`,
    );
  say('The next build signs; a host needs the new key as SIGNING_KEY.');
  return 0;
}

/** Signs what is published now into the content. */
async function signHere({ folder, file, env, say }: KeysPlace): Promise<number> {
  const ring = await readKeyring(folder, env, file);
  if (!ring?.secret) throw new Error(`There is no key in ${KEY_FILE}: run npm run keys.`);
  const { siteDigests } = await import('../renderer/renderer.ts');
  const { json, sealed } = await siteDigests();
  const made = await sealed();
  const root = JSON.parse(made.find(({ file }) => file === 'api/signatures.json')?.body ?? '{}');
  const card = json('.well-known/agent-card.json').signatures;
  await replace(join(folder, SIGNED_FILE), `${JSON.stringify({ root, card })}\n`);
  say(`Signed ${root.keys_url} into ${folderName(folder)}/${SIGNED_FILE}; commit it.`);
  return 0;
}

/** Settings of a host that open something, and who gets the secret. */
const CREDENTIALS = [
  { name: 'AUDIT_ADMIN_KEY', scope: '', use: 'the admin key, to sign in at /admin' },
  { name: 'ACCESS_TOKENS', scope: 'admin:', use: "the access token, for the console's statistics" },
  { name: 'ACCESS_TOKENS', scope: 'mcp:', use: 'the token for MCP clients that you let in' },
] as const;

/** New credentials: the secret for the owner, its hash for the host, which then never holds it. */
function hostCredentials(say: (line: string) => void): number {
  const made = CREDENTIALS.map((credential) => ({
    ...credential,
    secret: randomBytes(32).toString('base64url'),
  }));
  say('Keep these in your password manager; they are shown this once and stored nowhere:');
  for (const { use, secret } of made) say(`  ${secret}  ${use}`);
  say('Paste these into the settings of the host, for functions, and deploy again:');
  for (const [name, some] of Map.groupBy(made, (credential) => credential.name)) {
    const hashes = some.map(
      ({ scope, secret }) => `${scope}sha256:${createHash('sha256').update(secret).digest('hex')}`,
    );
    say(`  ${name}=${hashes.join(',')}`);
  }
  return 0;
}

/**
 * Runs the command. Returns its exit code; throws a sentence when something is not as it must be.
 */
export async function keysCommand(words: readonly string[], place: KeysPlace): Promise<number> {
  const { folder, file, env, say } = place;
  const [word = '', more] = words;
  if (more || !['', 'rotate', 'revoke', 'sign', 'host'].includes(word))
    throw new Misuse(
      `"${words.join(' ')}" is no command of npm run keys; ` +
        'it takes sign, rotate, revoke, host, or nothing.',
    );
  if (word === 'host') return hostCredentials(say);
  if (word === 'sign') return signHere(place);
  const [current, ...before] = await readHistory(folder);
  if (word || !current) return makeKey(place, word);
  const ring = await readKeyring(folder, env, file);
  say(`The key ${current.kid} signs since ${current.first_day}.`);
  for (const { kid, first_day, last_day } of before)
    say(`Before: ${kid}, ${first_day} to ${last_day}.`);
  if (!ring)
    say(`Its private part is not here: builds do not sign. Put it into ${KEY_FILE}, or rotate.`);
  return 0;
}

const SAID = { help: HELP, options: {}, words: true };

command(import.meta.filename, SAID, async ({ positionals }) => {
  const folder = positionals[0] === 'host' ? contentFolder() : ownersFolder();
  const today = new Date().toISOString().slice(0, 10);
  const place = { folder, file: resolve(KEY_FILE), env: process.env, today, say: console.log };
  return keysCommand(positionals, place);
});
