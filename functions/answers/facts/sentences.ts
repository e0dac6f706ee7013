/** Sentences of Markdown, as plain text: what an answer may quote. */
import { isMonth } from './dates.ts';

/** Longest sentence that is quoted whole, in characters. */
const LONGEST = 600;

/** Markdown of a paragraph as plain text: links by their words, no marks. */
export function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*(?!\s)([^*\n]+?)\*(?!\w)/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Paragraphs, list items and table rows of a Markdown text, without headings and code. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let open: string[] = [];
  let code = false;
  const close = () => {
    if (open.length > 0) blocks.push(plain(open.join(' ')));
    open = [];
  };
  for (const line of markdown.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) {
      close();
      code = !code;
    } else if (code || /^\s*(#{1,6} |\|? ?:?-{3,})/.test(line)) close();
    else if (/^\s*$/.test(line)) close();
    else if (/^\s*\|/.test(line)) {
      close();
      blocks.push(plain(line.replace(/^\s*\||\|\s*$/g, '').replace(/\s*\|\s*/g, ' | ')));
    } else if (/^\s*([-*+]|\d+[.)]) /.test(line)) {
      close();
      open = [line.replace(/^\s*([-*+]|\d+[.)]) /, '')];
    } else open.push(line.replace(/^\s*> ?/, ''));
  }
  close();
  return blocks.filter(Boolean);
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
const SHORT =
  /(?:\b(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|No|vol|e\.g|i\.e|etc|vs|approx|Inc|Ltd|Co|Corp|Jr|Sr|cf|ca|pp?)|\b\p{L}\.\p{L})\.$/iu;

const DEGREE = /\b(?:Ph|B|M)\.[DAS]\.$/;

/** The sentences of a Markdown text. */
export function sentencesOf(markdown: string): string[] {
  return blocksOf(markdown).flatMap((block) => {
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
        (SHORT.test(open) && (!DEGREE.test(open) || /^[\d(]/.test(next)))
      )
        continue;
      found.push(open);
      open = '';
    }
    if (open) found.push(open);
    return found.map((one) =>
      one.length > LONGEST ? `${one.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…` : one,
    );
  });
}
