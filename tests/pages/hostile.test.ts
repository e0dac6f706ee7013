/**
 * Raw HTML and addresses that run code, in what the owner's files hold: shown as text, never as
 * markup.
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { markdownHtml } from '../../src/components/markdown.ts';
import { buildSite, ODD_CONTENT } from '../support/build.ts';
import { openDist } from '../support/dist.ts';
import { pageOf, pagesOf, textOf } from './page.ts';

const ROOT = resolve('.cache/test/hostile-pages');
const DIST = join(ROOT, 'dist');
const EVIL = `<script>alert("xq")</script><img src=x onerror=alert(1)> </title></script><!-- "'&lt;`;
const BODY = `# Heading <b>one</b>\n\n${EVIL}\n\n<script>\nalert(2)\n</script>\n\n[press](javascript:alert(3)) ![see](javascript:alert(4))\n\n![A map](https://elsewhere.example/map.png) ![Own](/own.png)\n\n[![In a link](//elsewhere.example/in.png)](/claims)\n\n| a |\n|:-:|\n| <svg onload=alert(5)> |\n\n- [x] done\n`;

beforeAll(async () => {
  await rm(ROOT, { recursive: true, force: true });
  const content = join(ROOT, 'content');
  await cp(ODD_CONTENT, content, { recursive: true });
  const quoted = JSON.stringify(EVIL);
  const evidence = `evidence_level: self-claim\nevidence_note: ${quoted}\nevidence_links: [{ label: ${quoted}, url: "https://example.org/?a=<b>&c" }]`;
  const files: Record<string, string> = {
    'notes/evil.md': `---\ntitle: ${quoted}\ndate: 2026-01-02\ntags: ["<i>"]\n---\n${BODY}`,
    'projects/evil.md': `---\ntitle: ${quoted}\nsummary: ${quoted}\nrole: ${quoted}\nstart: 2020\nproof_points: [${quoted}]\n${evidence}\nupdated: 2026-01-01\n---\n${BODY}`,
    'claims/evil.md': `---\nclaim: ${quoted}\nproject: evil\n${evidence}\nupdated: 2026-01-01\n---\n${BODY}`,
    'skills/evil.md': `---\nname: ${quoted.slice(0, 40)}"\n${evidence.replace(/^evidence_note.*$/m, '').replace(/\n\n/, '\n')}\nupdated: 2026-01-01\n---\n${BODY}`,
    'questions/evil.md': `---\nquestion: ${quoted}\nsources: [/api/projects/evil]\nupdated: 2026-01-01\n---\n${BODY}`,
    'articles/evil.md': `---\ntitle: ${quoted}\nsummary: ${quoted}\ndate: 2026-01-01\nkey_claims: [${quoted}]\n---\n${BODY}`,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(content, file, '..'), { recursive: true });
    await writeFile(join(content, file), text);
  }
  const { code, output } = await buildSite(DIST, { CONTENT_DIR: content });
  expect(code, output).toBe(0);
});

test('no page has an element, an attribute or an address that came from a text', () => {
  for (const page of pagesOf(openDist(DIST))) {
    const data = page.all('script[type="application/ld+json"]');
    expect(data.length).toBeLessThanOrEqual(1);
    for (const { textContent } of data) expect(() => JSON.parse(textContent)).not.toThrow();
    const code = page.all('script').filter((one) => !data.includes(one));
    for (const one of code) expect(one.getAttributeValue('src')).toMatch(/^\/_astro\//);
    expect(code.map(textOf).join('')).toBe('');
    const evil = page.all('[onerror], [onload], b, i, svg[onload], img[src="x"]');
    expect(evil.map(textOf)).toEqual([]);
    expect(
      [...page.values('[href]', 'href'), ...page.values('[src]', 'src')].join('\n'),
    ).not.toContain('javascript:');
    expect(page.all('title')).toHaveLength(1);
  }
});

test.each([
  '/notes',
  '/notes/evil',
  '/projects',
  '/projects/evil',
  '/claims',
  '/claims/evil',
  '/questions',
  '/writing',
  '/articles/evil',
  '/',
])('%s shows it as the text that it is', (path) => {
  const shown = pageOf(openDist(DIST), path).all('main').map(textOf).join(' ');
  expect(shown).toContain('<script>alert("xq")</script><img src=x onerror=alert(1)>');
});

test.each(['/notes', '/notes/evil', '/projects/evil', '/questions', '/articles/evil'])(
  '%s leads to pictures of other hosts and loads none: the policy would stop them',
  (path) => {
    const page = pageOf(openDist(DIST), path);
    const links = page.all('a[href="https://elsewhere.example/map.png"]').map(textOf);
    expect(new Set(links)).toEqual(new Set(['A map']));
    expect(page.all('a[href="/claims"]').map(textOf)).toContain('In a link');
    expect(page.all('a a')).toEqual([]);
    expect([...new Set(page.values('img[src]', 'src'))]).toEqual(['/own.png']);
  },
);

test('a picture of the own host is one however it is addressed; what has no words is called a picture', () => {
  const html = (text: string, site?: string) => markdownHtml(text, { site });
  expect(html('![Own](https://own.example/a.png)', 'https://own.example/')).toContain(
    '<img src="https://own.example',
  );
  expect(html('![Own](https://own.example/a.png)')).toBe(
    '<p><a href="https://own.example/a.png">Own</a></p>',
  );
  expect(html('![](https://x.example/a.png "T & t")')).toBe(
    '<p><a href="https://x.example/a.png" title="T &amp; t">Picture</a></p>',
  );
});

test('Markdown keeps its own marks: headings, tables, lists of tasks, and ids that fit the page', () => {
  const html = markdownHtml(
    '# A *b*\n\n## A b\n\n### C\n\n|a|\n|:-:|\n|1|\n\n- [x] done\n- [ ] open',
    {
      level: 3,
      prefix: 'note-x--',
    },
  );
  expect(html).toContain('<h3 id="note-x--a-b">A <em>b</em></h3>');
  expect(html).toContain('<h4 id="note-x--a-b-1">A b</h4>');
  expect(html).toContain('<h5 id="note-x--c">C</h5>');
  expect(html).toContain('<section class="scroll" aria-label="Table" tabindex="0"><table>');
  expect(html).toContain('<th class="align-center">a</th>');
  expect(html).toContain('<li>☑ done</li>');
  expect(html).toContain('<li>☐ open</li>');
});

test('footnotes of two texts on one page do not share ids', () => {
  const [one, other] = ['a--', 'b--'].map((prefix) => markdownHtml('x[^1]\n\n[^1]: y', { prefix }));
  const ids = [...`${one}${other}`.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
  expect(`${one}${other}`).not.toMatch(/<h\d/);
});
