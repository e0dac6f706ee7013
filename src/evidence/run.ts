/** Runs the recipes of a profile and tells what each gave, as receipts. */
import pLimit from 'p-limit';
import robotsParser from 'robots-parser';
import type { Profile } from '../kinds/entries.ts';
import { type Answer, type ReadOptions, read } from '../outside.mjs';
import { EVIDENCED } from '../profile/receipts.ts';
import type { Receipt, ReceiptFile, Recipe } from '../schemas/verification.ts';
import { notRun, recipeOf, sameRecipe } from '../surfaces/verification.ts';
import { judgeApart } from './judging.ts';
import { BUSY, politeness, run } from './verify.mjs';

/** Recipes that run at a time. */
const CONCURRENCY = 4;
const ARCHIVE = 'https://archive.org';

export type RunOptions = ReadOptions & {
  /** Today, YYYY-MM-DD. */
  today: string;
  archive?: string;
  /** False writes receipts that say that nothing was checked. */
  online: boolean;
  /** Told after each recipe: how many are done, of how many, and what it gave. */
  progress?: (done: number, all: number, record: string, receipt: Receipt) => void;
};

type Task = { record: string; recipe: Recipe; before: Receipt | undefined };

/** Every recipe of a profile, with the receipt that there is of it. */
const tasksOf = (profile: Profile): Task[] =>
  EVIDENCED.flatMap((kind) =>
    profile[kind].flatMap((entry) =>
      entry.evidence_links.flatMap((link): Task[] => {
        const made = recipeOf(link);
        if (!made) return [];
        const before = entry.receipts?.find(({ recipe }) => sameRecipe(recipe, made.recipe));
        return [{ record: `${kind}/${entry.id}`, recipe: made.recipe, before }];
      }),
    ),
  );

/**
 * Whether the host lets programs read an address (RFC 9309): no robots.txt allows, one that can not
 * be read forbids.
 */
async function allowed(url: string, options: RunOptions, known: Map<string, Promise<Answer>>) {
  const { origin } = new URL(url);
  const place = `${origin}/robots.txt`;
  const asked = known.get(origin) ?? read(place, { ...options, accept: 'text/plain' });
  known.set(origin, asked);
  const { status, body } = await asked;
  if (status >= 400 && status < 500) return true;
  return status === 200 && robotsParser(place, `${body}`).isAllowed(url, 'verify') !== false;
}

/** The newest copy of a page in the Internet Archive; null when there is none to be had. */
async function archived(url: string, options: RunOptions): Promise<string | null> {
  const { archive = ARCHIVE } = options;
  try {
    const asked = `${archive}/wayback/available?url=${encodeURIComponent(url)}`;
    const { body } = await read(asked, { ...options, accept: 'application/json' });
    const found: unknown = JSON.parse(`${body}`).archived_snapshots?.closest?.url;
    const web = typeof found === 'string' && found.length <= 2000 && /^https?:/.test(found);
    return web && URL.canParse(found) ? found : null;
  } catch {
    return null;
  }
}

async function receiptOf(
  { recipe, before }: Task,
  options: RunOptions,
  robots: Map<string, Promise<Answer>>,
): Promise<Receipt> {
  const not = (reason: string) => notRun(recipe, reason);
  if (!options.online) return before ?? not('Made without network: nobody has run the recipe yet.');
  const page = recipe.reads !== 'json';
  // What programs offer through an interface is for programs; robots.txt rules pages.
  if (page) {
    const may = await allowed(recipe.url, options, robots).catch(() => null);
    if (may === false) return not('The host asks programs to stay away (robots.txt).');
  }
  const result = await run(recipe, options);
  if (result.reason === BUSY)
    return before ?? not('This host was asked 50 times in this run; run npm run evidence again.');
  const held = before?.status === 'confirmed' || before?.status === 'changed';
  const status = result.status === 'not_found' && held ? 'changed' : result.status;
  const copied = page && status === 'confirmed' ? await archived(recipe.url, options) : null;
  const archive_url = copied ?? before?.archive_url ?? null;
  return { recipe, ...result, status, day: options.today, archive_url };
}

/**
 * Runs every recipe of a profile, those first whose receipts are oldest: where a host was asked
 * often enough, the next run goes on. Returns one file of receipts for each record that has
 * checks.
 */
export async function runRecipes(profile: Profile, given: RunOptions): Promise<ReceiptFile[]> {
  const options = { judge: judgeApart, polite: politeness(), ...given };
  const tasks = tasksOf(profile);
  const receipts = new Map<Task, Receipt>();
  const robots = new Map<string, Promise<Answer>>();
  const dayOf = ({ before }: Task) => before?.day ?? '';
  const oldest = tasks.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  await pLimit(CONCURRENCY).map(oldest, async (task) => {
    const receipt = await receiptOf(task, options, robots);
    receipts.set(task, receipt);
    options.progress?.(receipts.size, tasks.length, task.record, receipt);
  });
  const ofRecords = Map.groupBy(tasks, ({ record }) => record);
  return [...ofRecords].map(([record, own]) => ({
    record,
    receipts: own.flatMap((task) => receipts.get(task) ?? []),
  }));
}
