/** The compiled pages, where they are found, and the files that they make of a profile. */
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer, RouteData } from 'astro';
import { engineFile, isPacked } from '../engine.ts';
import { keepFor } from '../kept.ts';
import { digest, isEncoded } from '../surfaces/history/files.ts';

/** A published path, and the compiled page that makes it. */
export type Path = Awaited<ReturnType<AstroPrerenderer['getStaticPaths']>>[number];

export type Renderer = {
  /** Every path that is published. Rejects with ContentError when the content has problems. */
  paths: () => Promise<Path[]>;
  render: (request: Request, route: RouteData) => Promise<Response>;
  /** The files that stand as they are told: `render` makes the same of them, more slowly. */
  texts: () => Promise<readonly SiteFile[]>;
  /** By file, a hash of all that a page is made from; `beside` is one of all but Markdown. */
  sources: (beside: string) => Promise<ReadonlyMap<string, string>>;
  /** The files that tell of all others, whose digests are given by file. */
  sealed: (digests: Readonly<Record<string, string>>) => Promise<readonly SiteFile[]>;
};

/** What the compiled pages export; see entry.ts. */
export type Compiled = {
  createRenderer: (withTexts?: boolean) => Renderer;
  contentState: () => Promise<{ sign: string; problems: readonly string[] }>;
};

/** The file to import. */
export const ENTRY = 'prerender-entry.mjs';

/** Where the repository keeps what it has compiled, and the package what it was packed with. */
export const COMPILED = engineFile(isPacked ? 'compiled' : '.cache/compiled');

/** What pages bring along: style sheets, scripts, fonts; the same for every site. */
const ASSETS = `${COMPILED}/site`;

/** Files below a folder by their paths, behind no link; none where there is no folder. */
export function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files: string[] = [];
  // Node's own recursion asks the disk about each file again.
  const list = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.isDirectory()) list(`${below}${entry.name}/`);
      else if (entry.isFile()) files.push(below + entry.name);
    }
  };
  list('');
  return files;
}

/** A hash of what sites are made with: source, libraries, Node. */
export async function engineSource(): Promise<string> {
  if (isPacked) return readFile(`${COMPILED}/source`, 'utf8');
  const { sourceHash, ENGINE } = await import(engineFile('src/package/compile.ts'));
  return sourceHash(ENGINE);
}

/** The compiled pages. In the repository they are compiled first where their source has changed. */
export async function compiledPages(): Promise<Compiled> {
  if (!isPacked) {
    const { compile } = await import(engineFile('src/package/compile.ts'));
    await compile(COMPILED);
  }
  return import(pathToFileURL(`${COMPILED}/pages/${ENTRY}`).href);
}

/**
 * A file of the site: where it stands below the published folder, what makes its bytes, or its
 * text, and, where they are known, the digest of its bytes and a hash of all that it is made from.
 */
export type SiteFile = {
  file: string;
  body: () => string | Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
  digest?: string | undefined;
  from?: string | undefined;
};

/**
 * The file of a path, as Astro names it: an endpoint is a file of its name, a page an index.html in
 * a folder, except the page for what is not found (build.format, "directory").
 */
function fileOf({ pathname, route }: Path): string {
  const path = pathname.replace(/^\/|\/$/g, '');
  if (route.type === 'endpoint') return path;
  return path === '404' ? '404.html' : `${path}/index.html`;
}

/**
 * Every file of a site. The first of two of one name counts. With `beside`, what pages are made
 * from is told too.
 */
export async function siteFiles(renderer: Renderer, beside?: string): Promise<SiteFile[]> {
  const files = new Map<string, SiteFile>();
  const add = (one: SiteFile) => files.has(one.file) || files.set(one.file, one);
  for (const file of filesBelow(ASSETS)) {
    const body = async () => new Uint8Array(await readFile(join(ASSETS, file)));
    add({ file, body, from: beside });
  }
  // Pages first: they begin what is done beside the build.
  const paths = await renderer.paths();
  for (const text of await renderer.texts()) add(text);
  const sources = beside === undefined ? null : await renderer.sources(beside);
  for (const path of paths) {
    const file = fileOf(path);
    const slash = path.route.type === 'endpoint' ? '' : '/';
    // Nothing depends on the host of this address: the base of a site is a setting.
    const url = new URL(`${encodeURI(path.pathname)}${slash}`, 'http://localhost');
    const body = async () => {
      const response = await renderer.render(new Request(url), path.route);
      if (!response.ok && file !== '404.html')
        throw new Error(`${path.pathname} could not be made: status ${response.status}.`);
      return new Uint8Array(await response.arrayBuffer());
    };
    add({ file, body, from: sources?.get(file) });
  }
  return [...files.values()];
}

/**
 * Digests of the site by file, the JSON of its files, and what tells of all; nothing is written.
 */
export async function siteDigests() {
  keepFor(await engineSource());
  const renderer = (await compiledPages()).createRenderer();
  const digests: Record<string, string> = {};
  const texts = new Map<string, string>();
  for (const { file, body } of await siteFiles(renderer)) {
    if (isEncoded(file)) continue;
    const made = await body();
    digests[file] = digest(made);
    if (typeof made === 'string' && file.endsWith('.json')) texts.set(file, made);
  }
  const json = (file: string) => JSON.parse(texts.get(file) ?? '');
  return { digests, json, sealed: () => renderer.sealed(digests) };
}
