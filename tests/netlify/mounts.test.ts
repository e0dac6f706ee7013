/**
 * The mounts: what the platform reads of them without running them, and what their bundles weigh.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { jsonReader } from '../../functions/standalone/build.ts';
import { config } from '../../netlify/edge-functions/gateway.ts';
import { packed } from '../../netlify/snapshot-file.ts';
import { fileOf, hasTwin, twinOf } from '../../src/files.ts';
import { pages, privatePages, routeList, staticRoutes } from '../../src/routes.ts';
import { EXAMPLE } from '../support/build.ts';

/** Mounts of one kind. */
function mountsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).map(({ name }) => join(folder, name));
}

const edge = mountsIn('netlify/edge-functions');
const functions = mountsIn('netlify/functions');

/** The initializer of `export const config`, or undefined. */
function configOf(file: string): ts.Expression | undefined {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'config')?.initializer;
}

/**
 * Whether the platform's parser reads an expression: literals all the way down, without `satisfies`
 * and `as`.
 */
function isPlain(node: ts.Expression): boolean {
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every((one) => ts.isPropertyAssignment(one) && isPlain(one.initializer));
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind)
  );
}

test.each([...edge, ...functions])(
  '%s has a plain literal for its config, and a handler',
  async (file) => {
    const found = configOf(file);
    expect(found && isPlain(found)).toBe(true);
    const mount = (await import(resolve(file))) as { default: unknown };
    expect(mount.default).toBeTypeOf('function');
  },
);

test.each(functions)('%s has its config at its end, from where the build takes it', (file) => {
  const [, config = ''] =
    /^export const config: Config = (.*)/ms.exec(readFileSync(file, 'utf8')) ?? [];
  const source = ts.createSourceFile(
    file,
    `(${config.trimEnd().slice(0, -1)})`,
    ts.ScriptTarget.Latest,
  );
  const [only, ...more] = source.statements;
  expect(more).toEqual([]);
  expect(
    only && ts.isExpressionStatement(only) && ts.isParenthesizedExpression(only.expression),
  ).toBe(true);
});

test('the gateway stands at every path of the table, not before its own files', () => {
  const excluded = config.excludedPath.map((pathname) => new URLPattern({ pathname }));
  const covered = (pathname: string) => !excluded.some((pattern) => pattern.test({ pathname }));
  expect(config.path).toBe('/*');
  const paths = [
    ...[...routeList, ...pages, ...privatePages].map(({ path }) => path),
    ...routeList.flatMap(({ aliases = [] }) => aliases),
    ...staticRoutes.filter(hasTwin).map(({ path, media }) => `/${twinOf(fileOf(path, media))}`),
    ...['/api/zzz', '/articles/x.md', '/', '/docs', '/.well-known/nothing'],
  ];
  expect(paths.filter((path) => !covered(path))).toEqual([]);
  expect(
    ['/variants/gateway.json', '/variants/api/notes/all.json', '/_astro/a.css'].filter(covered),
  ).toEqual([]);
});

test('the bundle of the gateway is below 300 KB, and needs nothing but Node', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: edge,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    outdir: 'unused',
    write: false,
    metafile: true,
  });
  expect(edge).toEqual(['netlify/edge-functions/gateway.ts']);
  expect(outputFiles[0]?.contents.byteLength).toBeLessThan(300_000);
  const external = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.map(({ path }) => path),
  );
  expect(external.sort()).toEqual(['node:buffer', 'node:crypto']);
});

type FunctionConfig = {
  path?: string | string[];
  method?: string[];
  schedule?: string;
  rateLimit?: object;
};

const configs = await Promise.all(
  functions.map(async (file) => {
    const { config: own } = (await import(resolve(file))) as { config: FunctionConfig };
    return { file, ...own };
  }),
);

