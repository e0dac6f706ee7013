/**
 * What a build must not show: raw HTML and addresses that run code, in what the owner's files hold,
 * are text, never markup; drafts and items of days to come are nowhere.
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { markdownHtml } from '../../src/components/markdown.ts';
import { buildSite, ODD_CONTENT } from '../support/build.ts';
import { type JsonObject, openDist } from '../support/dist.ts';
import { pageOf, pagesOf, textOf } from './page.ts';

const ROOT = resolve('.cache/test/hostile-pages');
const DIST = join(ROOT, 'dist');
const EVIL = `<script>alert("xq")</script><img src=x onerror=alert(1)> </title></script><!-- "'&lt;`;
const BODY =
  `# Heading <b>one</b>\n\n${EVIL}\n\n<script>\nalert(2)\n</script>\n\n` +
  `[press](javascript:alert(3)) ![see](javascript:alert(4))\n\n![A ` +
  `map](https://elsewhere.example/map.png) ![Own](/own.png)\n\n[![In a ` +
  `link](//elsewhere.example/in.png)](/claims)\n\n| a |\n|:-:|\n| <svg onload=alert(5)> |\n\n` +
  `- [x] done\n`;

/**
 * One held-back item of most kinds, each with a word of its own, and references to them from what
 * is shown.
 */
function heldBack(): Record<string, string> {
  const common = 'updated: 2026-01-01\ndraft: true\n---\nwqz-body';
  const evidence = 'evidence_level: self-claim\nevidence_note: wqz-note';
  return {
    'skills/wqz-skill.md': `---\nname: wqz-skill\nevidence_level: self-claim\n${common}`,
    'projects/wqz-project.md':
      `---\ntitle: wqz\nsummary: wqz\nrole: wqz\nstart: 2020\nproof_points: [wqz]\n` +
      `${evidence}\n${common}`,
    'claims/wqz-claim.md': `---\nclaim: wqz\nproject: wqz-project\n${evidence}\n${common}`,
    'talks/wqz-talk.md': '---\ntitle: wqz\nevent: wqz\ndate: 2999-01-01\nsummary: wqz\n---',
    'articles/wqz-article.md': `---\ntitle: wqz\nsummary: wqz\ndate: 2026-01-01\nkey_claims: [wqz]\n${common}`,
    'questions/wqz-question.md': `---\nquestion: wqz\nsources: [/api/projects/wqz-project]\n${common}`,
    'missions/wqz_mission.md':
      `---\ntitle: wqz\ngoal: wqz\nreads: [/api/claims/wqz-claim]\noutputs: [{ name: wqz, ` +
      `description: wqz }]\nsuccess: [wqz]\n${common}`,
    'evals/wqz-eval.md':
      `---\ntitle: wqz\ngoal: wqz\nrequired_sources: [/api/init]\nsuccess_criteria: [wqz]\n` +
      `anti_patterns: [wqz]\nmission: wqz_mission\n${common}`,
    'changelog/wqz-change.md': `---\ntitle: wqz\ndate: 2999-01-01\nkind: api\nbreaking: true\n---`,
    'notes/shown.md': '---\ntitle: Shown\ndate: 2026-01-01\nprojects: [wqz-project]\n---\nText.',
    'questions/shown.md':
      '---\nquestion: Shown?\nsources: [/api/profile, /api/notes/held-back, ' +
      '/api/claims/wqz-claim]\nupdated: 2026-01-01\n---\nYes.',
  };
}

beforeAll(async () => {
  await rm(ROOT, { recursive: true, force: true });
  const content = join(ROOT, 'content');
  await cp(ODD_CONTENT, content, { recursive: true });
  const quoted = JSON.stringify(EVIL);
  const evidence =
    `evidence_level: self-claim\nevidence_note: ${quoted}\nevidence_links: [{ ` +
    `label: ${quoted}, url: "https://example.org/?a=<b>&c" }]`;
  const files: Record<string, string> = {
    'notes/evil.md': `---\ntitle: ${quoted}\ndate: 2026-01-02\ntags: ["<i>"]\n---\n${BODY}`,
    'projects/evil.md':
      `---\ntitle: ${quoted}\nsummary: ${quoted}\nrole: ${quoted}\nstart: 2020\nproof_points: ` +
      `[${quoted}]\n${evidence}\nupdated: 2026-01-01\n---\n${BODY}`,
    'claims/evil.md': `---\nclaim: ${quoted}\nproject: evil\n${evidence}\nupdated: 2026-01-01\n---\n${BODY}`,
    'skills/evil.md': `---\nname: ${quoted.slice(0, 40)}"\n${evidence.replace(/^evidence_note.*$/m, '').replace(/\n\n/, '\n')}\nupdated: 2026-01-01\n---\n${BODY}`,
    'questions/evil.md': `---\nquestion: ${quoted}\nsources: [/api/projects/evil]\nupdated: 2026-01-01\n---\n${BODY}`,
    'articles/evil.md':
      `---\ntitle: ${quoted}\nsummary: ${quoted}\ndate: 2026-01-01\nkey_claims: [${quoted}]\n` +
      `---\n${BODY}`,
  };
  for (const [file, text] of Object.entries({ ...files, ...heldBack() })) {
    await mkdir(join(content, file, '..'), { recursive: true });
    await writeFile(join(content, file), text);
  }
  // A build is a build, whatever the shell that it runs in says.
  const shell = { NODE_ENV: 'development', DEV: '1' };
  const { code, output } = await buildSite(DIST, { CONTENT_DIR: content, ...shell });
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

test('nothing of a draft or of an item dated in the future is in any byte of the build', () => {
  const { files, bytes, json } = openDist(DIST);
  expect(files.length).toBeGreaterThan(100);
  // In the bytes of a font or an image any two letters meet, and so they do in the hash that names
  // a style sheet.
  const named = /_astro\/[\w.-]+/g;
  for (const file of files.filter((name) => !/\.(woff2|png|pdf)$/.test(name)))
    expect(`${file}\n${bytes(file).toString('latin1')}`.replace(named, '')).not.toMatch(
      /wqz|held-back|From the future/,
    );
  const questions = json('api/common_questions.json')['common_questions'] as JsonObject[];
  expect(questions.find(({ id }) => id === 'shown')?.['sources']).toEqual([
    { source_path: '/api/profile', source_url: 'http://localhost:8888/api/profile' },
  ]);
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

test('a picture of the own host is one however it is addressed, with words or not', () => {
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

test('Markdown keeps its marks: headings, tables, lists of tasks, ids that fit the page', () => {
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
