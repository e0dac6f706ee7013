/** Programs that nobody here wrote, which read the text of a PDF. */
import { spawnSync } from 'node:child_process';
import { extractText, getDocumentProxy } from 'unpdf';

type Reader = (file: Uint8Array) => Promise<string>;

const installed = spawnSync('pdftotext', ['-v']).error === undefined;

/** Those that are on this machine, by their names. */
export const readers: Readonly<Record<string, Reader>> = {
  'pdf.js': async (file) => {
    const document = await getDocumentProxy(new Uint8Array(file));
    return (await extractText(document, { mergePages: true })).text;
  },
  ...(installed && {
    pdftotext: async (file: Uint8Array) =>
      spawnSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' }).stdout,
  }),
};