test('the functions stand at every operation, each once, and nowhere else', () => {
  const operations = routeList
    .filter(({ kind }) => kind === 'operation')
    .map(({ method, path }) => ({ method, path: path.replace(/\{(\w+)\}/g, ':$1') }));
  const methodsOf = (one: string) =>
    operations.filter(({ path }) => path === one).map(({ method }) => method);
  // A mount that names no method takes all of its paths' rows; a path without a row stands out as
  // itself.
  const mounted = configs.flatMap(({ path = [], method }) =>
    [path].flat().flatMap((one) => {
      const methods = method ?? methodsOf(one);
      return methods.length === 0 ? [one] : methods.map((name) => `${name} ${one}`);
    }),
  );
  const rest = routeList.flatMap(({ rest }: { rest?: string }) => (rest ? `${rest}*` : []));
  expect(mounted.sort()).toEqual(
    [...rest, ...operations.map(({ method, path }) => `${method} ${path}`)].sort(),
  );
  // A function that shares its path with a file takes the methods of its rows alone; the file
  // answers GET.
  const files = new Set(staticRoutes.map(({ path }) => path));
  for (const { file, path = [], method = [] } of configs)
    for (const one of [path].flat().filter((each) => files.has(each)))
      expect([file, one, method]).toEqual([file, one, ['POST']]);
});

test('daily work and deliveries run by the clock; what may store has a rate limit', () => {
  expect(configs.filter(({ schedule }) => schedule).map(({ file, path }) => [file, path])).toEqual([
    ['netlify/functions/daily.mts', undefined],
    ['netlify/functions/deliver.mts', undefined],
  ]);
  expect(configs.filter(({ rateLimit }) => rateLimit).map(({ file }) => file)).toEqual([
    'netlify/functions/a2a.mts',
    'netlify/functions/mcp.mts',
    'netlify/functions/public.mts',
  ]);
});

/** Bytes loaded at the start, minified, and of one file; a quarter of MCP's is the thesaurus. */
const mostOf = (file: string) => (file.endsWith('/mcp.mts') ? 1_700_000 : 800_000);
const MOST_OF_ONE = 1_000_000;

/** What the functions inline, of the example: .generated/ has the owner's. */
const SNAPSHOT = resolve('.cache/test/mounts-snapshot.json');
await mkdir(dirname(SNAPSHOT), { recursive: true });
await writeFile(SNAPSHOT, await packed(await snapshotFrom(jsonReader(EXAMPLE))));
const exampleSnapshot: Plugin = {
  name: 'snapshot of the example',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\.generated\/snapshot\.json$/ }, () => ({ path: SNAPSHOT })),
};

/** All of them in one go: what they share is bundled once, as a deploy has it. */
const bundled = build({
  entryPoints: functions,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  splitting: true,
  outdir: 'unused',
  write: false,
  metafile: true,
  plugins: [exampleSnapshot],
});

test.each(functions)('the bundle of %s keeps its budget', async (file) => {
  const { outputs } = (await bundled).metafile;
  // What is imported only when it is needed, for mail, stands in files of its own.
  const loaded = new Set<string>();
  const load = (path: string) => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: other, kind, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) load(other);
  };
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === file);
  load(entry?.[0] ?? '');
  const bytes = [...loaded].reduce((sum, path) => sum + (outputs[path]?.bytes ?? 0), 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(mostOf(file));
  for (const path of loaded) expect(outputs[path]?.bytes).toBeLessThanOrEqual(MOST_OF_ONE);
  const early = [...loaded].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
  expect(early.filter((input) => input.includes('nodemailer'))).toEqual([]);
});

test('the bundles need nothing but Node, and hold no test', async () => {
  const { outputFiles, metafile } = await bundled;
  expect(Object.keys(metafile.inputs).filter((input) => input.startsWith('tests/'))).toEqual([]);
  expect(outputFiles.map(({ text }) => text).join()).not.toMatch(
    /test_simple_text|test:\/\/static-text/,
  );
  const external = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter((one) => one.external && !isBuiltin(one.path)),
  );
  // The driver of a database is there where the owner installed it.
  const optional = { path: 'pg', kind: 'dynamic-import', external: true };
  for (const one of external) expect(one).toEqual(optional);
});
