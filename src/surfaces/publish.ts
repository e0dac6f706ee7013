/** Profile -> every file that agents read, in a stable order. */
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { fileOf, fillPath, hasTwin, twinOf, variantOf } from '../files.ts';
import { kept } from '../kept.ts';
import type { ForeignId, Route, RouteId, Row, TextId } from '../routes.ts';
import { routes, routesOf } from '../routes.ts';
import { DEVELOPERS, developerDocuments, document } from './developers/documents.ts';
import type { Group } from './developers/reference.ts';
import { VERIFY_TITLE, verifyMarkdown } from './developers/verify.ts';
import { cvInstance } from './discovery/resume.ts';
import { digest, digestsOf, isEncoded, recordText } from './history/files.ts';
import { VERIFY } from './human.ts';
import { type Costs, entriesOf, type Instance, type Shared } from './instances.ts';
import { markdownTwin, type Twin, withSource } from './markdown.ts';
import { groupOf } from './openapi-shared.ts';
import type { Front, HumanPage } from './pages/pages.ts';
import { humanPages, pageMarkdown, sourceOf, unlistedPages } from './pages/pages.ts';
import type { PayloadId } from './payloads.ts';
import type { Records } from './records.ts';
import { rows as makers } from './rows.ts';
import { latest, sha256, timestamp } from './seal.ts';
import { signedList } from './signing.ts';
import { absolute } from './site.ts';
import { countIn, tokensOf } from './tokens.ts';

export type PublishedFile = {
  /** Row that the file belongs to. */
  id: RouteId;
  /** Path below dist/, without a leading slash. */
  file: string;
  /** The path that callers ask for; null for a file that only the gateway reads. */
  path: string | null;
  media: string;
  /** Its text, made for who reads it: all of them take much memory. */
  body: () => string;
  /** Entity tag without quotes: the payload's content_hash, else the hash of the bytes. */
  etag: string;
  /** ISO 8601, or null where nothing dates the file. */
  modified: string | null;
  /** Bytes, uncompressed. */
  size: number;
  /** SHA-256 of the bytes, as base64url, where the tag is made of it. */
  digest?: string;
};

type Sealed = { content_hash: string; last_modified: string | null };

const MARKDOWN = 'text/markdown';
const LONG = 20_000;

type Own = Pick<PublishedFile, 'id' | 'file' | 'path' | 'media' | 'modified'>;

/** A file whose tag is the hash of its bytes: kept by all that its text is made `from`, if told. */
function hashed(own: Own, make: () => string, from?: string): PublishedFile {
  let made: string | undefined;
  const measured = () => {
    const text = make();
    made = text;
    return { digest: digest(text), size: Buffer.byteLength(text) };
  };
  const known = from === undefined ? measured() : kept('text', from, measured);
  const etag = `sha256:${Buffer.from(known.digest, 'base64url').toString('hex')}`;
  const body = () => {
    const text = made ?? make();
    // It is read once, as a rule. Long ones are few, and take long to make.
    made = text.length > LONG ? text : undefined;
    return text;
  };
  return { ...own, ...known, etag, body };
}

/** Makes a twin of the JSON alone: what else made that need not stay in memory. */
const twinFrom = (json: string, twin: Twin) => () => markdownTwin(JSON.parse(json), twin, countIn);

function jsonFiles(row: Row, instance: Instance, records: Records): PublishedFile[] {
  const path = instance.param === undefined ? row.path : fillPath(row.path, instance.param);
  const file = fileOf(path, row.media);
  const name = records.profile.profile.display_name ?? records.profile.profile.name;
  const make = (payload: object, variant?: string): PublishedFile[] => {
    const { content_hash: etag, last_modified: modified } = payload as Sealed;
    const target = variant ? variantOf(file, variant) : file;
    const own = { id: row.id, file: target, path: variant ? null : path, media: row.media };
    const text = JSON.stringify(payload);
    const json = { ...own, body: () => text, etag, modified, size: Buffer.byteLength(text) };
    // The gateway makes the twins of what it filters out of a complete list, and of items: those
    // with a page have its Markdown, and what grows with a profile is at most three files each.
    if (variant === 'all' || instance.param !== undefined) return [json];
    const markdown = twinOf(target);
    const twin = {
      title: `${name}: ${row.purpose}`,
      url: absolute(records.site, variant ? `${path}?detail=${variant}` : path),
      base: records.site.base,
    };
    const place = { file: markdown, path: variant ? null : `/${markdown}`, media: MARKDOWN };
    const from = JSON.stringify([twin, text]);
    return [json, hashed({ ...own, ...place, modified }, twinFrom(text, twin), from)];
  };
  const { variants = {} } = instance;
  return [
    ...make(instance.payload),
    ...Object.entries(variants).flatMap(([variant, payload]) => make(payload, variant)),
  ];
}

