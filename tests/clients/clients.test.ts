/**
 * Clients and readers that other people wrote, and a strict reader of RFC 9727, against the running
 * server.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIMEType } from 'node:util';
import { extractMarkdownLinks } from 'afdocs';
import { LinkChecker, LinkState } from 'linkinator';
import { afterAll, describe, expect, test } from 'vitest';
import { runTool, siteBase } from './external.ts';

const base = siteBase();
/**
 * Home and working folder of the clients, so that they find nothing of the owner's and leave
 * nothing behind.
 */
const home = await mkdtemp(join(tmpdir(), 'clients-'));
afterAll(() => rm(home, { recursive: true }));

const get = (path: string) => fetch(`${base}${path}`);
const textOf = async (path: string) => (await get(path)).text();

describe('skills, the client of Vercel', () => {
  const run = (...args: string[]) =>
    runTool('skills', ['add', base, ...args], {
      cwd: home,
      env: { HOME: home, DISABLE_TELEMETRY: '1' },
    });

  test('lists the one skill', async () => {
    const { code, stdout, stderr } = await run('--list');
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stdout).toContain('Found 1 skill');
    expect(stdout).toContain('read-grace-hopper');
    expect(await readdir(home)).toEqual([]);
  });

  test('installs it as it is served', async () => {
    const { code, stderr } = await run('--agent', 'claude-code', '--copy', '--yes');
    expect({ code, stderr }).toMatchObject({ code: 0 });
    const installed = await readFile(
      join(home, '.claude/skills/read-grace-hopper/SKILL.md'),
      'utf8',
    );
    expect(installed).toBe(await textOf('/skill.md'));
  });
});

test('resumed takes the résumé for valid', async () => {
  await writeFile(join(home, 'resume.json'), await textOf('/resume.json'));
  expect(await runTool('resumed', ['validate', 'resume.json'], { cwd: home })).toMatchObject({
    code: 0,
    stderr: '',
  });
});

describe('a reader of RFC 9727', () => {
  type Target = { href: string; type?: string };
  type Context = { anchor: string; relations: [string, Target[]][] };

  const PATH = '/.well-known/api-catalog';

  /** Media type without and with its profile, which the RFC wants as a parameter. */
  function mediaOf(response: Response): [string, string | null] {
    const media = new MIMEType(response.headers.get('content-type') ?? '');
    return [media.essence, media.params.get('profile')];
  }

  /**
   * Members of the linkset as RFC 9264 section 4.2 wants them; throws at the first that is not so.
   */
  function contextsOf(document: unknown): Context[] {
    const fail = (what: unknown) => {
      throw new Error(`Not a linkset: ${JSON.stringify(what)}`);
    };
    const isObject = (value: unknown): value is Record<string, unknown> =>
      typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isObject(document) || Object.keys(document).join() !== 'linkset') return fail(document);
    const { linkset } = document;
    if (!Array.isArray(linkset) || linkset.length === 0) return fail(linkset);
    return linkset.map((context: unknown) => {
      if (
        !isObject(context) ||
        typeof context['anchor'] !== 'string' ||
        !URL.canParse(context['anchor'])
      )
        return fail(context);
      const { anchor, ...relations } = context;
      for (const [name, targets] of Object.entries(relations)) {
        // Registered relation types are lower-case; others must be addresses (RFC 8288, section
        // 3.3).
        if (!/^[a-z][a-z0-9.-]*$/.test(name) && !URL.canParse(name)) fail(name);
        if (!Array.isArray(targets) || targets.length === 0) fail(targets);
        for (const target of targets as unknown[]) {
          if (
            !isObject(target) ||
            typeof target['href'] !== 'string' ||
            !URL.canParse(target['href'])
          )
            return fail(target);
          if ('type' in target && typeof target['type'] !== 'string') fail(target);
        }
      }
      return { anchor, relations: Object.entries(relations) as Context['relations'] };
    });
  }

  const catalog = async () => contextsOf(await (await get(PATH)).json());

  test('finds a linkset with the profile of the RFC', async () => {
    const response = await get(PATH);
    expect(response.status).toBe(200);
    expect(mediaOf(response)).toEqual([
      'application/linkset+json',
      'https://www.rfc-editor.org/info/rfc9727',
    ]);
  });

  test('follows every link, and gets what the link says', async () => {
    const contexts = await catalog();
    const targets = contexts.flatMap(({ anchor, relations }) => [
      { href: anchor },
      ...relations.flatMap(([, found]) => found),
    ]);
    expect(targets.length).toBeGreaterThan(10);
    for (const { href, type } of targets as Target[]) {
      const response = await fetch(href, { redirect: 'manual' });
      // One address asks for a credential.
      expect(response.status, href).toBe(href === `${base}/mcp` ? 401 : 200);
      if (type) expect(mediaOf(response)[0], href).toBe(type);
      if (type === 'application/json') await response.json();
    }
  });
});

describe('linkinator, a link checker', () => {
  /** What a browser sends: pages come as HTML. */
  const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

  async function broken(options: Parameters<LinkChecker['check']>[0]) {
    const { links } = await new LinkChecker().check({
      headers: BROWSER,
      linksToSkip: async (url) => !url.startsWith(base),
      ...options,
    });
    return {
      checked: links
        .filter(({ state }) => state === LinkState.OK)
        .map(({ url }) => url.slice(base.length)),
      bad: links
        .filter(({ state }) => state === LinkState.BROKEN)
        // A record in JSON leads a browser to its page, which is checked by itself.
        .filter(({ url, status }) => !(status === 303 && url.startsWith(`${base}/api/`)))
        .map(({ url, parent, status }) => `${status} ${url} on ${parent}`),
    };
  }

  test('finds no broken link, fragment or stylesheet, from home page and sitemap on', async () => {
    const { checked, bad } = await broken({
      path: `${base}/`,
      recurse: true,
      sitemap: true,
      checkCss: true,
      checkFragments: true,
      redirects: 'error',
    });
    expect(bad).toEqual([]);
    expect(checked).toEqual(
      expect.arrayContaining([
        '/',
        '/manifesto',
        '/articles/what-a-compiler-was',
        '/llms.txt',
        '/api/',
        '/contact.md',
      ]),
    );
  });

  // It reads no links out of Markdown, so it is told them.
  test('finds no broken link in llms.txt, nor in what llms.txt leads to', async () => {
    const linksIn = async (url: string) =>
      extractMarkdownLinks(await (await fetch(url)).text())
        .map((link) => new URL(link.url.replace(/#.*$/, ''), url))
        .filter(({ origin }) => origin === base)
        .map(({ href }) => href);
    const listed = await linksIn(`${base}/llms.txt`);
    const behind = await Promise.all(listed.map(linksIn));
    const path = [...new Set([...listed, ...behind.flat()])];
    expect(listed.length).toBeGreaterThan(30);
    expect(path.length).toBeGreaterThan(listed.length);
    const { checked, bad } = await broken({ path, redirects: 'error' });
    expect(bad).toEqual([]);
    expect(checked.length).toBeGreaterThanOrEqual(path.length);
  });
});
