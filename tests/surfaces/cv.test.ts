/** The printed CV tells what would be wrong to leave out. */
import { expect, test } from 'vitest';
import { sayIn } from '../../src/labels/say.ts';
import { cvDocument } from '../../src/print/cv.ts';
import { recordsFrom } from '../support/profile.ts';
import { contentFolder } from '../support/profile-folders.ts';

const say = sayIn('en');

/** What stands behind the names of the entries of a section. */
async function behind(fixture: string, title: string): Promise<string[]> {
  const records = await recordsFrom(contentFolder(fixture));
  const { sections } = cvDocument(records, say);
  const entries = sections.find((section) => section.title === title)?.entries ?? [];
  return entries.flatMap(({ where }) => where.map(({ text }) => text));
}

test('a degree that was left unfinished is none', async () => {
  expect(await behind('arabic', 'Education')).toContain('not completed');
});

test('a post that was held for the time being says so', async () => {
  expect(await behind('arabic', 'Positions')).toContain('acting');
});
