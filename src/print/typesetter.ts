/** What sets text, of documents and of preview images alike: Typst, with the fonts it is given. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import init, {
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import { engineFile } from '../engine.ts';
import { filesOf, fontsOf } from './fonts.ts';

/**
 * A typesetter with the fonts of some letters in a language (BCP 47). `sources` are the files of
 * the engine that it reads, by their paths; each is found by its name.
 */
export async function typesetter(
  letters: string,
  language: string,
  sources: readonly string[],
): Promise<TypstCompiler> {
  await init();
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const { families } = await fontsOf(letters, language);
  for (const font of await filesOf(families, letters)) await builder.add_raw_font(font);
  const compiler = await builder.build();
  for (const path of ['src/print/fonts.typ', ...sources])
    compiler.add_source(`/${basename(path)}`, await readFile(engineFile(path), 'utf8'));
  return compiler;
}

type Compiled = { result?: Uint8Array<ArrayBuffer>; diagnostics?: unknown[] };

/**
 * Sets a source, by its name, with a value that it reads as JSON. Returns the bytes in a format.
 * Throws what the typesetter complains about.
 */
export function typeset(
  compiler: TypstCompiler,
  source: string,
  value: { name: string; json: unknown },
  format: 'pdf' | 'vector',
  inputs: [string, string][] = [],
): Uint8Array<ArrayBuffer> {
  compiler.map_shadow(`/${value.name}`, new TextEncoder().encode(JSON.stringify(value.json)));
  const WITH_MESSAGES = 1;
  const made: Compiled = compiler.compile(`/${source}`, inputs, format, WITH_MESSAGES);
  if (!made.result) throw new Error(`${source}: ${JSON.stringify(made.diagnostics ?? [])}`);
  return made.result;
}
