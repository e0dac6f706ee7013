#!/usr/bin/env node
/** Verifies a profile without trusting its publisher. Node 20.11 or later, nothing else. */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { read } from '../outside.mjs';

const HELP = `node verify.mjs BASE [CLAIM] [--online] [--json] [--key THUMBPRINT] [--head HEAD]
Keep both. intact; unsigned; doctored; older than the head; changed since,
as recorded; unrecorded; revoked. --online runs the recipes: confirmed, disputed, not_found,
unreachable. A signature shows that bytes are whole and from the holder of the key,
not that they are true. Exit: 0 good, 1 not, 2 none.`;
const SIGNS = { __proto__: null, amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", yuml: 'ÿ' };
/** Names of U+00C0 to U+00DF, in order. What else has a name is no letter, and counts as a gap. */
const LATIN = `Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave
Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml
Yacute THORN szlig`;
for (const [at, name] of LATIN.split(/\s/).entries()) {
  // Small letters stand 32 places behind; the last has none.
  SIGNS[name.toLowerCase()] = String.fromCharCode(224 + at);
  SIGNS[name] = String.fromCharCode(192 + at);
}
const sign = (code) => (code <= 0x10ffff ? String.fromCodePoint(code) : ' ');
const plain = (text) =>
  text.replace(/&(?:#(x?)([0-9a-f]{1,7})|(\w{1,31}));/gi, (_, hex, code, name) =>
    name ? (SIGNS[name] ?? ' ') : sign(parseInt(code, hex ? 16 : 10)),
  );

/** What stands in these is no markup; of some it is shown. */
const RAW = /^(script|style|iframe|noembed|noframes|title|textarea|xmp)$/;
const SHOWN = /^(title|textarea|xmp)$/;
const START = /<(?:!--|[!?]|\/?[a-z]|\/[\s\S])/gi;
const NAME = /<\/?([^\t\n\f\r />]*)/y;
const ATTRIBUTE =
  /[\t\n\f\r /]*(?:>|([^\t\n\f\r />][^\t\n\f\r />=]*)[\t\n\f\r ]*(=?)[\t\n\f\r ]*)/y;
const BARE = /[^\t\n\f\r >]*/y;

/** Text and tags of a page, read once: a search that finds no end ends the reading. */
function partsOf(html) {
  const parts = { text: '', tags: [] };
  let at = 0;
  const take = (form, from) => {
    form.lastIndex = from;
    const found = form.exec(html);
    at = found ? form.lastIndex : html.length;
    return found;
  };
  while (at < html.length) {
    const from = at;
    const start = take(START, from);
    // An end of nothing, </>, is nothing.
    parts.text += plain(html.slice(from, start?.index)) + (start?.[0][2] === '>' ? '' : ' ');
    if (!start) break;
    const { index } = start;
    if (!/[a-z]$/i.test(start[0])) {
      const isComment = start[0] === '<!--' && !/^-?>/.test(html.slice(at, at + 2));
      take(isComment ? /--!?>/g : />/g, isComment ? at : index + 2);
      continue;
    }
    const name = take(NAME, index)[1].toLowerCase();
    const tag = { name, attributes: { __proto__: null } };
    for (let found = take(ATTRIBUTE, at); found?.[1]; found = take(ATTRIBUTE, at)) {
      const key = found[1].toLowerCase();
      const quote = found[2] && /["']/.exec(html[at] ?? '')?.[0];
      const begin = quote ? at + 1 : at;
      if (quote) take(quote === '"' ? /"/g : /'/g, begin);
      else if (found[2]) take(BARE, begin);
      const value = found[2] ? plain(html.slice(begin, quote ? at - 1 : at)) : '';
      tag.attributes[key] ??= value;
    }
    // What ends within a tag ends before it.
    if (html[at - 1] !== '>') break;
    if (html[index + 1] === '/') continue;
    parts.tags.push(tag);
    if (!RAW.test(name)) continue;
    const inner = at;
    const end = take(new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'gi'), inner)?.index;
    if (SHOWN.test(name)) parts.text += plain(html.slice(inner, end));
    at = end ?? html.length;
  }
  return parts;
}

/** Where the links of a page lead, of some relations. */
const linksOf =
  (form) =>
  (_, base, { tags }) =>
    tags
      .filter(({ name, attributes: { rel = '' } }) => /^(a|link)$/.test(name) && form.test(rel))
      .map(({ attributes: { href = '' } }) => href)
      .filter((href) => URL.canParse(href, base))
      .map((href) => new URL(href, base).href.replace(/\/$/, ''));

const READERS = {
  __proto__: null,
  json: { media: /^application\/([\w.-]+\+)?json$/, of: (text) => JSON.parse(text) },
  text: { media: /^text\/(plain|markdown)$|html/, of: (_, __, parts) => parts.text },
  links: { media: /html/, of: linksOf(/(^|\s)me(\s|$)/i) },
  hrefs: { media: /html/, of: linksOf(/^/) },
};

/** Whether a text that came from an address is as a recipe expects; `parts` reads its markup. */
export function fits({ reads, expect }, text, base, parts = partsOf) {
  return holds(READERS[reads].of(text, base, reads === 'json' ? null : parts(text)), expect);
}

/** Words: case, punctuation and spacing do not count. */
const words = (text) => ` ${text.normalize('NFKC').toLowerCase().replace(GAPS, ' ').trim()} `;
const GAPS = /[^\p{L}\p{N}\p{M}]+/gu;
const same = (a, b) => typeof a === typeof b && `${a}`.toLowerCase() === `${b}`.toLowerCase();
const TESTS = {
  $is: same,
  $not: (value, wanted) => value !== undefined && !same(value, wanted),
  $has: (value, wanted) =>
    typeof value === 'string' && words(wanted) !== '  ' && words(value).includes(words(wanted)),
  $all: (value, wanted) => wanted.length > 0 && wanted.every((each) => holds(value, each)),
  $least: (value, wanted) => typeof value === 'number' && value >= wanted,
};

/** What expects nothing never holds. */
function holds(value, expected) {
  const wanted = Object.entries(expected ?? {});
  if (wanted.length === 0 || typeof expected !== 'object') return false;
  if (Array.isArray(expected))
    return Array.isArray(value) && expected.every((one) => value.some((it) => holds(it, one)));
  const has = (name) => value && typeof value === 'object' && Object.hasOwn(value, name);
  return wanted.every(([name, one]) =>
    name[0] === '$' ? TESTS[name]?.(value, one) : has(name) && holds(value[name], one),
  );
}

const sha256 = (data, form = 'hex') => createHash('sha256').update(data).digest(form);

export async function run(recipe, options = {}) {
  const { url, reads, expect } = recipe;
  const lost = (reason) => ({ status: 'unreachable', reason, sha256: null });
  const reader = READERS[reads];
  if (!reader) return lost('unknown kind of recipe');
  if (JSON.stringify(expect ?? null).length > 20_000) return lost('too long a recipe');
  try {
    const accept = reads === 'json' ? 'application/json' : 'text/html';
    const answer = await read(url, { ...options, accept });
    const missing = { status: 'not_found', reason: 'it is not there', sha256: sha256(answer.body) };
    if ([404, 410, 422].includes(answer.status)) return missing;
    if (answer.status !== 200) return lost(`the host answered ${answer.status}`);
    // What a stranger sent stands in no record but as a name of the form that it must have.
    const [media = ''] = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.exec(answer.media) ?? [];
    if (!reader.media.test(media)) return lost(`wrong type ${media}`.trim());
    const { judge = fits } = options;
    if (!(await judge(recipe, `${answer.body}`, answer.url.href))) return missing;
    return { ...missing, status: 'confirmed', reason: null };
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'not valid JSON' : error.code || error.message;
    return lost(`${reason}`.replace(/\p{C}/gu, ' ').slice(0, 200));
  }
}

/** RFC 8785. */
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical)}]`;
  if (!value || typeof value !== 'object') return JSON.stringify(value);
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  return `{${names.sort().map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)}}`;
};
const hashOf = (value) => `sha256:${sha256(canonical(value))}`;
const isWhole = ({ content_hash, ...covered }) => content_hash === hashOf(covered);

/** As it was published; of two members of one name, readers would see one or the other. */
function strict(bytes) {
  const value = JSON.parse(bytes);
  if (JSON.stringify(value) !== `${bytes}`) throw Error('doubled members');
  return value;
}

/** Whether a detached JWS (RFC 7797) of a text is of a key, named by its thumbprint (RFC 7638). */
export function isSigned(text, jws, { crv, kty, x, kid } = {}) {
  const [, head, signature] = /^(ey[\w-]+)\.\.([\w-]{86})$/.exec(jws) ?? [];
  if (!head) return false;
  const told = JSON.parse(Buffer.from(head, 'base64url'));
  if (!/^Ed(DSA|25519)$/.test(told.alg) || told.b64 !== false || told.kid !== kid) return false;
  if (sha256(canonical({ crv, kty, x }), 'base64url') !== kid) return false;
  const key = createPublicKey({ key: { crv, kty, x }, format: 'jwk' });
  return verify(null, Buffer.from(`${head}.${text}`), key, Buffer.from(signature, 'base64url'));
}

/** What is wrong with the signed root, or null. A pin follows where the old key signed the new. */
function rootFault({ content_hash, signature, ...signed }, keys, pin) {
  const find = (one) => keys.findIndex(({ kid }) => kid === one);
  const at = find(signed.signed_by);
  let by = pin ? find(pin) : at;
  if (keys[by]?.revoked) return 'revoked';
  while (by > at && isSigned(keys[by - 1].kid, keys[by - 1].endorsed, keys[by])) by--;
  if (at < 0 || by !== at) return 'another key';
  const { revoked, last_day, last_length = 0 } = keys[at];
  if (revoked || (last_day && !(signed.record?.length <= last_length))) return 'revoked';
  if (content_hash !== hashOf({ signature, ...signed })) return BAD;
  return isSigned(canonical(signed), signature, keys[at]) ? null : BAD;
}

/** The record of changes; hashes leave out what may be taken away. */
function recordOf(bytes = '') {
  const lines = `${bytes}`.split('\n').filter(Boolean).map(strict);
  const length = lines.filter(({ recorded }) => recorded !== false).length;
  const hashes = lines.map(({ recorded, salt, text, reason, ...kept }) => hashOf(kept));
  const bound = lines.every(
    ({ previous, salt, text, reason, told }, at) =>
      previous === (hashes[at - 1] ?? null) &&
      (!(text || reason) || told === hashOf({ salt, text, reason })),
  );
  return { lines, length, hashes, bound };
}

/** Lets so much work go on at a time; the rest waits in order. */
function gate(free) {
  const waiting = [];
  return async (work) => {
    if (free-- <= 0) await new Promise((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      free++;
      waiting.shift()?.();
    }
  };
}

export const BUSY = 'this host was asked 50 times';
/**
 * Lets requests begin: two at a time for each host and eight in all, 50 a host, so that nobody is
 * flooded on a stranger's word. Rejects with BUSY where a host has had its 50.
 */
export function politeness() {
  const hosts = new Map();
  const all = gate(8);
  return async ({ host }, work) => {
    const asked = hosts.get(host) ?? { count: 0, pass: gate(2) };
    hosts.set(host, asked);
    if (asked.count++ >= 50) throw Error(BUSY);
    return asked.pass(() => all(work));
  };
}

/** Pictures that a build encodes: another machine makes other bytes, so no record has them. */
const ENCODED = /\.(png|jpe?g|webp|avif)$/i;
const ORDER = 'doctored revoked older changed unrecorded unsigned'.split(' ');
const BAD = 'not as signed';

export async function verifyProfile(base, { claim, online, pin, head } = {}) {
  // Only local profiles may name local evidence.
  const inside = /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(base);
  const found = [];
  const tell = (verdict, path, reason = BAD) => void found.push({ verdict, path, reason });
  const eight = gate(8);
  const load = (path, parse = strict) =>
    eight(async () => {
      // A site may have larger files than pages of strangers are read of.
      const { status, body } = await read(base + path, { inside, limits: { bytes: 5e7 } });
      // What answers nothing without a query is nothing at this address.
      if (![200, 400, 404, 410].includes(status)) throw Error(`the host answered ${status}`);
      return status === 200 ? parse(body) : null;
    });
  const take = (path, parse) =>
    load(path, parse).catch(({ message }) => tell('doctored', path, message));
  const manifest = await load('/api/manifest');
  const root = await take('/api/signatures');
  const keys = (root && (await take('/.well-known/jwks.json'))?.keys) || [];
  const { lines, length, hashes, bound } = (await take('/record.jsonl', recordOf)) || recordOf();
  const fault = root ? rootFault(root, keys, pin) : 'not signed';
  const grave = fault === 'revoked' ? fault : root || pin ? 'doctored' : 'unsigned';
  if (fault) tell(grave, '/api/signatures', fault);
  const now = lines.length > 0 ? { length, hash: hashes[length - 1] } : null;
  if (!bound || (root && canonical(root.record) !== canonical(now)))
    tell('doctored', '/record.jsonl');
  const [, count, hash] = /^(\d+):(.+)$/.exec(head) ?? [];
  const kept = Number(count ?? length);
  if (length < kept) tell('older', '/record.jsonl', 'longer before');
  else if (hash && hashes[kept - 1] !== hash) tell('doctored', '/record.jsonl', 'rewritten');

  const listed = {};
  for (const { url, sha256: wanted } of root?.parts ?? []) {
    const path = new URL(url).pathname;
    const part = await take(path, (body) => sha256(body, 'base64url') === wanted && strict(body));
    if (!part) tell('doctored', path);
    Object.assign(listed, part?.digests);
  }
  const site = new URL(root?.keys_url ?? manifest?.claims[0]?.url ?? base).origin;
  const recorded = {};
  for (const [at, { kind, id, files }] of lines.entries())
    for (const [path, digest] of Object.entries(kind === 'files' && id === site ? files : {}))
      recorded[path] = at < length ? { digest, at } : { ...recorded[path], next: digest };
  const history = Object.keys(recorded).length > 0;
  if (now && !history) tell('unrecorded', site, 'no digests');
  const judgePath = async (path) => {
    const digest = await take(path, (body) => sha256(body, 'base64url'));
    const { digest: wanted, at, next } = recorded[path] ?? {};
    if (digest === undefined) return;
    if (root && digest !== (listed[path] ?? null)) return tell('doctored', path);
    if (!history || ENCODED.test(path) || digest === (wanted ?? null))
      return at >= kept && tell('changed', path, '');
    if (digest === next) return tell('unrecorded', path, 'not recorded yet');
    tell('doctored', path, 'not as recorded');
  };
  const own = `/api/claims/${claim}`;
  const paths = Object.keys({ ...listed, ...recorded });
  await Promise.all(paths.filter((path) => !claim || path === own).map(judgePath));
  const texts = {};
  const changes = lines.flatMap(({ kind, id, day, change, text, reason }, at) => {
    const record = `${kind}/${id}`;
    const before = texts[record] ?? {};
    texts[record] = { ...before, ...text };
    if (at < kept || kind === 'files') return [];
    const old = Object.fromEntries(Object.keys(text ?? before).map((name) => [name, before[name]]));
    return { record, day, change, old, new: text, reason, recorded: at < length };
  });

  const claims = (manifest?.claims ?? []).filter(({ id }) => !claim || id === claim);
  if (claim && claims.length === 0) tell('doctored', own, 'no such claim');
  if (!manifest || !isWhole(manifest)) tell('doctored', '/api/manifest');
  const polite = politeness();
  const repeat = ({ recipe }) => run(recipe, { inside, polite });
  const judge = async ({ id, claim: words }) => {
    const payload = await load(`/api/claims/${id}`).catch(() => null);
    const { checks = [], ...published } = payload?.verification ?? {};
    const told = (verdict, reason, runs) => ({ id, published, verdict, reason, runs });
    const path = `/api/claims/${id}`;
    const known = found.find((one) => one.path === path);
    if (known) return told(known.verdict, known.reason);
    const whole = payload && isWhole(payload) && payload.id === id && payload.claim === words;
    if (!whole) return told('doctored', 'not as listed');
    if (!online || checks.length === 0) return told(paths.includes(path) ? 'intact' : 'unsigned');
    const runs = await Promise.all(checks.map(repeat));
    const of = (wanted) => runs.find(({ status }) => status === wanted);
    const bad = of('not_found') ?? of('unreachable');
    const disputed = bad?.status === 'not_found' && published.status === 'confirmed';
    return told(disputed ? 'disputed' : (bad?.status ?? 'confirmed'), bad?.reason, runs);
  };
  const judged = await Promise.all(claims.map(judge));
  const all = [...found, ...judged].map(({ verdict }) => verdict);
  if (changes.length > 0) all.push('changed');
  const status = ORDER.find((one) => all.includes(one)) ?? 'intact';
  const key = root?.signed_by ?? null;
  const last = now && `${length}:${now.hash}`;
  const { not_listed } = root ?? {};
  return { base, status, key, head: last, not_listed, found, changes, claims: judged };
}

const flag = { type: 'boolean' };
const word = { type: 'string' };
const FLAGS = { help: flag, online: flag, json: flag, key: word, head: word };
/** On one line, whatever a host names its records. */
const line = (...parts) => console.log(parts.join(' ').replace(/\p{C}/gu, '\ufffd'));

async function main(args) {
  const { values, positionals } = parseArgs({ args, options: FLAGS, allowPositionals: true });
  const { key: pin, json, help, head } = values;
  const [address = '', claim, more] = positionals;
  const misread = more || !URL.canParse(address) || !/^(\d+:sha256:\w{64})?$/.test(head ?? '');
  if (help || misread) return console.log(HELP) ?? (help ? 0 : 2);
  const result = await verifyProfile(new URL(address).origin, { ...values, claim, pin });
  const { claims, found, changes, status, key, not_listed } = result;
  if (json) console.log(JSON.stringify(result, null, 1));
  else {
    for (const { id, verdict, reason } of claims) line(verdict, id, reason ?? '');
    for (const { verdict, path, reason } of found) line(verdict, path, reason);
    for (const { record, ...told } of changes) line('since', record, JSON.stringify(told));
    if (not_listed && !claim) line('not listed', not_listed);
    line(status, key ? `signed by ${key}` : 'not signed', result.head ? `head ${result.head}` : '');
  }
  const good = /^(intact|confirmed|unsigned)$/;
  return good.test(status) && claims.every(({ verdict }) => good.test(verdict)) ? 0 : 1;
}

const [, file, ...given] = process.argv;
if (file && realpathSync(file) === import.meta.filename)
  process.exitCode = await main(given).catch(({ message }) => console.error(message) ?? 2);
