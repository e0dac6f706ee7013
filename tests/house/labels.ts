/**
 * What is wrong with the labels, as a part of `npm run lint`: each language must have the labels of
 * the English with the same values, and the source must use each of them.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { CHECKED, editorSchema } from '../../src/cli/editor-schemas.ts';
import type { LabelFile } from '../../src/labels/speak.ts';

type Speaker = 'say' | 'tell';

/** The files of a folder, the sources that say its labels, by their path, and what says them. */
export type House = {
  files: Record<string, LabelFile>;
  sources: Record<string, string>;
  by?: Speaker;
};

/** Every label by its path, `home.allClaims`, with the forms that it has. */
const labelsOf = (labels: LabelFile) =>
  new Map(
    Object.entries(labels).map(([path, label]) => [
      path,
      typeof label === 'string' ? [label] : Object.values(label),
    ]),
  );

/** The values that the forms of a label name, sorted; one form need not name its count. */
function valuesOf(forms: readonly string[]): string {
  const names = forms.flatMap((form) => [...form.matchAll(/\{\{(\w+)\}\}/g)].map(([, n]) => n));
  return [...new Set([...names, ...(forms.length > 1 ? ['count'] : [])])].sort().join(', ');
}

/** What `say` is in files that do not speak for a page. */
const SPEAKERS = [
  { folder: 'src/audit/', groups: ['audit.', ''] },
  { folder: 'src/console/', groups: ['console.'] },
  { folder: 'functions/operations/', groups: ['mail.'] },
];

/** The names that a source gives to groups of labels: `const { places } = say`, for example. */
function namesIn(path: string, source: string, by: Speaker): [string, string][] {
  const known = SPEAKERS.find(({ folder }) => by === 'say' && path.startsWith(folder));
  const taken = source.matchAll(
    by === 'tell'
      ? /\{([^{}]*)\}\s*=\s*tell(\.[\w.]+)?;/g
      : /\{([^{}]*)\}\s*(?::\s*Say\b|=\s*(?:say|words|sayIn\([^;\n]*\))(\.[\w.]+)?;)/g,
  );
  const called = source.matchAll(/const (\w+) = sayIn\([^;\n]*\)\.([\w.]+);/g);
  return [
    ...(known?.groups ?? ['']).map((group): [string, string] => [by, group]),
    ...[...taken].flatMap(([, names = '', group = '']) =>
      names.split(',').map((part): [string, string] => {
        const [key = '', name = key] = part.split(':').map((side) => side.trim());
        return [name, `${group.slice(1)}${group && '.'}${key}.`];
      }),
    ),
    ...[...called].map(([, name = '', group]): [string, string] => [name, `${group}.`]),
  ].filter(([name]) => /^\w+$/.test(name));
}

/**
 * Paths of labels and groups that a source names. A group alone, or with an index, is said with all
 * that it holds, unless its parts are only given names.
 */
function saidIn(path: string, source: string, by: Speaker): string[] {
  return namesIn(path, source, by).flatMap(([name, group]) => {
    const chains = new RegExp(`(?<![.\\w]|\\} = )${name}((?:\\??\\.\\w+)+|(?=\\[))`, 'g');
    return [...source.matchAll(chains)].map(([, chain = '']) =>
      chain ? `${group}${chain.replaceAll('?', '').slice(1)}` : group.slice(0, -1),
    );
  });
}

/** What is wrong, a sentence each. */
export function problemsOf({ files, sources, by = 'say' }: House): string[] {
  const english = labelsOf(files['en.json'] ?? {});
  const others = Object.entries(files).flatMap(([file, labels]) => {
    const own = labelsOf(labels);
    return [
      ...[...english].flatMap(([path, forms]) => {
        const had = own.get(path);
        if (!had) return [`${file} lacks "${path}".`];
        const [wanted, named] = [valuesOf(forms), valuesOf(had)];
        return wanted === named
          ? []
          : [`${file}: "${path}" has the values (${named}); in English they are (${wanted}).`];
      }),
      ...[...own.keys()]
        .filter((path) => !english.has(path))
        .map((path) => `${file}: "${path}" is no label of the English.`),
    ];
  });
  const said = Object.entries(sources).flatMap(([path, source]) => saidIn(path, source, by));
  // A method of a text may follow its label.
  const isSaid = (label: string) =>
    said.some((path) => `${label}.`.startsWith(`${path}.`) || path.startsWith(`${label}.`));
  return [
    ...others,
    ...[...english.keys()].filter((path) => !isSaid(path)).map((path) => `Nothing says "${path}".`),
  ];
}

/** The files of this repository: what pages say, or what commands tell. */
export function house(by: Speaker = 'say'): House {
  const folder = by === 'say' ? 'src/labels' : 'src/labels/commands';
  const names = readdirSync(folder).filter((name) => parse(name).ext === '.json');
  const paths = globSync('{src,functions,netlify}/**/*.{ts,tsx,astro}');
  return {
    by,
    files: Object.fromEntries(
      names.map((name) => [name, JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))]),
    ),
    sources: Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')])),
  };
}

/** What a language lacks to say what fields of content and their parts are for, or has besides. */
export function fieldProblems(file: string, own: Readonly<Record<string, string>>): string[] {
  const schemas = JSON.stringify(CHECKED.map(editorSchema));
  const found = schemas.matchAll(/"description":("(?:[^"\\]|\\.)*")/g);
  const said = new Set([...found].map(([, text = '']): string => JSON.parse(text)));
  return [
    ...[...said].filter((text) => !own[text]).map((text) => `fields/${file} lacks "${text}".`),
    ...Object.keys(own)
      .filter((text) => !said.has(text))
      .map((text) => `fields/${file}: no field says "${text}".`),
  ];
}

/** The files with what fields are for. */
export function fieldFiles(): [string, Record<string, string>][] {
  const folder = 'src/labels/fields';
  return readdirSync(folder).map((name) => [
    name,
    JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')),
  ]);
}

if (import.meta.main) {
  const problems = [
    ...problemsOf(house()),
    ...problemsOf(house('tell')),
    ...fieldFiles().flatMap(([file, own]) => fieldProblems(file, own)),
  ];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
