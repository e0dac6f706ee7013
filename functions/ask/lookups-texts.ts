/** Texts by their name or kind: manifesto and articles. */

import type { Rec } from '../facts/records.ts';
import { looked, sourceOf } from './answers.ts';
import { framed, quoted } from './frames.ts';
import type { Lookup } from './lookup.ts';
import { FIELD_WORDS } from './record-links.ts';
import { timePart } from './record-parts.ts';
import { isSoft } from './related.ts';

/** A text by its name or kind: what it claims, and when it was published. */
export const texts: Lookup = (known, asked) => {
  const { line } = asked;
  const kind = /\bmanifesto\b/.test(line)
    ? 'manifesto'
    : /\b(articles?|essay)\b/.test(line)
      ? 'article'
      : null;
  if (!kind) return null;
  const found = known.records.filter((record) => record.kind === kind);
  const says = (record: Rec, one: string) =>
    known.aliases(record.at).some((alias) => alias.includes(one)) ?? false;
  const matter = asked.meanings.filter(
    (one) =>
      !FIELD_WORDS.has(one) &&
      !/^(manifesto|article|paper|principl|argu|view|philosoph|claim|conclu|central|core)/.test(
        one,
      ) &&
      !isSoft(one),
  );
  const fitting = found.filter((record) => matter.every((one) => says(record, one)));
  const [record] = fitting;
  if (record && /\b(who|author|written by|wrote)\b/.test(line) && matter.length === 0)
    return looked(
      'author of a text',
      fitting.map((one) => framed('author', one.label, one.people[0] ?? '')),
      fitting.map((one) => sourceOf(one, one.people[0])),
    );
  if (!record || (fitting.length > 1 && kind === 'article')) return null;
  const text = known.facts.texts.find(({ path }) => path === record.path);
  if (!text) return null;
  if (/\b(who|author|written by|wrote)\b/.test(line))
    return looked(
      'author of a text',
      [framed('author', text.title, text.author)],
      [sourceOf(record, text.author)],
    );
  const time = timePart(record);
  if (/\b(when|date|year|published)\b/.test(line) && time)
    return looked('date of a text', [time], [sourceOf(record, text.published_at)]);
  const claims = /\b(claims?|points?|principles?|argues?|messages?|takeaways?|conclusions?)\b/.test(
    line,
  );
  const parts = claims
    ? text.key_claims.map(quoted)
    : [
        framed('item', text.title),
        quoted(text.summary),
        ...text.key_claims.slice(0, 2).map(quoted),
      ];
  return looked('text', parts, [sourceOf(record, claims ? text.key_claims[0] : text.summary)]);
};
