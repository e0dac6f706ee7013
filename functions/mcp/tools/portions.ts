/**
 * Answers that are more than a model wants at once: an outline with the addresses of their parts,
 * and all of the text page by page.
 */
import type { CallToolResult } from '@modelcontextprotocol/server';
import { LRUCache } from 'lru-cache';
import { isObject, parsedJson } from '../../store/checks.ts';
import type { Sources } from '../dependencies.ts';
import { invalid, wrong } from './answers.ts';

/** Most tokens of an answer that nobody asked for by page. */
const MOST_TOKENS = 8_000;
/** Characters of a page: fewer tokens than that, whatever the language. */
const PAGE = 14_000;
/** Characters before the end of a page in which a line or an item may end. */
const ENDS_WITHIN = 2_000;
/** Parts that an outline names, at most, and members that are told of. */
const MOST_PARTS = 60;

/** The count of words and signs is so much more than that of tokens. */
const OVER = 0.93;

/** About how many tokens a text is, rather more than less (o200k). */
function countOf(text: string): number {
  let count = 0;
  for (const [word] of text.matchAll(
    / ?[A-Za-z]+|\d{1,3}|[!-/:-@[-`{-~]{1,3}|\P{ASCII}{1,2}|\s+/gu,
  ))
    count += /[A-Za-z]/.test(word) ? Math.ceil(word.length / 9) : 1;
  return count * OVER;
}

/** The same of texts that were asked for lately, of so many characters together. */
const counted = new LRUCache<string, number>({
  maxSize: 2_000_000,
  sizeCalculation: (_, text) => text.length,
  memoMethod: countOf,
});
const tokensIn = (text: string): number => counted.memo(text);

/** Whether a text is at most so many tokens; a short one is not counted. */
const fits = (text: string, tokens: number) => text.length <= tokens || tokensIn(text) <= tokens;

/** Whether a text stands alone, without what is structured. */
export const isLong = (text: string): boolean => !fits(text, MOST_TOKENS / 2);

/** A text in pages, each ending at a line or an item where there is one near. */
function pagesOf(text: string): string[] {
  const pages: string[] = [];
  for (let at = 0; at < text.length; ) {
    const most = text.slice(at, at + PAGE);
    const [line, item] = ['\n', '},'].map((end) => most.lastIndexOf(end));
    const end = Math.max(line ?? -1, item ?? -1) + 1;
    const isLast = at + PAGE >= text.length;
    const page = isLast || end < PAGE - ENDS_WITHIN ? most : most.slice(0, end);
    pages.push(page);
    at += page.length;
  }
  return pages;
}

type Part = { name: string; url: string };

/** Records with an address of their own in a JSON value, and what they are called. */
const partsIn = (value: object, base: string): Part[] =>
  Object.values(value).flatMap((list) =>
    (Array.isArray(list) ? list : []).flatMap((item: Record<string, unknown> | null) => {
      const beside = item?.['externalDocs'] as { url?: unknown } | undefined;
      const url = item?.['url'] ?? beside?.url;
      const name = item?.['title'] ?? item?.['name'] ?? item?.['claim'] ?? item?.['id'] ?? '';
      return typeof url === 'string' && url.startsWith(base)
        ? [{ name: String(name).slice(0, 80), url }]
        : [];
    }),
  );

/** What stands in a text: members of JSON with their sizes, or headings. */
function contentsOf(text: string, base: string): object {
  const value = parsedJson(text);
  if (!isObject(value))
    return { headings: (text.match(/^#{1,3} .{1,80}/gm) ?? []).slice(0, MOST_PARTS) };
  const members = Object.entries(value).map(([name, member]) => ({
    name,
    ...(Array.isArray(member) ? { items: member.length } : {}),
    characters: JSON.stringify(member).length,
  }));
  const parts = partsIn(value, base);
  const some = parts.length > 0 && { parts: parts.slice(0, MOST_PARTS) };
  return { members: members.slice(0, MOST_PARTS), ...some };
}

function outlineOf(text: string, url: string, base: string): object {
  const contents = contentsOf(text, base);
  const narrow = 'Read one of parts, narrow it with a filter or detail=compact, or call';
  return {
    outline_of: url,
    why: `It is about ${Math.round(tokensIn(text))} tokens; ${MOST_TOKENS} are given at once.`,
    pages: pagesOf(text).length,
    ...contents,
    next:
      `${'parts' in contents ? narrow : 'Call'} read_resource with ` +
      `${JSON.stringify({ resource: url, page: 1 })}.`,
  };
}

/** A page of a text, counted from 1; null where there is none. */
function pageOf(text: string, page: number, url: string): string | null {
  const pages = pagesOf(text);
  const own = pages[page - 1];
  return own === undefined ? null : `Page ${page} of ${pages.length} of ${url}\n\n${own}`;
}

/** A text of an address within the budget: itself, or its outline. */
export const portionOf = (text: string, url: string, base: string): string =>
  fits(text, MOST_TOKENS) ? text : JSON.stringify(outlineOf(text, url, base));

/**
 * The result of a tool that read a path, within the budget: its text or an outline, or the page
 * that is asked for. What is structured stands beside short texts alone.
 */
export function portion(
  result: CallToolResult,
  path: string,
  page: unknown,
  { snapshot }: Pick<Sources, 'snapshot'>,
): CallToolResult {
  const [first, ...rest] = result.content;
  if (result.isError || first?.type !== 'text') return result;
  const { text } = first;
  const url = `${snapshot.base}${path}`;
  const asked = page ?? null;
  const given =
    asked === null ? portionOf(text, url, snapshot.base) : pageOf(text, Number(asked), url);
  if (given === null) {
    const msg = `Input should be a page from 1 to ${pagesOf(text).length}`;
    return invalid([wrong('page', msg)], snapshot);
  }
  const { structuredContent: whole, ...others } = result;
  const isShort = given === text && !isLong(text);
  const content = [{ type: 'text' as const, text: given }, ...rest];
  return isShort && whole ? { ...result, content } : { ...others, content };
}

type Matched = { results: { records: object[] }[] };

/** What a posting is answered with, within the budget: the nearest records of each requirement. */
export function nearestOnly(result: CallToolResult): CallToolResult {
  const { results, ...rest } = (result.structuredContent ?? {}) as Matched;
  if (!results) return result;
  const some = [3, 2, 1].map((most) => {
    const cut = results.map((one) => ({ ...one, records: one.records.slice(0, most) }));
    return { most, text: JSON.stringify({ results: cut, ...rest }) };
  });
  const { most, text } = some.find((one) => fits(one.text, MOST_TOKENS)) ?? { most: 1, text: '' };
  if (!text || (most === 3 && fits(text, MOST_TOKENS / 2))) return result;
  const note = `At most ${most} records each: send fewer requirements at once to have all.`;
  const content = [text, ...(most < 3 ? [note] : [])];
  return { content: content.map((one) => ({ type: 'text', text: one })) };
}
