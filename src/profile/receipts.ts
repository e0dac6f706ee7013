/** Receipts of checks: content/evidence/<kind>.<id>.json, written by `npm run evidence`. */
import * as z from 'zod';
import type { Profile } from '../kinds/entries.ts';
import { tell } from '../labels/tell.ts';
import { ReceiptFile } from '../schemas/verification.ts';
import { latest } from '../surfaces/seal.ts';
import { recipeOf, sameRecipe } from '../surfaces/verification.ts';
import { readJson } from './read.ts';

/** Folders of the content whose entries have evidence. */
export const EVIDENCED = ['claims', 'projects', 'skills'] as const;

/** Where the receipts of a record stand below the content folder. */
export const receiptFile = (record: string): string => `evidence/${record.replace('/', '.')}.json`;

/** What is wrong with a file of receipts. */
function fault(error: unknown): string {
  const { notJson, notOurs } = tell.content.receipts;
  if (!(error instanceof z.ZodError)) return notJson;
  const { path = [], message = '' } = error.issues[0] ?? {};
  return notOurs({ field: path.join('.'), message });
}

/** Reads all receipts of a content folder. What is wrong becomes a sentence. */
export async function readReceipts(folder: string) {
  const receipts: ReceiptFile[] = [];
  const problems: string[] = [];
  for (const { path, file, data, error } of await readJson(folder, 'evidence', ReceiptFile)) {
    if (!data) problems.push(`${file}: ${fault(error)}`);
    else if (receiptFile(data.record) === path) receipts.push(data);
    else {
      const at = { record: data.record, place: receiptFile(data.record) };
      problems.push(`${file}: ${tell.content.receipts.elsewhere(at)}`);
    }
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
export const strayReceipts = (profile: Profile, files: readonly ReceiptFile[]): string[] =>
  files.flatMap(({ record, receipts }) => {
    const [kind, id] = record.split('/') as [(typeof EVIDENCED)[number], string];
    const entry = profile[kind].find((one) => one.id === id);
    if (!entry) return [];
    const recipes = entry.evidence_links.flatMap((link) => recipeOf(link)?.recipe ?? []);
    const strays = receipts.filter(({ recipe }) => !recipes.some((own) => sameRecipe(own, recipe)));
    if (strays.length === 0) return [];
    return [`content/${receiptFile(record)}: ${tell.content.receipts.stray({ record })}`];
  });
