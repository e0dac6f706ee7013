/**
 * The record of changes in a content folder: content/.record.jsonl, written by `npm run record`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Profile } from '../kinds/entries.ts';
import { tell } from '../labels/tell.ts';
import { HistoryLine } from '../schemas/history.ts';
import { baselineOf, follows } from '../surfaces/history/chain.ts';
import { ContentError } from './problems.ts';
import { nameOf } from './read.ts';

export const HISTORY_FILE = '.record.jsonl';

/**
 * The lines of a folder's record; null where none was begun. Throws ContentError where a line is
 * not as the command wrote it.
 */
export async function readRecord(folder: string): Promise<HistoryLine[] | null> {
  const text = await readFile(join(folder, HISTORY_FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  const read: HistoryLine[] = [];
  try {
    for (const line of text.split('\n').filter(Boolean)) {
      const next = HistoryLine.parse(JSON.parse(line));
      if (!follows(next, read.at(-1))) throw new Error('a line between them is gone');
      read.push(next);
    }
    return read;
  } catch {
    const line = String(read.length + 1);
    throw new ContentError([
      `${nameOf(folder, HISTORY_FILE)}: ${tell.content.badRecord({ line })}`,
    ]);
  }
}

/** Dates entries, in place, by the day of their last recorded change where that is later. */
export function dateByRecord(profile: Profile, lines: readonly HistoryLine[]): void {
  for (const { kind, id, day } of lines.slice(baselineOf(lines))) {
    const entries = [profile[kind as keyof Profile] ?? []].flat() as Profile['claims'][number][];
    const entry = entries.find((one) => one.id === id);
    if (entry && day > entry.modified) entry.modified = day;
  }
}
