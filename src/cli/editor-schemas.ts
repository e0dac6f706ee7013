/**
 * JSON Schemas of front matter, for editors: `node src/cli/editor-schemas.ts` writes them and the
 * settings of VS Code that name them. Both are committed; a test holds them to the schemas.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { CardSettings } from '../face/card.ts';
import { isSingle, type Kind, kindNames, kinds } from '../kinds/kinds.ts';

/** Where they stand, and where the setting. */
const FOLDER = '.vscode/schemas';
const SETTINGS = '.vscode/settings.json';

type Shape = { [member: string]: unknown };

/** Front matter holds no numbers: 1952 is text here, and a number to an editor. */
function forEditors(shape: Shape): void {
  const { type, pattern, format, enum: words } = shape;
  const digits = pattern === undefined || /^\^?\(?(\\d|\[1-9\])/.test(String(pattern));
  if (type === 'string' && digits && format === undefined && words === undefined)
    shape['type'] = ['string', 'number'];
}

/** What editors check: front matter by its kind, and card.yaml, whose schema is called `card`. */
export const CHECKED = [...kindNames, 'card'] as const;
type Checked = (typeof CHECKED)[number];

/** Where the files of a schema stand below a content folder. */
export function filesCheckedBy(checked: Checked): string {
  if (checked === 'card') return 'card.yaml';
  return isSingle(checked) ? `${checked}.md` : `${checked}/**/*.md`;
}

const titleOf = (kind: Kind) => `Front matter of ${isSingle(kind) ? kind : kinds[kind].noun}`;

/** The JSON Schema of some files, as an editor may hold one against it. */
export function editorSchema(checked: Checked): Shape {
  const schema = z.toJSONSchema(checked === 'card' ? CardSettings : kinds[checked].schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => forEditors(jsonSchema as Shape),
  });
  return { ...schema, title: checked === 'card' ? 'How a card looks' : titleOf(checked) };
}

/** The files by their paths: a schema for each kind, and the setting that names them. */
export function editorFiles(): Map<string, string> {
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const places = (checked: Checked) =>
    ['content', 'content/example'].map((folder) => `${folder}/${filesCheckedBy(checked)}`);
  const schemas = CHECKED.map((checked): [string, string] => [
    `${FOLDER}/${checked}.json`,
    text(editorSchema(checked)),
  ]);
  const named = CHECKED.map((checked) => [`./${FOLDER}/${checked}.json`, places(checked)]);
  return new Map([
    ...schemas,
    [
      SETTINGS,
      text({
        // Of the extension for Astro, which is recommended: it reads front matter in Markdown.
        'astro.content-intellisense': true,
        'yaml.schemas': Object.fromEntries(named),
      }),
    ],
  ]);
}

if (import.meta.main) {
  await mkdir(FOLDER, { recursive: true });
  for (const name of await readdir(FOLDER)) await rm(join(FOLDER, name));
  for (const [path, text] of editorFiles()) await writeFile(path, text);
}
