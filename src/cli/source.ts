/**
 * What `--from` names: a JSON Resume, an archive of LinkedIn, or a folder that one was unpacked to.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lastPart, openArchive } from './import/archive.ts';
import { decode } from './import/csv.ts';
import { type Import, NOT_READABLE } from './import/draft.ts';
import { fromJsonResume } from './import/json-resume.ts';
import { fromLinkedIn, LINKEDIN_FILES } from './import/linkedin.ts';

/** Largest file that is read, in bytes: a whole archive with pictures is below it. */
const MOST_BYTES = 500_000_000;

/** A zip archive begins with a local file header, or is empty. */
const isZip = ([a, b, c]: Uint8Array) => a === 0x50 && b === 0x4b && (c === 3 || c === 5);

async function fromFolder(folder: string): Promise<Import> {
  const names = await readdir(folder, { recursive: true });
  const wanted = names.filter((name) => LINKEDIN_FILES.has(lastPart(name)));
  const files = new Map<string, Uint8Array>();
  for (const name of wanted) files.set(lastPart(name), await readFile(join(folder, name)));
  if (files.size === 0)
    throw new Error(`There is no file of a LinkedIn archive in ${folder}, such as Profile.csv.`);
  return fromLinkedIn(
    files,
    names.filter((name) => /\.\w+$/.test(name) && !wanted.includes(name)),
  );
}

function fromArchive(bytes: Uint8Array): Import {
  const { files, unopened, refused } = openArchive(bytes, LINKEDIN_FILES);
  if (files.size === 0 && refused.length === 0)
    throw new Error(
      'The archive holds no file of LinkedIn, such as Profile.csv. Ask LinkedIn for the whole ' +
        'copy of your data (Settings, Data privacy), not for a part of it.',
    );
  const { drafts, left } = fromLinkedIn(files, unopened);
  const reasons = refused.map(({ name, why }) => ({ what: lastPart(name), why }));
  return { drafts, left: [...left, ...reasons] };
}

/**
 * Reads a source. Throws an Error whose message says what to do when it is no source that is
 * understood.
 */
export async function importFrom(path: string): Promise<Import> {
  const found = await stat(path).catch(() => {
    throw new Error(`There is no file ${path}.`);
  });
  if (found.isDirectory()) return fromFolder(path);
  if (found.size > MOST_BYTES) throw new Error(`${path} is too large to be read.`);
  const bytes = await readFile(path);
  if (isZip(bytes)) return fromArchive(bytes);
  let value: unknown;
  try {
    value = JSON.parse(decode(bytes).replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(
      `${path} is neither a zip archive nor JSON (${(error as Error).message}). --from takes a ` +
        'JSON Resume (jsonresume.org) or the archive that LinkedIn gives you.',
    );
  }
  const imported = fromJsonResume(value);
  const nothing = imported.drafts.every(({ fields }) => !fields['name'] && !fields['title']);
  if (nothing)
    imported.left.push({ what: path, why: `${NOT_READABLE}: it has no member "basics"` });
  return imported;
}
