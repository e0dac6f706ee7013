import { execFile } from 'node:child_process';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('npm run shots tells its help, and what is missing, where nothing was built', async () => {
  const cwd = await mkdtemp(join(tmpdir(), 'calling-card-shots-'));
  const shots = (...options: string[]) =>
    run(process.execPath, [resolve('tests/site/shots.ts'), ...options], { cwd });
  expect(await shots('--help')).toEqual({
    stdout: expect.stringMatching(/^npm run shots \[-- options\] \[path\.\.\.\]\n/),
    stderr: '',
  });
  await expect(shots('--no-build')).rejects.toMatchObject({
    code: 2,
    stderr: 'There is no build to take pictures of. Leave --no-build out once.\n',
  });
  await rmdir(cwd);
});
