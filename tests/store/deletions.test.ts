/** What was deleted stays deleted, whatever backup comes back: `npm run restore -- --deletions`. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { daysOf } from '../../functions/operations/inbox/kinds.ts';
import type { ContactRecord } from '../../functions/operations/records.ts';
import { fileStores } from '../../functions/store/files.ts';
import { textOf } from './days.ts';
import { AT, DAY } from './note.ts';
import { freshFolder } from './places.ts';

const run = (args: readonly string[], folder: string) =>
  promisify(execFile)(process.execPath, ['functions/standalone/backup.ts', ...args], {
    env: { ...process.env, DATA_DIR: folder },
  });

const idOf = (n: number) => `${n}`.padStart(32, '0');
const message = (n: number): ContactRecord => ({
  intent_id: idOf(n),
  received_at: `${DAY}T00:00:0${n}.000Z`,
  intent: 'hire',
  from: `sender-${n}@example.org`,
  context: null,
  agent_name: null,
  human_name: null,
  risk_flags: [],
});

test('a backup of before comes back without what was deleted since', async () => {
  const folder = await freshFolder();
  const stores = fileStores(folder);
  const days = daysOf(stores, 'contacts');
  for (const n of [1, 2, 3]) await days.add(DAY, idOf(n), message(n));
  const before = join(await freshFolder(), 'before');
  await run(['backup', before], folder);
  const items = await days.day(DAY);
  await days.remove(
    items.filter(({ id }) => id === idOf(2)),
    AT,
  );
  for (const isArchive of [false, true]) {
    const later = join(await freshFolder(), 'later');
    if (isArchive) await run(['backup', later], folder);
    const restored = await freshFolder();
    const from = isArchive ? later : folder;
    const { stdout } = await run(['restore', before, '--deletions', from], restored);
    expect(stdout).toContain('1 deletion applied');
    const found = fileStores(restored);
    const left = await daysOf(found, 'contacts').day(DAY);
    expect(left.map(({ id }) => id)).toEqual([idOf(3), idOf(1)]);
    expect(await textOf(found)).not.toContain('sender-2@');
  }
});
