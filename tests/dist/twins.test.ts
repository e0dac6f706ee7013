import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { BUILDS, type Entry, type JsonObject, ownJson, walk } from '../support/dist.ts';
import { HIDDEN } from '../support/links.ts';

/** Complete lists are for the gateway alone and have no twin. */
const twinned = (entries: Entry[]) => entries.filter(({ file }) => !file.endsWith('/all.json'));
const twinOf = (file: string) => file.replace(/\.json$/, '.md');

/**
 * White space and the depth of headings do not count: a text moves below the heading that it stands
 * under.
 */
function plain(text: string): string {
  return text
    .replace(/^[ \t>]*#{1,6} /gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each(BUILDS)(
  '%s: every payload has a twin, and so has every page; there is no other',
  (_, dist) => {
    const payloads = twinned(ownJson(dist)).map(({ file }) => twinOf(file));
    const pages = dist.files
      .filter(
        (file) => file.endsWith('/index.html') && !dist.text(file).includes('content="noindex"'),
      )
      .map((file) => file.replace('/index.html', '.md'));
    const markdown = dist.index
      .filter(({ media }) => media === 'text/markdown')
      .map(({ file }) => file);
    expect(markdown.sort()).toEqual(
      [...payloads, ...pages.map((file) => file.replace('home', 'index'))].sort(),
    );
    const named = dist.files.filter((file) => file.endsWith('.md') && !HIDDEN.test(file));
    expect(named).toEqual(markdown);
  },
);

test.each(BUILDS)(
  '%s: a twin says where it comes from and what it costs, has one title, and points on',
  (_, dist) => {
    for (const { file } of twinned(ownJson(dist))) {
      const text = dist.text(twinOf(file));
      const [, source, map, tokens, body = ''] =
        /^---\nsource: (\S+)\nmap: (\S+)\n(?:last_modified: \S+\n)?tokens: (\d+)\n---\n\n(.*)$/s.exec(
          text,
        ) ?? [];
      const path = file.replace(/^variants\/(.*)\/\w+\.json$/, '$1.json');
      const entry = dist.index.find((one) => one.file === path);
      const detail = /^variants\/.*\/(\w+)\.json$/.exec(file)?.[1];
      expect(source, file).toBe(
        `http://localhost:11906${entry?.path}${detail ? `?detail=${detail}` : ''}`,
      );
      expect(map, file).toBe('http://localhost:11906/llms.txt');
      expect(Number(tokens), file).toBe(countTokens(body));
      expect(body, file).toMatch(/^# \S/);
      expect(body.replace(/^```[\s\S]*?^```/gm, '').match(/^# /gm), file).toHaveLength(1);
    }
  },
);

test.each(BUILDS)('%s: no twin costs more than its JSON', (_, dist) => {
  const more = twinned(ownJson(dist)).flatMap(({ file }) => {
    const json = countTokens(dist.text(file));
    const twin = countTokens(dist.text(twinOf(file)));
    return twin > json ? [`${file}: ${twin} of ${json}`] : [];
  });
  expect(more).toEqual([]);
});

/** At most so many tokens, of the JSON's in the comment. */
test.each([
  ['api/claims.md', 4_850], // 7,709
  ['api/notes.md', 2_500], // 3,902
  ['api/skills.md', 2_800], // 3,507
  ['api/index.md', 2_770], // 3,524
  ['api/init.md', 2_550], // 3,250
  ['variants/api/claims/compact.md', 1_550], // 1,638
])('%s of the example has at most %i tokens', (file, most) => {
  expect(countTokens(BUILDS[0][1].text(file))).toBeLessThanOrEqual(most);
});

test.each(BUILDS)(
  '%s: everything that a payload says stands in its twin, but for hashes and dialects',
  (_, dist) => {
    const lost: string[] = [];
    for (const { file } of twinned(ownJson(dist))) {
      const text = dist.text(twinOf(file));
      const twin = plain(text);
      /** In words, as data with its escapes, as a day, or as the end of an address. */
      const isSaid = (value: string | number) =>
        [plain(String(value)), plain(JSON.stringify(value).slice(1, -1))].some((one) =>
          twin.includes(one),
        ) ||
        twin.includes(String(value).replace(/T00:00:00Z$/, '')) ||
        text.includes(`http://localhost:11906${value}`);
      walk(dist.json(file), (value, at) => {
        if (typeof value !== 'string' && typeof value !== 'number') return;
        if (/^(content_hash|schema_version|\$schema)$/.test(at.at(-1) ?? '')) return;
        if (!isSaid(value)) lost.push(`${file} ${at.join('.')}: ${String(value).slice(0, 60)}`);
      });
    }
    expect(lost).toEqual([]);
  },
);

/** What a citation needs of a record. */
const CITED = ['evidence_level', 'evidence_note', 'url', 'human_url', 'claim_url', 'source_url'];
const LISTS = ['claims', 'projects', 'skills', 'experience', 'writings', 'talks', 'notes'];

test.each(BUILDS)('%s: each record of a list can be cited from its own part', (_, dist) => {
  const missing: string[] = [];
  for (const name of LISTS)
    for (const file of [`api/${name}.json`, `variants/api/${name}/compact.json`]) {
      if (!dist.files.includes(file)) continue;
      const items = dist.json(file)[name] as JsonObject[];
      const parts = dist
        .text(twinOf(file))
        .split(new RegExp(`^## ${name}`, 'im'))[1]
        ?.split(/^### |^- (?=\[)/m)
        .slice(1);
      for (const [at, item] of items.entries()) {
        const links = (item['evidence_links'] ?? []) as { url: string; label: string }[];
        const wanted = [
          ...CITED.map((member) => item[member]),
          ...links.flatMap(({ url, label }) => [url, label]),
        ];
        for (const value of wanted)
          if (typeof value === 'string' && !parts?.[at]?.includes(value))
            missing.push(`${file} ${at}: ${value}`);
      }
    }
  expect(missing).toEqual([]);
});

test.each(BUILDS)('%s: every heading of a twin is followed by something', (_, dist) => {
  for (const { file } of twinned(ownJson(dist)))
    expect(dist.text(twinOf(file)).replace(/^```[\s\S]*?^```/gm, 'code'), file).not.toMatch(
      /^(#{1,6}) .*\n+\1 /m,
    );
});
