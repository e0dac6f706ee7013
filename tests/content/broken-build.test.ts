import { cp, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../support/build.ts';
import { contentFolder } from '../support/profile-folders.ts';

test('a build of content with mistakes fails, and prints the sentences and no stack', async () => {
  const content = resolve('.cache/test/broken/content');
  await rm(content, { recursive: true, force: true });
  await cp(contentFolder('odd'), content, { recursive: true });
  // Words that Astro takes for browser APIs, to see that it adds no hint of its own.
  await writeFile(
    `${content}/notes/short.md`,
    '---\ntitle: A\ndate: document or window\ntagz: []\n---\nText.',
  );
  await writeFile(`${content}/contacts.md`, '');
  const { code, output } = await buildSite(resolve('.cache/test/broken/dist'), {
    CONTENT_DIR: content,
  });
  expect(code).toBe(1);
  expect(
    output.slice(output.indexOf('There are')).trim(),
  ).toBe(`There are 5 problems in the content:
  content/contacts.md: contacts.md is not a place for content; did you mean contact.md?
  content/contacts.md: there is no front matter; begin the file with a line of three hyphens, the fields, and three hyphens.
  content/contacts.md: "updated" is missing; add it: day of the last change.
  content/notes/short.md: "date" is "document or window"; use a day that exists, as YYYY-MM-DD.
  content/notes/short.md: "tagz" is not a field of a note; did you mean "tags"?`);
});
