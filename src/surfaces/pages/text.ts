/** The page of a long text, the manifesto or an article, as a document. */
import type { Document, Text as Runs } from '../../documents/model.ts';
import { dayOf, within, words } from '../../documents/text.ts';
import { fileOf } from '../../files.ts';
import type { Say } from '../../labels/say.ts';
import { wordFor } from '../../labels/speak.ts';
import { humanRecordPath } from '../human.ts';
import type { Records } from '../records.ts';
import { type Text, type TextAddresses, textPayload } from '../texts.ts';
import { cite, list, markdown, pictures, text } from './parts.ts';

/** Head, sections, body, key claims, where to go next, and how to cite it. */
export function textPage(
  written: Text,
  { type, human, api }: TextAddresses,
  records: Records,
  say: Say,
): Document {
  const payload = textPayload(written, type, records, 'compact');
  const { author, title, key_claims: claims, citation_receipt: receipt } = payload;
  const { source_path, source_url, confidence } = receipt;
  const next = payload.recommended_next.map(({ label, reason, api_path: path }): Runs => {
    const place = humanRecordPath(path);
    const link = [{ text: label, to: place === '/' ? path : place }];
    return within(say.writing.why, { link, reason: words(reason) });
  });
  const links = [...payload.sections, { id: 'how-to-cite', title: say.cite.title, level: 2 }].map(
    ({ id, title, level }) => ({ id, title, level }),
  );
  return {
    form: 'article',
    path: human,
    json: api,
    title,
    subtitle: written.subtitle,
    up: { text: say.places.writing, to: '/writing' },
    byline: within(say.writing.by, { author: words(author), date: [dayOf(written.date, say)] }),
    status: wordFor(say.writing.statuses, payload.status),
    // Its own sections and how to cite it: one section alone is found without.
    ...(links.length > 2 && { contents: { title: say.writing.sections, links } }),
    lead: [
      ...text(words(written.summary), 'lead'),
      ...pictures(written.pictures?.slice(0, 1)),
      ...markdown(written.body),
      ...pictures(written.pictures?.slice(1)),
    ],
    sections: [
      {
        id: 'key-claims',
        title: say.writing.inShort,
        role: 'aside',
        blocks: list(claims.map(words)),
      },
      { id: 'next', title: say.writing.next, role: 'aside', blocks: list(next) },
      cite(say, {
        text: say.cite.text({ author, title, date: say.day(written.date) }),
        url: payload.human_url,
        confidence: words(
          (confidence && (wordFor(say.cite.confidences, confidence) ?? confidence)) || '',
        ),
        please: say.cite.author,
        record: { text: source_url, to: `/${fileOf(source_path, 'application/json')}` },
      }),
    ],
  };
}
