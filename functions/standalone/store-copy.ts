/** `npm run store:copy`: everything from one store into another, and compared at the end. */
import { command, Misuse } from '../../src/command.ts';
import { type Place, placeOf, withPlace } from '../store/place.ts';
import { digestOf, heldBy, itemsOf } from './items.ts';
import { fill } from './restore.ts';
import { leftOut, number, say, teller } from './teller.ts';

const HELP = `npm run store:copy -- FROM TO      copies all that agents sent and the owner made

FROM and TO are stores as STORE names them: file:.data, or postgres://user@host/database. Stop the
service first: what comes in meanwhile may be left behind. Nothing is taken out of FROM, and nothing
that TO has is changed. In the end both are compared, by counts and SHA-256. Until then no service
starts on TO.

  --resume       go on with a copy that broke off: TO may hold a part of it
  --help         this text

Environment:
  PGPASSWORD     the password of a database, so that it need not stand in the command
`;

/** What differs between two places, and how many entries there are. */
async function compared(from: Place, to: Place): Promise<{ wrong: string[]; entries: number }> {
  const one = await digestOf(itemsOf(from, new Set()));
  const other = await digestOf(itemsOf(to, new Set()));
  const wrong: string[] = [];
  let entries = 0;
  for (const [what, { count, hash }] of Object.entries(one)) {
    const there = other[what];
    entries += count;
    say(`${what}: ${number(count)}`);
    if (hash !== there?.hash)
      wrong.push(`${what} (${number(count)} in FROM, ${number(there?.count ?? 0)} in TO)`);
  }
  return { wrong, entries };
}

/** Copies and compares; resolves to the exit code. */
async function copy(from: Place, to: Place, resume: boolean): Promise<number> {
  const held = resume ? [] : await heldBy(to);
  if (held.length > 0)
    throw new Error(
      `TO holds data already (${held.join(', ')}). Name an empty store, or go on with a copy ` +
        'that broke off: --resume',
    );
  if ((await heldBy(from)).length === 0) throw new Error('FROM holds nothing; correct its name.');
  const damaged = new Set<string>();
  const mark = { source: 'store:copy', name: 'a copy (npm run store:copy)', deletions: false };
  const then = async () => {
    const { wrong, entries } = await compared(from, to);
    if (wrong.length > 0)
      throw new Error(
        `FROM and TO are not the same: ${wrong.join('; ')}. Is the service stopped, and is TO an ` +
          'earlier copy of FROM? Then run it again with --resume; else copy into an empty store.',
      );
    say(`Copied and compared: ${number(entries)} entries, every hash is the same.`);
  };
  await fill(to, mark, itemsOf(from, damaged), { isFilled: true, then, tell: teller() });
  return leftOut([...damaged], 'damaged records');
}

const OPTIONS = { resume: { type: 'boolean', default: false } } as const;

command(import.meta.filename, { help: HELP, options: OPTIONS, words: true }, async (given) => {
  const [from = '', to = '', ...rest] = given.positionals;
  if (!to || rest.length > 0) throw new Misuse(HELP.trimEnd());
  if (from === to) throw new Error('FROM and TO are the same store.');
  try {
    return await withPlace(placeOf(from), (source) =>
      withPlace(placeOf(to), (target) => copy(source, target, given.values.resume)),
    );
  } catch (error) {
    const { name, message } = error as Error;
    const isAway = name === 'StoreUnavailable';
    throw new Error(isAway ? `${message} What is copied stays: go on with --resume.` : message);
  }
});
