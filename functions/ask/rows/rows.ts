/** The table of rows: what is asked of every profile and answered from typed records. */
import { LIST_ROWS } from './lists.ts';
import { PROFILE_ROWS } from './profile.ts';
import { RECORD_ROWS } from './records.ts';
import type { Row } from './row.ts';
import { TIME_ROWS } from './times.ts';

export const ROWS: Readonly<Record<string, Row>> = {
  ...PROFILE_ROWS,
  ...LIST_ROWS,
  ...TIME_ROWS,
  ...RECORD_ROWS,
};
