/**
 * `npm run pack`: the engine as the package `calling-card`, and `create-calling-card` beside it, as
 * tarballs. Programs are bundled, pages compiled, functions built: whoever installs it needs no
 * compiler, and of packages those alone that cannot be bundled.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { serialize } from 'node:v8';
import { type RolldownOptions, rolldown } from 'rolldown';
import { CHECKED, editorSchema, filesCheckedBy } from '../cli/editor-schemas.ts';
import { KEPT_FOLDER, PACKED, readKept } from '../kept.ts';
import { COMPILED, ENTRY, engineSource } from '../renderer/renderer.ts';
import { jsonSchemas } from '../surfaces/schema.ts';
import commands from './commands.json' with { type: 'json' };
import { compile } from './compile.ts';
import derived from './derived.json' with { type: 'json' };

type Command = {
  /** Its program, by its path without extension. */
  program: string;
  /** What is given to the program before what the owner gives. */
  first?: string;
  /** What it does, for the list of commands. */
  says: string;
};
/** What an owner can call, in the repository as `npm run <name>` and as `calling-card <name>`. */
const COMMANDS: Readonly<Record<string, Command>> = commands;

/** Where packages are put together, and where the tarballs are left. */
const WORK = resolve('.cache/package');

/** What cannot be bundled: native code and WebAssembly. */
const DEPENDENCIES = ['@myriaddreamin/typst-ts-web-compiler', 'sharp', 'harfbuzzjs'];

/** Programs that other programs start. */
const SCRIPTS = ['src/print/typeset', 'src/social/draw', 'src/evidence/judge'];

/** What only the programs that need it install: the driver of a database, and zod for schemas. */
const OPTIONAL = { pg: '^8.23.1', zod: '^4.0.0' };

/** A program that is also imported, and then is none. */
const VERIFIER = { verify: resolve('src/evidence/verify.mjs') };

/** Files that programs read, where they stand in the repository. */
const DATA = (
  'content/README.md content/example netlify/README.md src/**/*.typ src/looks/* src/texts/*.md ' +
  'src/evidence/verify.mjs src/outside.mjs src/package/codemods.json LICENSE CHANGELOG.md'
).split(' ');

/** The repository that publishes, which is part of what a provenance proves. */
const { GITHUB_REPOSITORY } = process.env;
const REPOSITORY = GITHUB_REPOSITORY && {
  repository: { type: 'git', url: `git+https://github.com/${GITHUB_REPOSITORY}.git` },
};

/**
 * Fonts of PDF and preview images in the weights that they use, and those of pages; and what draws
 * the images, which is bundled but for its WebAssembly.
 */
const VENDOR = [
  '@fontsource/*/files/*-{400,600,700}-normal.woff',
  '@fontsource/source-*/files/*-latin{,-ext}-{400,600}-{normal,italic}.woff2',
  '@myriaddreamin/typst-ts-renderer/pkg/*.wasm',
];

function copyAll(patterns: readonly string[], from: string, to: string): void {
  for (const path of globSync(patterns, { cwd: from }))
    cpSync(join(from, path), join(to, path), { recursive: true });
}

const writerOf = (folder: string) => (path: string, value: object) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
};

/** Bundles into a folder, all files side by side. What is not bundled is imported by its name. */
async function bundle(dir: string, options: RolldownOptions, external: string[]): Promise<void> {
  const made = await rolldown({
    platform: 'node',
    // Of CommonJS there is one that asks where it stands.
    transform: { define: { __dirname: 'import.meta.dirname' } },
    external: ['pg', ...external],
    // Programs load at once what others load when it is needed.
    checks: { ineffectiveDynamicImport: false },
    ...options,
  });
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  await made.write({ dir, minify: { compress: false, mangle: false }, ...names });
  await made.close();
}

/** Programs by the name of their bundle; of two commands that share one, the first gives it. */
const programs = new Map(
  [
    ...Object.entries(COMMANDS),
    ...SCRIPTS.map((script) => [basename(script), { program: script }] as const),
  ]
    .map(([name, { program }]) => [program, name.replaceAll(':', '-')] as const)
    .reverse(),
);

