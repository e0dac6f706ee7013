/** `npm run store:copy`: everything from one store into another, and compared at the end. */
import { command, Misuse } from '../../src/command.ts';
import { type Place, placeOf } from '../store/place.ts';
import { digestOf, entriesIn, heldBy, type Item, itemsOf } from './items.ts';
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

async function opened(store: string): Promise<Place> {
  const place = placeOf(store);
  const away = await place.reach();
  if (away) throw new Error(away);
  return place;
}

/** Items of a place, some at a time, and told of. */
async function* partsOf(place: Place, damaged: Set<string>): AsyncGenerator<Item[]> {
  const tell = teller();
  let part: Item[] = [];
  let count = 0;
  for await (const item of itemsOf(place, damaged)) {
    count += entriesIn(item);
    tell(item[0], count);
    if (part.push(item) < 256) continue;
    yield part;
    part = [];
  }
  yield part;
}

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
  await fill(to, mark, partsOf(from, damaged), { isFilled: true, then });
  return leftOut([...damaged], 'damaged records');
}

const OPTIONS = { resume: { type: 'boolean', default: false } } as const;

command(import.meta.filename, { help: HELP, options: OPTIONS, words: true }, async (given) => {
  const [from = '', to = '', ...rest] = given.positionals;
  if (!to || rest.length > 0) throw new Misuse(HELP.trimEnd());
  if (from === to) throw new Error('FROM and TO are the same store.');
  const places: Place[] = [];
  try {
    for (const store of [from, to]) places.push(await opened(store));
    const [source, target] = places as [Place, Place];
    return await copy(source, target, given.values.resume);
  } catch (error) {
    const { name, message } = error as Error;
    const isAway = name === 'StoreUnavailable';
    throw new Error(isAway ? `${message} What is copied stays: go on with --resume.` : message);
  } finally {
    for (const place of places) await place.close();
  }
});
