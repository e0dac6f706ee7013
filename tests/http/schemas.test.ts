import { expect, test } from 'vitest';
import { schemasOf } from '../../functions/http/schemas.ts';
import { routeList } from '../../src/routes.ts';
import { bodies, operationResponses } from '../../src/schemas/operation-payloads.ts';

const named: Record<string, object> = bodies;
const told: Record<string, object> = operationResponses;

test('every operation finds the schemas of its row', async () => {
  const rows = routeList.filter(({ kind }) => kind === 'operation');
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) {
    const { body, response } = await schemasOf(row);
    expect([row.id, body, response]).toEqual([row.id, named[row.id], told[row.id]]);
  }
});
