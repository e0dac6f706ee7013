/** The pages for developers as Markdown: one that starts, and one for each group of operations. */
import { routes } from '../../routes.ts';
import { pointerIn } from '../documents/parts.ts';
import { skillName } from '../documents/skill.ts';
import { textOf } from '../documents/text.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import type { Group, Operation } from './reference.ts';

export const TITLE = 'For developers of agents';
/** Where they stand. */
export const DEVELOPERS = '/developers';

/** Where a group of operations is described. */
export const groupPath = ({ name }: Pick<Group, 'name'>): string => `${DEVELOPERS}/${name}`;

/** What a page about a group is called. */
export const groupTitle = ({ name }: Pick<Group, 'name'>): string => `Interface: ${name}`;

/** How MCP and A2A clients connect, with configurations that run as they stand. */
export const connectMarkdown = (records: Records) =>
  textOf('connect', records, { name: skillName(records).replace(/^read-/, '') });

/** The first page. `base` comes before the path of each link: the site's address, or nothing. */
export function startMarkdown(groups: readonly Group[], records: Records, base: string): string {
  const first = groups.flatMap(({ operations }) => operations).find(({ id }) => id === 'getInit');
  return textOf(
    'developers',
    records,
    {
      curl: first?.curl ?? '',
      javascript: first?.javascript ?? '',
      connect: connectMarkdown(records),
      groups: groups.map((group) => ({
        ...group,
        address: `${base}${groupPath(group)}`,
        // A bar would end the cell.
        operations: group.operations.map((one) => ({
          ...one,
          summary: one.summary.replaceAll('|', '\\|'),
        })),
      })),
    },
    base,
  ).trimEnd();
}

/** A document of its own out of a text: with its title, and where a reader of Markdown goes on. */
export function document(title: string, { site }: Pick<Records, 'site'>, text: string): string {
  const { path } = routes.getOpenApi;
  const source = `[${path}](${absolute(site, path)})`;
  return `# ${title}\n\n> From OpenAPI: ${source}. ${pointerIn(site)}\n\n${text}\n`;
}

function operationMarkdown({ summary, method, path, curl, javascript, markdown }: Operation) {
  const calls = `\`\`\`sh\n${curl}\n\`\`\`\n\n\`\`\`js\n${javascript}\n\`\`\``;
  return `## ${summary}\n\n\`${method} ${path}\`\n\n${calls}\n\n${markdown}`;
}

/** Every page for developers: its path and its Markdown. */
export function developerDocuments(
  groups: readonly Group[],
  records: Records,
): { path: string; text: string }[] {
  const start = startMarkdown(groups, records, records.site.base);
  const groupText = ({ about, operations }: Group) =>
    [`${about}.`, ...operations.map(operationMarkdown)].join('\n\n');
  return [
    { path: DEVELOPERS, text: document(TITLE, records, start) },
    ...groups.map((group) => ({
      path: groupPath(group),
      text: document(groupTitle(group), records, groupText(group)),
    })),
  ];
}

/** What a page of these at `path` says of itself: schema.org TechArticle. */
export const referenceJsonLd = ({ site }: Pick<Records, 'site'>, path: string, name: string) => ({
  '@context': 'https://schema.org' as const,
  '@type': 'TechArticle' as const,
  '@id': absolute(site, path),
  url: absolute(site, path),
  name,
  about: { '@id': absolute(site, '/#person') },
});
