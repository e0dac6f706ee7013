import { createHash } from 'node:crypto';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import {
  BUILDS,
  canonical,
  type Dist,
  hashOf,
  type JsonObject,
  ownJson,
  walk,
} from '../support/dist.ts';

/** Every object within a file that carries a hash of its own, but no examples of schemas. */
function items(dist: Dist, file: string): JsonObject[] {
  const found: JsonObject[] = [];
  walk(dist.json(file), (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if (
      at.length > 0 &&
      typeof value['content_hash'] === 'string' &&
      !at.some((name) => /^(examples?|content_hash_recipe)$/.test(name))
    )
      found.push(value);
  });
  return found;
}

test.each(BUILDS)('%s: every hash holds, by an implementation of its own', (_, dist) => {
  for (const { file } of ownJson(dist))
    expect(hashOf(dist.json(file)), file).toBe(dist.json(file)['content_hash']);
});

test.each(BUILDS)('%s: the tag of a file is the hash that it tells', (_, dist) => {
  const files = dist.index.filter(({ media }) => /json$/.test(media));
  for (const { file, etag } of files) {
    const { content_hash = etag } = dist.json(file);
    expect([file, etag]).toEqual([file, content_hash]);
  }
});

test.each(BUILDS)('%s: a record has one hash: that of the document at its url', (_, dist) => {
  for (const { file } of ownJson(dist))
    for (const { url, content_hash } of items(dist, file)) {
      const path = String(url).replace('http://localhost:11906', '');
      const document = dist.index.find((one) => one.path === path)?.file ?? `nothing at ${url}`;
      expect(dist.json(document)['content_hash'], `${file}: ${url}`).toBe(content_hash);
    }
});

test.each([
  ['api/skills.json', 'skills', true],
  ['api/projects.json', 'projects', true],
  ['api/experience.json', 'experience', true],
  ['api/experience.json', 'education', false],
  ['api/claims.json', 'claims', true],
  ['api/writings.json', 'writings', false],
  ['api/talks.json', 'talks', false],
  ['api/notes.json', 'notes', true],
  ['api/common_questions.json', 'common_questions', false],
  ['api/changelog.json', 'changelog', false],
  ['api/activity.json', 'activity', false],
] as const)(
  'in %s each of %s has a URL and a day; a hash where it has a document: %s',
  (...given) => {
    const [file, list, hashed] = given;
    const all = BUILDS[0][1].json(file)[list] as JsonObject[];
    expect(all.length).toBeGreaterThan(0);
    const debt = BUILDS[0][1].text('text/substrate-debt.txt');
    const [told = ''] = /[^.]* have documents\./.exec(debt) ?? [];
    expect(told.toLowerCase().includes(list === 'experience' ? 'positions' : list)).toBe(hashed);
    for (const item of all) {
      expect(item).toMatchObject({
        url: expect.stringMatching(/^http:\/\/localhost:11906\/api\//),
        last_modified: expect.stringMatching(/T00:00:00Z$/),
      });
      expect('content_hash' in item).toBe(hashed);
      expect(String(item['url']).includes('#')).toBe(!hashed);
    }
  },
);

test('the published code runs as it stands and agrees', async () => {
  for (const [, dist] of BUILDS) {
    const recipe = dist.json('api/schema.json')['content_hash_recipe'] as { code: string };
    const { verify } = await import(`data:text/javascript,${encodeURIComponent(recipe.code)}`);
    const page = dist.text('text/content-hash.txt');
    expect(page).toContain(recipe.code);
    expect(countTokens(page)).toBeLessThan(600);
    for (const { file } of ownJson(dist)) {
      expect(verify(dist.json(file)), file).toBe(true);
      expect(verify({ ...dist.json(file), last_modified: 'another' }), file).toBe(false);
    }
  }
});

test('the example of the recipe is right', () => {
  const { example } = BUILDS[0][1].json('api/schema.json')['content_hash_recipe'] as {
    example: { payload: JsonObject; canonical_form: string; content_hash: string };
  };
  expect(example.canonical_form).toBe('{"answer":42,"list":[true,null],"name":"Ada"}');
  expect(canonical(example.payload)).toBe(example.canonical_form);
  expect(hashOf(example.payload)).toBe(example.content_hash);
  expect(example.content_hash).toBe(
    'sha256:0be4b1c22850b2d84c20266b4b575e12cde5c0244ef28b640d6d26f723299527',
  );
});

test.each(BUILDS)(
  '%s: digests of the mission manifest and the skills index are those of the bytes',
  (_, dist) => {
    const digest = (file: string) => createHash('sha256').update(dist.text(file)).digest('hex');
    const trust = dist.json('.well-known/ax-mission.json')['trust'] as {
      content_hashes: { url: string; sha256: string }[];
    };
    for (const { url, sha256 } of trust.content_hashes) {
      const [path, detail] = url.replace('http://localhost:11906', '').split('?detail=');
      const entry = dist.index.find((one) => one.path === path);
      const file = detail ? `variants${path}/${detail}.json` : entry?.file;
      expect(digest(file ?? `nothing at ${url}`), url).toBe(sha256);
    }
    expect(trust.content_hashes.length).toBeGreaterThan(0);
    const [skill] = dist.json('.well-known/agent-skills/index.json')['skills'] as {
      digest: string;
    }[];
    expect(skill?.digest).toBe(`sha256:${digest('text/skill.txt')}`);
  },
);
