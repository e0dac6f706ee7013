/** The fonts of the printed documents, as the typesetter takes them, and what they can write. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { vendorFile } from '../engine.ts';
import { boxesFor } from './boxes.ts';
import { type Bytes, sfntOf } from './sfnt.ts';

/**
 * The parts of a font, each a family of its own, in the order in which letters are looked for: with
 * Latin first, which has accents, a letter such as ń would be n and an accent beside it.
 */
const SUBSETS = ['vietnamese', 'latin-ext', 'cyrillic-ext', 'cyrillic', 'greek', 'latin'] as const;
const FAMILIES = [
  ['source-serif-4', 'Source Serif'],
  ['source-sans-3', 'Source Sans'],
] as const;

/**
 * Fonts of other scripts: both styles of a page fall back to them. `joined` is what of a text they
 * show with one glyph: letters with what stands around them. Where letters are joined, or go from
 * right to left, words with marks are shown so, by a family of their own (see fonts.typ).
 */
const SCRIPTS = (
  [
    ['Amiri', 'Arabic', 700, 'words'],
    ['Noto Sans Hebrew', 'Hebrew', 600, 'words'],
    ['Noto Sans Devanagari', 'Devanagari', 600, 'letters'],
    ['Noto Sans Thai', 'Thai', 600, 'letters'],
  ] as const
).map(([family, name, bold, joined]) => {
  const script = new RegExp(`\\p{Script=${name}}`, 'u');
  return joined === 'letters'
    ? { family, name, bold, script, joined: script }
    : { family, name, bold, script, marked: new RegExp(`${script.source}\\S*\\p{M}`, 'u') };
});

/**
 * Large fonts, each in one file a weight, which `npm run add` installs for whoever needs them, by
 * the word that it takes. Of the characters that several languages share, those of the language of
 * the text come first.
 */
export const LARGE = {
  japanese: { code: 'JP', language: 'ja', script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  korean: { code: 'KR', language: 'ko', script: /\p{Script=Hangul}/u },
  chinese: { code: 'SC', language: 'zh', script: /\p{Script=Han}/u },
} as const;
export const packageOf = (code: string) => `@expo-google-fonts/noto-sans-${code.toLowerCase()}`;
const LARGE_FILES = ['400Regular', '700Bold'] as const;

/** A font of the package as an OpenType file. */
async function read(name: string, subset: string, weight: number, family?: string): Promise<Bytes> {
  const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`;
  return sfntOf(await readFile(vendorFile(file)), family);
}

/** A large font, where the owner has installed it in their folder. */
async function readLarge(code: string): Promise<Bytes[] | null> {
  const owner = createRequire(join(process.cwd(), 'package.json'));
  try {
    return await Promise.all(
      LARGE_FILES.map(async (file) => {
        const path = `${packageOf(code)}/${file}/NotoSans${code}_${file}.ttf`;
        return new Uint8Array(await readFile(owner.resolve(path)));
      }),
    );
  } catch {
    return null;
  }
}

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');

type Family = {
  family: string;
  files: Bytes[];
  has: ReadonlySet<number>;
  /** What of a text it shows with a glyph of its own. */
  joined?: RegExp | undefined;
};

async function charactersOf(fonts: readonly Bytes[]): Promise<ReadonlySet<number>> {
  // What shapes text is loaded where some is set.
  const { characters } = await import('./clusters.ts');
  return new Set(fonts.flatMap((font) => [...characters(font)]));
}

async function latin(): Promise<Family[]> {
  return Promise.all(
    FAMILIES.map(async ([name, family]) => {
      const all = (weight: number) =>
        Promise.all(SUBSETS.map((subset) => read(name, subset, weight, `${family} ${subset}`)));
      const [regular, bold] = [await all(400), await all(600)];
      return { family, files: [...regular, ...bold], has: await charactersOf(regular) };
    }),
  );
}
let base: Promise<Family[]> | undefined;

export type PrintFonts = {
  families: Family[];
  /** Names of the large ones among them. */
  large: string[];
  /** Characters that no font has, and the words for `npm run add` that would bring some. */
  lacking: string[];
  add: string[];
};

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Words that go from right to left and have marks. */
const LETTER = '[[\\p{scx=Arab}\\p{scx=Hebr}]&&[\\p{L}\\p{M}]]';
const MARKED = new RegExp(`${LETTER}*[${LETTER}&&\\p{M}]${LETTER}*`, 'gv');

/** Letters of a text with what stands on and around them, and words with marks, each once. */
const clustersOf = (text: string) => [
  ...new Set([
    ...Array.from(segmenter.segment(text), ({ segment }) => segment),
    ...(text.match(MARKED) ?? []),
  ]),
];

/** What of a text its fonts follow from, as a text. */
export const lettersOf = (text: string) => clustersOf(text).sort().join('\n');

/**
 * The fonts of a text in a language (BCP 47): those of the pages, and those of the scripts in it.
 */
export async function fontsOf(text: string, language: string): Promise<PrintFonts> {
  base ??= latin();
  const families = [...(await base)];
  for (const { family, name, bold, script, joined, marked } of SCRIPTS)
    if (script.test(text)) {
      const filesAs = (own?: string) =>
        Promise.all([400, bold].map((weight) => read(slug(family), slug(name), weight, own)));
      const files = await filesAs();
      const has = await charactersOf(files.slice(0, 1));
      families.push({ family, files, has, joined });
      const words = `${family} Words`;
      if (marked?.test(text))
        families.push({ family: words, files: await filesAs(words), has, joined: marked });
    }
  const large: string[] = [];
  const lacks = () => {
    const [serif, sans, ...others] = families.map(({ has }) => has);
    return [...new Set(text)].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return (
        !/[\s\p{Variation_Selector}\p{Cf}]/u.test(character) &&
        !(serif?.has(code) && sans?.has(code)) &&
        !others.some((has) => has.has(code))
      );
    });
  };
  const wanted = Object.entries(LARGE)
    .filter(([, one]) => one.script.test(text))
    .sort(([, one]) => (language.startsWith(one.language) ? -1 : 0));
  const add: string[] = [];
  for (const [word, { code, script }] of wanted) {
    if (!lacks().some((character) => script.test(character))) continue;
    const files = await readLarge(code);
    if (!files) add.push(word);
    else {
      large.push(`Noto Sans ${code}`);
      families.push({ family: code, files, has: await charactersOf(files.slice(0, 1)) });
    }
  }
  const lacking = lacks();
  if (lacking.length > 0) {
    const codes = lacking.map((one) => one.codePointAt(0) ?? 0);
    families.push({ family: 'Boxes', files: [boxesFor(codes)], has: new Set(codes) });
  }
  return { families, large, lacking, add };
}

/** The files of families, for a text to be set in them. */
export async function filesOf(families: readonly Family[], text: string): Promise<Bytes[]> {
  const { withClusters } = await import('./clusters.ts');
  return families.flatMap(({ files, joined }) => {
    const texts = joined && clustersOf(text).filter((cluster) => joined.test(cluster));
    return texts ? files.map((font) => withClusters(font, texts)) : files;
  });
}
