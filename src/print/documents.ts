/**
 * The curriculum vitae as PDF: which documents there are, and their bytes. Made at build time,
 * without a browser.
 */
import { apart } from '../apart.ts';
import type { Say } from '../labels/say.ts';
import { CV_FILES } from '../surfaces/pages/downloads.ts';
import type { Records } from '../surfaces/records.ts';
import type { CvDocument } from '../writers/typst.ts';
import { cvDocument } from './cv.ts';
import { printable } from './fonts.ts';
import type { Work } from './typeset.ts';

/** What a document cannot do without: a letter or a number that no font has. */
const LETTER = /[\p{L}\p{N}\p{M}]/u;

/**
 * A document in the characters that the fonts have; a sign that they lack is left out. Null where
 * they lack a letter: a page with holes in its words is worse than none.
 */
function writable(document: CvDocument, covered: ReadonlySet<number>): CvDocument | null {
  let lacking = false;
  const text = JSON.stringify(document, (key, value) => {
    // Addresses are followed, not read.
    if (typeof value !== 'string' || key === 'url') return value;
    return [...value.normalize('NFC')]
      .filter((character) => {
        if (covered.has(character.codePointAt(0) ?? 0) || /\s/.test(character)) return true;
        lacking ||= LETTER.test(character) && !/\p{Variation_Selector}/u.test(character);
        return false;
      })
      .join('');
  });
  return lacking ? null : JSON.parse(text);
}

/**
 * Documents of a profile by their path, as the typesetter takes them; none where its script is not
 * in the fonts that come with the service.
 */
export async function cvDocuments(records: Records, say: Say): Promise<[string, CvDocument][]> {
  const covered = await printable();
  const documents = Object.entries(CV_FILES).map(([kind, path]) => {
    const document = writable(cvDocument(records, say, { evidence: kind === 'evidence' }), covered);
    return document && ([path, document] as [string, CvDocument]);
  });
  return documents.every((document) => document !== null) ? documents : [];
}

/** Sets documents. Resolves to the bytes of their PDFs, in the same order. */
export async function cvFiles(
  documents: readonly CvDocument[],
): Promise<Uint8Array<ArrayBuffer>[]> {
  if (documents.length === 0) return [];
  return apart<Work>('src/print/typeset', { documents }, documents.length);
}
