/**
 * GET /feed.xml and /feed.json: what is new, as Atom (RFC 4287) and JSON Feed 1, both made by the
 * library `feed`.
 */
import { Feed, type Item } from 'feed';
import { fillPath } from '../files.ts';
import { htmlOf } from '../gfm.ts';
import { routes } from '../routes.ts';
import { humanPath } from './human.ts';
import type { Records } from './records.ts';
import { compare, latest } from './seal.ts';
import { absolute } from './site.ts';
import { addressesOf, type TextAddresses } from './texts.ts';
import { escaped, printable } from './xml.ts';

/** Readers poll a feed, so it holds the newest entries only. */
const MOST_ENTRIES = 50;

type Entry = {
  title: string;
  /** Where agents read it, which names it for good, and where people do. */
  record: string;
  path: string;
  /** As content tells it ("1944", "1944-07", "1944-07-02"): midnight UTC. */
  date: string;
  modified: string;
  author?: string | undefined;
  summary?: string;
  markdown: string;
};

const addresses = ({ api, human }: TextAddresses) => ({ record: api, path: human });
const inChangelog = (id: string) => {
  const path = `${routes.listChangelog.path}#${id}`;
  return { record: path, path };
};

/**
 * Notes, articles and changes, the one that changed last first; the same content gives the same
 * order.
 */
function entriesOf({ profile }: Records): Entry[] {
  const entries: Entry[] = [
    ...profile.articles.map((text) => ({
      ...text,
      ...addresses(addressesOf(text, 'article')),
      markdown: text.body,
    })),
    ...profile.notes.map((note) => {
      const record = fillPath(routes.getNote.path, note.id);
      return { ...note, record, path: humanPath(record) ?? record, markdown: note.body };
    }),
    ...profile.changelog.map((change) => ({
      ...change,
      ...inChangelog(change.id),
      markdown: change.body || change.title,
    })),
  ];
  return entries
    .sort(
      (a, b) =>
        compare(b.modified, a.modified) || compare(b.date, a.date) || compare(a.path, b.path),
    )
    .slice(0, MOST_ENTRIES);
}

/** What was changed or withdrawn, the last first. */
function correctionsOf({ history }: Records): Entry[] {
  const lines = (members: Record<string, unknown> | null) =>
    Object.entries(members ?? {}).map(([name, value]) => `- ${name}: ${JSON.stringify(value)}`);
  return (history?.told ?? [])
    .filter(({ recorded }) => recorded.change !== 'added')
    .slice(0, MOST_ENTRIES)
    .map(({ id, date, recorded: { record, change, reason, old, new: now } }) => ({
      title: `${record} ${change}`,
      ...inChangelog(id),
      date,
      modified: date,
      ...(reason ? { summary: reason } : {}),
      markdown: [...(old ? ['Before:', '', ...lines(old), ''] : []), ...lines(now)].join('\n'),
    }));
}

/** The feed before it takes a form; `title` writes a title the way that form wants it. */
function feedOf(
  records: Records,
  title: (text: string) => string,
  entries = entriesOf(records),
): Feed {
  const { site, profile } = records;
  const person = profile.profile;
  const updated = latest([person.modified, ...entries.map(({ modified }) => modified)]);
  const feed = new Feed({
    id: absolute(site, '/'),
    title: printable(person.name),
    description: printable(person.demonstration ?? person.headline),
    link: absolute(site, '/'),
    language: 'en',
    // The clock decides when nothing else is given.
    updated: new Date(updated ?? '1970'),
    generator: false,
    author: { name: printable(person.operator?.name ?? person.name), link: absolute(site, '/') },
    feedLinks: {
      atom: absolute(site, routes.getAtomFeed.path),
      json: absolute(site, routes.getFeed.path),
    },
  });
  for (const entry of entries) {
    // The day of a note that was changed since may be that of what it tells of.
    const isOwn = entry.date === entry.modified || !entry.record.startsWith('/api/notes/');
    const item: Item = {
      id: absolute(site, entry.record),
      link: absolute(site, entry.path),
      title: title(printable(entry.title)),
      date: new Date(entry.modified),
      ...(isOwn ? { published: new Date(entry.date) } : {}),
      content: htmlOf(printable(entry.markdown)),
      ...(entry.author ? { author: [{ name: printable(entry.author) }] } : {}),
      ...(entry.summary ? { description: title(printable(entry.summary)) } : {}),
    };
    feed.addItem(item);
  }
  return feed;
}

/** The Atom feed. Its titles and summaries are HTML, so that what is text is escaped. */
export const atomFeed = (records: Records): string => `${feedOf(records, escaped).atom1()}\n`;

/** The Atom feed of what was changed or withdrawn, for whoever has cited it. */
export const correctionsFeed = (records: Records): string =>
  `${feedOf(records, escaped, correctionsOf(records)).atom1()}\n`;

/** The JSON Feed, whose titles and summaries are plain text. */
export const jsonFeed = (records: Records): object =>
  JSON.parse(feedOf(records, (text) => text).json1()) as object;
