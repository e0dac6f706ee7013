/** What builds, and yet is probably not what its owner wants. */
import { posix } from 'node:path';
import { OWN_LOOK } from '../face/card.ts';
import { SPOKEN } from '../labels/say.ts';
import { tell } from '../labels/tell.ts';
import { pathsOf } from '../profile/links.ts';
import { isElsewhere, ownFiles, referencesOf, within } from '../profile/pictures.ts';
import { nameOf, type SourceFile } from '../profile/read.ts';
import { pages, type Route, routeList, routes } from '../routes.ts';
import { MOST_READS } from '../surfaces/defaults.ts';

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const NOT_READ = /\.(mdx|markdown|MD|Md|txt|docx?|odt|rtf|pdf|html?)$|^card\.yml$/;

/** Paths of a site with this content that answer a link, pages and twins in Markdown included. */
function answeredBy(sources: readonly SourceFile[]): Set<string> {
  const ids = (kind: string) =>
    sources.filter((source) => source.kind === kind).map(({ id }) => id);
  const known = pathsOf(ids);
  for (const { path, row } of pages) {
    const { of }: Route = routes[row];
    if (!path.includes('{')) known.add(path);
    else if (of) for (const id of ids(of)) known.add(path.replace(/\{\w+\}/, id));
  }
  for (const { kind, path } of routeList) if (kind === 'operation') known.add(path);
  if (ids('manifesto').length === 0) known.delete('/manifesto');
  return known;
}

/** The page of a content file, where it has one of its own. */
function pageOf(path: string): string {
  const [kind = '', id = ''] = path.replace(/\.md$/, '').split('/');
  if (['projects', 'articles', 'pages'].includes(kind)) return `/${kind}/${id}`;
  return { claims: '/claims', notes: '/notes', questions: '/questions' }[kind] ?? '/';
}

function linkWarnings(
  folder: string,
  source: SourceFile,
  known: ReadonlySet<string>,
  files: readonly string[],
): string[] {
  const { file, body } = source;
  return referencesOf(body).flatMap(({ address, alt }) => {
    if (alt !== null) return alt.trim() ? [] : [`${file}: ${tell.warnings.noAlt({ address })}`];
    if (isElsewhere(address) || address.startsWith('#') || address === '') return [];
    const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
    if (address.startsWith('/')) {
      const page = path.replace(/\.(md|json)$/, '');
      if (known.has(path) || known.has(page) || path.startsWith('/developers/')) return [];
      return [`${file}: ${tell.warnings.deadLink({ address })}`];
    }
    const target = within(folder, source, address);
    const say = files.includes(target) ? tell.warnings.fileLink : tell.warnings.lostLink;
    return [`${file}: ${say({ address, page: pageOf(target) })}`];
  });
}

function evidenceWarnings({ file, data, body }: SourceFile): string[] {
  const { evidence_level: level, evidence_links: links } = (data ?? {}) as Record<string, unknown>;
  const hasAddress = /https?:/.test(JSON.stringify(data) + body);
  if (level === 'public-live' && !hasAddress) return [`${file}: ${tell.warnings.noAddress}`];
  if (level !== 'external-validation' || [links ?? []].flat().length > 0) return [];
  return [`${file}: ${tell.warnings.noEvidence}`];
}

/** A profile in a language that pages do not speak: their words and dates are English. */
function languageWarnings({ kind, file, data }: SourceFile): string[] {
  const { language = 'en' } = (data ?? {}) as { language?: string };
  const isSpoken = SPOKEN.split(', ').includes(`${language}`.toLowerCase().split('-')[0] ?? '');
  if (kind !== 'profile' || isSpoken) return [];
  return [`${file}: ${tell.warnings.unspoken({ language, known: SPOKEN })}`];
}

/** An agent reads init first; more than two addresses after it are more than three fetches. */
function missionWarnings({ kind, file, data }: SourceFile): string[] {
  const { reads } = (data ?? {}) as { reads?: unknown };
  return kind === 'missions' && Array.isArray(reads) && reads.length > MOST_READS
    ? [`${file}: ${tell.warnings.manyReads({ some: reads.length, most: MOST_READS })}`]
    : [];
}

/** What somebody says is published as it stands, whether or not they are known to have agreed. */
function consentWarnings({ kind, file, data }: SourceFile): string[] {
  const { consent, draft } = (data ?? {}) as { consent?: unknown; draft?: unknown };
  return kind !== 'references' || consent || draft ? [] : [`${file}: ${tell.warnings.noConsent}`];
}

/** Of single files, each without a look at the others. */
const OF_FILES = [evidenceWarnings, languageWarnings, missionWarnings, consentWarnings];

/** The warnings about a content folder, as sentences that begin with their file. */
export async function warningsOf(folder: string, sources: readonly SourceFile[]) {
  const files = await ownFiles(folder);
  const known = answeredBy(sources);
  const said = sources.map(({ data, body }) => `${JSON.stringify(data)} ${body}`).join('\n');
  const isShown = (path: string) =>
    path.startsWith(`${OWN_LOOK}/`) || said.includes(posix.basename(path));
  const unused = files
    .filter((path) => PICTURE.test(path) && !isShown(path))
    .map((path) => `${nameOf(folder, path)}: ${tell.warnings.unusedPicture}`);
  const unread = files
    .filter((path) => NOT_READ.test(path))
    .map((path) => {
      const name = posix.basename(path).replace(/\.\w+$/, '.md');
      const told = path === 'card.yml' ? tell.warnings.otherCard : tell.warnings.notRead({ name });
      return `${nameOf(folder, path)}: ${told}`;
    });
  return [
    ...sources.flatMap((source) => [
      ...OF_FILES.flatMap((warningsAbout) => warningsAbout(source)),
      ...linkWarnings(folder, source, known, files),
    ]),
    ...unused,
    ...unread,
  ];
}