/** Files of the other rows. */
const plainFile = ({ id, path, media }: Row, body: string, modified: string | null) =>
  hashed({ id, file: fileOf(path, media), path, media, modified }, () => body);

/** One of JSON; its tag is the hash that it tells, where it tells one. */
function jsonFile(row: Row, value: object, modified: string | null): PublishedFile {
  const file = plainFile(row, JSON.stringify(value), modified);
  return { ...file, etag: (value as Partial<Sealed>).content_hash ?? file.etag };
}

/** The Markdown of a page, beside it; that of the home page is `/index.md`. */
function markdownFile(
  id: RouteId,
  path: string,
  text: () => string,
  { site }: Records,
  modified: string | null,
  from?: string,
): PublishedFile {
  const file = path === '/' ? 'index.md' : `${path.slice(1)}.md`;
  const make = () => withSource(text(), absolute(site, path), countIn);
  return hashed({ id, file, path: `/${file}`, media: MARKDOWN, modified }, make, from);
}

/** Pages for people as Markdown. */
const pageFiles = (pages: readonly HumanPage[], records: Records): PublishedFile[] =>
  pages.map((page) => {
    const { row, path, modified } = page;
    const { language, demonstration } = records.profile.profile;
    const from = sourceOf(page) + JSON.stringify([records.site.base, language, demonstration]);
    const text = () => pageMarkdown(page, records);
    return markdownFile(row, path, text, records, timestamp(modified), from);
  });

/** The pages for developers as Markdown, dated like the description that they are made from. */
function developerFiles(
  reference: readonly Group[],
  records: Records,
  modified: string | null,
): PublishedFile[] {
  const verify = document(VERIFY_TITLE, records, verifyMarkdown(records, records.site.base));
  const documents = [...developerDocuments(reference, records), { path: VERIFY, text: verify }];
  return documents.map(({ path, text }) =>
    markdownFile('getOpenApi', path, () => text, records, modified),
  );
}

/** The files of CVs that nothing leads to, which no other file names. */
export function unlistedFiles(records: Records): PublishedFile[] {
  const row = { id: 'getCv' as const, ...routes.getCv };
  return [
    ...records.profile.unlisted.flatMap((cv) => jsonFiles(row, cvInstance(cv, records), records)),
    ...pageFiles(unlistedPages(records), records),
  ];
}

/** The day of the last change of anything. */
const lastDay = ({ profile }: Records) =>
  timestamp(latest(entriesOf(profile).map(({ modified }) => modified)));

/**
 * The record of changes and the signed list: they tell the digests of all other files of a site,
 * given by file.
 */
export function lastFiles(
  records: Records,
  files: readonly PublishedFile[],
  bytes: Readonly<Record<string, string>>,
): PublishedFile[] {
  const { history, signed, site } = records;
  if (!history && !signed) return [];
  const row = (id: RouteId) => ({ id, ...(routes[id] as Route) });
  const modified = lastDay(records);
  const all = digestsOf(files, bytes);
  // What was recorded, or signed, on the owner's machine can hold no bytes that this one makes.
  const anywhere = Object.fromEntries(Object.entries(all).filter(([path]) => !isEncoded(path)));
  const record = history
    ? [plainFile(row('getRecord'), recordText(history, anywhere, site), modified)]
    : [];
  if (!signed) return record;
  const { root, parts } = signedList(records, signed, signed.sign ? all : anywhere, modified);
  const own = row('getDigests');
  return [
    ...record,
    jsonFile(row('getSignatures'), root, root.last_modified),
    ...parts.map((part, at) =>
      jsonFile({ ...own, path: fillPath(own.path, `${at + 1}`) }, part, part.last_modified),
    ),
  ];
}

function groupFiles(document: OpenAPIObject, modified: string | null): PublishedFile[] {
  const row = { id: 'getOpenApiGroup' as const, ...(routes.getOpenApiGroup as Route) };
  return (document.tags ?? []).map(({ name }) => {
    const path = fillPath(row.path, name);
    return plainFile({ ...row, path }, JSON.stringify(groupOf(document, name)), modified);
  });
}

