/** The designs of a CV in print, as two programs that nobody here wrote read them. */
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { DESIGNS } from '../../src/kinds/cv/cv.ts';
import { sayIn } from '../../src/labels/say.ts';
import { cvDocument } from '../../src/print/cv.ts';
import { cvFiles } from '../../src/print/documents.ts';
import { recordsFrom } from '../support/profile.ts';
import { contentFolder } from '../support/profile-folders.ts';
import { readers } from './readers.ts';

const records = await recordsFrom(contentFolder('engineer'));
const { profile } = records;
const say = sayIn(profile.profile.language);
const files = await cvFiles(
  DESIGNS.map((design) => cvDocument(records, say, { ...profile.curriculum, design })),
);

/** Words in their order, however lines and columns break them. */
const plain = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad]+/g, ' ');

describe.each(DESIGNS)('%s', (design) => {
  const file = files[DESIGNS.indexOf(design)] ?? new Uint8Array();

  test.each(Object.keys(readers))('%s reads it', async (reader) => {
    const text = plain((await readers[reader]?.(file)) ?? '');
    const { contact } = profile;
    const wanted = [
      profile.profile.name,
      contact.email,
      ...records.experience.flatMap(({ title, organization }) => [title, organization]),
      ...records.education.map(({ institution }) => institution),
    ].map((word) => plain(word ?? ''));
    expect(wanted.filter((word) => !text.includes(word))).toEqual([]);
    expect(text.indexOf(wanted[0] ?? '')).toBe(0);
    const years = records.experience.map(({ start }) => start.slice(0, 4));
    expect(years.filter((year) => !text.includes(year))).toEqual([]);
    const skills = records.skills.filter(({ name }) => !text.includes(plain(name)));
    expect(skills.length).toBeLessThanOrEqual(records.skills.length / 10);
    // What is told of a post stands behind its title, before the next.
    const at = records.experience.map(({ title }) => text.indexOf(plain(title)));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  test('is tagged, in its language, under a title', async () => {
    const document = await getDocumentProxy(new Uint8Array(file));
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Language: 'en', Title: expect.stringContaining('curriculum') });
  });
});
