import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical } from '../support/canonical.ts';
import { BUILDS, type Dist, type JsonObject, ownJson, walk } from '../support/dist.ts';

function hashOf(payload: JsonObject): string {
  const covered = Object.fromEntries(
    Object.entries(payload).filter(([name]) => name !== 'content_hash'),
  );
  return `sha256:${createHash('sha256').update(canonical(covered), 'utf8').digest('hex')}`;
}

/**
 * Every object of a file that carries a hash: the payload and the items in it, but no examples of
 * schemas.
 */
function hashed(dist: Dist, file: string): JsonObject[] {
  const found: JsonObject[] = [];
  walk(dist.json(file), (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if (typeof value['content_hash'] === 'string' && !at.some((name) => /^examples?$/.test(name)))
      found.push(value);
  });
  return found;
}

test.each(BUILDS)('%s: every hash holds, by an implementation of its own', (_, dist) => {
  const json = dist.files.filter((file) => file.endsWith('.json'));
  for (const file of json)
    for (const sealed of hashed(dist, file))
      expect(hashOf(sealed), file).toBe(sealed['content_hash']);
  for (const { file } of ownJson(dist))
    expect(hashed(dist, file)[0], file).toEqual(dist.json(file));
});

test.each([
  ['api/skills.json', 'skills'],
  ['api/projects.json', 'projects'],
  ['api/experience.json', 'experience'],
  ['api/experience.json', 'education'],
  ['api/claims.json', 'claims'],
  ['api/writings.json', 'writings'],
  ['api/talks.json', 'talks'],
  ['api/notes.json', 'notes'],
  ['api/common_questions.json', 'common_questions'],
  ['api/changelog.json', 'changelog'],
  ['api/activity.json', 'activity'],
])('in %s each of %s has a URL and a hash of its own', (file, list) => {
  const items = BUILDS[0][1].json(file)[list] as JsonObject[];
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    expect(item).toMatchObject({ url: expect.stringMatching(/^http:\/\/localhost:8888\/api\//) });
    expect(hashOf(item)).toBe(item['content_hash']);
  }
});

test('the published code runs as it stands and agrees', async () => {
  for (const [, dist] of BUILDS) {
    const recipe = dist.json('api/schema.json')['content_hash_recipe'] as { code: string };
    const { verify } = await import(`data:text/javascript,${encodeURIComponent(recipe.code)}`);
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
      const path = url.replace('http://localhost:8888', '');
      const entry = dist.index.find((one) => one.path === path);
      expect(digest(entry?.file ?? `nothing at ${url}`), url).toBe(sha256);
    }
    expect(trust.content_hashes.length).toBeGreaterThan(0);
    const [skill] = dist.json('.well-known/agent-skills/index.json')['skills'] as {
      digest: string;
    }[];
    expect(skill?.digest).toBe(`sha256:${digest('text/skill.txt')}`);
  },
);
