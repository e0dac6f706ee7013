/** What commands that take long say of it. */

const TELL_MS = 2_000;

/** A number as people read it. */
export const number = (count: number) => count.toLocaleString('en');
/** Prints a line. */
export const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Tells how many there are of what by now, every two seconds at most. */
export function teller(): (what: string, count: number) => void {
  let next = Date.now() + TELL_MS;
  return (what, count) => {
    if (Date.now() < next) return;
    next = Date.now() + TELL_MS;
    say(`${number(count)} (${what})`);
  };
}
