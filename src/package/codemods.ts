/**
 * What later versions write otherwise, by the version that began with it: data, in codemods.json.
 * Nothing is ever taken out, so that content of any age becomes today's.
 */
import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, parseDocument, Scalar, stringify } from 'yaml';
import * as z from 'zod';
import { engineFile } from '../engine.ts';
import { isKind } from '../kinds/kinds.ts';
import { splitFile } from '../profile/front-matter.ts';

const Since = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  says: z.string(),
});

const FieldRenamed = Since.extend({
  kind: z.string().refine(isKind).optional(),
  field: z.string(),
  to: z.string(),
});

const ValuesChanged = FieldRenamed.omit({ to: true }).extend({
  values: z.record(z.string(), z.string()),
});

const SettingRenamed = Since.extend({ setting: z.string(), to: z.string() });

const Codemods = z.array(z.union([FieldRenamed, ValuesChanged, SettingRenamed]));
export type Codemod = z.infer<typeof Codemods>[number];

/** Orders versions such as 1.9.0 and 1.10.0. */
export const compareVersions = new Intl.Collator('en', { numeric: true }).compare;

/** The codemods after one version up to another, in their order. */
export const codemodsBetween = (after: string, last: string): Codemod[] =>
  Codemods.parse(JSON.parse(readFileSync(engineFile(FILE), 'utf8'))).filter(
    ({ version }) => compareVersions(version, after) > 0 && compareVersions(version, last) <= 0,
  );

/** Where they are kept, in the repository and in the package. */
const FILE = 'src/package/codemods.json';

type Edit = { start: number; end: number; text: string };

/** What a codemod replaces in front matter. A name that is taken already is left to `check`. */
function editsOf(codemod: Codemod, yaml: string): Edit[] {
  if ('setting' in codemod) return [];
  const document = parseDocument(yaml, { keepSourceTokens: true });
  const pairs = isMap(document.contents) ? document.contents.items : [];
  const named = (name: string) => pairs.find(({ key }) => isScalar(key) && key.value === name);
  const pair = named(codemod.field);
  if (!pair) return [];
  const replaced = (node: unknown, text: string | undefined): Edit[] =>
    text !== undefined && isScalar(node) && node.range
      ? [{ start: node.range[0], end: node.range[1], text }]
      : [];
  if ('to' in codemod) return named(codemod.to) ? [] : replaced(pair.key, codemod.to);
  const { values } = codemod;
  return (isSeq(pair.value) ? pair.value.items : [pair.value]).flatMap((node) => {
    const value = isScalar(node) ? String(node.value) : '';
    const text = Object.hasOwn(values, value) ? values[value] : undefined;
    return replaced(node, text && stringify(new Scalar(text)).trimEnd());
  });
}

/** A file of content as later versions write it; the text as given where nothing is otherwise. */
export function contentAfter(codemods: readonly Codemod[], kind: string, text: string): string {
  let after = text;
  for (const codemod of codemods) {
    if ('setting' in codemod || (codemod.kind && codemod.kind !== kind)) continue;
    const { at, yaml, problem } = splitFile(after);
    if (problem) continue;
    for (const edit of editsOf(codemod, yaml).reverse())
      after = after.slice(0, at + edit.start) + edit.text + after.slice(at + edit.end);
  }
  return after;
}

/** Settings, lines of NAME=value, as later versions name them. */
export const settingsAfter = (codemods: readonly Codemod[], text: string): string =>
  codemods.reduce(
    (after, codemod) =>
      'setting' in codemod
        ? after.replace(
            new RegExp(`^(\\s*(?:export\\s+)?)${codemod.setting}(?=\\s*=)`, 'gm'),
            `$1${codemod.to}`,
          )
        : after,
    text,
  );
