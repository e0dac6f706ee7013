import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { BUILDS, type Entry, ownJson, walk } from '../support/dist.ts';

/** Complete lists are for the front door alone and have no twin. */
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
    expect(dist.files.filter((file) => file.endsWith('.md'))).toEqual(markdown);
  },
);

test.each(BUILDS)(
  '%s: a twin says where it comes from and what it costs, has one title, and points on',
  (_, dist) => {
    for (const { file } of twinned(ownJson(dist))) {
      const text = dist.text(twinOf(file));
      const [, source, tokens, body = ''] =
        /^---\nsource: (\S+)\ntokens: (\d+)\n---\n\n(.*)$/s.exec(text) ?? [];
      const path = file.replace(/^variants\/(.*)\/\w+\.json$/, '$1.json');
      const entry = dist.index.find((one) => one.file === path);
      const detail = /^variants\/.*\/(\w+)\.json$/.exec(file)?.[1];
      expect(source, file).toBe(
        `http://localhost:8888${entry?.path}${detail ? `?detail=${detail}` : ''}`,
      );
      expect(Number(tokens), file).toBe(countTokens(body));
      expect(body, file).toMatch(/^# \S/);
      expect(body.replace(/^```[\s\S]*?^```/gm, '').match(/^# /gm), file).toHaveLength(1);
      expect(body.slice(0, 1500), file).toContain('[/llms.txt](http://localhost:8888/llms.txt)');
      expect(body.slice(0, 1500), file).toContain('[/api/init](http://localhost:8888/api/init)');
    }
  },
);

test.each(BUILDS)('%s: everything that a payload says stands in its twin', (_, dist) => {
  const lost: string[] = [];
  for (const { file } of twinned(ownJson(dist))) {
    const twin = plain(dist.text(twinOf(file)));
    walk(dist.json(file), (value, at) => {
      if (typeof value !== 'string' && typeof value !== 'number') return;
      const said = plain(String(value));
      // Data for machines stays JSON, with its escapes.
      if (!twin.includes(said) && !twin.includes(plain(JSON.stringify(value).slice(1, -1))))
        lost.push(`${file} ${at.join('.')}: ${said.slice(0, 60)}`);
    });
  }
  expect(lost).toEqual([]);
});

test.each(BUILDS)('%s: every heading of a twin is followed by something', (_, dist) => {
  for (const { file } of twinned(ownJson(dist)))
    expect(dist.text(twinOf(file)).replace(/^```[\s\S]*?^```/gm, 'code'), file).not.toMatch(
      /^(#{1,6}) .*\n+\1 /m,
    );
});
