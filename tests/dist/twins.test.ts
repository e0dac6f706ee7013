import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { standaloneService } from '../../functions/standalone/service.ts';
import { once } from '../../src/once.ts';
import type { Dist, Entry, JsonObject } from '../support/dist.ts';
import { BUILDS, ownJson, routeOf, walk } from '../support/dist.ts';
import { HIDDEN } from '../support/links.ts';

/** Complete lists are for the gateway alone and have no twin. */
const twinned = (entries: Entry[]) => entries.filter(({ file }) => !file.endsWith('/all.json'));
const twinOf = (file: string) => file.replace(/\.json$/, '.md');

const HEAD =
  /^---\nsource: (\S+)\nmap: (\S+)\n(?:last_modified: \S+\n)?(?:tokens: (\d+)\n)?---\n\n(.*)$/s;
const place = once(standaloneService, new Map());
const isItem = ({ id }: Entry) => routeOf({ id }).path.includes('{');

/** As a file, or of an item as the gateway makes it. */
async function twinText({ folder, index, text }: Dist, entry: Entry): Promise<string> {
  if (!isItem(entry)) return text(twinOf(entry.file));
  const [, of, level] = /^variants\/(.*)\/(\w+)\.json$/.exec(entry.file) ?? [];
  const { path } = of ? (index.find(({ file }) => file === `${of}.json`) as Entry) : entry;
  const service = await place(folder);
  const url = `http://localhost:11906${path}${level ? `?detail=${level}` : '.md'}`;
  return (await service(new Request(url, { headers: { accept: 'text/markdown' } }))).text();
}

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
  '%s: every payload but an item has a twin, and so has every page; there is no other',
  (_, dist) => {
    const payloads = twinned(ownJson(dist)).flatMap((entry) =>
      isItem(entry) ? [] : [twinOf(entry.file)],
    );
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
  async (_, dist) => {
    for (const entry of twinned(ownJson(dist))) {
      const { file } = entry;
      const text = await twinText(dist, entry);
      const [, source, map, tokens, body = ''] = HEAD.exec(text) ?? [];
      const path = file.replace(/^variants\/(.*)\/\w+\.json$/, '$1.json');
      const own = dist.index.find((one) => one.file === path);
      const detail = /^variants\/.*\/(\w+)\.json$/.exec(file)?.[1];
      expect(source, file).toBe(
        `http://localhost:11906${own?.path}${detail ? `?detail=${detail}` : ''}`,
      );
      expect(map, file).toBe('http://localhost:11906/llms.txt');
      expect(tokens, file).toBe(isItem(entry) ? undefined : String(countTokens(body)));
      expect(body, file).toMatch(/^# \S/);
      expect(body.replace(/^```[\s\S]*?^```/gm, '').match(/^# /gm), file).toHaveLength(1);
    }
  },
);

test.each(BUILDS)('%s: no twin costs more than its JSON', async (_, dist) => {
  const more: string[] = [];
  for (const entry of twinned(ownJson(dist))) {
    const json = countTokens(dist.text(entry.file));
    const twin = countTokens(await twinText(dist, entry));
    if (twin > json) more.push(`${entry.file}: ${twin} of ${json}`);
  }
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
  async (_, dist) => {
    const lost: string[] = [];
    for (const entry of twinned(ownJson(dist))) {
      const { file } = entry;
      const text = await twinText(dist, entry);
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

test.each(BUILDS)('%s: every heading of a twin is followed by something', async (_, dist) => {
  for (const entry of twinned(ownJson(dist))) {
    const text = (await twinText(dist, entry)).replace(/^```[\s\S]*?^```/gm, 'code');
    expect(text, entry.file).not.toMatch(/^(#{1,6}) .*\n+\1 /m);
  }
});
