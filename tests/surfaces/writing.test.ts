/** What the owner's Markdown becomes on pages: pictures in sizes, coloured code, alerts. */
import { expect, test } from 'vitest';
import { withColours } from '../../src/components/code.ts';
import { markdownHtml } from '../../src/components/markdown.ts';
import { sayIn } from '../../src/labels/say.ts';
import { picturesIn, withPublicFiles, withPublicPictures } from '../../src/pictures/addresses.ts';
import { filesOf, pictureAt, withSizes } from '../../src/pictures/sizes.ts';
import { humanPages, pageMarkdown } from '../../src/surfaces/pages/pages.ts';
import { problemsOf } from '../support/content.ts';
import { exampleRecords, BASE as LOCAL } from '../support/profile.ts';
import { contentFolder } from '../support/profile-folders.ts';

const { markdown: words } = sayIn('en');
const BASE = 'https://example.org';
const FOLDER = contentFolder('arabic');

test.each([
  ['![A](khan.png)', '![A](https://example.org/pictures/notes/khan.png)'],
  ['![A](../khan.png "T")', '![A](https://example.org/pictures/khan.png "T")'],
  ['[![A](a.png)](b.png)', '[![A](https://example.org/pictures/notes/a.png)](b.png)'],
  ['![A][k]\n\n[k]: ./k.jpg', '![A][k]\n\n[k]: https://example.org/pictures/notes/k.jpg'],
  [
    '![A](a.png) ![B](b.png)',
    `![A](${BASE}/pictures/notes/a.png) ![B](${BASE}/pictures/notes/b.png)`,
  ],
])('%s shows the picture beside its text', async (written, shown) => {
  expect(await withPublicPictures(written, 'notes/well.md', BASE)).toBe(shown);
});

test('a picture is published and shown in three widths, without what a camera wrote', async () => {
  const text = await withPublicPictures('![قوس](khan.png)', 'notes/well.md', BASE);
  expect(await picturesIn([text, 'None.', text], BASE)).toEqual(['notes/khan.png']);
  const picture = await pictureAt(FOLDER, 'notes/khan.png');
  expect(picture).toMatchObject({ width: 1600, height: 1000, widths: [480, 960] });
  if (!picture) return;
  const files = filesOf(FOLDER, picture);
  expect(files.map(({ path }) => path)).toEqual([
    'notes/khan.png',
    'notes/khan.png.480.webp',
    'notes/khan.png.960.webp',
  ]);
  const [, small] = files;
  expect(Buffer.from((await small?.bytes()) ?? []).toString('latin1', 8, 12)).toBe('WEBP');
  const html = await withSizes(markdownHtml(text, { words, site: BASE }), FOLDER, BASE);
  const at = '/pictures/notes/khan.png';
  expect(html).toBe(
    `<p><img src="${at}" srcset="${at}.480.webp 480w, ${at}.960.webp 960w, ${at} 1600w" ` +
      'sizes="(min-width: 42rem) 38rem, 92vw" width="1600" height="1000" loading="lazy" ' +
      'alt="قوس" /></p>',
  );
  expect(await pictureAt(FOLDER, 'notes/none.png')).toBeNull();
});

test('code is coloured by classes alone, and what it says is what was written', async () => {
  const code = 'const a = "<b> & c"; // why\nif (a) f(1);';
  const html = await withColours(markdownHtml(`\`\`\`ts\n${code}\n\`\`\``, { words }));
  expect(html).toContain('<span class="code-keyword">const</span>');
  expect(html).not.toContain('style');
  const plain = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  expect(plain.replaceAll('&amp;', '&').replaceAll('&quot;', '"').trim()).toBe(code);
});

test('an alert says what it is, in the language of the page', () => {
  expect(markdownHtml('> [!WARNING]\n> Wet lime burns.', { words })).toBe(
    '<blockquote class="alert warning">\n<p class="alert-title">Warning</p>\n' +
      '<p>Wet lime burns.</p>\n</blockquote>',
  );
  expect(markdownHtml('> [!NOTE]\n> نص', { words: sayIn('ar').markdown })).toContain('>ملاحظة</p>');
  expect(markdownHtml('> [!OTHER]\n> Text', { words })).toContain('[!OTHER]');
});

