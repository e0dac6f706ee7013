/** A flag that there is not is an error of every command, in a sentence. */
import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/package/commands.ts';
import { inLong } from '../support/long.ts';

/** Starting a program costs a second. */
const some = inLong(2, Infinity);
const tried = Object.entries(COMMANDS).slice(-some);

test.each(tried)('%s refuses a flag that there is not', async (_, command) => {
  const { program, first } = command;
  const args = [`${program}.ts`, ...(first ? [first] : []), '--no-such-flag'];
  const told = await new Promise<{ code: unknown; said: string }>((done) =>
    execFile(process.execPath, args, { timeout: 120_000 }, (error, out, err) =>
      done({ code: error?.code ?? 0, said: out + err }),
    ),
  );
  expect(told.code, told.said).toBeOneOf([1, 2]);
  expect(told.said).toContain('--no-such-flag');
  expect(told.said).not.toMatch(/^ {4}at /m);
});
