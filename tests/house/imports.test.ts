/** Which way imports run, that none come back, and the drawing of it. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { chains, type Import, importsOf, sourceFiles } from '../support/imports.ts';
import { mistakes, withDrawing } from './rooms.ts';

const files = sourceFiles();
/** The configuration of the build may mount what it needs. */
const imports = [...files]
  .filter(([file]) => file !== 'astro.config.mjs')
  .flatMap(([file, text]) => importsOf(file, text));
const below = (folder: string) => [...files.keys()].filter((file) => file.startsWith(`${folder}/`));
const told = ({ from, specifier }: Import) => `${from} imports ${specifier}`;

/** What of src/ may be used at request time. */
const SHARED =
  /^src\/((routes|files|once|labels\/speak)\.ts|outside\.mjs|(schemas|kinds|surfaces)\/)/;
const ALLOWED: Record<string, (target: string) => boolean> = {
  src: (target) => target.startsWith('src/'),
  functions: (target) => target.startsWith('functions/') || SHARED.test(target),
  netlify: (target) => /^(netlify|functions)\//.test(target) || SHARED.test(target),
};

/** What the build writes for the functions; mounts and standalone read it. */
const isSnapshot = ({ from, target }: Import) =>
  /^\.generated\/(snapshot|crawlers)\.json$/.test(target ?? '') &&
  /^(netlify|functions\/standalone)\//.test(from);

/**
 * Programs that are called, build or show content, or run beside it: how they are called, what they
 * say, where it is, where the engine is, and what renders it.
 */
const isProgram = ({ from, target }: Import) =>
  [
    /^functions\/doctor\/main\.ts$/,
    /^functions\/standalone\/(ask|backup|beside|build|command|dev|development|main)\.ts$/,
    /^functions\/standalone\/store-copy\.ts$/,
    /^netlify\/(build|platform-files|snapshot-file)\.ts$/,
  ].some((program) => program.test(from)) &&
  /^src\/((command|content-folder|engine|help|kept|labels\/tell)\.ts|renderer\/)/.test(
    target ?? '',
  );

test('imports run one way: netlify, functions, then the shared part of src', () => {
  expect(below('src').length).toBeGreaterThan(50);
  expect(below('functions').length).toBeGreaterThan(5);
  expect(below('netlify').length).toBeGreaterThan(0);
  const wrong = imports.filter(
    ({ from, target }) => target && !ALLOWED[from.split('/')[0] ?? '']?.(target),
  );
  expect(wrong.filter((one) => !isSnapshot(one) && !isProgram(one)).map(told)).toEqual([]);
});

test('an import names a file as it stands, with its extension', () => {
  const all = globSync('{src,functions,netlify,tests}/**/*.{ts,tsx,mts,mjs,astro}', {
    exclude: (path) => /(^|\/)(node_modules|fixtures)$/.test(path),
  });
  expect(all.length).toBeGreaterThan(900);
  const without = all.flatMap((file) => {
    const named = readFileSync(file, 'utf8').matchAll(
      /^(?:import |(?:import|export|\}).* from )'(\.[^']*)'|\bimport\('(\.[^']*)'\)/gm,
    );
    return [...named]
      .map(([, from, called = from]) => called ?? '')
      .filter(
        (specifier) => !/\.(astro|css|json|mjs|mts|tsx?|webmanifest)(\?\w+)?$/.test(specifier),
      )
      .map((specifier) => `${file} imports ${specifier}`);
  });
  expect(without).toEqual([]);
});

test('no circles: between files, nor between folders', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(circles(imports)).toEqual([]);
});

test('a circle is found between files, folders, and a file and the folder beside it', () => {
  const edge = (from: string, target: string) => ({ from, target });
  expect(circles([edge('a/b.ts', 'a/c.ts'), edge('a/c.ts', 'a/b.ts')])).toEqual([
    ['a/b.ts', 'a/c.ts'],
  ]);
  expect(circles([edge('a/x/1.ts', 'a/y/2.ts'), edge('a/y/z/3.ts', 'a/x/4.ts')])).toEqual([
    ['a/x', 'a/y'],
  ]);
  expect(circles([edge('a/b.ts', 'a/x/1.ts'), edge('a/x/2.ts', 'a/b.ts')])).toEqual([
    ['a/b.ts', 'a/x'],
  ]);
  expect(circles([edge('a/b.ts', 'a/x/1.ts'), edge('a/x/1.ts', 'a/c.ts')])).toEqual([]);
  expect(
    circles([edge('a/1.ts', 'b/2.ts'), edge('b/2.ts', 'c/3.ts'), edge('c/4.ts', 'a/5.ts')]),
  ).toEqual([['a', 'b', 'c']]);
});

