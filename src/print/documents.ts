/**
 * The curriculum vitae as PDF: which documents there are, and their bytes. Made at build time,
 * without a browser.
 */
import { readFile } from 'node:fs/promises';
import { apart } from '../apart.ts';
import type { Say } from '../labels/say.ts';
import { tell } from '../labels/tell.ts';
import type { Records } from '../surfaces/records.ts';
import { sha256 } from '../surfaces/seal.ts';
import type { CvDocument } from '../writers/typst.ts';
import { cvDocument } from './cv.ts';
import { fontsOf, lettersOf } from './fonts.ts';
import type { Typeset } from './typeset.ts';

/** What a person reads: the other signs are left out where no font has them. */
const LETTER = /[\p{L}\p{N}\p{M}]/u;

const textOf = (document: CvDocument) =>
  JSON.stringify(document, (key, value) => (key === 'url' ? null : value)).normalize('NFC');

/**
 * A document in the characters that the fonts have: a sign that they lack is left out; a letter
 * stays, for those who copy, search or hear it, and shows as a box.
 */
function writable(document: CvDocument, lacking: readonly string[], fonts: string[]): CvDocument {
  const signs = new Set(lacking.filter((character) => !LETTER.test(character)));
  const text = JSON.stringify({ ...document, fonts }, (key, value) =>
    // Addresses are followed, not read.
    typeof value !== 'string' || key === 'url'
      ? value
      : [...value.normalize('NFC')].filter((character) => !signs.has(character)).join(''),
  );
  return JSON.parse(text);
}

/** What is said at the build of letters that show as boxes; empty where there are none. */
function warning(path: string, lacking: readonly string[], add: readonly string[]): string {
  const letters = lacking.filter((character) => LETTER.test(character));
  if (letters.length === 0) return '';
  const some = letters.slice(0, 12).join(' ');
  const how = add.map((word) => `npm run add ${word}`).join(', ');
  const mend = how ? tell.print.add({ how }) : tell.print.noFont;
  return `${tell.print.boxes({ path, count: letters.length, some })} ${mend}\n`;
}

/** Documents of a profile by their path, as the typesetter takes them. */
export async function cvDocuments(records: Records, say: Say): Promise<[string, CvDocument][]> {
  const { language } = records.profile.profile;
  const made: [string, CvDocument][] = [];
  const { curriculum, cvs, unlisted } = records.profile;
  const wanted = [
    ...[curriculum, ...cvs, ...unlisted].map((cv) => cvDocument(records, say, cv)),
    cvDocument(records, say, curriculum, { evidence: true }),
  ];
  for (const document of wanted) {
    const { path } = document;
    const { lacking, large, add } = await fontsOf(textOf(document), language);
    if (document.legend === null) process.stderr.write(warning(path, lacking, add));
    made.push([path, writable(document, lacking, large)]);
  }
  return made;
}

/** Sets documents. `portrait` is the file of the picture that some show. Resolves to the bytes of
 * their PDFs, in the same order. */
export async function cvFiles(
  documents: readonly CvDocument[],
  portrait: string | null = null,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const letters = lettersOf(JSON.stringify(documents));
  const picture = portrait && sha256(await readFile(portrait));
  const beside = { portrait, picture, letters };
  const all = await apart<Typeset>('src/print/typeset', documents, beside);
  for (const { said } of all) process.stderr.write(said);
  return all.map(({ pdf }) => pdf);
}
