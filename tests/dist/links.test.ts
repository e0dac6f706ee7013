import { expect, test } from 'vitest';
import { CARD_FILE } from '../../src/files.ts';
import { ITEMS, ROWS } from '../standalone/rows.ts';
import { BUILDS, type Json, ownJson, walk } from '../support/dist.ts';
import { allUrls, answers, BASE, type Found, urlsIn } from '../support/links.ts';

/**
 * Members whose addresses may lead elsewhere; last, those of formats that name it otherwise (JSON
 * Resume, JSON Feed).
 */
const ELSEWHERE = [
  'coverage',
  'evidence_links',
  'verification',
  'reference_links',
  'organization_url',
  'institution_url',
  'certificate_url',
  'project_url',
  'repository_url',
  'opens_url',
  'picture',
  '$schema',
  'body_markdown',
  'profiles',
  'image',
  'volunteer',
  'work',
  'certificates',
  'publications',
  'content_html',
];

/** Addresses elsewhere that the service's own documents refer to. */
const REFERENCES = [
  'http://www.sitemaps.org/schemas/sitemap/0.9',
  'http://www.w3.org/2005/Atom',
  'https://json-schema.org/draft/2020-12/schema',
  'https://jsonfeed.org/version/1',
  'http://schemas.google.com/g/2010#updates-from',
  'http://webfinger.net/rel/avatar',
  'http://webfinger.net/rel/profile-page',
  'https://www.rfc-editor.org/info/rfc9727',
  'https://www.rfc-editor.org/rfc/rfc8785',
  'https://www.rfc-editor.org/rfc/rfc9110',
];

const isOwn = ({ url }: Pick<Found, 'url'>) => url.startsWith(BASE);
const isExample = ({ url, at, file }: Found) =>
  url.startsWith('https://example.org') &&
  (at.some((name) => /^examples?$/.test(name)) || file.endsWith('.md'));

test.each(BUILDS)('%s: every address of this service answers', (_, dist) => {
  const own = allUrls(dist).filter(isOwn);
  const silent = own.filter(({ url, file }) => !answers(dist, url) && !file.startsWith('text/'));
  expect(own.length).toBeGreaterThan(1000);
  expect([...new Set(silent.map(({ url, at }) => `${at.join('.')} ${url}`.trim()))].sort()).toEqual(
    [],
  );
});

