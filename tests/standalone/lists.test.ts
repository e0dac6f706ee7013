/** Limits of every list, through the running server; tests/gateway/filters has what they filter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { EXAMPLE } from '../support/build.ts';
import { LISTS } from './rows.ts';
import { type Contract, contractOf } from './schemas.ts';
import { serving } from './server.ts';

type Answer = Record<string, unknown>;

const { at, get } = serving();
let contract: Contract;

beforeAll(async () => {
  contract = await contractOf(at('/api/schema'));
});

/** The complete list as the build left it on the disk. */
function complete(path: string, member: string): object[] {
  const all: Record<string, object[]> = JSON.parse(
    readFileSync(join(EXAMPLE, `variants${path}/all.json`), 'utf8'),
  );
  return all[member] ?? [];
}

async function answer(path: string, schema: string): Promise<Answer> {
  const response = await get(path);
  expect([path, response.status]).toEqual([path, 200]);
  const payload = (await response.json()) as Answer;
  expect(contract.problems(payload, schema)).toEqual([]);
  return payload;
}

test.each(LISTS)(
  '$paths: limits that are allowed',
  async ({ paths, member, most, usual, schema }) => {
    const all = complete(paths[0] ?? '', member);
    expect(all.length).toBeGreaterThan(1);
    for (const path of paths)
      for (const [query, limit] of [
        ['', usual],
        [`?limit=${usual}`, usual],
        ['?limit=1', 1],
        ['?limit=2', 2],
        [`?limit=${most - 1}`, most - 1],
        [`?limit=${most}`, most],
        [`?limit=0${most}&unknown=1`, most],
      ] as const) {
        const payload = await answer(`${path}${query}`, schema);
        expect(payload[member]).toEqual(all.slice(0, limit));
        expect(payload).toMatchObject({ total: all.length, returned: Math.min(limit, all.length) });
        expect(payload['filters']).toMatchObject({ limit });
      }
  },
);
