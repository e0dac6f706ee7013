/** The feeds: forms, order, text that cannot do harm; and that pages name them. */
import { expect, test } from 'vitest';
import { atomFeed, jsonFeed } from '../../src/surfaces/feed.ts';
import { recordsOf } from '../../src/surfaces/records.ts';
import { type Files, profileOf } from '../support/content.ts';
import { BUILDS } from '../support/dist.ts';

type JsonFeed = {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  items: {
    id: string;
    url: string;
    title: string;
    content_html: string;
    date_published: string;
    date_modified: string;
  }[];
};

const feedsOf = (files: Files) => {
  const records = recordsOf(profileOf(files), { base: 'https://ada.example', commit: null });
  return { atom: atomFeed(records), json: jsonFeed(records) as JsonFeed };
};
const note = (id: string, fields: string, body = 'Text.'): Files => ({
  [`notes/${id}.md`]: `---\n${fields}\n---\n${body}`,
});
const article = (id: string, fields: string, body = 'Text.'): Files => ({
  [`articles/${id}.md`]: `---\nsummary: Short.\nkey_claims: [One.]\n${fields}\n---\n${body}`,
});

test('what changed last comes first, then what is newer; no event is a day of publication', () => {
  const { json } = feedsOf({
    ...note('old', 'title: Old\ndate: 2020-01-01\nupdated: 2026-03-01'),
    ...note('new', 'title: New\ndate: 2026-02-01'),
    ...article('text', 'title: Text\ndate: 2025-01-01\nupdated: 2026-02-01'),
  });
  expect(
    json.items.map(({ id, date_published, date_modified }) => [id, date_published, date_modified]),
  ).toEqual([
    ['https://ada.example/api/notes/old', undefined, '2026-03-01T00:00:00.000Z'],
    ['https://ada.example/api/notes/new', '2026-02-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
    [
      'https://ada.example/api/content/articles/text',
      '2025-01-01T00:00:00.000Z',
      '2026-02-01T00:00:00.000Z',
    ],
  ]);
  expect(json.items.at(-1)?.url).toBe('https://ada.example/articles/text');
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    title: 'Ada',
    home_page_url: 'https://ada.example/',
    feed_url: 'https://ada.example/feed.json',
  });
});

test('a feed holds the fifty newest', () => {
  const days = Array.from({ length: 60 }, (_, at) =>
    new Date(Date.UTC(2020, 0, at + 1)).toISOString().slice(0, 10),
  );
  const { json, atom } = feedsOf(
    Object.assign({}, ...days.map((day) => note(day, `title: Day\ndate: ${day}`))),
  );
  expect(json.items).toHaveLength(50);
  expect(atom.match(/<entry>/g)).toHaveLength(50);
  expect(json.items[0]?.id).toBe('https://ada.example/api/notes/2020-02-29');
});

test('markup in titles and texts stays text, and addresses that run code lead nowhere', () => {
  const { json, atom } = feedsOf(
    note(
      'bad',
      'title: "<script>alert(1)</script> & ]]>"\ndate: 2026-02-01',
      'A <img src=x onerror=alert(1)> [link](javascript:alert(1)) ]]> \u0001 end.',
    ),
  );
  const [item] = json.items;
  expect(item?.title).toBe('<script>alert(1)</script> & ]]>');
  expect(item?.content_html).toBe(
    '<p>A &lt;img src=x onerror=alert(1)&gt; <a href="">link</a> ]]&gt;  end.</p>',
  );
  expect(atom).toContain('<![CDATA[&lt;script&gt;alert(1)&lt;/script&gt; &amp; ]]&gt;]]>');
  expect(atom.match(/\]\]>/g)).toHaveLength(atom.match(/<!\[CDATA\[/g)?.length ?? 0);
  expect(atom).not.toMatch(/<script|<img|javascript:/);
});

test.each(BUILDS)('%s: both feeds tell the same, and every page names them', (_, dist) => {
  const json = dist.json('feed.json') as unknown as JsonFeed;
  const ids = [...dist.text('feed.xml').matchAll(/<entry>[\s\S]*?<id>([^<]+)<\/id>/g)].map(
    ([, id]) => id,
  );
  expect(ids).toEqual(json.items.map(({ id }) => id));
  // The console is the owner's alone, and a shell of its own.
  const pages = dist.files.filter((one) => /(?<!^admin\/index)\.html$/.test(one));
  for (const file of pages) {
    expect(dist.text(file)).toMatch(
      /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/feed\.xml"/,
    );
    expect(dist.text(file)).toMatch(
      /<link rel="alternate" type="application\/feed\+json" title="[^"]+" href="\/feed\.json"/,
    );
  }
});
