/** The record of changes in a content folder: content/.record.jsonl, written by `npm run record`. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Profile } from '../kinds/entries.ts';
import { HistoryLine } from '../schemas/history.ts';
import { brokenLine, statesOf } from '../surfaces/history/chain.ts';
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
  const fail = (line: number) =>
    new ContentError([
      `${nameOf(folder, HISTORY_FILE)}: line ${line} is not as npm run record wrote it; take the ` +
        'file back from git. Lines are only ever added.',
    ]);
  const lines = text.split('\n').filter(Boolean);
  const read = lines.map((line, at) => {
    try {
      return HistoryLine.parse(JSON.parse(line));
    } catch {
      throw fail(at + 1);
    }
  });
  const broken = brokenLine(read);
  if (broken > 0) throw fail(broken);
  return read;
}

/** Dates entries, in place, by the day of their last recorded change where that is later. */
export function dateByRecord(profile: Profile, lines: readonly HistoryLine[]): void {
  for (const [key, { day }] of statesOf(lines)) {
    const [kind, id] = key.split('/');
    const entries = [profile[kind as keyof Profile] ?? []].flat() as {
      id: string;
      modified: string;
    }[];
    const entry = day ? entries.find((one) => one.id === id) : undefined;
    if (entry && day && day > entry.modified) entry.modified = day;
  }
}
