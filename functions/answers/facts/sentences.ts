/** Sentences of Markdown, as plain text: what an answer may quote. */
import { isMonth } from './dates.ts';

/** Markdown of a paragraph as plain text: links by their words, no marks; most have none. */
export function plain(markdown: string): string {
  if (!/[[*_`\\]|\s\s|[^\S ]/.test(markdown)) return markdown.trim();
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[[!^]\w+\]:?/g, '')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?!\s)([^*\n]+?)\*(?!\w)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A block of a text, and the heading or the words with a colon that it stands under. */
type Block = { text: string; under: string };

/** Paragraphs, list items and table rows of a Markdown text, without code. */
function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  let code = false;
  let heading = '';
  let leading = '';
  let item = false;
  const add = (text: string, inList: boolean) => {
    if (!text) return;
    blocks.push({ text, under: (inList && leading) || heading });
    if (!inList) leading = text.endsWith(':') ? text : '';
  };
  const close = () => {
    add(plain(open.join(' ')), item);
    open = [];
    item = false;
  };
  for (const line of markdown.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) {
      close();
      code = !code;
    } else if (code || /^\s*(#{1,6} |\|? ?:?-{3,})/.test(line)) {
      close();
      if (!code) [heading, leading] = [plain(/^\s*#{1,6} (.*)$/.exec(line)?.[1] ?? heading), ''];
    } else if (/^\s*$/.test(line)) close();
    else if (/^\s*\|/.test(line)) {
      close();
      add(plain(line.replace(/^\s*\||\|\s*$/g, '').replace(/\s*\|\s*/g, ' | ')), true);
    } else if (/^\s*([-*+]|\d+[.)]) /.test(line)) {
      close();
      item = true;
      open = [line.replace(/^\s*([-*+]|\d+[.)]) /, '')];
    } else open.push(line.replace(/^\s*> ?/, ''));
  }
  close();
  return blocks;
}

/** The headings of a Markdown text that stand for a sentence, each with the block that follows. */
export function headedBlocks(markdown: string): { heading: string | null; body: string }[] {
  const parts = markdown.split(/^(?=#{1,6} )/m);
  return parts.map((part) => {
    const [, heading] = /^#{1,6} (.*)$/m.exec(part) ?? [];
    return part.startsWith('#') && heading
      ? { heading: plain(heading), body: part.slice(part.indexOf('\n') + 1) }
      : { heading: null, body: part };
  });
}

/** Ends of words with a point that end no sentence. */
const SHORT = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’])(?:\p{L}\.\p{L}|\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|No|vol|e\.g|i\.e|etc|` +
    String.raw`vs|approx|Inc|Ltd|Co|Corp|Jr|Sr|cf|ca|pp?)\.$`,
  'iu',
);

/** Those that end one all the same, but before a number. */
const ENDING = /\b(?:(?:Ph|B|M)\.[DAS]|[Nn]o)\.$/;

/** The sentences of a Markdown text, each with what it stands under, where it does. */
export function sentencesOf(markdown: string): { text: string; under?: string }[] {
  return blocksOf(markdown).flatMap(({ text: block, under }) => {
    const found: string[] = [];
    let open = '';
    const pieces = block.split(/(?<=[.!?…。！？]["'”’)\]]?)\s+|(?<=[。！？])/u);
    for (const [at, piece] of pieces.entries()) {
      open = open ? `${open} ${piece}` : piece;
      const next = pieces[at + 1] ?? '';
      // A sentence goes on after an abbreviation or an ordinal of a date, and before a small
      // letter.
      if (
        /^\p{Ll}/u.test(next) ||
        (/\b\d{1,2}\.$/.test(open) && isMonth(next.match(/^\p{L}+/u)?.[0] ?? '')) ||
        (SHORT.test(open) && (!ENDING.test(open) || /^[\d(]/.test(next)))
      )
        continue;
      found.push(open);
      open = '';
    }
    if (open) found.push(open);
    return found.map((text) => (under ? { text, under } : { text }));
  });
}

/** One sentence of a record. */
export type Line = {
  text: string;
  /** Spoken about the person without naming it, such as a role or a summary of a position. */
  implied: boolean;
  /** The heading or the words with a colon that it stands under. */
  under?: string;
  /** A title that stands for a sentence. */
  title?: true;
};

type Text = string | null | undefined;
const lines = (implied: boolean, texts: readonly Text[]): Line[] =>
  texts.flatMap((text) =>
    text ? sentencesOf(text).map((sentence) => ({ ...sentence, implied })) : [],
  );

/** Sentences of Markdown texts that need not name the person. */
export const told = (...texts: readonly Text[]): Line[] => lines(true, texts);

/** Sentences of Markdown texts that say whom they are about. */
export const said = (...texts: readonly Text[]): Line[] => lines(false, texts);

/** A heading that stands for a sentence. */
export const heading = (text: string): Line => ({ text, implied: false, title: true });
