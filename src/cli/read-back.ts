/** What a program that sorts applications reads out of the PDFs of a profile. */
import { sayIn } from '../labels/say.ts';
import { tell } from '../labels/tell.ts';
import { cvDocuments, cvFiles } from '../print/documents.ts';
import { readProfile } from '../profile/read-profile.ts';
import { recordsOf } from '../surfaces/records.ts';
import { siteFrom } from '../surfaces/site.ts';
import { pdfTexts } from './pdf-text.ts';

const plain = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad]+/g, ' ');

/**
 * Of each PDF of a content folder without problems which names, titles and dates are read, then
 * its text as it is read. Throws what to install where nothing reads PDFs.
 */
export async function readBack(folder: string): Promise<string> {
  const profile = await readProfile(folder);
  const records = recordsOf(profile, siteFrom(process.env));
  const documents = await cvDocuments(records, sayIn(profile.profile.language));
  const { check } = tell;
  const texts = await pdfTexts(await cvFiles(documents.map(([, document]) => document)));
  return documents
    .map(([path, { name, facts, sections }], at) => {
      const text = texts[at] ?? '';
      const read = plain(text);
      const line = (what: string, wanted: readonly string[]) => {
        const missing = wanted.filter((word) => !read.includes(plain(word)));
        const all = wanted.length;
        const told =
          missing.length > 0 ? `; ${check.notRead({ missing: missing.join('; ') })}` : '';
        return `  ${check.someOf({ what, some: all - missing.length, all })}${told}`;
      };
      return [
        check.reads({ path }),
        line(check.name, [name]),
        ...facts.map(({ term, values }) =>
          line(
            term,
            values.map((value) => value.text),
          ),
        ),
        ...sections.map(({ title, entries }) =>
          line(
            title,
            entries.flatMap((entry) => [entry.title.text, entry.when].filter(Boolean)),
          ),
        ),
        ...text.split('\n').map((row) => `    ${row}`),
      ].join('\n');
    })
    .join('\n\n');
}
