/**
 * Run after the whole test suite: no answer, log line or event holds a token, a key, an e-mail
 * address or a network address that it must not. Prints what was looked at; exits with 1
 * when something is found or when there was nothing to look at. Findings are told by place, never
 * by what was found.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './record.ts';

const FOLDER = '.cache/journal';
const AUDIT_TOKEN = /aud_[0-9a-f]{8}-[0-9a-f-]{27}_[A-Za-z0-9_-]{43}/;
const E_MAIL = /[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/;
const ADDRESS =
  /\b(?:\d{1,3}\.){3}\d{1,3}\b|\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}\b|::1\b|::ffff:/i;
/** A line that the service logs about a request, or about its own work. */
const SERVICE_LINE = /^([0-9a-f]{8}-[0-9a-f-]{27} |mcp |an access to |the daily work )/;

/**
 * Where e-mail addresses are told: to the owner in messages, their feed, lists of tokens, questions
 * as they were asked and what is held of a person; and to the sender of a message his own.
 */
const SHOWN =
  'contact|admin/(contacts|people|questions|stats|feed\\.xml|exports/audits|audits/[^/]+/tokens)';
const SHOWS_E_MAIL = new RegExp(`^/api/(${SHOWN})(/|$)`);

/**
 * A path as it is meant: callers may escape what needs no escape, go up and down, and name the
 * whole address (RFC 9112, section 3.2.2).
 */
function plain(path: string): string {
  const meant = URL.parse(path, 'http://localhost')?.pathname ?? path;
  try {
    return decodeURI(meant);
  } catch {
    return meant;
  }
}

const entries = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) =>
    readFileSync(join(FOLDER, file), 'utf8')
      .split('\n')
      .flatMap((line): Entry[] => {
        try {
          return line === '' ? [] : [JSON.parse(line) as Entry];
        } catch {
          // A process that was killed on purpose leaves half a line.
          return [];
        }
      }),
  );

const secrets = [
  ...new Set(entries.flatMap((entry) => (entry.kind === 'secret' ? [entry.text] : []))),
];
const holdsSecret = (text: string) => secrets.some((secret) => text.includes(secret));

/** What is wrong with an entry, in a word for each kind. */
function wrong(entry: Entry): string[] {
  const { kind, text } = entry;
  if (kind === 'secret') return [];
  const issues =
    kind === 'answer' &&
    entry.method === 'POST' &&
    /\/tokens\/?$/.test(entry.path) &&
    entry.status === 201;
  const found: string[] = [];
  if (AUDIT_TOKEN.test(text) && !issues) found.push('an audit token');
  if (holdsSecret(text) && !issues) found.push('a credential that a caller sent');
  const watched = kind === 'event' || kind === 'answer' || SERVICE_LINE.test(text);
  if (watched && E_MAIL.test(text) && !(kind === 'answer' && SHOWS_E_MAIL.test(plain(entry.path))))
    found.push('an e-mail address');
  if (kind !== 'answer' && watched && ADDRESS.test(text)) found.push('a network address');
  return found.map(
    (what) =>
      `${what} in ${kind === 'answer' ? `${entry.method} ${entry.path} ${entry.status}` : `a ${kind}`}`,
  );
}

const count = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind).length;
const found = new Map<string, number>();
for (const one of entries.flatMap(wrong)) found.set(one, (found.get(one) ?? 0) + 1);

const seen =
  `${count('answer')} answers, ${count('log')} log entries, ${count('event')} batches of ` +
  `events, ${secrets.length} credentials`;
process.stdout.write(`Scan of what the suite left: ${seen}.\n`);
for (const [what, times] of found) process.stderr.write(`${times} times ${what}\n`);
if (found.size > 0 || count('answer') === 0 || count('event') === 0 || secrets.length === 0) {
  process.stderr.write(
    'The scan failed: something is where it must not be, or there was nothing to look at.\n',
  );
  process.exitCode = 1;
} else process.stdout.write('Nothing private is where it must not be.\n');
