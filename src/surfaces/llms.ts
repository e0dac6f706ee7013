/** llms.txt (llmstxt.org), llms-full.txt, and the plain-text greeting at `/`. */
import { fileOf, hasTwin, twinOf } from '../files.ts';
import { type Group, type RouteId, type Row, readyRoutes, routes } from '../routes.ts';
import { bioInstead } from './defaults.ts';
import { TITLE } from './developers/documents.ts';
import { VERIFY_TITLE } from './developers/verify.ts';
import { bullets } from './documents/parts.ts';
import { textOf } from './documents/text.ts';
import type { Shared } from './instances.ts';
import { humanPages, pageMarkdown } from './pages/pages.ts';
import { strongestClaims } from './person.ts';
import { pick } from './records/parts.ts';
import type { Records } from './records.ts';
import { CITATION_RULES } from './rules.ts';
import { absolute, type Site } from './site.ts';
import { textsOf } from './texts.ts';

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

/** What only a demonstration says of itself. */
const demonstrationOf = ({ profile: { profile } }: Records) =>
  profile.demonstration ? [{ text: profile.demonstration }] : [];

/** llms.txt: H1, blockquote, prose without headings, then H2 sections that hold only link lists. */
export function llmsTxt(records: Records): string {
  const { site, profile } = records;
  const start: readonly RouteId[] = ['getInit', 'getSkillMd'];
  const of = (...groups: readonly Group[]) =>
    readyRoutes
      .filter((row) => isReading(row) && groups.includes(row.group) && !start.includes(row.id))
      .filter(({ path }) => profile.manifesto || !path.includes('/manifesto'))
      .map((row) => linkOf(row, site));
  const texts = textsOf(profile).map(
    ({ text, addresses: { human } }) =>
      `- [${text.title}](${absolute(site, `${human}.md`)}): ${text.subtitle ?? text.summary}`,
  );
  const pages = humanPages(records)
    // The CV stands at the start.
    .filter(({ type, listed, item, path }) => type === 'page' && listed && !item && path !== '/cv')
    .map(({ title, path, row }) => {
      const markdown = path === '/' ? '/index.md' : `${path}.md`;
      return `- [${title}](${absolute(site, markdown)}): ${routes[row].purpose}`;
    });
  return textOf('llms', records, {
    name: profile.profile.name,
    bio: profile.profile.bio,
    demonstration: demonstrationOf(records),
    rules: bullets(records, CITATION_RULES),
    start: start.map((id) => linkOf({ id, ...routes[id] }, site)).join('\n'),
    profile: of('profile').join('\n'),
    texts: [...texts, ...of('content')].join('\n'),
    pages: pages.join('\n'),
    contact: of('contact', 'reports', 'evals').join('\n'),
    discovery: of('discovery').join('\n'),
    verifyTitle: VERIFY_TITLE,
    developersTitle: TITLE,
  });
}

/** llms-full.txt: the twins of all profile surfaces and the whole texts, one after the other. */
export function llmsFullTxt(records: Records, { twins }: Shared): string {
  const texts = humanPages(records)
    .filter(({ type }) => type !== 'page')
    .map((page) => pageMarkdown(page, records));
  const plain = twins.map((twin) => twin.replace(/^---\n[\s\S]*?\n---\n+/, ''));
  return [...plain, ...texts].join('\n---\n\n');
}

/** The greeting at `/`, for whoever fetches the bare host, and reads no further. */
export function greeting(records: Records): string {
  const { name, headline, bio, do_not_infer } = records.profile.profile;
  const claims = strongestClaims(records).map((claim) =>
    pick(claim, 'claim', 'evidence_level', 'human_url'),
  );
  return textOf('home', records, {
    name,
    headline,
    demonstration: demonstrationOf(records),
    bio: bio === bioInstead({ name, headline }) ? [] : [{ text: bio }],
    strongest: claims.length > 0 ? [{ claims }] : [],
    missions: [
      {
        urls: records.missions.map(({ id }) => ({
          url: absolute(records.site, `/api/missions/${id}`),
        })),
      },
    ],
    rules: do_not_infer.length > 0 ? [{ list: bullets(records, do_not_infer) }] : [],
  });
}
