/** Every GET row that is a file, and what is served beside them, written down once more. */
import written from './rows.json' with { type: 'json' };

export const JSON_TYPE = 'application/json; charset=utf-8';

export type Row = {
  path: string;
  aliases: string[];
  type: string;
  /** Published schema of the answer; none for text and for documents in somebody else's format. */
  schema?: string;
  /** Left out of init's map. */
  aside?: boolean;
};

/** What is JSON and has one name says neither. */
export const ROWS: Row[] = written.rows.map((row) => ({ aliases: [], type: JSON_TYPE, ...row }));
/** Rows with a path parameter: the list that tells their ids, and the member that holds it. */
export const ITEMS = written.items;
/** Rows that take `detail`: its values, the first of them the default. */
export const DETAILS = written.details;
/**
 * Rows that take `limit`: where they stand, what their items are called, the most and the usual
 * number.
 */
export const LISTS = written.lists;
