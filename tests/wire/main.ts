/** `npm run wire`: takes down every answer as text, so that two recordings can be compared. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../support/build.ts';
import { contentFolder } from '../support/profile-folders.ts';
import { named, wireRequests } from './requests.ts';
import { serve } from './served.ts';
import type { Asked } from './table.ts';

const HELP = `npm run wire -- FOLDER [--only PROFILE]
Builds and serves the example and three profiles of tests/fixtures, asks for every address in every
representation, for errors, operations, MCP and A2A, and writes a text file a profile into FOLDER:
one before a change of structure, another after it. What differs, the commonest first:

  git diff --no-index -U0 BEFORE AFTER | grep '^[-+]' | sort | uniq -c | sort -rn

  --only PROFILE   example, engineer, arabic or odd
`;

const PROFILES = ['example', 'engineer', 'arabic', 'odd'];

const SITE_URL = 'http://localhost:11906';

/** Of the connection and of the moment (RFC 9110, sections 6.6.1 and 7.6.1). */
const OF_THE_MOMENT = /^(connection|date|keep-alive|transfer-encoding|server-timing)$/;

/**
 * What follows from the body, or from what bundled files hold, and would tell each change twice.
 */
const withoutHashes = (text: string) =>
  text
    .replace(/(\/_astro\/[\w.-]+?)\.[\w-]{8}(\.\w+)/g, '$1$2')
    .replace(/sha(256|384|512)-[\w+/=]{40,}/g, 'sha$1-…')
    .replace(/sha256:[0-9a-f]{64}/g, 'sha256:…');

/** What is made anew in every store: ids, times and secrets. */
const withoutIds = (text: string) =>
  text
    .replace(/\b(?:at|aud)_[\w-]{20,}/g, '<secret>')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<time>')
    // Counted after the answer: sometimes before the next call, sometimes not.
    .replace(/"reads":\d+,"last_read_at":(null|"[^"]*")/g, '"reads":"<later>"')
    .replace(/\bcursor=[\w-]+/g, 'cursor=<cursor>')
    .replace(/\bstatus\/\d{4}-\d\d-\d\d-[\w-]+/g, 'status/<address>')
    .replaceAll(new Date().toISOString().slice(0, 10), '<today>')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replace(/\b[0-9a-f]{32}\b/g, '<id>');

/** A body in lines, so that one more member or tag is one more line. */
function inLines(bytes: Buffer): string {
  const text = bytes.toString();
  if (!Buffer.from(text).equals(bytes)) return `base64:${bytes.toString('base64')}`;
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text.startsWith('<') ? text.replaceAll('><', '>\n<') : text;
  }
}

/** Asks one server everything, in order, and what answers lead to. */
async function askAll(url: string, given: readonly Asked[]): Promise<string> {
  const kept: Record<string, string> = {};
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => kept[name] ?? name);
  const keyOf = ({ of: _, ...asked }: Asked) => JSON.stringify(asked);
  const known = new Set(given.map(keyOf));
  /** Most bodies stand under several addresses, and are written once. */
  const bodies = new Map<string, string>();
  const told: string[] = [];
  const todo = [...given];
  for (const [at, asked] of todo.entries()) {
    const headers = Object.entries(asked.headers).map(([name, value]) => [name, filled(value)]);
    const response = await fetch(`${url}${filled(asked.path)}`, {
      method: asked.method,
      headers: {
        'accept-encoding': 'identity',
        'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
        ...Object.fromEntries(headers),
      },
      redirect: 'manual',
      ...(asked.body === undefined ? {} : { body: filled(asked.body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const plain = (text: string) =>
      (asked.live ? withoutIds(withoutHashes(text)) : withoutHashes(text)).replaceAll(
        url,
        SITE_URL,
      );
    const request = [asked.method, asked.path, JSON.stringify(asked.headers), asked.body].join(' ');
    const body = plain(inLines(bytes));
    const answer = [...response.headers]
      .filter(([name]) => !OF_THE_MOMENT.test(name))
      .map(([name, value]) => `${name}: ${name === 'content-length' ? '…' : plain(value)}`);
    const same = bodies.get(body);
    if (!same) bodies.set(body, request);
    told.push(plain(`=== ${request}`), String(response.status), ...answer);
    told.push(same ? plain(`as ${same}`) : body, '');
    // An address is kept as its path.
    for (const [name, member] of Object.entries(asked.keep ?? {}))
      kept[name] = String(
        (JSON.parse(bytes.toString()) as Record<string, unknown>)[member],
      ).replace(SITE_URL, '');
    for (const next of named(asked, bytes.toString())) {
      if (!known.has(keyOf(next))) todo.push(next);
      known.add(keyOf(next));
    }
  }
  return told.join('\n');
}

async function record(profile: string): Promise<string> {
  const out = resolve('.cache/wire');
  const { code, output } = await buildSite(out, { CONTENT_DIR: contentFolder(profile) });
  if (code !== 0) throw new Error(`The build of ${profile} failed:\n${output}`);
  const { url, close } = await serve(out);
  return askAll(url, wireRequests(out)).finally(close);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' }, only: { type: 'string' } },
});
const [folder] = positionals;
if (values.help || !folder) {
  process.stdout.write(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  mkdirSync(folder, { recursive: true });
  for (const name of PROFILES.filter((one) => !values.only || values.only === one))
    writeFileSync(join(folder, `${name}.txt`), await record(name));
}
