/**
 * GET /api/admin/feed.xml: the newest messages as an Atom feed (RFC 4287). Written here, because
 * the library of the public feeds would come into every function of the platform.
 */
import { absolute } from '../../src/surfaces/site.ts';
import { escaped, printable } from '../../src/surfaces/xml.ts';
import { readingOf } from '../store/reading.ts';
import { readableOf } from './inbox/kinds.ts';
import { messageLetter, messageText } from './mail.ts';
import type { Operation } from './operation.ts';
import type { ContactRecord } from './records.ts';

/** Readers poll a feed, so it holds the newest messages only. */
const MOST_MESSAGES = 50;

/** An element that holds a text, whatever stands in it. */
const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escaped(printable(text))}</${name}>`;

/** A link to an address of ours, which holds no quotes. */
const link = (href: string) => `<link rel="alternate" href="${escaped(href)}"/>`;

export const getMessageFeed: Operation<'getMessageFeed'> = async (_, { stores, snapshot, log }) => {
  const reading = readingOf(stores);
  const messages: ContactRecord[] = [];
  for await (const { record } of readableOf(reading, 'contacts', {}))
    if (messages.push(record) >= MOST_MESSAGES) break;
  reading.told(log);
  const id = absolute(snapshot, '/api/admin/feed.xml');
  const console = absolute(snapshot, '/admin');
  // The clock decides nothing: a feed without messages is as old as time.
  const updated = messages[0]?.received_at ?? new Date(0).toISOString();
  const text = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    ...[element('id', id), element('title', 'Messages'), element('updated', updated)],
    `<author>${element('name', snapshot.manifest.profile.name)}</author>`,
    link(console),
    ...messages.flatMap((record) => [
      '<entry>',
      element('id', absolute(snapshot, `/api/admin/contacts/${record.intent_id}`)),
      element('title', messageLetter(record, snapshot).subject),
      element('updated', record.received_at),
      link(`${console}#messages/${record.intent_id}`),
      element('content', `<pre>${escaped(messageText(record, snapshot))}</pre>`, ' type="html"'),
      '</entry>',
    ]),
    '</feed>',
  ].join('\n');
  return { text: `${text}\n` };
};
