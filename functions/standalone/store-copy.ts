/**
 * `npm run store:copy`: everything from one store into another, in parts, and compared at the end.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { digestOfDay, type EventDays, eventFiles, eventRecords } from '../events/copy-events.ts';
import { copyStore, type Digest, digestOf, type Progress } from '../store/copy.ts';
import { type Place, placeOf } from '../store/place.ts';
import type { StoreName } from '../store/store.ts';

const HELP = `npm run store:copy -- FROM TO      copies all that agents sent and the owner made

FROM and TO are stores as STORE names them: file:.data, or postgres://user@host/database. Stop the
service first: what comes in meanwhile may be left behind. Nothing is taken out of FROM, and nothing
that TO has is changed. In the end both are compared, by counts and SHA-256.

  --resume       go on with a copy that broke off: TO may hold a part of it
  --help         this text

Environment:
  PGPASSWORD     the password of a database, so that it need not stand in the command
`;

/** All but events, which have a form of their own in a folder. */
const NAMES = Object.keys({
  contacts: true,
  questions: true,
  reports: true,
  'report-facts': true,
  audits: true,
  'audit-tokens': true,
  rollups: true,
  idempotency: true,
} satisfies Record<Exclude<StoreName, 'events'>, true>) as Exclude<StoreName, 'events'>[];

const TELL_MS = 2_000;

const number = (count: number) => count.toLocaleString('en');
const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Tells how far something is, now and then. */
function teller(what: string): Progress {
  let next = Date.now() + TELL_MS;
  return (done, all) => {
    if (Date.now() < next) return;
    next = Date.now() + TELL_MS;
    say(`${what}: ${number(done)} of ${number(all)}`);
  };
}

async function opened(store: string): Promise<Place> {
  const place = placeOf(store);
  const away = await place.reach();
  if (away) throw new Error(away);
  return place;
}

function eventsOf({ folder, stores }: Place): EventDays {
  return folder ? eventFiles(join(folder, 'events')) : eventRecords(stores.open('events'));
}

/** What a place holds already, a name for each kind. */
async function heldBy(place: Place): Promise<string[]> {
  const held: string[] = [];
  for (const name of NAMES)
    if ((await place.stores.open(name).list('')).length > 0) held.push(name);
  if ((await eventsOf(place).days()).length > 0) held.push('events');
  return held;
}

type Compared = { what: string; from: Digest; to: Digest };

async function copyEvents(from: EventDays, to: EventDays): Promise<Compared[]> {
  const days = await from.days();
  const tell = teller('events, days');
  const compared: Compared[] = [];
  for (const [at, day] of days.entries()) {
    tell(at, days.length);
    await to.write(day, await from.read(day));
    const [one, other] = [await digestOfDay(from, day), await digestOfDay(to, day)];
    compared.push({ what: `events ${day}`, from: one, to: other });
  }
  const others = (await to.days()).filter((day) => !days.includes(day));
  const none = { count: 0, hash: '' };
  for (const day of others)
    compared.push({ what: `events ${day}`, from: none, to: await digestOfDay(to, day) });
  return compared;
}

/** Copies and compares; tells what is wrong in the end, or null. */
async function copy(from: Place, to: Place, resume: boolean): Promise<string | null> {
  const held = await heldBy(to);
  if (held.length > 0 && !resume)
    throw new Error(
      `TO holds data already (${held.join(', ')}). Name an empty store, or go on with a copy ` +
        `that ` +
        'broke off: --resume',
    );
  if ((await heldBy(from)).length === 0) throw new Error('FROM holds nothing; correct its name.');
  const damaged: string[] = [];
  const compared: Compared[] = [];
  for (const name of NAMES) {
    const [source, target] = [from.stores.open(name), to.stores.open(name)];
    const left = await copyStore(source, target, teller(name));
    damaged.push(...left.map((key) => `${name}/${key}`));
    compared.push({
      what: name,
      from: await digestOf(source, left, teller(`${name}, reading FROM again`)),
      to: await digestOf(target, [], teller(`${name}, reading TO`)),
    });
    say(`${name}: ${number(compared.at(-1)?.to.count ?? 0)} records`);
  }
  const events = await copyEvents(eventsOf(from), eventsOf(to));
  say(`events: ${number(events.length)} days`);
  const all = [...compared, ...events];
  const wrong = all.filter(
    (one) => one.from.hash !== one.to.hash || one.from.count !== one.to.count,
  );
  if (wrong.length > 0) {
    const told = wrong.map(
      (one) => `${one.what} (${number(one.from.count)} in FROM, ${number(one.to.count)} in TO)`,
    );
    return (
      `FROM and TO are not the same: ${told.join('; ')}. Is the service stopped, and is TO an ` +
      'earlier copy of FROM? Then run it again with --resume; else copy into an empty store.'
    );
  }
  const records = all.reduce((sum, one) => sum + one.to.count, 0);
  say(`Copied and compared: ${number(records)} records, every hash is the same.`);
  if (damaged.length === 0) return null;
  return `${damaged.length} damaged records were left out: ${damaged.slice(0, 10).join(', ')}`;
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      resume: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [from = '', to = '', ...rest] = positionals;
  if (values.help || !to || rest.length > 0) {
    process[values.help ? 'stdout' : 'stderr'].write(HELP);
    return values.help ? 0 : 2;
  }
  if (from === to) throw new Error('FROM and TO are the same store.');
  const places: Place[] = [];
  try {
    for (const store of [from, to]) places.push(await opened(store));
    const [source, target] = places as [Place, Place];
    const wrong = await copy(source, target, values.resume);
    if (wrong) process.stderr.write(`${wrong}\n`);
    return wrong ? 1 : 0;
  } finally {
    for (const place of places) await place.close();
  }
}

process.exitCode = await run().catch((error: Error) => {
  const hint =
    error.name === 'StoreUnavailable' ? ' What is copied stays: go on with --resume.' : '';
  process.stderr.write(`${error.message}${hint}\n`);
  return 1;
});
