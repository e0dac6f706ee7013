/** A flag or a file that there is not is an error of every command, in a sentence. */
import { expect, test } from 'vitest';
import commands from '../../src/package/commands.json' with { type: 'json' };
import { inLong } from '../support/long.ts';
import { contentFolder } from '../support/profile-folders.ts';
import { run, start } from '../support/programs.ts';
import { runDesk } from './command.ts';

/** Starting a program costs a second. */
const some = inLong(2, Infinity);
const tried = Object.entries<{ program: string; first?: string }>(commands).slice(-some);

test.each(tried)('%s refuses a flag that there is not', async (_, command) => {
  const { program, first } = command;
  const args = [`${program}.ts`, ...(first ? [first] : []), '--no-such-flag'];
  const { code, said } = await run(args);
  expect(code, said).toBeOneOf([1, 2]);
  expect(said).toContain('--no-such-flag');
  expect(said).not.toMatch(/^ {4}at /m);
});

test('a reader that leaves early, as head does, is no error', async () => {
  const { child, ended } = start(['src/cli/check.ts', '--help']);
  child.stdout?.destroy();
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test.each([
  ['confirm', ['no file.json']],
  ['begin', ['no file.json']],
  ['begin', ['--compare', 'no file.json']],
])('%s names a file that there is not', async (name, args) => {
  const env = { CONTENT_DIR: contentFolder('alone') };
  const { code, stderr } = await runDesk(name, args, { cwd: 'tests', env });
  expect([code, stderr]).toEqual([2, 'There is no file no file.json.\n']);
});
