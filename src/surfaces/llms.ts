/** llms.txt (llmstxt.org), llms-full.txt, and the plain-text greeting at `/`. */
import { fileOf, hasTwin, twinOf } from '../files.ts';
import { type Route, readyRoutes } from '../routes.ts';
import type { Records } from './records.ts';
import { CITATION_RULES } from './rules.ts';
import { absolute, type Site } from './site.ts';
import { placeOf } from './texts.ts';

type Row = (typeof readyRoutes)[number];

/** Readers of llms.txt want Markdown: link the twin where there is one. */
function linkOf(route: Row, site: Site): string {
  const target = hasTwin(route) ? `/${twinOf(fileOf(route.path, route.media))}` : route.path;
  return `- [${titleOf(route)}](${absolute(site, target)}): ${route.purpose}`;
}

function titleOf({ path }: Pick<Route, 'path'>): string {
  return path === '/' ? 'Greeting' : path;
}

const isFile = (route: Row) => route.method === 'GET' && route.kind === 'static' && !route.path.includes('{');

/** llms.txt: H1, blockquote, prose without headings, then H2 sections that hold only link lists. */
export function llmsTxt(records: Records): string {
  const { site, profile } = records;
  const person = profile.profile;
  const start = ['/api/init', '/api/manifest', '/skill.md', '/openapi.json'];
  const of = (test: (route: Row) => boolean) =>
    readyRoutes
      .filter((route) => isFile(route) && test(route) && !start.includes(route.path))
      .map((route) => linkOf(route, site));
  const texts = [profile.manifesto, ...profile.articles].map((text, at) => {
    const { api } = placeOf(text, at === 0 ? 'manifesto' : 'article');
    return `- [${text.title}](${absolute(site, `${api}.md`)}): ${text.subtitle ?? text.tags.join(', ')}`;
  });
  const section = (title: string, links: string[]) => ['', `## ${title}`, '', ...links];
  return `${[
    `# ${person.name}`,
    '',
    `> ${person.bio}`,
    '',
    ...(person.demonstration ? [person.demonstration, ''] : []),
    `Start with one fetch of ${absolute(site, '/api/init')}. Every JSON address has a Markdown twin: add .md, or send Accept: text/markdown.`,
    '',
    ...CITATION_RULES.map((rule) => `- ${rule}`),
    ...section(
      'Start',
      readyRoutes
        .filter(({ path, kind }) => kind === 'static' && start.includes(path))
        .map((route) => linkOf(route, site)),
    ),
    ...section(
      'Profile',
      of(({ group }) => group === 'profile'),
    ),
    ...section('Texts', [...of(({ path }) => path === '/api/content'), ...texts]),
    ...section(
      'Contact, reports and evals',
      of(({ group }) => group === 'contact' || group === 'reports' || group === 'evals'),
    ),
    ...section(
      'Optional',
      of(({ group, path }) => group === 'discovery' && path !== '/llms.txt' && path !== '/'),
    ),
  ].join('\n')}\n`;
}

/** llms-full.txt: the twins of all profile surfaces and the whole texts, one after the other. */
export function llmsFullTxt(records: Records, twins: readonly string[]): string {
  const { profile } = records;
  const texts = [profile.manifesto, ...profile.articles].map(
    (text) =>
      `# ${text.title}\n\n> ${text.summary}\n\nBy ${text.author ?? profile.profile.name}, ${text.date}.\n\n${text.body}\n`,
  );
  const plain = twins.map((twin) => twin.replace(/^---\n[\s\S]*?\n---\n+/, ''));
  return `${[...plain, ...texts].join('\n---\n\n')}`;
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
    person.bio,
    '',
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
