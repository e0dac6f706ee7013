/**
 * The probes of isitagentready.com, which can only be asked online, made again after its public
 * check list (llms-full.txt and the requests and findings that its reports show). Each test has the
 * name of its check there; where the scanner is content with less, the comment says so.
 *
 * Left out: `oauthDiscovery` and `oauthProtectedResource` (nobody logs in here), `webMcp` (pages
 * have no script), `webBotAuth` (for sites that send bots), and commerce (`x402`, `mpp`, `ucp`,
 * `acp`, `ap2`: nothing is sold here). The scanner itself counts the last two groups as neutral.
 */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { siteBase } from './external.ts';

const base = siteBase();

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${base}${path}`, { headers, redirect: 'manual' });

/** Directives of a robots.txt by lower-case name, comments left out. */
function directives(text: string): { name: string; value: string }[] {
  return text.split('\n').flatMap((line) => {
    const [, name, value] = /^\s*([A-Za-z-]+)\s*:\s*(.*?)\s*$/.exec(line.replace(/#.*$/, '')) ?? [];
    return name && value !== undefined ? [{ name: name.toLowerCase(), value }] : [];
  });
}

async function robots() {
  const response = await ask('/robots.txt');
  const text = await response.text();
  return { response, text, rules: directives(text) };
}

/** Target and relations of each link of a Link header (RFC 8288). */
function links(header: string | null): { href: string; rels: string[]; type: string | null }[] {
  return [...(header ?? '').matchAll(/<([^>]*)>([^<]*)/g)].map(([, href = '', params = '']) => ({
    href,
    rels: /;\s*rel="?([^";,]+)"?/.exec(params)?.[1]?.split(/\s+/) ?? [],
    type: /;\s*type="?([^";,]+)"?/.exec(params)?.[1] ?? null,
  }));
}

describe('discoverability', () => {
  test('robotsTxt: 200, plain text, at least one user agent', async () => {
    const { response, text, rules } = await robots();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).not.toMatch(/<html/i);
    expect(rules.filter(({ name }) => name === 'user-agent').map(({ value }) => value)).toContain(
      '*',
    );
  });

  test('sitemap: named in robots.txt, valid XML, and every address in it answers', async () => {
    const { rules } = await robots();
    const named = rules.filter(({ name }) => name === 'sitemap').map(({ value }) => value);
    expect(named).toEqual([`${base}/sitemap.xml`]);
    const response = await fetch(named[0] ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
    );
    const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
    expect(urls).toHaveLength(23);
    for (const url of urls) expect((await fetch(url)).status, url).toBe(200);
  });

  // One relation that agents know is enough for the scanner.
  test.each([
    ['as a client without wishes', '*/*', 'text/plain'],
    [
      'as a browser',
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'text/html',
    ],
    ['as a reader of Markdown', 'text/markdown', 'text/markdown'],
  ])(
    'linkHeaders: asked %s, the home address names what agents look for, and each target answers',
    async (_, accept, media) => {
      const response = await ask('/', { accept });
      expect(response.headers.get('content-type')).toBe(`${media}; charset=utf-8`);
      const found = links(response.headers.get('link'));
      expect(found.flatMap(({ rels }) => rels)).toEqual(
        expect.arrayContaining([
          'api-catalog',
          'service-desc',
          'service-doc',
          'describedby',
          'alternate',
        ]),
      );
      for (const { href, type } of found) {
        const target = await ask(href, type ? { accept: type } : {});
        expect(target.status, href).toBe(200);
        expect(target.headers.get('content-type')?.split(';')[0], href).toBe(type);
      }
    },
  );
});

describe('contentAccessibility', () => {
  test('markdownNegotiation: the home address answers text/markdown with Markdown', async () => {
    const response = await ask('/', { accept: 'text/markdown' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    const text = await response.text();
    expect(text).toMatch(/^# /m);
    expect(text).not.toMatch(/^\s*<(!doctype|html)/i);
  });
});

describe('botAccessControl', () => {
  // A wildcard group is enough for the scanner.
  test('robotsTxtAiRules: AI crawlers are named', async () => {
    const { rules } = await robots();
    const agents = rules
      .filter(({ name }) => name === 'user-agent')
      .map(({ value }) => value.toLowerCase());
    expect(agents).toEqual(
      expect.arrayContaining([
        'gptbot',
        'chatgpt-user',
        'google-extended',
        'ccbot',
        'claudebot',
        'perplexitybot',
        'applebot-extended',
        'amazonbot',
        'meta-externalagent',
      ]),
    );
  });

  test('contentSignals: every group says yes or no to search, answers and training', async () => {
    const { rules } = await robots();
    const starts = rules.filter(
      ({ name }, at) => name === 'user-agent' && rules[at - 1]?.name !== 'user-agent',
    );
    const signals = rules.filter(({ name }) => name === 'content-signal').map(({ value }) => value);
    expect(signals).toHaveLength(starts.length);
    for (const signal of signals)
      expect(Object.fromEntries(signal.split(/\s*,\s*/).map((pair) => pair.split('=')))).toEqual({
        search: expect.stringMatching(/^(yes|no)$/),
        'ai-input': expect.stringMatching(/^(yes|no)$/),
        'ai-train': expect.stringMatching(/^(yes|no)$/),
      });
  });
});

describe('discovery', () => {
  test('apiCatalog: 200, a linkset, with an API in it', async () => {
    const response = await ask('/.well-known/api-catalog', {
      accept: 'application/linkset+json, application/json',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/linkset\+json(;|$)/);
    const { linkset } = (await response.json()) as { linkset: Record<string, unknown>[] };
    expect(
      linkset.filter((context) => 'anchor' in context && 'service-desc' in context),
    ).not.toEqual([]);
  });

  test('a2aAgentCard: 200, JSON, with name, version, interfaces and skills', async () => {
    const response = await ask('/.well-known/agent-card.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const card = (await response.json()) as {
      supportedInterfaces: { url: string }[];
      skills: object[];
    };
    const text = expect.stringMatching(/\S/);
    expect(card).toMatchObject({
      name: text,
      version: text,
      description: text,
      capabilities: expect.any(Object),
    });
    expect(card.supportedInterfaces[0]).toEqual({
      url: text,
      protocolBinding: text,
      protocolVersion: text,
    });
    // It takes messages, and is asked with GET by nobody but whoever looks.
    expect((await fetch(card.supportedInterfaces[0]?.url ?? '')).status).toBe(405);
    expect(card.skills).not.toEqual([]);
    for (const skill of card.skills)
      expect(skill).toMatchObject({ id: text, name: text, description: text });
  });

  test('mcpServerCard: 200, JSON, with name, version and where to connect', async () => {
    for (const path of [
      '/.well-known/mcp/server-card.json',
      '/.well-known/mcp.json',
      '/mcp/server-card',
    ]) {
      const response = await ask(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toBe('application/mcp-server-card+json');
      const text = expect.stringMatching(/\S/);
      expect(await response.json()).toMatchObject({
        name: text,
        version: text,
        description: text,
        remotes: ['/mcp/public', '/mcp'].map((path) => ({
          type: 'streamable-http',
          url: `${base}${path}`,
        })),
      });
    }
  });

  // The scanner counts the skills; that their digests are right it does not check.
  test('agentSkills: 200, JSON of discovery 0.2.0, each skill with its digest', async () => {
    const response = await ask('/.well-known/agent-skills/index.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const index = (await response.json()) as {
      $schema: string;
      skills: { url: string; digest: string }[];
    };
    expect(index.$schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
    expect(index.skills).toHaveLength(1);
    for (const { url, digest, ...skill } of index.skills) {
      expect(skill).toEqual({
        name: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
        type: 'skill-md',
        description: expect.stringMatching(/\S/),
      });
      const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
      expect(digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
    }
  });
});