test.each(BUILDS)(
  '%s: documents ask for errors in code alone, and every link of theirs answers',
  (_, dist) => {
    const documents = allUrls(dist).filter(({ file }) => file.startsWith('text/'));
    expect(
      [...new Set(documents.map(({ url }) => url))]
        .filter((url) => isOwn({ url }) && !answers(dist, url))
        .sort(),
    ).toEqual([
      'http://localhost:11906/api/claims/no-such-claim',
      'http://localhost:11906/api/claims?limit=101',
      'http://localhost:11906/api/init?colour=blue',
      'http://localhost:11906/api/init?detail=everything',
      'http://localhost:11906/api/no-such-endpoint',
    ]);
    for (const file of new Set(documents.map(({ file }) => file)))
      for (const url of urlsIn(dist.text(file).replace(/`[^`\n]*`/g, '')).filter((url) =>
        isOwn({ url }),
      ))
        expect(answers(dist, url), `${file}: ${url}`).toBe(true);
  },
);

test.each(BUILDS)(
  '%s: addresses elsewhere stand in evidence, references, schemas and texts alone',
  (_, dist) => {
    // The card is a page, inside of JSON: tests/site/card.test.ts opens it.
    const elsewhere = allUrls(dist).filter(
      (found) => !isOwn(found) && !isExample(found) && found.file !== CARD_FILE,
    );
    const json = elsewhere.filter(
      ({ file, at }) =>
        file.endsWith('.json') && !at.includes('$defs') && !at.includes('components'),
    );
    expect(
      json.filter(
        ({ at, url }) => !at.some((name) => ELSEWHERE.includes(name)) && !REFERENCES.includes(url),
      ),
      'a member that may lead elsewhere is named in ELSEWHERE',
    ).toEqual([]);
    const known = new Set([...REFERENCES, ...json.map(({ url }) => url)]);
    expect(elsewhere.filter(({ url }) => !known.has(url))).toEqual([]);
  },
);

test.each(BUILDS)('%s: a path is never the only address: its URL stands beside it', (_, dist) => {
  const alone: string[] = [];
  let seen = 0;
  for (const { file } of [...ownJson(dist), { file: 'errors/not-found.json' }])
    walk(dist.json(file), (value, at) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value) || at.some(isData))
        return;
      for (const [name, path] of Object.entries(value)) {
        if (typeof path !== 'string' || !/(^|_)(path|endpoint)$/.test(name)) continue;
        seen += 1;
        const url = value[name.replace(/path$/, 'url').replace(/_endpoint$/, '_url')];
        if (url !== `${BASE}${path}`)
          alone.push(`${file} ${[...at, name].join('.')}: ${path} beside ${url}`);
      }
    });
  expect(alone).toEqual([]);
  expect(seen).toBeGreaterThan(200);
});

/** Members whose value is a schema, a body to send, or a table keyed by path. */
function isData(name: string): boolean {
  return ['$defs', 'body_schema', 'response_schema', 'example_body', 'parameters'].includes(name);
}

type Endpoint = { method: string; path: string; url: string };

test.each(BUILDS)(
  '%s: an endpoint has a method, a path, a URL and a purpose, and nothing else',
  (_, dist) => {
    const shapes = new Set<string>();
    for (const { file } of ownJson(dist))
      walk(dist.json(file), (value: Json, at) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value) || at.some(isData))
          return;
        if ('method' in value) shapes.add(Object.keys(value).join());
      });
    expect([...shapes]).toEqual(['method,path,url,purpose']);
    const init = dist.json('api/init.json')['endpoints'] as Endpoint[];
    const groups = dist.json('api/index.json')['groups'] as Record<string, Endpoint[]>;
    expect(init).toContainEqual({
      method: 'GET',
      path: '/api/profile',
      url: 'http://localhost:11906/api/profile',
      purpose: 'Who this is',
    });
    // Init leaves out what is no step of a task; /api/ has it all.
    const all = Object.values(groups).flat();
    for (const one of init) expect(all).toContainEqual(one);
    const aside = all.filter(
      (one) => !init.some(({ url, method }) => url === one.url && method === one.method),
    );
    const known = [
      ...ROWS.filter((row) => row.aside).map(({ path }) => path),
      '/.well-known/webfinger',
      ...ITEMS.map(({ path }) => path),
      // Items of no list, and operations.
      '/api/content/articles/{slug}/claims',
      '/api/content/pages/{slug}',
      '/api/cvs/{id}',
      '/openapi/{group}.json',
      '/api/contact/status/{id}',
      '/a2a',
      '/a2a/message:send',
      '/a2a/tasks/{id}',
      '/mcp/public',
      '/mcp/public',
    ];
    expect(
      aside
        .map(({ path }) => path)
        .filter((path) => !path.startsWith('/api/admin/'))
        .sort(),
      'rows that are aside: standalone/rows.json says it of files',
    ).toEqual(known.sort());
  },
);

test.each(BUILDS)(
  '%s: every link of a page for people leads to a page, a file or elsewhere',
  (_, dist) => {
    for (const file of dist.files.filter((one) => one.endsWith('.html')))
      for (const [, target = ''] of dist.text(file).matchAll(/(?:href|src)="([^"]*)"/g)) {
        if (/^(https?:|mailto:|#)/.test(target) && !target.startsWith(BASE)) continue;
        const url = new URL(target, `${BASE}/${file.replace(/index\.html$/, '')}`).href;
        const asset = dist.files.includes(url.slice(BASE.length + 1));
        expect(
          asset || answers(dist, url) || answers(dist, url.replace(/\/$/, '')),
          `${file}: ${target}`,
        ).toBe(true);
      }
  },
);
