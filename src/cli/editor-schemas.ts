/**
 * JSON Schemas of front matter, for editors: `node src/cli/editor-schemas.ts` writes them and the
 * settings of VS Code that name them. Both are committed; a test holds them to the schemas.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
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

/** The JSON Schema of the front matter of a kind, as an editor may hold a file against it. */
export function editorSchema(kind: Kind): Shape {
  const schema = z.toJSONSchema(kinds[kind].schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => forEditors(jsonSchema as Shape),
  });
  return { ...schema, title: `Front matter of ${isSingle(kind) ? kind : kinds[kind].noun}` };
}

/** The files by their paths: a schema for each kind, and the setting that names them. */
export function editorFiles(): Map<string, string> {
  const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const places = (kind: Kind) =>
    ['content', 'content/example'].map((folder) =>
      isSingle(kind) ? `${folder}/${kind}.md` : `${folder}/${kind}/**/*.md`,
    );
  const schemas = kindNames.map((kind): [string, string] => [
    `${FOLDER}/${kind}.json`,
    text(editorSchema(kind)),
  ]);
  const named = kindNames.map((kind) => [`./${FOLDER}/${kind}.json`, places(kind)]);
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