const NO_COSTS: Costs = { rows: {}, reads: {} };

/** Tokens of each default answer that has an address of its own; single items are left out. */
function rowCosts(rows: readonly Row[], files: readonly PublishedFile[]): Costs['rows'] {
  const asked = new Set(rows.filter(({ path }) => !path.includes('{')).map(({ path }) => path));
  return Object.fromEntries(
    files.flatMap(({ path, body, media }) =>
      path && asked.has(path) && media !== MARKDOWN ? [[path, tokensOf(body())]] : [],
    ),
  );
}

/** What missions read by its URL, as far as these files hold it. */
function readBodies({ missions, site }: Records, files: readonly PublishedFile[]) {
  const byFile = new Map(files.map(({ file, body }) => [file, body]));
  return [...new Set(missions.flatMap(({ read }) => read))].flatMap((url): [string, string][] => {
    const [path = '', detail] = url.slice(site.base.length).split('?detail=');
    const own = files.find((file) => file.path === path && file.media !== MARKDOWN)?.file;
    const body = own && byFile.get(detail ? variantOf(own, detail) : own)?.();
    return body ? [[url, body]] : [];
  });
}

/**
 * Pages for the sitemap: what a person opens and a search engine shows; of those for developers,
 * and of claims and notes, the first, which leads to the others.
 */
const pagesOf = (records: Records): Shared['pages'] => [
  ...humanPages(records).filter(({ listed, item }) => listed && !item),
  { path: DEVELOPERS, modified: null },
];

/**
 * Builds every published file; `reference` is what the pages for developers say, `verifier` the
 * text of /verify.mjs, `front` what pages offer. Pure: the same records give the same bytes.
 * Order of making: payloads, then init (which tells the token cost of the others), then documents
 * that quote hashes or twins.
 */
export function publish(
  records: Records,
  reference: readonly Group[],
  verifier: string,
  front: Front = {},
): PublishedFile[] {
  const { site } = records;
  const rows = routesOf(records).filter(({ kind }) => kind === 'static') as readonly Row[];
  const make = (row: Row, costs: Costs) =>
    (makers[row.id as PayloadId](records, costs) as Instance[]).flatMap((instance) =>
      jsonFiles(row, instance, records),
    );

  const json = rows
    .filter(hasTwin)
    .filter(({ id }) => id !== 'getInit')
    .flatMap((row) => make(row, NO_COSTS));
  const init = rows.filter(({ id }) => id === 'getInit');
  const all = lastDay(records);

  const bodies = readBodies(records, json);
  const reads = Object.fromEntries(bodies.map(([url, body]) => [url, tokensOf(body)]));
  const first = [...init.flatMap((row) => make(row, { ...NO_COSTS, reads })).slice(0, 2), ...json];
  const shared: Shared = {
    verifier,
    twins: json
      .filter(({ id, media, path }) => {
        const { reading }: Route = routes[id];
        return path && media === MARKDOWN && reading;
      })
      .map(({ body }) => body()),
    pages: pagesOf(records),
    hashes: [
      ...new Map([
        ...first.flatMap(({ path, media, body }): [string, string][] =>
          path !== null && media === 'application/json' ? [[absolute(site, path), body()]] : [],
        ),
        ...bodies,
      ]),
    ].map(([url, body]) => ({ url, sha256: sha256(body) })),
  };
  const foreign = rows
    .filter(({ foreign, derived }) => foreign && !derived)
    .flatMap((row) => {
      const made = makers[row.id as ForeignId](records, shared);
      const file = jsonFile(row, made, all);
      return row.id === 'getOpenApi' ? [file, ...groupFiles(made as OpenAPIObject, all)] : [file];
    });
  const text = rows
    .filter((row) => !row.foreign && !row.derived && !hasTwin(row))
    .map((row) => plainFile(row, makers[row.id as TextId](records, shared), all));
  const people = [
    ...pageFiles(humanPages(records, front), records),
    ...developerFiles(reference, records, all),
  ];
  const costs = { rows: rowCosts(rows, [...first, ...foreign, ...text]), reads };
  return [...init.flatMap((row) => make(row, costs)), ...json, ...foreign, ...text, ...people];
}
