/** `npm run confirm`: signs a claim of somebody else, and takes in what others have signed. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompactSign, decodeProtectedHeader } from 'jose';
import { command, Misuse } from '../command.ts';
import { folderName, ownersFolder } from '../content-folder.ts';
import { type Asking, asksInside, renewed } from '../evidence/confirmations.ts';
import { readKeyring } from '../evidence/keyring.ts';
import { tell } from '../labels/tell.ts';
import { read } from '../outside.mjs';
import { CONFIRMATIONS, signatureOf } from '../profile/confirmations.ts';
import { STATEMENT, type Statement } from '../schemas/confirmation.ts';
import { claimHash } from '../surfaces/confirmations.ts';
import { contentHash } from '../surfaces/seal.ts';
import { didOf } from '../surfaces/signing.ts';
import { siteFrom } from '../surfaces/site.ts';
import { filesOf, writeFiles } from './files.ts';
import { certificateOf, signedIn } from './import/credential.ts';

export type ConfirmPlace = Asking & {
  folder: string;
  env: Record<string, string | undefined>;
  /** Where a file for somebody else is left. */
  out: string;
  say: (line: string) => void;
};

const oneLine = (text: unknown) => `${text}`.replace(/\p{C}/gu, '\ufffd');

/** Signs a claim of another card. Throws a sentence where that cannot be. */
async function signClaim(address: string, place: ConfirmPlace): Promise<void> {
  const { folder, env, out, today, say } = place;
  const ring = await readKeyring(folder, env);
  if (!ring?.secret) throw new Error(tell.confirm.noKey);
  if (!env['SITE_URL']) throw new Error(tell.confirm.noSite);
  const { origin, pathname } = new URL(address);
  const [, id] = /^(?:\/api)?\/claims\/([a-z0-9-]+)(?:\.\w+)?$/.exec(pathname) ?? [];
  if (!id) throw new Error(tell.confirm.noClaim({ address, origin }));
  const url = `${origin}/api/claims/${id}`;
  const { status, body } = await read(url, { ...place, accept: 'application/json' });
  const claim = status === 200 ? JSON.parse(`${body}`) : {};
  if (claim.claim_url !== url || contentHash(claim) !== claim.content_hash)
    throw new Error(tell.confirm.notCard({ url, status }));
  const iss = didOf(siteFrom(env));
  const statement: Statement = {
    iss,
    sub: url,
    claim: claim.claim,
    claim_hash: claimHash(claim),
    day: today,
  };
  // Verifiers in use know the older name of the algorithm alone.
  const header = { alg: 'EdDSA', kid: `${iss}#${ring.keys[0]?.kid}`, typ: STATEMENT };
  const signed = await new CompactSign(Buffer.from(JSON.stringify(statement)))
    .setProtectedHeader(header)
    .sign(ring.secret);
  const name = `${new URL(siteFrom(env).base).host}.${id}.json`.replaceAll(/[^\w.-]/g, '-');
  await writeFile(join(out, name), `${JSON.stringify({ signed }, null, 2)}\n`);
  say(tell.confirm.signed({ claim: oneLine(claim.claim), level: oneLine(claim.evidence_level) }));
  say(tell.confirm.send({ name }));
}

/** Takes in what somebody has signed. Throws a sentence where it is not to be believed. */
async function takeIn(path: string, place: ConfirmPlace): Promise<void> {
  const { folder, say, today } = place;
  const signed = await signedIn(await readFile(path));
  const isStatement = decodeProtectedHeader(signed).typ === STATEMENT;
  const [file] = isStatement ? [] : filesOf([certificateOf(signed)], today);
  const record = file?.path.replace(/\.md$/, '');
  const kept = await renewed({ signed, ...(record && { record }) }, place);
  const { by, record: of } = (await signatureOf(kept)).signature;
  if (file && existsSync(join(folder, file.path)))
    throw new Error(tell.confirm.taken({ file: `${folderName(folder)}/${file.path}` }));
  if (!existsSync(join(folder, `${of}.md`)) && !file)
    throw new Error(tell.confirm.notHere({ record: oneLine(of), folder: folderName(folder) }));
  if (file) await writeFiles(folder, [file]);
  const name = `${CONFIRMATIONS}/${by}.${of.split('/').at(-1)}`.replaceAll(/[^\w./-]/g, '-');
  await mkdir(join(folder, CONFIRMATIONS), { recursive: true });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(kept, null, 2)}\n`);
  const at = `${folderName(folder)}/${name}.json`;
  say(tell.confirm.kept({ by, record: of, file: at }));
}

/** Runs the command. Throws a sentence where something is not right. */
export const confirm = (given: string, place: ConfirmPlace): Promise<void> =>
  /^https?:\/\//.test(given) ? signClaim(given, place) : takeIn(given, place);

const SAID = { help: () => [tell.confirm.help], options: {}, words: true };

command(import.meta.filename, SAID, async ({ positionals: [given, more] }) => {
  if (!given || more) throw new Misuse(tell.confirm.takes);
  const folder = ownersFolder();
  const today = new Date().toISOString().slice(0, 10);
  const say = (line: string) => console.log(line);
  const inside = asksInside(process.env);
  await confirm(given, { folder, env: process.env, out: process.cwd(), today, inside, say });
  return 0;
});
