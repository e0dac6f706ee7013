/**
 * The faces that pages are set in: pairs of a text and a label face, cut down to the letters of a
 * site. What else callers write is in files that are asked for only then.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { vendorFile } from '../engine.ts';
import { keep, known } from '../kept.ts';

/** The first pair comes with the engine; `npm run add` installs the others by their names. */
export const PAIRS = {
  source: ['Source Serif 4', 'Source Sans 3'],
  plex: ['IBM Plex Serif', 'IBM Plex Sans'],
  literata: ['Literata', 'Inter'],
  newsreader: ['Newsreader', 'Public Sans'],
  fraunces: ['Fraunces', 'Figtree'],
  lora: ['Lora', 'Work Sans'],
} as const;
export type PairName = keyof typeof PAIRS;
export const PAIR_NAMES = Object.keys(PAIRS) as [PairName, ...PairName[]];

const slug = (family: string) => family.toLowerCase().replaceAll(' ', '-');
export const typePackages = (pair: PairName) =>
  PAIRS[pair].map((family) => `@fontsource/${slug(family)}`);

/**
 * Where a file of a package stands: the engine's, else in the owner's folder. Throws if nowhere.
 */
function placeOf(pair: PairName, path: string): string {
  if (pair === 'source') return vendorFile(path);
  return createRequire(join(process.cwd(), 'package.json')).resolve(path);
}

/** Whether the fonts of a pair are installed. */
export function hasType(pair: PairName): boolean {
  try {
    return typePackages(pair).every((name) => placeOf(pair, `${name}/package.json`));
  } catch {
    return false;
  }
}

/** Alphabets of a family, as its files divide them, the one that is most read last. */
const ALPHABETS = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,' +
    'U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,' +
    'U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,' +
    'U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};
/** What of a font the style sheets ask for. */
const FEATURES = ['kern', 'liga', 'locl', 'mark', 'mkmk', 'ccmp', 'onum', 'lnum', 'pnum', 'tnum'];

/** Styles of the faces, by what preloads call them. */
const STYLES = [
  { name: 'italic', of: 0, weight: 400, style: 'italic' },
  { name: 'text', of: 0, weight: 400, style: 'normal' },
  { name: 'heading', of: 0, weight: 600, style: 'normal' },
  { name: 'label', of: 1, weight: 400, style: 'normal' },
  { name: 'bold', of: 1, weight: 600, style: 'normal' },
] as const;
export type StyleName = (typeof STYLES)[number]['name'];

/**
 * What stands in until the fonts are there: fonts of common systems, scaled to the same width and
 * height, so that lines do not move when the fonts come. By the name in tokens.css: the fonts, and
 * percents of size, ascent and descent.
 */
const STAND_INS = {
  'Serif as Georgia': ['Georgia, Gelasio', 106, 97.7, 31.6],
  'Serif as Times': ['Times New Roman, Liberation Serif, Tinos', 116, 89.3, 28.9],
  'Serif as DejaVu': ['DejaVu Serif', 91.3, 113.5, 36.7],
  'Sans as Arial': ['Arial, Liberation Sans, Helvetica Neue, Arimo', 92, 111.3, 43.5],
  'Sans as DejaVu': ['DejaVu Sans', 81.5, 125.6, 49.1],
} as const;
const standIns = Object.entries(STAND_INS).map(([name, [fonts, size, ascent, descent]]) => {
  const local = fonts.split(', ').map((font) => `local("${font}")`);
  return (
    `@font-face{font-family:"${name}";src:${local.join()};size-adjust:${size}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
});

const inRange = (ranges: string, code: number) =>
  ranges.split(',').some((range) => {
    const [start = '', end = start] = range.slice(2).split('-');
    return code >= Number.parseInt(start, 16) && code <= Number.parseInt(end, 16);
  });
const hex = (code: number) => `U+${code.toString(16).toUpperCase()}`;

export type FaceFile = { file: string; body: Uint8Array<ArrayBuffer> };
export type Type = { css: string; files: FaceFile[]; preload: Partial<Record<StyleName, string>> };

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32));
const made = new Map<string, Promise<Type>>();

/** A file that browsers keep, since its name holds a hash of what is in it. */
export function fileOf(name: string, bytes: Uint8Array | string): FaceFile {
  const body = new Uint8Array(typeof bytes === 'string' ? Buffer.from(bytes) : bytes);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  const at = name.lastIndexOf('.');
  return { file: `_astro/${name.slice(0, at)}.${hash}${name.slice(at)}`, body };
}

/** A font with these letters alone, kept: to compress all of them takes a third of a build. */
async function cutDown(font: Uint8Array, letters: readonly number[]): Promise<Uint8Array> {
  const from = `${createHash('sha256').update(font).digest('hex')} ${letters.join()}`;
  const before = known<Uint8Array>('font', from);
  if (before) return before;
  // It loads a megabyte, which programs that build nothing have no use for.
  const { default: subsetFont } = await import('subset-font');
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES } as const;
  const cut = await subsetFont(font, String.fromCodePoint(...letters), options);
  return keep('font', from, new Uint8Array(cut));
}

async function make(pair: PairName, letters: readonly number[]): Promise<Type> {
  const files: FaceFile[] = [];
  const preload: Type['preload'] = {};
  const rules: string[] = [...standIns];
  for (const { name, of, weight, style } of STYLES)
    for (const [alphabet, all] of Object.entries(ALPHABETS)) {
      const family = PAIRS[pair][of];
      const path = `${slug(family)}-${alphabet}-${weight}-${style}.woff2`;
      const place = placeOf(pair, `@fontsource/${slug(family)}/files/${path}`);
      const font = await readFile(place);
      const own = letters.filter((code) => inRange(all, code));
      const face = (bytes: Uint8Array, range: string) => {
        const made = fileOf(path, bytes);
        files.push(made);
        rules.push(
          `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};` +
            `font-display:swap;src:url("/${made.file}") format("woff2");unicode-range:${range}}`,
        );
        return `/${made.file}`;
      };
      face(font, all);
      if (own.length === 0) continue;
      const at = face(await cutDown(font, own), own.map(hex).join(','));
      if (alphabet === 'latin') preload[name] = at;
    }
  const [text, label] = PAIRS[pair];
  const named =
    pair === 'source'
      ? ''
      : `:root{--type-text:"${text}",serif;--type-label:"${label}",sans-serif}`;
  return { css: [...rules, named].join(''), files, preload };
}

/** The faces of a pair for a site whose pages say `words`. */
export function typeFor(pair: PairName, words: string): Promise<Type> {
  // All have these: what a profile says is mostly made of them.
  const others = words.replace(/[ -~]+/g, '');
  const letters = [...new Set(ASCII + others)].map((letter) => letter.codePointAt(0) ?? 0);
  const key = `${pair} ${letters.sort((a, b) => a - b).join()}`;
  const type = made.get(key) ?? make(pair, letters);
  made.set(key, type);
  return type;
}
