/** A card as a PNG: text set by satori, drawn by sharp. The same card gives the same bytes. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { type Card, HEIGHT_PX, WIDTH_PX } from './cards.ts';

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
const FACES = [
  ['serif', 'source-serif-4', 600],
  ['sans', 'source-sans-3', 400],
] as const;

/** Families in the order in which a letter is looked for. */
const family = (face: string) => SUBSETS.map((subset) => `${face} ${subset}`).join(', ');

async function loadFonts(): Promise<Font[]> {
  const files = FACES.flatMap(([face, name, weight]) =>
    SUBSETS.map(async (subset): Promise<Font> => {
      const file = `node_modules/@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`;
      return { name: `${face} ${subset}`, data: await readFile(resolve(file)), weight };
    }),
  );
  return Promise.all(files);
}

let fonts: Promise<Font[]> | undefined;

/**
 * Text in the scripts that the fonts have; a box for each letter of another would say less than
 * nothing.
 */
function drawable(text: string): string {
  const known = text.replace(
    /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{Nd}\p{P}\p{Zs}$€£+=<>|~^`]/gu,
    ' ',
  );
  // What is left of a text in another script, such as a year, would say something else.
  return /\p{L}/u.test(known) ? known.replace(/\s+/g, ' ').trim() : '';
}

type Element = {
  type: 'div';
  props: { style: Record<string, string | number>; children: Element[] | string };
};

function box(style: Record<string, string | number>, children: Element[] | string): Element {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** Lines of text that end in an ellipsis where there are more. */
function lines(most: number, style: Record<string, string | number>, text: string): Element {
  return box({ display: 'block', lineClamp: most, wordBreak: 'break-word', ...style }, text);
}

/** A title beyond this is a sentence: it has a line more. */
const LONG_CHARS = 90;

/** Long titles are set smaller (pixels). */
function titleSize({ length }: string): number {
  return length <= 30 ? 92 : length <= 46 ? 74 : length <= LONG_CHARS ? 58 : 44;
}

function layout(card: Card, foot: string): Element {
  // A name in another script would leave the image empty: then it says where this is.
  const title = drawable(card.title) || drawable(foot);
  return box(
    {
      width: WIDTH_PX,
      height: HEIGHT_PX,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '72px 80px 64px',
      borderLeft: '20px solid #0b5a7a',
      background: '#fdfcfa',
      color: '#1c1b1a',
      fontFamily: family('sans'),
    },
    [
      box({ fontSize: 30, color: '#0b5a7a' }, drawable(card.kind)),
      box({ flexDirection: 'column', gap: 28 }, [
        lines(
          title.length <= LONG_CHARS ? 3 : 5,
          {
            fontFamily: family('serif'),
            fontWeight: 600,
            fontSize: titleSize(title),
            lineHeight: 1.12,
          },
          title,
        ),
        lines(2, { fontSize: 34, lineHeight: 1.3, color: '#5b5751' }, drawable(card.text)),
      ]),
      box({ fontSize: 28, color: '#5b5751' }, drawable(foot)),
    ],
  );
}

/**
 * Bytes of the image. `foot` is the line at its foot: where this is, and what should be known of
 * it.
 */
export async function cardImage(card: Card, foot: string): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= loadFonts();
  const svg = await satori(layout(card, foot) as never, {
    width: WIDTH_PX,
    height: HEIGHT_PX,
    fonts: await fonts,
  });
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}
