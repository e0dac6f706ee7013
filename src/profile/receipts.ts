/** Receipts of checks: content/evidence/<kind>.<id>.json, written by `npm run evidence`. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Profile } from '../kinds/entries.ts';
import { tell } from '../labels/tell.ts';
import { ReceiptFile } from '../schemas/verification.ts';
import { latest } from '../surfaces/seal.ts';
import { recipeOf, sameRecipe } from '../surfaces/verification.ts';
import { jsonFilesIn, nameOf } from './read.ts';

/** Folders of the content whose entries have evidence. */
export const EVIDENCED = ['claims', 'projects', 'skills'] as const;

/** Where the receipts of a record stand below the content folder. */
export function receiptFile(record: string): string {
  return `evidence/${record.replace('/', '.')}.json`;
}

function parsed(file: string, text: string): ReceiptFile | string {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return `${file}: ${tell.content.receipts.notJson}`;
  }
  const { data: receipts, error } = ReceiptFile.safeParse(data);
  const issue = error?.issues[0];
  if (receipts) return receipts;
  const [field, message] = [issue?.path.join('.') ?? '', issue?.message ?? ''];
  return `${file}: ${tell.content.receipts.notOurs({ field, message })}`;
}

/** Reads all receipts of a content folder. What is wrong becomes a sentence. */
export async function readReceipts(
  folder: string,
): Promise<{ receipts: ReceiptFile[]; problems: string[] }> {
  const receipts: ReceiptFile[] = [];
  const problems: string[] = [];
  for (const path of await jsonFilesIn(folder, 'evidence')) {
    const file = nameOf(folder, path);
    const found = parsed(file, await readFile(join(folder, path), 'utf8'));
    if (typeof found === 'string') problems.push(found);
    else if (receiptFile(found.record) !== path) {
      const at = { record: found.record, place: receiptFile(found.record) };
      problems.push(`${file}: ${tell.content.receipts.elsewhere(at)}`);
    } else receipts.push(found);
  }
  return { receipts, problems };
}

/**
 * Puts receipts beside the entries they are about, in place; a run is news of its entry. Receipts
 * of what is not there are left alone: the entry may be a draft.
 */
export function attachReceipts(profile: Partial<Profile>, files: readonly ReceiptFile[]): void {
  const byRecord = new Map(files.map(({ record, receipts }) => [record, receipts]));
  for (const kind of EVIDENCED)
    for (const entry of profile[kind] ?? []) {
      const receipts = byRecord.get(`${kind}/${entry.id}`);
      if (!receipts) continue;
      entry.receipts = receipts;
      const days = receipts.flatMap(({ day }) => day ?? []);
      entry.modified = latest([entry.modified, ...days]) ?? entry.modified;
    }
}

/**
 * One sentence for each file with a receipt of a check that its record does not have: it was edited
 * by hand, or the check was changed since. Publishing it would tell of a run that there was not.
 */
export function strayReceipts(profile: Profile, files: readonly ReceiptFile[]): string[] {
  return files.flatMap(({ record, receipts }) => {
    const entry = EVIDENCED.flatMap((kind) =>
      profile[kind].filter(({ id }) => `${kind}/${id}` === record),
    )[0];
    if (!entry) return [];
    const recipes = entry.evidence_links.flatMap((link) => recipeOf(link)?.recipe ?? []);
    const strays = receipts.filter(({ recipe }) => !recipes.some((own) => sameRecipe(own, recipe)));
    if (strays.length === 0) return [];
    return [`content/${receiptFile(record)}: ${tell.content.receipts.stray({ record })}`];
  });
}
