/**
 * The typesetting process: takes documents, sends back their PDF one by one. Started by
 * documents.ts. What it makes is tagged (PDF 1.7, section 14.8), and is of the same bytes for the
 * same document: dates and ids come from the document, never from the clock.
 */
import type { TypstCompiler } from '@myriaddreamin/typst-ts-web-compiler';
import sharp from 'sharp';
import { answerApart } from '../apart.ts';
import { tell, tellIn } from '../labels/tell.ts';
import type { CvDocument } from '../writers/typst.ts';
import { typeset, typesetter } from './typesetter.ts';

/**
 * `portrait` is the file of the picture that some of them show, `letters` are those of all
 * documents of a build, whichever of them are set: fonts follow from them.
 */
export type Work = { items: readonly CvDocument[]; portrait: string | null; letters: string };
/** A document as PDF, and what is said at the build of how it was set. */
export type Typeset = { pdf: Uint8Array<ArrayBuffer>; said: string };

/** Sizes of type that are tried, so that it fits on its pages (points). The last is still read. */
const SIZES_PT = [9.6, 9.2, 8.8, 8.4] as const;
const SMALLEST_PT = 8.4;
const PAGES = 2;
/** The picture in print: some 300 dots an inch. */
const PORTRAIT_PX = 480;

type Set = { pdf: Uint8Array<ArrayBuffer>; pages: number };

/**
 * A PDF, as a text, in which what a glyph says stands as it is shown: programs read letters from
 * left to right, several of one glyph too, and turn around what goes from right to left.
 */
const asShown = (pdf: string) =>
  pdf.replace(
    /^(<[0-9A-F]{4}>) <((?:0[5-8][0-9A-F]{2}){2,})>$/gm,
    (_, glyph: string, letters: string) =>
      `${glyph} <${letters.match(/.{4}/g)?.reverse().join('')}>`,
  );

/** One PDF at one size. */
function compiled(compiler: TypstCompiler, document: CvDocument, size: number): Set {
  const value = { name: 'cv.json', json: document };
  const inputs: [string, string][] = [['size', String(size)]];
  const pdf = typeset(compiler, `${document.design}.typ`, value, 'pdf', inputs);
  const text = Buffer.from(pdf).toString('latin1');
  const [, pages] = /<xmpTPg:NPages>(\d+)</.exec(text) ?? [];
  return { pdf: new Uint8Array(Buffer.from(asShown(text), 'latin1')), pages: Number(pages) };
}

/** What a CV is read for: it gives way last. */
const CAREER = ['positions', 'education'];

/** The entries that something dates, in the order in which they give way: the oldest first. */
const byAge = ({ sections }: CvDocument) =>
  sections
    .flatMap(({ id, entries }) => entries.map((entry) => ({ entry, late: CAREER.includes(id) })))
    .filter(({ entry }) => entry.last !== null)
    .sort(
      (a, b) =>
        Number(a.late) - Number(b.late) || ((a.entry.last ?? '') < (b.entry.last ?? '') ? -1 : 1),
    )
    .map(({ entry }) => entry);

/** A document without details, terms and some entries, which says where they are. */
const shortened = (document: CvDocument, without: readonly object[]): CvDocument => ({
  ...document,
  sections: document.sections
    .map((section) => ({
      ...section,
      entries: section.entries
        .filter((entry) => !without.includes(entry))
        .map((entry) => ({ ...entry, about: '', body: [] })),
    }))
    .filter(({ entries }) => entries.length > 0),
  terms: { ...document.terms, rows: [] },
  foot: [document.more, ...document.foot],
});

/** Whether smaller type may help: text takes the square of its size; all pages but one are full. */
const mayFit = ({ pages }: Set, most: number) =>
  (pages - 1) * (SMALLEST_PT / SIZES_PT[0]) ** 2 < most;

/** A document on its pages: in smaller type, without details, then without what is oldest. */
function fitted(compiler: TypstCompiler, document: CvDocument): Typeset {
  const { pages, path } = document;
  const most = pages ?? PAGES;
  const whole = compiled(compiler, document, SIZES_PT[0]);
  if (document.short && whole.pages <= most) return { pdf: whole.pdf, said: '' };
  for (const size of document.short && mayFit(whole, most) ? SIZES_PT.slice(1) : []) {
    const other = compiled(compiler, document, size);
    if (other.pages <= most) return { pdf: other.pdf, said: '' };
  }
  // What has no bounds is set in the largest, and takes what it takes.
  if (pages === null) return { pdf: whole.pdf, said: '' };
  const old = byAge(document);
  const without = (count: number) =>
    compiled(compiler, shortened(document, old.slice(0, count)), SMALLEST_PT);
  let [kept, gone] = [0, old.length];
  let shorter: Set | undefined;
  while (kept < gone) {
    const middle = Math.floor((kept + gone) / 2);
    const tried = without(middle);
    if (tried.pages > pages) kept = middle + 1;
    else [gone, shorter] = [middle, tried];
  }
  const best = shorter ?? without(gone);
  const named = old.slice(0, gone).map(({ title }) => title.text);
  const said = [
    tell.print.shorter({ path, count: pages }),
    ...(named.length > 0 ? [tell.print.oldest({ names: named.join('; ') })] : []),
    ...(best.pages > pages ? [tell.print.still({ count: best.pages })] : []),
  ].join(' ');
  return { pdf: best.pdf, said: `${said}\n` };
}

answerApart(async function* ({ items, portrait, letters }: Work) {
  const sources = [...new Set(['parts', ...items.map(({ design }) => design)])];
  const [{ language } = { language: 'en' }] = items;
  await tellIn(language);
  const compiler = await typesetter(
    letters,
    language,
    sources.map((name) => `src/print/${name}.typ`),
  );
  if (portrait && items.some((document) => document.portrait !== null)) {
    const square = sharp(portrait).resize(PORTRAIT_PX, PORTRAIT_PX, { fit: 'cover' });
    compiler.map_shadow('/portrait.png', new Uint8Array(await square.png().toBuffer()));
  }
  for (const document of items)
    yield fitted(compiler, portrait ? document : { ...document, portrait: null });
});
