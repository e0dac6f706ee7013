/**
 * Where the files of the engine stand. Whoever has a card works in a folder of their own: what is
 * theirs is looked for from the working folder, what is the engine's from here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Engine = { folder: string; live: boolean };

/**
 * Kept on the global object: the compiled pages and the program that renders them are bundles of
 * their own, each with a copy of this module, and the first that is loaded stands where it was
 * installed.
 */
const shared = globalThis as { callingCardEngine?: Engine };

// One folder below the engine's, as source (src/) and packed (lib/).
shared.callingCardEngine ??= { folder: join(import.meta.dirname, '..'), live: false };
const engine = shared.callingCardEngine;

/** Whether this is the package: programs are bundled, pages compiled, scripts JavaScript. */
export const isPacked = existsSync(join(engine.folder, 'lib'));

/** A file of the engine by its path in the repository, as an absolute path. */
export const engineFile = (path: string): string => join(engine.folder, path);

/** What tells owners how content is written, as they find it from their folder. */
export const GUIDE = `${isPacked ? 'node_modules/calling-card/' : ''}content/README.md`;

/** The version of the package (SemVer): of its interface, content formats and commands. */
export const engineVersion = (): string =>
  JSON.parse(readFileSync(engineFile('package.json'), 'utf8')).version;

/** A script of the engine by its path without extension, such as `src/print/typeset`. */
export const engineScript = (path: string): string =>
  engineFile(isPacked ? `lib/${path.split('/').at(-1)}.mjs` : `${path}.ts`);

/** A file of a package that the engine brings along, such as `@fontsource/amiri/files/x.woff`. */
export const vendorFile = (path: string): string =>
  engineFile(`${isPacked ? 'vendor' : 'node_modules'}/${path}`);

/**
 * Whether content is shown as it changes, drafts too (`npm run dev`). False in every build, also
 * under NODE_ENV=development: a build publishes no draft.
 */
export const isLive = (): boolean => engine.live;

/** Says that this process shows content as it changes. */
export function setLive(live: boolean): void {
  engine.live = live;
}
