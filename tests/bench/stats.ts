/** Statistics over very many reports: how long they take, and how often they ask the store. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { v7 } from 'uuid';
import { snapshotFrom } from '../../functions/answers/facts/snapshot.ts';
import { storeLog } from '../../functions/events/store-log.ts';
import { daysOf } from '../../functions/operations/inbox/kinds.ts';
import type { ReportRecord } from '../../functions/operations/records.ts';
import { getReportStats } from '../../functions/operations/report-stats.ts';
import { fileOfKey } from '../../functions/store/file-names.ts';
import { fileStores } from '../../functions/store/files.ts';
import { dayPrefix } from '../../functions/store/keys.ts';
import { memoryStores } from '../../functions/store/memory.ts';
import type { StoreOperation, Stores } from '../../functions/store/store.ts';
import { buildSite } from '../support/build.ts';
import { type Bench, median, type Result } from './results.ts';

const REPORTS = 100_000;
const DAYS = 100;
/** Of the last day, which is not closed. */
const TODAY = 100;
const MONTHS = 5;
const AT = '2026-11-20T12:00:00.000Z';
const DAY = 86_400_000;
const ROUNDS = 5;
const AT_A_TIME = 64;

type Made = { key: string; record: ReportRecord };

/** The nth report: closed days share all but those of today. */
function reportAt(n: number): Made {
  const today = n < TODAY;
  const back = today ? 0 : 1 + (n % (DAYS - 1));
  const time = Date.parse(AT) - back * DAY - (n % 10_000) * 1000 * (today ? 1 : 0);
  const received_at = new Date(time).toISOString();
  const report_id = v7({ msecs: time, seq: n });
  const record: ReportRecord = {
    report_id,
    received_at,
    report: {
      mission: {
        attempted: 'assess_expertise',
        completed: n % 3 > 0,
        confidence_in_result: 1 + (n % 5),
      },
      endpoints_used: ['/api/init', '/api/projects'],
      feedback: { what_worked: `All that I looked for was there, number ${n}.` },
      outcome: { achieved_goal: n % 4 > 0 },
      public: n % 10 === 0,
    },
    risk_flags: [],
    handling: {
      free_text_is_untrusted: true,
      stored: true,
      included_in_aggregate_stats: true,
      public_raw_allowed: n % 10 === 0,
      excluded_from_public_raw_reports: n % 10 > 0,
    },
  };
  return { key: dayPrefix(received_at.slice(0, 10)) + report_id, record };
}

type Counts = Record<StoreOperation, number>;

/** The same stores; what is asked of them is counted. */
function counted(stores: Stores, counts: Counts): Stores {
  return {
    open(name) {
      const store = stores.open(name);
      const tell = <T>(operation: StoreOperation, work: Promise<T>) => {
        counts[operation] += 1;
        return work;
      };
      return {
        create: (key, value) => tell('create', store.create(key, value)),
        read: (key) => tell('read', store.read(key)),
        list: (...asked) => tell('list', store.list(...asked)),
        remove: (key) => tell('remove', store.remove(key)),
      };
    },
  };
}

type Places = Record<string, () => Promise<Stores>>;

/**
 * Stores with all the reports. The files are written as the store writes them, but not synced: that
 * would take minutes.
 */
function places(folder: string): Places {
  return {
    memory: async () => {
      const stores = memoryStores();
      for (let n = 0; n < REPORTS; n++) {
        const { key, record } = reportAt(n);
        await stores.open('reports').create(key, record);
      }
      return stores;
    },
    files: async () => {
      for (let n = 0; n < REPORTS; n += AT_A_TIME)
        await Promise.all(
          Array.from({ length: Math.min(AT_A_TIME, REPORTS - n) }, async (_, at) => {
            const { key, record } = reportAt(n + at);
            const file = join(folder, 'data/reports', fileOfKey(key));
            await mkdir(dirname(file), { recursive: true });
            await writeFile(file, JSON.stringify(record));
          }),
        );
      return fileStores(join(folder, 'data'));
    },
  };
}

export const stats: Bench = {
  about:
    `statistics over ${REPORTS.toLocaleString('en')} reports of ${DAYS} days, on memory and ` +
    `on files`,
  async run(folder, say) {
    const out = join(folder, `bench-${process.pid}-stats`);
    const { code, output } = await buildSite(out);
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    const snapshot = await snapshotFrom(async (file) =>
      JSON.parse(await readFile(join(out, file), 'utf8')),
    );
    const results: Result[] = [];
    for (const [name, make] of Object.entries(places(folder))) {
      const full = await make();
      await daysOf(full, 'reports').tidy(AT.slice(0, 10));
      /** One call: its time, and what it asked of the store. */
      const call = async () => {
        const counts = { create: 0, read: 0, list: 0, remove: 0 };
        const query = { limit_public_reports: 50 };
        const given = {
          stores: counted(full, counts),
          snapshot,
          at: AT,
          now: AT,
          id: () => '',
          claim: null,
          later: () => {},
          webhook: null,
          log: () => {},
          events: storeLog(full),
          configuration: {},
        };
        const before = performance.now();
        const { total_reports } = await getReportStats(
          { body: undefined, query, params: {} },
          given,
        );
        const time = performance.now() - before;
        if (total_reports !== REPORTS) throw new Error(`${total_reports} reports were counted`);
        return { time, ...counts };
      };
      const tell = (what: string, time: number, { read, list, create }: Counts, limit?: number) => {
        const value = `${time.toFixed(0)} ms (${read} reads, ${list} lists, ${create} writes)`;
        const kept = limit === undefined ? {} : { limit: `<= ${limit} reads`, kept: read <= limit };
        say(`${what}: ${value}`);
        results.push({ what, value, ...kept });
      };
      const first = await call();
      tell(`statistics, ${name}, no month counted`, first.time, first);
      const rounds: (Counts & { time: number })[] = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await call());
      const [one = first] = rounds;
      // One read for each month, and today's, which are not folded.
      tell(`statistics, ${name}`, median(rounds.map(({ time }) => time)), one, MONTHS + TODAY);
    }
    return results;
  },
};
