/** A flag that there is not is an error of every command, in a sentence. */
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/package/commands.ts';
import { inLong } from '../support/long.ts';
import { run } from '../support/programs.ts';

/** Starting a program costs a second. */
const some = inLong(2, Infinity);
const tried = Object.entries(COMMANDS).slice(-some);

test.each(tried)('%s refuses a flag that there is not', async (_, command) => {
  const { program, first } = command;
  const args = [`${program}.ts`, ...(first ? [first] : []), '--no-such-flag'];
  const { code, said } = await run(args);
  expect(code, said).toBeOneOf([1, 2]);
  expect(said).toContain('--no-such-flag');
  expect(said).not.toMatch(/^ {4}at /m);
});
