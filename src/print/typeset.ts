/**
 * The typesetting process: takes documents, sends back their PDF one by one. Started by
 * documents.ts. What it makes is tagged (PDF 1.7, section 14.8), and is of the same bytes for the
 * same document: dates and ids come from the document, never from the clock.
 */
import { readFile } from 'node:fs/promises';
import init, {
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { answerApart } from '../apart.ts';
import { engineFile } from '../engine.ts';
import type { CvDocument } from '../writers/typst.ts';
import { fontsOf } from './fonts.ts';

export type Work = { documents: readonly CvDocument[] };

const TEMPLATE = 'src/print/cv.typ';

/** Sizes of type that are tried, so that it fits on two pages (points). The last is still read. */
const SIZES_PT = [9.6, 9.2, 8.8, 8.4] as const;
const PAGES = 2;

type Compiled = { result?: Uint8Array<ArrayBuffer>; diagnostics?: unknown[] };

/** One PDF at one size. Throws what the typesetter complains about. */
function compiled(compiler: TypstCompiler, size: number): Uint8Array<ArrayBuffer> {
  const WITH_MESSAGES = 1;
  const { result, diagnostics = [] }: Compiled = compiler.compile(
    '/cv.typ',
    [['size', String(size)]],
    'pdf',
    WITH_MESSAGES,
  );
  if (!result) throw new Error(`${TEMPLATE}: ${JSON.stringify(diagnostics)}`);
  return result;
}

/** Pages of a PDF, by its metadata. */
function pagesOf(pdf: Uint8Array): number {
  const [, pages] = /<xmpTPg:NPages>(\d+)</.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  return Number(pages);
}

/** Whether smaller type may help: text takes the square of its size, and fills all pages but one. */
function mayFit(largest: Uint8Array): boolean {
  return (pagesOf(largest) - 1) * (SIZES_PT[3] / SIZES_PT[0]) ** 2 < PAGES;
}

answerApart(async function* ({ documents }: Work) {
  await init();
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const { files } = await fontsOf(JSON.stringify(documents), documents[0]?.language ?? 'en');
  for (const font of files) await builder.add_raw_font(font);
  const compiler = await builder.build();
  compiler.add_source('/cv.typ', await readFile(engineFile(TEMPLATE), 'utf8'));
  for (const document of documents) {
    compiler.map_shadow('/cv.json', new TextEncoder().encode(JSON.stringify(document)));
    const [largest, ...smaller] = SIZES_PT;
    let pdf = compiled(compiler, largest);
    for (const size of document.short && mayFit(pdf) ? smaller : []) {
      if (pagesOf(pdf) <= PAGES) break;
      const other = compiled(compiler, size);
      // What does not fit in the smallest either is set in the largest, and takes what it takes.
      if (pagesOf(other) <= PAGES) pdf = other;
    }
    yield pdf;
  }
});
