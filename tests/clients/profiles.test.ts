/**
 * Profiles, whatever their trade and language: built, served, and held to the
 * published contract, to OpenAPI and to the checkers of pages. The French one; all of them with
 * EVERY_FIXTURE=1.
 */
import { resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../functions/standalone/serve.ts';
import { sayIn } from '../../src/labels/say.ts';
import { axe } from '../site/checks.ts';
import { publicPages, someOfEach } from '../site/pages.ts';
import { openTab, visit } from '../site/visit.ts';
import { ITEMS, JSON_TYPE, ROWS } from '../standalone/rows.ts';
import { type Contract, contractOf } from '../standalone/schemas.ts';
import { browserOfFile } from '../support/browser.ts';
import { openDist } from '../support/dist.ts';
import { contentFolder, EVALUATED } from '../support/profile-folders.ts';
import { freePort, isFree } from '../support/programs.ts';
import { sharedBuild } from '../support/shared-build.ts';
import { afdocs, brief, isBad } from './external.ts';

const FIXTURES = process.env['EVERY_FIXTURE']
  ? ['alone', 'arabic', 'odd', 'engineer', 'infirmiere', 'planner', ...EVALUATED]
  : ['infirmiere'];

/** Links in pages are followed, so that each build is at an address of its own. */
const USUAL_PORT = 11_907;

/** Those whose pages tests/site/look.test.ts looks at. */
const LOOKED_AT = ['alone', 'arabic', 'odd'];

/** What is told of a note that is very long on purpose. */
const ODD_SIZES = ['page-size-markdown', 'page-size-html'];

// The same wherever it is free, so that builds are not made anew for every run.
const port = (await isFree(USUAL_PORT)) ? USUAL_PORT : await freePort();
const browser = await browserOfFile();

describe.each(FIXTURES)('%s', (name) => {
  const folder = resolve('.cache/builds/fixtures', name);
  const dist = openDist(folder);
  let base: string;
  let contract: Contract;
  let close: () => Promise<void>;

  const read = async (path: string) => {
    const response = await fetch(`${base}${path}`);
    return { status: response.status, type: response.headers.get('content-type'), response };
  };
  const paths = () => someOfEach(publicPages(dist), 1).filter(({ listed }) => listed);

  beforeAll(async () => {
    base = `http://localhost:${port}`;
    await sharedBuild(folder, contentFolder(name), { SITE_URL: base });
    ({ close } = await startServer({ folder, port, host: '127.0.0.1' }));
    contract = await contractOf(`${base}/api/schema`);
  });
  afterAll(() => close?.());

  test('every row and every item answers as published, and has a Markdown twin', async () => {
    const found: unknown[] = [];
    for (const row of ROWS) {
      const { status, type, response } = await read(row.path);
      const text = await response.text();
      if (status !== 200 || type !== row.type || text.length < 20)
        found.push([row.path, status, type, text.length]);
      if (!row.schema) continue;
      found.push(...contract.problems(JSON.parse(text), row.schema).map((one) => [row.path, one]));
      const twin = await read(row.path.endsWith('/') ? `${row.path}index.md` : `${row.path}.md`);
      if (twin.status !== 200) found.push([row.path, 'has no twin']);
    }
    for (const { path, list, member, schema } of ITEMS) {
      const { response } = await read(list);
      const items = ((await response.json()) as Record<string, Record<string, string>[]>)[member];
      for (const item of items ?? []) {
        const own = await read(path.replace(/\{\w+\}/, item['id'] ?? item['slug'] ?? ''));
        const problems = contract.problems(await own.response.json(), schema);
        if (own.type !== JSON_TYPE || problems.length > 0) found.push([item['url'], problems]);
      }
    }
    expect(found).toEqual([]);
  });

  test('OpenAPI is valid', async () => {
    const validator = new Validator();
    expect(await validator.validate(dist.json('openapi.json'))).toMatchObject({ valid: true });
    validator.resolveRefs();
  });

  test('afdocs finds nothing on the pages for people but that some are short', async () => {
    const map = await (await fetch(`${base}/sitemap.xml`)).text();
    const urls = paths().flatMap(({ path }) =>
      path !== '/' && map.includes(`<loc>${base}${path}</loc>`) ? [`${base}${path}`] : [],
    );
    expect(urls.length).toBeGreaterThan(2);
    // Of a short page one line, its citation, is a twentieth.
    const options = ['--parity-pass-threshold', '8', '--urls', urls.join(',')];
    const { results, scoring } = await afdocs(base, ...options);
    // It warns where the navigation is more than a tenth of a page, and of the odd one's long note.
    const known = ['content-start-position', ...(name === 'odd' ? ODD_SIZES : [])];
    const found = results.filter((one) => isBad(one) && !known.includes(one.id));
    expect(found.map(brief)).toEqual([]);
    expect(results.filter(({ status }) => status === 'fail').map(brief)).toEqual([]);
    expect(scoring.overall).toBeGreaterThanOrEqual(98);
  });

  test('the page of an audit speaks the language of the profile', async () => {
    const { page, complaints, close } = await visit(browser, `${base}/audits/a-report`);
    const language = await page.evaluate(() => document.documentElement.lang);
    const { title } = sayIn(language).audit.states.noToken;
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect([await axe(page), complaints]).toEqual([[], []]);
    await close();
  });

  test.skipIf(LOOKED_AT.includes(name))(
    'axe finds nothing, and the browser complains of nothing',
    async () => {
      const found: unknown[] = [];
      const tab = await openTab(browser);
      for (const { path } of paths()) {
        const { page, complaints } = await tab.go(`${base}${path}`);
        found.push(...(await axe(page)).map((one) => [path, one]), ...complaints);
      }
      await tab.close();
      expect(found).toEqual([]);
    },
  );
});
