/** Writes a document as Markdown: what it says, in its order. */
import type { Block, Document, Entry, Fact, Picture, Section, Text } from '../documents/model.ts';
import { markOf, taggedBy } from '../documents/text.ts';
import type { Say } from '../labels/say.ts';
import { embed } from './embed.ts';

/**
 * Where Markdown of a site is read: `base` is what its paths stand below, without a slash at its
 * end; `notice` says of a demonstration that it is one; `short` that the page says more.
 */
type Frame = { base: string; notice?: string | null | undefined; short?: boolean };

/** Paragraphs, each with an empty line behind it; none where there is nothing to tell. */
const paragraphs = (...all: (string | null | undefined)[]) =>
  all.flatMap((paragraph) => (paragraph ? [paragraph, ''] : []));
const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`);
const sentences = (...all: (string | null | undefined)[]) =>
  all.filter(Boolean).join('. ').replaceAll('.. ', '. ');

/** A document as Markdown: headings from the first level, no more than one empty line in a row. */
export function markdownOf(document: Document, { base, notice, short }: Frame, say: Say): string {
  const level = (entry: Entry) => (entry.level ? `${markOf(say, entry)} (${entry.level})` : '');
  const inline = (text: Text) =>
    text
      .map((run) => {
        const { text: words, to } = run;
        if (run.level) return `${words} (${run.level})`;
        // Programs ask for what has a tag by the query of the lists.
        if (!to || to.startsWith('/tags#')) return words;
        if (to.startsWith('mailto:')) return `<${to}>`;
        if (/^https?:/.test(words)) return `<${words}>`;
        return `[${words}](${to.startsWith('/') ? base + to : to})`;
      })
      .join('');
  const pictured = ({ url, alt, caption, credit, opens_url: to }: Picture) =>
    sentences(
      `![${alt.replace(/[[\]\\]/g, '\\$&')}](${url})${caption ? ` ${caption}` : ''}`,
      credit && say.lists.fact({ name: say.kit.credit, value: credit }),
      to && `[${say.person.opensAt({ host: new URL(to).host })}](${to})`,
    );
  const linksOf = ({ links = [], sources = [] }: Entry) =>
    bullets([...links, ...sources].map(({ label, url }) => `[${label}](${url})`));
  const factLines = (facts: readonly Fact[], between?: string) =>
    facts
      .filter(({ role }) => role !== 'paper')
      .map(({ values, note = [], ...fact }) => {
        const all = values.map(inline);
        const told = between ? all.join(between) : say.list(all);
        const name = fact.level ? `${fact.term} (${fact.level})` : fact.term;
        const value = note.length > 0 ? `${told} (${inline(note)})` : told;
        return `- ${say.lists.fact({ name, value })}`;
      });

  const isLong = (entry: Entry) =>
    [entry.about, entry.summary, entry.prose, entry.body, entry.note, entry.group].some(Boolean) ||
    [entry.points, entry.related, entry.by].some((list) => list && list.length > 0);
  const bullet = (entry: Entry) => {
    const { title, where = [], when = [], summary, keywords = [] } = entry;
    const name = say.list([title, ...where, when].map(inline).filter(Boolean));
    const told = keywords.length > 0 ? say.lists.fact({ name, value: say.list(keywords) }) : name;
    return [
      `- ${sentences(told, level(entry), summary)}`,
      ...linksOf(entry).map((line) => `  ${line}`),
    ];
  };
  const headed = (entry: Entry, depth: number) => {
    const { when = [], where = [], by = [], remarks = [] } = entry;
    const facts = [when, ...where].map(inline).filter(Boolean);
    return paragraphs(
      `${'#'.repeat(depth)} ${inline(entry.title)}`,
      sentences(say.list(facts), level(entry)),
      entry.about,
      entry.summary,
      entry.prose && embed(entry.prose, depth + 1),
      ...(entry.pictures ?? []).map(pictured),
      bullets(entry.points ?? []).join('\n'),
      entry.body && embed(entry.body, depth + 1),
      taggedBy(say, entry),
      entry.related && inline(entry.related),
      entry.note,
      linksOf(entry).join('\n'),
      [by, ...remarks].map(inline).filter(Boolean).join(' '),
    );
  };

  const blockLines = (block: Block, depth: number): string[] => {
    switch (block.is) {
      case 'text':
        return [inline(block.text), ''];
      case 'markdown':
        return [embed(block.text, depth + 1), ''];
      case 'list':
        return block.role === 'claims'
          ? block.items.flatMap((text) => [
              `- ${inline(text.slice(0, 1))}`,
              '',
              `  ${inline(text.slice(1))}`,
              '',
            ])
          : [...bullets(block.items.map(inline)), ''];
      case 'pictures':
        return paragraphs(...block.pictures.map(pictured));
      case 'facts':
        return [...factLines(block.facts, block.role === 'terms' ? '; ' : undefined), ''];
      case 'entries':
        return ['strip', 'compact', 'cards'].includes(block.role) || !block.entries.some(isLong)
          ? [...block.entries.flatMap(bullet), '']
          : block.entries.flatMap((entry, at) => {
              const { group } = entry;
              const first = group && group !== block.entries[at - 1]?.group;
              return [
                ...(first ? [`${'#'.repeat(depth + 1)} ${inline(group)}`, ''] : []),
                ...headed(entry, depth + (group ? 2 : 1)),
              ];
            });
      case 'citation':
        return [block.url ? `${block.text}. <${block.url}>` : block.text, ''];
    }
  };
  const lines = ({ title, blocks, more }: Section) => [
    ...paragraphs(title && `## ${title}`),
    ...blocks.flatMap((block) => blockLines(block, title ? 2 : 1)),
    ...paragraphs(more && inline([more])),
  ];
  const { form, subtitle, byline = [], status, beside = [] } = document;
  const facts = [...factLines(document.facts ?? []), '', ...paragraphs(inline(beside))];
  const lead = document.lead.flatMap((block) => blockLines(block, 1));
  const actions = bullets((document.actions ?? []).map((action) => inline([action])));
  const inHead = ({ role }: Section) => role === 'head';
  const at = (path: string) => `<${base}${path}>`;
  const start = say.agents.start({ init: at('/api/init'), map: at('/llms.txt') });
  const as = short ? say.agents.short : say.agents.json;
  const written = [
    ...paragraphs(
      `# ${document.title}`,
      `> ${as({ link: at(document.json) })} ${start}`,
      notice,
      subtitle,
      sentences(inline(byline), status),
    ),
    ...(form === 'article' ? [...facts, ...lead] : lead),
    ...actions,
    '',
    ...document.sections.filter(inHead).flatMap(lines),
    ...(form === 'article' ? [] : facts),
    ...document.sections.filter((section) => !inHead(section)).flatMap(lines),
  ];
  return `${written
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
