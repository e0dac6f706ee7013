/**
 * The rows in our own JSON format: which surface function fills which row. The compiler asks for
 * every one.
 */

import type { Rows } from '../instances.ts';
import { listRows } from '../list-rows.ts';
import { contentRows } from './content.ts';
import { profileRows } from './profile.ts';
import { serviceRows } from './service.ts';

export const jsonRows: Rows = { ...serviceRows, ...profileRows, ...listRows, ...contentRows };