/** Rooms of functions/, and those that each knows nothing of. */
const APART: readonly (readonly [room: string, others: readonly string[]])[] = [
  ['table', ['http', 'gateway', 'events', 'operations', 'mcp', 'store', 'standalone']],
  ['http', ['gateway', 'events', 'operations', 'mcp', 'answers', 'standalone']],
  ['events', ['gateway', 'http', 'operations', 'mcp', 'answers', 'standalone']],
  ['gateway', ['events', 'operations', 'mcp', 'answers', 'store', 'standalone']],
  ['store', ['gateway', 'http', 'events', 'operations', 'mcp', 'answers', 'standalone']],
];

test.for(APART)('functions/%s stands on its own', ([room, others]) => {
  const targets = others.map((other) => `functions/${other}/`);
  const own = imports.filter(({ from }) => from.startsWith(`functions/${room}/`));
  expect(own.length).toBeGreaterThan(0);
  expect(
    own.filter(({ target }) => targets.some((one) => target?.startsWith(one))).map(told),
  ).toEqual([]);
});

test('only netlify/ imports @netlify/*, and only src/ imports astro:*', () => {
  const platform = imports.filter(({ specifier }) => specifier.startsWith('@netlify/'));
  expect(platform.filter(({ from }) => !from.startsWith('netlify/')).map(told)).toEqual([]);
  const astro = imports.filter(({ specifier }) => specifier.startsWith('astro:'));
  expect(astro.filter(({ from }) => !from.startsWith('src/')).map(told)).toEqual([]);
  expect(astro.length).toBeGreaterThan(0);
});

test('what runs at request time pulls in none of the build', () => {
  const build = ({ specifier, target }: Import) =>
    /^src\/(profile|texts)\//.test(target ?? '') || specifier.startsWith('astro');
  expect(chains(files, [...below('functions'), ...below('netlify')], build)).toEqual([]);
});

test('the gateway pulls in no tokenizer, no parser of content and no zod', () => {
  const heavy = ({ specifier, target }: Import) =>
    /^(gpt-tokenizer|yaml|github-slugger|zod)/.test(specifier) ||
    /^src\/kinds\/(?!places|place|[a-z]+\/places)/.test(target ?? '') ||
    /^src\/schemas\/(?!parameters|error-codes|inbox-words)/.test(target ?? '');
  expect(chains(files, below('functions/gateway'), heavy)).toEqual([]);
});

test('what requests share with the build uses of node what Deno has, and nothing of the file system', () => {
  const shared = imports.filter(({ from }) => SHARED.test(from));
  expect([
    ...new Set(shared.map(({ specifier }) => specifier).filter((one) => one.startsWith('node:'))),
  ]).toEqual(['node:crypto']);
});

test('every room is in one layer, and imports from its own or from below', () => {
  expect(mistakes()).toEqual([]);
});

test('the drawing in AGENTS.md is of today; npm run rooms makes it', () => {
  const text = readFileSync('AGENTS.md', 'utf8');
  expect(withDrawing(text)).toBe(text);
});

type Edge = Pick<Import, 'from' | 'target'>;

/** Groups of names that all lead to one another (Tarjan's strongly connected components). */
function components(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (name: string): number => {
    const number = order.size;
    order.set(name, number);
    open.push(name);
    let low = number;
    for (const next of graph.get(name) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === number) found.push(open.splice(open.indexOf(name)).sort());
    return low;
  };
  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return found.filter((group) => group.length > 1);
}

/**
 * What imports itself by way of others. At each level of the tree, the files and folders that stand
 * side by side are looked at, a folder with all that is below it as one. Types count: who reads one
 * file of a circle has to read them all.
 */
function circles(imports: readonly Edge[]): string[][] {
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { from, target } of imports) {
    if (target === null) continue;
    const [a, b] = [from.split('/'), target.split('/')];
    const depth = a.findIndex((part, index) => part !== b[index]);
    if (depth < 0) continue;
    const level = a.slice(0, depth).join('/');
    const graph = graphs.get(level) ?? new Map<string, Set<string>>();
    const name = posix.join(level, a[depth] ?? '');
    graph.set(name, (graph.get(name) ?? new Set()).add(posix.join(level, b[depth] ?? '')));
    graphs.set(level, graph);
  }
  return [...graphs.values()].flatMap(components);
}
