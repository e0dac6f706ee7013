/** /api/admin/reports: how missions went, in the words of agents. */
import type { Operation } from '../operation.ts';
import { foundOfDay } from './day.ts';
import { exportOf } from './export.ts';
import { findRecord } from './find.ts';
import { reportItem } from './kinds.ts';
import { pageOf } from './page.ts';
import { removeReports } from './remove.ts';

export const listReports: Operation<'listReports'> = async ({ query }, given) => {
  const { records, rest } = await pageOf('reports', query, given);
  return { reports: records.map((record) => reportItem(record, given.snapshot)), ...rest };
};

export const exportReports: Operation<'exportReports'> = ({ query }, given) =>
  exportOf('reports', query, given);

export const getReport: Operation<'getReport'> = async ({ params }, { stores, snapshot, now }) =>
  reportItem((await findRecord(stores, 'reports', params['id'] ?? '', now)).record, snapshot);

export const deleteReport: Operation<'deleteReport'> = async ({ params }, given) =>
  removeReports([await findRecord(given.stores, 'reports', params['id'] ?? '', given.now)], given);

export const deleteReportsOfDay: Operation<'deleteReportsOfDay'> = async ({ params }, given) =>
  removeReports(await foundOfDay('reports', params['day'] ?? '', given), given);
