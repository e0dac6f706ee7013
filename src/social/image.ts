/** A card as a PNG: text set by satori, drawn by sharp. The same card gives the same bytes. */
import { readFile } from 'node:fs/promises';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { vendorFile } from '../engine.ts';
import { SCRIPTS } from '../scripts.ts';
import { type Card, HEIGHT_PX, WIDTH_PX } from './cards.ts';

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;

/** A font file of a package, and the faces that it is a part of, with its weight in each. */
type Part = { package: string; subset: string; weights: Readonly<Record<string, 400 | 600 | 700>> };

const WESTERN = SUBSETS.flatMap((subset): Part[] => [
  { package: 'source-serif-4', subset, weights: { serif: 600 } },
  { package: 'source-sans-3', subset, weights: { sans: 400 } },
]);

/**
 * Fonts of other scripts, loaded for the cards that need them. Chinese, Japanese and Korean fonts
 * are larger than everything else together.
 */
const OTHERS = SCRIPTS.map(({ package: name, subset, bold, script }) => {
  const weights: Part['weights'] = { serif: bold, sans: 400 };
  return { package: name, subset, script, weights };
});

const ALL: readonly Part[] = [...WESTERN, ...OTHERS];

/** Families in the order in which a letter is looked for. */
const family = (face: string) =>
  ALL.flatMap(({ package: name, subset, weights }) =>
    face in weights ? [`${face} ${name} ${subset}`] : [],
  ).join(', ');

async function read({ package: name, subset, weights }: Part): Promise<Font[]> {
  return Promise.all(
    Object.entries(weights).map(async ([face, weight]): Promise<Font> => {
      const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`;
      return { name: `${face} ${name} ${subset}`, data: await readFile(vendorFile(file)), weight };
    }),
  );
}

/** Lists of fonts by their scripts: satori unpacks a list when it is first given it. */
const loaded = new Map<string, Promise<Font[]>>();

function fontsFor(text: string): Promise<Font[]> {
  const others = OTHERS.filter(({ script }) => script.test(text));
  const key = others.map(({ subset }) => subset).join();
  const fonts =
    loaded.get(key) ?? Promise.all([...WESTERN, ...others].map(read)).then((all) => all.flat());
  loaded.set(key, fonts);
  return fonts;
}

const UNKNOWN = new RegExp(
  `[^\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}${OTHERS.map(({ script }) => script.source).join('')}` +
    '\\p{Script=Inherited}0-9\\u0660-\\u0669\\p{P}\\p{Zs}$€£+=<>|~^`]|[\\u2E80-\\u303F\\uFF00-\\uFFEF]',
  'gu',
);
const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * Text in the scripts that the fonts have; a box for each letter of another would say less than
 * nothing. Empty when less than half of its letters would be left: a part of a name, or a year,
 * says something else.
 */
function drawable(text: string): string {
  const known = text.replace(UNKNOWN, ' ');
  const left = letters(known);
  return left > 0 && left * 2 >= letters(text) ? known.replace(/\s+/g, ' ').trim() : '';
}

/** Whether a text is read from right to left: by its first letter (UAX #9, rule P2). */
const isRightToLeft = (text: string) => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

type Element = {
  type: 'div';
  props: { style: Record<string, string | number>; children: Element[] | string };
};

function box(style: Record<string, string | number>, children: Element[] | string): Element {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/** Lines of text that end in an ellipsis where there are more. */
function lines(most: number, style: Record<string, string | number>, text: string): Element {
  const direction: Record<string, string> = isRightToLeft(text)
    ? { direction: 'rtl', textAlign: 'right', alignSelf: 'flex-end' }
    : {};
  return box(
    { display: 'block', lineClamp: most, wordBreak: 'break-word', ...direction, ...style },
    text,
  );
}

/** A title beyond this is a sentence: it has a line more. */
const LONG_CHARS = 90;

/** Long titles are set smaller (pixels). */
function titleSize({ length }: string): number {
  return length <= 30 ? 92 : length <= 46 ? 74 : length <= LONG_CHARS ? 58 : 44;
}

/** Colours of an image: what words stand on, words, those that are less, and the accent. */
export type Colours = { paper: string; ink: string; soft: string; accent: string };

const PLAIN: Colours = { paper: '#fdfcfa', ink: '#1c1b1a', soft: '#5b5751', accent: '#0b5560' };

function layout(card: Card, foot: string, { paper, ink, soft, accent }: Colours): Element {
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
      borderLeft: `20px solid ${accent}`,
      background: paper,
      color: ink,
      fontFamily: family('sans'),
    },
    [
      lines(1, { fontSize: 30, color: paper === accent ? soft : accent }, drawable(card.kind)),
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
        lines(2, { fontSize: 34, lineHeight: 1.3, color: soft }, drawable(card.text)),
      ]),
      box({ fontSize: 28, color: soft }, drawable(foot)),
    ],
  );
}

/**
 * Bytes of the image. `foot` is the line at its foot: where this is, and what should be known of
 * it.
 */
export async function cardImage(
  card: Card,
  foot: string,
  colours: Colours = PLAIN,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = [card.kind, card.title, card.text, foot].join(' ');
  const fonts = await fontsFor(text);
  const svg = await satori(layout(card, foot, colours) as never, {
    width: WIDTH_PX,
    height: HEIGHT_PX,
    fonts,
  });
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}
