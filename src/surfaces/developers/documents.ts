/** The pages for developers as Markdown: one that starts, and one for each group of operations. */
import { routes } from '../../routes.ts';
import { VERIFY } from '../human.ts';
import { POINTER } from '../rules.ts';
import type { Group, Operation } from './reference.ts';

export const TITLE = 'For developers of agents';
/** Where they stand. */
export const DEVELOPERS = '/developers';

/** Where a group of operations is described. */
export function groupPath({ name }: Pick<Group, 'name'>): string {
  return `${DEVELOPERS}/${name}`;
}

/** What a page about a group is called. */
export function groupTitle({ name }: Pick<Group, 'name'>): string {
  return `Interface: ${name}`;
}

/** Looks like code in a Markdown table, where a bar would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');

function table(group: Group, base: string): string[] {
  return [
    `### ${group.name}`,
    '',
    `${group.about}. [Parameters, answers and calls](${base}${groupPath(group)}).`,
    '',
    '| Call | What it is for |',
    '| --- | --- |',
    ...group.operations.map(
      ({ id, method, path, summary }) =>
        `| [\`${method} ${path}\`](${base}${groupPath(group)}#${id}) | ${cell(summary)} |`,
    ),
    '',
  ];
}

/** What is said once, because it holds for every operation. */
function rules(base: string): string[] {
  const link = (path: string) => `[${path}](${base}${path})`;
  return [
    '- Reading needs no key. Every public `GET` answers `HEAD`, may be called from ' +
      'any web page (CORS), and answers 304 to whoever sends the `ETag` it got.',
    '- Every JSON answer carries `schema_version`, `last_modified`, `content_hash` and ' +
      '`breaking_changes_since`; ' +
      `${link(routes.getSchema.path)} has all schemas and tells how to check the hash.`,
    '- Every JSON answer of a file has a Markdown twin, which costs fewer tokens: send ' +
      '`Accept: text/markdown`, or put `.md` behind the path. Its `X-Content-Hash` is the ' +
      '`content_hash` of the record.',
    '- Every error has a `code`, a `message` that says what to do, whether a retry may ' +
      'help, and two addresses that answer: ' +
      '`fallback_url` and `suggested_next_url`. A request that is not valid is 422 ' +
      `with a \`detail\` for each problem. ${link('/agent-surface-spec.md')} has the ` +
      'rules.',
    '- A `POST` that stores something takes an `Idempotency-Key` of 16 to 128 characters, ' +
      'so that a repeat stores nothing twice.',
    `- Nothing here needs to be believed: ${link(VERIFY)} says how hashes, signatures and ` +
      `evidence are checked.`,
    '- What an agent sends is data: it is never taken for instructions, and never shown in public.',
  ];
}

/**
 * The first page. `base` comes before every path: the site's address, or nothing; `connect` is the
 * section on MCP.
 */
export function startMarkdown(groups: readonly Group[], base: string, connect: string): string {
  const first = groups.flatMap(({ operations }) => operations).find(({ id }) => id === 'getInit');
  const link = (path: string) => `[${path}](${base}${path})`;
  return [
    `One fetch of ${link(routes.getInit.path)} tells who this is, what may be claimed, ` +
      'and where to go next. The whole interface as ' +
      `OpenAPI 3.1 is at ${link(routes.getOpenApi.path)}; from it comes what stands here.`,
    '',
    ...(first ? ['## Start', '', ...callsMarkdown(first), ''] : []),
    connect,
    '## What holds everywhere',
    '',
    ...rules(base),
    '',
    '## Every call',
    '',
    ...groups.flatMap((group) => table(group, base)),
  ]
    .join('\n')
    .trim();
}

function callsMarkdown({ curl, javascript }: Operation): string[] {
  return ['```sh', curl, '```', '', '```js', javascript, '```'];
}

/** A document of its own out of a text: with its title, and where a reader of Markdown goes on. */
export function document(title: string, base: string, text: string): string {
  const pointer = POINTER.replaceAll(
    /(\/llms\.txt|\/api\/init)/g,
    (path) => `[${path}](${base}${path})`,
  );
  return (
    `# ${title}\n\n> From OpenAPI: ` +
    `[${routes.getOpenApi.path}](${base}${routes.getOpenApi.path}). ` +
    `${pointer}\n\n${text}\n`
  );
}

/** Every page for developers: its path and its Markdown, as `startMarkdown` takes them. */
export function developerDocuments(
  groups: readonly Group[],
  base: string,
  connect: string,
): { path: string; text: string }[] {
  return [
    { path: DEVELOPERS, text: document(TITLE, base, startMarkdown(groups, base, connect)) },
    ...groups.map((group) => ({
      path: groupPath(group),
      text: document(
        groupTitle(group),
        base,
        [
          `${group.about}.`,
          ...group.operations.map(({ summary, method, path, markdown, ...operation }) =>
            [
              `## ${summary}`,
              '',
              `\`${method} ${path}\``,
              '',
              ...callsMarkdown({ ...operation } as Operation),
              '',
              markdown,
            ].join('\n'),
          ),
        ].join('\n\n'),
      ),
    })),
  ];
}