/** Types of what programs may import, with those that they stand on, and no others. */
function writeTypes(to: string): void {
  const [settings, made] = [join(WORK, 'tsconfig.json'), join(WORK, 'types')];
  const compilerOptions = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: made,
    rootDir: resolve('src'),
  };
  const entries = ['surfaces/payloads', 'package/client'];
  const files = entries.map((name) => resolve(`src/${name}.ts`));
  const text = { extends: resolve('tsconfig.json'), include: [], files, compilerOptions };
  writeFileSync(settings, JSON.stringify(text));
  // Each of several threads would infer the same types.
  const tsc = ['tests/support/tool.ts', 'tsc', '-p', settings, '--singleThreaded'];
  execFileSync(process.execPath, tsc);
  const taken = new Set(entries);
  for (const name of taken) {
    const types = readFileSync(join(made, `${name}.d.ts`), 'utf8');
    const file = join(to, `${name}.d.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, types.replace(/(["']\.{1,2}\/[^"']+)\.ts(["'])/g, '$1.js$2'));
    for (const [, target = ''] of types.matchAll(/["'](\.{1,2}\/[^"']+)\.ts["']/g))
      taken.add(join(dirname(name), target));
  }
}

async function packEngine(to: string): Promise<void> {
  const own = JSON.parse(readFileSync('package.json', 'utf8'));
  await compile(COMPILED);
  copyAll(DATA, '.', to);
  copyAll(VENDOR, 'node_modules', join(to, 'vendor'));
  cpSync(join(COMPILED, 'site'), join(to, 'compiled/site'), { recursive: true });
  writeFileSync(join(to, 'compiled/source'), await engineSource());
  const pages = { input: { [ENTRY.replace('.mjs', '')]: join(COMPILED, 'pages', ENTRY) } };
  await bundle(join(to, 'compiled/pages'), pages, DEPENDENCIES);
  const entries = [...programs].map(([path, name]) => [name, resolve(`${path}.ts`)]);
  const input = { ...VERIFIER, ...Object.fromEntries(entries) };
  // A program runs where its own file was started: what others share with it stays in that file.
  const lib = { input, preserveEntrySignatures: 'allow-extension' } as const;
  await bundle(join(to, 'lib'), lib, DEPENDENCIES);
  const exported = { schemas: 'src/surfaces/payloads.ts', client: 'src/package/client.ts' };
  // Of modules that hold schemas beside what answers, the schemas alone.
  const alone = { input: exported, treeshake: { moduleSideEffects: false } };
  await bundle(join(to, 'exports'), alone, [...DEPENDENCIES, 'zod']);
  writeTypes(join(to, 'types'));
  execFileSync(process.execPath, ['netlify/pack.ts', join(to, 'netlify/v1')]);
  const write = writerOf(to);
  const called = Object.entries(COMMANDS).map(([name, { program, first, says }]) => [
    name,
    { program: programs.get(program), first, says },
  ]);
  write('lib/commands.json', Object.fromEntries(called));
  write('exports/schemas.json', { $defs: jsonSchemas('#/$defs/') });
  cpSync('src/package/bin.mjs', join(to, 'bin/calling-card.mjs'));
  cpSync('src/package/node-version.mjs', join(to, 'node-version.mjs'));
  cpSync('src/package/README.md', join(to, 'README.md'));
  for (const checked of CHECKED) write(`front-matter/${checked}.json`, editorSchema(checked));
  const { version, license, description, engines } = own;
  write('package.json', {
    name: 'calling-card',
    version,
    description,
    license,
    ...REPOSITORY,
    type: 'module',
    engines,
    bin: { 'calling-card': 'bin/calling-card.mjs' },
    exports: {
      './schemas': { types: './types/surfaces/payloads.d.ts', default: './exports/schemas.mjs' },
      './client': { types: './types/package/client.d.ts', default: './exports/client.mjs' },
      './schemas.json': './exports/schemas.json',
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(DEPENDENCIES.map((name) => [name, own.dependencies[name]])),
    peerDependencies: OPTIONAL,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(OPTIONAL).map((name) => [name, { optional: true }]),
    ),
  });
}

/** Of what builds keep, what the engine says by itself: its reference, its schemas, its letters. */
const SAME = ['gfm', 'schemas', 'shared', 'tokens', 'font'];

/** Puts into the package what it makes of somebody of whom there is nothing to say. */
function keepSame(to: string): void {
  const cwd = join(WORK, 'nobody');
  mkdirSync(join(cwd, 'content'), { recursive: true });
  const profile = '---\nname: Nobody\nheadline: Nothing\nupdated: 2000-01-01\n---\n';
  writeFileSync(join(cwd, 'content/profile.md'), profile);
  const env = { ...process.env, CONTENT_DIR: '', OUT_DIR: '' };
  execFileSync(process.execPath, [join(to, 'bin/calling-card.mjs'), 'build'], { cwd, env });
  const [file = ''] = globSync(join(cwd, KEPT_FOLDER, '*'));
  const same = [...readKept(file)].filter(([key]) => SAME.some((kind) => key.startsWith(kind)));
  writeFileSync(join(to, PACKED), serialize(new Map(same)));
}

function packCreate(to: string): void {
  const { version, license, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  cpSync('src/package/template', join(to, 'template'), { recursive: true });
  // Files of an owner that have their text from one of the engine's, and what of it is theirs.
  for (const { from, to: file, old, own } of derived) {
    const text = readFileSync(from, 'utf8');
    if (!text.includes(old)) throw new Error(`${from} no longer holds "${old}".`);
    writeFileSync(join(to, 'template', file), text.replace(old, own));
  }
  const write = writerOf(to);
  const template = JSON.parse(readFileSync(join(to, 'template/package.json'), 'utf8'));
  const scripts = Object.keys(COMMANDS).map((name) => [name, `calling-card ${name}`]);
  write('template/package.json', { ...template, scripts: Object.fromEntries(scripts) });
  const schemas = CHECKED.map((checked) => [
    `./node_modules/calling-card/front-matter/${checked}.json`,
    `content/${filesCheckedBy(checked)}`,
  ]);
  write('template/.vscode/settings.json', {
    'astro.content-intellisense': true,
    'yaml.schemas': Object.fromEntries(schemas),
  });
  cpSync('src/package/create.mjs', join(to, 'create.mjs'));
  cpSync('src/package/node-version.mjs', join(to, 'node-version.mjs'));
  cpSync('LICENSE', join(to, 'LICENSE'));
  write('package.json', {
    name: 'create-calling-card',
    version,
    description: "Writes the repository of one person's card for AI agents.",
    license,
    ...REPOSITORY,
    type: 'module',
    engines,
    bin: { 'create-calling-card': 'create.mjs' },
  });
}

rmSync(WORK, { recursive: true, force: true });
await packEngine(join(WORK, 'calling-card'));
keepSame(join(WORK, 'calling-card'));
packCreate(join(WORK, 'create-calling-card'));
execFileSync('npm', ['pack', '--silent', './calling-card', './create-calling-card'], {
  cwd: WORK,
  stdio: 'inherit',
});
