/** The text of a PDF, as pdf.js reads it: `npm run add pdf` installs that. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tell } from '../labels/tell.ts';

type Reader = {
  getDocumentProxy: (bytes: Uint8Array) => Promise<unknown>;
  extractText: (pdf: unknown, options: { mergePages: true }) => Promise<{ text: string }>;
};

async function reader(): Promise<Reader> {
  const owner = createRequire(join(process.cwd(), 'package.json'));
  let path: string;
  try {
    path = owner.resolve('unpdf');
  } catch {
    throw new Error(tell.pdf.noReader);
  }
  return import(pathToFileURL(path).href);
}

/** The words of PDFs as a program reads them, in order. Throws what to do where it cannot. */
export async function pdfTexts(files: readonly Uint8Array[]): Promise<string[]> {
  const { getDocumentProxy, extractText } = await reader();
  const texts: string[] = [];
  for (const bytes of files) {
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    texts.push((await extractText(pdf, { mergePages: true })).text);
  }
  return texts;
}

/** The same of a file. */
export async function textOfPdf(path: string): Promise<string> {
  const bytes = await readFile(path);
  const [text = ''] = await pdfTexts([bytes]).catch((error: Error) => {
    throw /npm run/.test(error.message) ? error : new Error(tell.pdf.notReadable({ path }));
  });
  return text;
}
