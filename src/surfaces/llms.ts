/** llms.txt (llmstxt.org), llms-full.txt, and the plain-text greeting at `/`. */

import { fileOf, hasTwin, twinOf } from '../files.ts';
import { type RouteId, readyRoutes, routes } from '../routes.ts';
import { bioInstead } from './defaults.ts';
import { DEVELOPERS, TITLE } from './developers/documents.ts';
import { VERIFY_TITLE } from './developers/verify.ts';
import { VERIFY } from './human.ts';
import { humanPages, pageMarkdown } from './pages/pages.ts';
import type { Records } from './records.ts';
import { CITATION_RULES } from './rules.ts';
import { absolute, type Site } from './site.ts';
import { textsOf } from './texts.ts';

type Row = (typeof readyRoutes)[number];

/** Readers of llms.txt want Markdown: link the twin where there is one. */
function linkOf(route: Row, site: Site): string {
  const target = hasTwin(route) ? `/${twinOf(fileOf(route.path, route.media))}` : route.path;
  return `- [${route.path}](${absolute(site, target)}): ${route.purpose}`;
}

/** Far larger than what a reader of llms.txt should load in one go: named in the prose instead. */
const LARGE: readonly RouteId[] = ['getManifest', 'getSchema'];

/** Documents that can be read as Markdown: links of llms.txt lead to nothing else. */
const isReading = (route: Row) =>
  route.method === 'GET' &&
  route.kind === 'static' &&
  !route.path.includes('{') &&
  !LARGE.includes(route.id) &&
  (hasTwin(route) || route.path.endsWith('.md'));

/** llms.txt: H1, blockquote, prose without headings, then H2 sections that hold only link lists. */
export function llmsTxt(records: Records): string {
  const { site, profile } = records;
  const person = profile.profile;
  const start: readonly RouteId[] = ['getInit', 'getSkillMd'];
  const of = (test: (route: Row) => boolean) =>
    readyRoutes
      .filter((route) => isReading(route) && test(route) && !start.includes(route.id))
      .map((route) => linkOf(route, site));
  const texts = textsOf(profile).map(
    ({ text, addresses: { human } }) =>
      `- [${text.title}](${absolute(site, `${human}.md`)}): ${text.subtitle ?? text.summary}`,
  );
  const pages = humanPages(records)
    .filter(({ type, listed, item }) => type === 'page' && listed && !item)
    .map(
      ({ title, path, row }) =>
        `- [${title}](${absolute(site, path === '/' ? '/index.md' : `${path}.md`)}): ${routes[row].purpose}`,
    );
  const section = (title: string, links: string[]) => ['', `## ${title}`, '', ...links];
  const at = (id: RouteId) => absolute(site, routes[id].path);
  return `${[
    `# ${person.name}`,
    '',
    `> ${person.bio}`,
    '',
    ...(person.demonstration ? [person.demonstration, ''] : []),
    `Start with one fetch of ${at('getInit')}. Every JSON address has a Markdown twin: ` +
      'add .md, or send Accept: text/markdown. ' +
      `Everything in one payload: ${at('getManifest')}; all of it as Markdown: ` +
      `${at('getLlmsFullTxt')}. ` +
      `For programs: ${at('getOpenApi')}, ${at('getSchema')}, ${at('getApiCatalog')}. Over ` +
      `MCP, without a credential: ${at('callOpenMcp')}.`,
    '',
    ...CITATION_RULES.map((rule) => `- ${rule}`),
    ...section('Start', [
      `- [${person.name}](${absolute(site, '/cv.md')}): The CV`,
      ...start.map((id) => linkOf({ id, ...routes[id] }, site)),
    ]),
    ...section(
      'Profile',
      of(({ group }) => group === 'profile'),
    ),
    ...section('Texts', [...texts, ...of(({ group }) => group === 'content')]),
    ...section('Pages for people', pages),
    ...section(
      'Contact, reports and evals',
      of(({ group }) => group === 'contact' || group === 'reports' || group === 'evals'),
    ),
    ...section('Optional', [
      `- [${VERIFY_TITLE}](${absolute(site, `${VERIFY}.md`)}): Hashes, signatures, recipes`,
      `- [${TITLE}](${absolute(site, `${DEVELOPERS}.md`)}): Every call, as it runs`,
      ...of(({ group }) => group === 'discovery'),
    ]),
  ].join('\n')}\n`;
}

/** llms-full.txt: the twins of all profile surfaces and the whole texts, one after the other. */
export function llmsFullTxt(records: Records, twins: readonly string[]): string {
  const texts = humanPages(records)
    .filter(({ type }) => type !== 'page')
    .map((page) => pageMarkdown(page, records));
  const plain = twins.map((twin) => twin.replace(/^---\n[\s\S]*?\n---\n+/, ''));
  return [...plain, ...texts].join('\n---\n\n');
}

/** What may be cited first, for whoever reads no further: level, statement, address. */
function strongest({ claims, profile: { profile } }: Records): string[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  const lines = profile.strongest_claims
    .flatMap((id) => byId.get(id) ?? [])
    .map(
      ({ claim, evidence_level, human_url }) => `- [${evidence_level}] ${claim}\n  ${human_url}`,
    );
  const rules = profile.do_not_infer.map((rule) => `- ${rule}`);
  return [
    ...(lines.length > 0
      ? [
          'Claims, each with its evidence level, which is to be kept when it is cited:',
          ...lines,
          '',
        ]
      : []),
    ...(rules.length > 0 ? ['Do not infer:', ...rules, ''] : []),
  ];
}

/** The greeting at `/`, for whoever fetches the bare host. */
export function greeting(records: Records): string {
  const { site, profile } = records;
  const person = profile.profile;
  const line = (name: string, path: string) => `${name.padEnd(22)}${absolute(site, path)}`;
  return `${[
    `${person.name}: ${person.headline}`,
    '',
    ...(person.demonstration ? [person.demonstration, ''] : []),
    ...(person.bio === bioInstead(person) ? [] : [person.bio, '']),
    ...strongest(records),
    line('Start here (JSON)', '/api/init'),
    line('Everything in one', '/api/manifest'),
    line('Map for models', '/llms.txt'),
    line('How to use it', '/skill.md'),
    line('All endpoints', '/api/'),
    line('OpenAPI', '/openapi.json'),
    '',
    'People see a page here: send Accept: text/html.',
  ].join('\n')}\n`;
}