test.each([
  ['me.jpg', 'https://example.org/pictures/me.jpg'],
  ['./pictures of me/a.png', 'https://example.org/pictures/pictures%20of%20me/a.png'],
  ['https://example.com/me.jpg', 'https://example.com/me.jpg'],
])('a portrait %s is published at %s', (picture, shown) => {
  expect(withPublicFiles({ name: 'Ada', picture }, 'profile.md', BASE)).toEqual({
    name: 'Ada',
    picture: shown,
  });
  const record = (url: string) => ({ title: 'A', pictures: [{ url, alt: 'B' }] });
  expect(withPublicFiles(record(picture), 'me.md', BASE)).toEqual(record(shown));
});

test('pictures of a record are on its page, in its Markdown and JSON, a still with its way', async () => {
  const records = await exampleRecords();
  const page = (path: string) => {
    const found = humanPages(records).find((one) => one.path === path);
    return found ? pageMarkdown(found, records) : '';
  };
  const wires = page('/projects/nanosecond-wires');
  expect(wires).toMatch(
    /!\[Five pieces .*\]\(\S+\/drawings\/nanosecond\.svg\) In a nanosecond .*credit: A d/,
  );
  expect(page('/projects')).toContain('/drawings/nanosecond.svg');
  expect(page('/projects')).not.toContain('microsecond.svg');
  expect(page('/cv')).not.toContain('.svg');
  expect(page('/writing')).toMatch(
    /lecture-1985\.svg.*\]\(https:\/\/www\.youtube\.com\/watch\?v=ZR0/,
  );
  expect(records.talks.find(({ id }) => id === 'mit-lincoln-laboratory-1985')?.pictures).toEqual([
    expect.objectContaining({ url: `${LOCAL}/pictures/drawings/lecture-1985.svg` }),
  ]);
  expect(records.talks[0]).not.toHaveProperty('pictures');
});

test('a picture of another host, or of another folder, is none', () => {
  const talk = (url: string) => ({
    'talks/a.md': `---\ntitle: T\ndate: "2020"\nevent: E\nsummary: S\npictures: [{ url: "${url}", alt: A }]\n---\n`,
  });
  for (const url of ['https://example.com/a.png', '/a.png', 'a.txt'])
    expect(problemsOf(talk(url))).toEqual([
      expect.stringContaining('name a picture beside this file'),
    ]);
});

const set = (language: string, text: string) =>
  markdownHtml(text, { words, quotes: sayIn(language).quotes }).replace(/^<p>|<\/p>$/g, '');

test.each([
  ['en', `"No," she said, "it's 'the' map."`, '“No,” she said, “it’s ‘the’ map.”'],
  ['de', `Er sagte: "Das ist 'gut' (so)."`, 'Er sagte: „Das ist ‚gut‘ (so).“'],
  ['de-CH', '"Grüezi", sagte er.', '«Grüezi», sagte er.'],
  ['fr', `Elle dit "non", d'un mot.`, 'Elle dit «\u00A0non\u00A0», d’un mot.'],
  [
    'fr',
    'Quoi : « déjà » ; `a : b` !',
    'Quoi\u00A0: «\u00A0déjà\u00A0»\u00A0; <code>a : b</code>\u00A0!',
  ],
  ['es', `"Se dice 'gubia'".`, '«Se dice “gubia”».'],
  ['ar', 'قالت "نعم" ثم مضت.', 'قالت «نعم» ثم مضت.'],
  ['en', '"*All* of it" and **"more"**', '“<em>All</em> of it” and <strong>“more”</strong>'],
])('quotes in %s are those of the language: %s', (language, written, shown) => {
  expect(set(language, written)).toBe(shown);
});
