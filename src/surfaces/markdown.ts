/**
 * The Markdown twin of a JSON payload: the same record, written for reading. Pure; the gateway
 * uses it too.
 */
import { type JsonObject, told } from './markdown-members.ts';
import { day, documentLines } from './markdown-record.ts';

/** What a payload is called that has no title of its own, and where it is from. */
export type Twin = { title: string; url: string; base: string };

/**
 * Renders a payload as a document: the title, what is said in sentences, short facts, then lists
 * below headings. `told` says what is left out; hashes travel as X-Content-Hash. `tokens` counts
 * the text when the build makes it and is left out when the gateway does.
 */
export function markdownTwin(
  payload: object,
  { title: purpose, url, base }: Twin,
  tokens?: (text: string) => number,
): string {
  const { last_modified, schema_version: _, ...own } = payload as JsonObject;
  const name = own['id'] && (own['name'] ?? own['role']);
  const title = String(own['title'] ?? own['claim'] ?? name ?? purpose);
  const members = Object.entries(told(own, base)).filter(
    ([name, value]) => value !== title && !(name === 'url' && value === url),
  );
  const text = `${[`# ${title}`, '', ...documentLines(Object.fromEntries(members))]
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
  return withSource(text, url, tokens, [
    `map: ${base}/llms.txt`,
    ...(typeof last_modified === 'string' ? [`last_modified: ${day(last_modified)}`] : []),
  ]);
}

/**
 * A Markdown document with where it comes from, `more` lines and, where they were counted, its
 * tokens, as front matter.
 */
export function withSource(
  text: string,
  url: string,
  tokens?: (text: string) => number,
  more: readonly string[] = [],
): string {
  const head = [`source: ${url}`, ...more, ...(tokens ? [`tokens: ${tokens(text)}`] : [])];
  return `---\n${head.join('\n')}\n---\n\n${text}`;
}

/** Parameters that were not used, at the end of a document; `null` is a name unknown here. */
export function ignoredLines(ignored: readonly { name: string | null; nearest: string | null }[]) {
  const lines = ignored.map(
    ({ name, nearest }) =>
      `- ${name ?? 'a parameter that is not known here'}${nearest ? `; meant: ${nearest}` : ''}`,
  );
  return lines.length > 0 ? `\n## Ignored\n\n${lines.join('\n')}\n` : '';
}
