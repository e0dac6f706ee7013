/**
 * What `--from` names: a JSON Resume, rendercv's YAML, an archive of LinkedIn, or its folder.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { tell } from '../labels/tell.ts';
import { lastPart, openArchive } from './import/archive.ts';
import { decode } from './import/csv.ts';
import type { Import } from './import/draft.ts';
import { fromJsonResume } from './import/json-resume.ts';
import { fromLinkedIn, LINKEDIN_FILES } from './import/linkedin.ts';
import { isRenderCv, jsonResumeOf } from './import/rendercv.ts';

/** Largest file that is read, in bytes: a whole archive with pictures is below it. */
const MOST_BYTES = 500_000_000;

/** A zip archive begins with a local file header, or is empty. */
const isZip = ([a, b, c]: Uint8Array) => a === 0x50 && b === 0x4b && (c === 3 || c === 5);

async function fromFolder(folder: string): Promise<Import> {
  const names = await readdir(folder, { recursive: true });
  const wanted = names.filter((name) => LINKEDIN_FILES.has(lastPart(name)));
  const files = new Map<string, Uint8Array>();
  for (const name of wanted) files.set(lastPart(name), await readFile(join(folder, name)));
  if (files.size === 0) throw new Error(tell.import.noLinkedInFile({ folder }));
  return fromLinkedIn(
    files,
    names.filter((name) => /\.\w+$/.test(name) && !wanted.includes(name)),
  );
}

function fromArchive(bytes: Uint8Array): Import {
  const { files, unopened, refused } = openArchive(bytes, LINKEDIN_FILES);
  if (files.size === 0 && refused.length === 0) throw new Error(tell.import.noLinkedIn);
  const { drafts, left } = fromLinkedIn(files, unopened);
  const reasons = refused.map(({ name, why }) => ({ what: lastPart(name), why }));
  return { drafts, left: [...left, ...reasons] };
}

/** PDF, and the formats of Word: RTF, and that which is no zip archive. */
const isDocument = (bytes: Uint8Array) =>
  /^(%PDF|\{\\rtf|ÐÏ)/.test(Buffer.from(bytes.subarray(0, 8)).toString('latin1'));

/** What a text of JSON or YAML holds, or why it cannot be read. */
function valueIn(text: string): { value: unknown; problem: string | null } {
  try {
    const value: unknown = /^\s*[[{]/.test(text) ? JSON.parse(text) : parse(text);
    const isObject = typeof value === 'object' && value !== null;
    return { value, problem: isObject ? null : tell.import.noMembers };
  } catch (error) {
    return { value: null, problem: (error as Error).message.split('\n')[0] ?? '' };
  }
}

/**
 * Reads a source. Throws an Error whose message says what to do when it is no source that is
 * understood.
 */
export async function importFrom(path: string): Promise<Import> {
  const found = await stat(path);
  if (found.isDirectory()) return fromFolder(path);
  if (found.size > MOST_BYTES) throw new Error(tell.import.tooLarge({ path }));
  const bytes = await readFile(path);
  if (isZip(bytes) && !/\.(docx|odt|pages)$/i.test(path)) return fromArchive(bytes);
  if (isZip(bytes) || isDocument(bytes)) throw new Error(tell.import.byAgent({ path }));
  const { value, problem } = valueIn(decode(bytes).replace(/^\uFEFF/, ''));
  if (problem !== null) throw new Error(tell.import.notUnderstood({ path, why: problem }));
  const imported = fromJsonResume(isRenderCv(value) ? jsonResumeOf(value) : value);
  const nothing = imported.drafts.every(({ fields }) => !fields['name'] && !fields['title']);
  if (nothing) imported.left.push({ what: path, why: tell.import.why.noBasics });
  return imported;
}
