/**
 * The drawing process: takes cards, sends back their images (PNG) one by one: text set by Typst,
 * drawn by sharp. The same card gives the same bytes. Started by images.ts.
 */
import { readFile } from 'node:fs/promises';
import init, { TypstRenderer } from '@myriaddreamin/typst-ts-renderer';
import sharp from 'sharp';
import { answerApart } from '../apart.ts';
import { vendorFile } from '../engine.ts';
import { typeset, typesetter } from '../print/typesetter.ts';

/** A card as src/social/card.typ reads it. */
export type DrawnCard = { kind: string; title: string; text: string; foot: string };
export type Work = {
  items: readonly DrawnCard[];
  /** What cards have in common, which they are drawn with. */
  drawn: {
    width: number;
    height: number;
    colours: Readonly<Record<string, string>>;
    /** Families of the large fonts that the owner added. */
    fonts: readonly string[];
  };
  letters: string;
  language: string;
};

/** What is asked of the renderer: shapes and definitions, without styles and scripts of pages. */
const SHAPES = 0b11;

const RENDERER = '@myriaddreamin/typst-ts-renderer/pkg/typst_ts_renderer_bg.wasm';

answerApart(async function* ({ items, drawn, letters, language }: Work) {
  const compiler = await typesetter(letters, language, ['src/social/card.typ']);
  await init({ module_or_path: await readFile(vendorFile(RENDERER)) });
  const renderer = new TypstRenderer();
  for (const card of items) {
    const value = { name: 'card.json', json: { ...card, ...drawn } };
    const session = renderer.session_from_artifact(
      typeset(compiler, 'card.typ', value, 'vector'),
      'vector',
    );
    const svg = renderer.svg_data(session, SHAPES);
    session.free();
    yield new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
  }
});
