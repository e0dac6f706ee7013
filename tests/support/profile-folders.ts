/**
 * Profiles by their names: the example, and profiles that are one file each, in tests/fixtures or
 * tests/evaluation/profiles. A line `=== notes/moth.md` begins each file of their content folder,
 * `=== notes/moth.png base64` a picture; the folder is written into .cache/ when somebody asks for
 * it.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** Where the project stands, wherever this is called from. */
const ROOT = resolve(import.meta.dirname, '../..');
const PACKED = ['tests/fixtures', 'tests/evaluation/profiles'].map((folder) => join(ROOT, folder));

/** Profiles that only questions and statements are asked about. */
export const EVALUATED: readonly string[] = globSync('tests/evaluation/profiles/*.md')
  .map((file) => basename(file, '.md'))
  .sort();

/** The files of packed content, by their paths. */
export function unpacked(text: string): Record<string, Buffer> {
  return Object.fromEntries(
    text
      .split(/^=== /m)
      .slice(1)
      .map((part) => {
        const end = part.indexOf('\n');
        const [, name = '', coding = 'utf8'] =
          /^(.*?)(?: (base64))?$/.exec(part.slice(0, end)) ?? [];
        return [name, Buffer.from(part.slice(end + 1), coding as BufferEncoding)];
      }),
  );
}

/** Writes the files of packed content into a folder. */
function unpack(text: string, folder: string): void {
  for (const [name, bytes] of Object.entries(unpacked(text))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

/** The content folder of a profile. Throws when there is none of this name. */
export function contentFolder(name: string): string {
  if (name === 'example') return join(ROOT, 'content/example');
  const packed = PACKED.map((folder) => join(folder, `${name}.md`)).find((file) =>
    existsSync(file),
  );
  if (!packed) throw new Error(`There is no profile ${name}: no ${name}.md.`);
  const text = readFileSync(packed, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const folder = join(ROOT, '.cache/profiles', `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  // Workers may ask at once: whoever comes second finds the whole folder.
  const draft = `${folder}.${process.pid}`;
  unpack(text, draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  return folder;
}
