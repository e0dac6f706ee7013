/**
 * JSON Schemas of front matter, for editors: `node src/cli/editor-schemas.ts` writes them and the
 * settings of VS Code that name them. Both are committed; a test holds them to the schemas.
 */
import { writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { CardSettings } from '../face/card.ts';
import { isSingle, type Kind, kindNames, kinds } from '../kinds/kinds.ts';

/** Where they stand, one beside the other, and where the setting. */
const SCHEMAS = '.vscode/schemas.json';
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

/** The two files by their paths: the schemas by kind, and the setting that names each. */
export function editorFiles(): Map<string, string> {
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const places = (checked: Checked) =>
    ['content', 'content/example'].map((folder) => `${folder}/${filesCheckedBy(checked)}`);
  // Types that several kinds name are the same in each.
  const all: Shape = {};
  for (const checked of CHECKED) {
    const { $defs, $schema: _, ...schema } = editorSchema(checked);
    Object.assign(all, $defs, { [checked]: schema });
  }
  const named = CHECKED.map((checked) => [`./${SCHEMAS}#/$defs/${checked}`, places(checked)]);
  return new Map([
    [SCHEMAS, text({ $schema: 'https://json-schema.org/draft/2020-12/schema', $defs: all })],
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

if (import.meta.main) for (const [path, text] of editorFiles()) await writeFile(path, text);
