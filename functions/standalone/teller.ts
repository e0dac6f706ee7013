/** What commands that take long say of it. */
import { printable } from '../../src/surfaces/printable.ts';

const TELL_MS = 2_000;

/** A number as people read it. */
export const number = (count: number) => count.toLocaleString('en');
/** Prints a line. */
export const say = (text: string) => void process.stdout.write(`${text}\n`);

export type Tell = (what: string, count: number) => void;

/** Tells how many there are of what by now, every two seconds at most. */
export function teller(): Tell {
  let next = Date.now() + TELL_MS;
  return (what, count) => {
    if (Date.now() < next) return;
    next = Date.now() + TELL_MS;
    say(`${number(count)} (${what})`);
  };
}

/** Tells what was left out, and the exit code: what was done is good without it. */
export function leftOut(left: readonly string[], what: string): number {
  if (left.length === 0) return 0;
  const some = left.slice(0, 10).map(printable).join(', ');
  process.stderr.write(`${left.length} ${what} were left out: ${some}\n`);
  return 1;
}
