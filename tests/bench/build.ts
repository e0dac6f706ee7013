/**
 * How long the real build takes and how much memory, and whether an item costs the same in a large
 * profile.
 */

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../support/build.ts';
import { generateContent } from './content.ts';
import type { Used } from './peak.ts';
import type { Bench, Result } from './results.ts';

const ARTICLES = 200;
/**
 * Notes beside the articles: the base, the size that has limits, and the size that tells growth.
 */
const SIZES = [0, 1_000, 10_000] as const;

/** Limits at 1,000 notes and 200 articles, on two cores. */
const SECONDS = 15;
const MEGABYTES = 1_000;
/**
 * How much dearer an item may seem in the large profile: what measurements scatter by, differences
 * more than values.
 */
const GROWTH = 1.1;
const GROWTH_OF_DIFFERENCES = 1.5;

type Measured = Used & { ms: number };

async function measuredBuild(folder: string, notes: number): Promise<Measured> {
  const content = join(folder, 'content');
  const out = join(folder, `bench-${process.pid}-${notes}`);
  await generateContent(content, { notes, articles: ARTICLES });
  const start = performance.now();
  const preload = `--import ${new URL('peak.ts', import.meta.url)}`;
  const { code, output } = await buildSite(out, { CONTENT_DIR: content, NODE_OPTIONS: preload });
  const ms = performance.now() - start;
  await rm(out, { recursive: true, force: true });
  await rm(content, { recursive: true, force: true });
  const used = /^used (\{.*\})$/m.exec(output)?.[1];
  if (code !== 0 || !used)
    throw new Error(`The build with ${notes} notes failed:\n${output.slice(-4_000)}`);
  return { ms, ...(JSON.parse(used) as Used) };
}

const megabytes = ({ peak_kib }: Used) => (peak_kib * 1024) / 1_000_000;
const seconds = ({ ms }: Measured) => `${(ms / 1000).toFixed(1)} s`;

export const build: Bench = async (folder, say) => {
  const measured: Measured[] = [];
  for (const notes of SIZES) {
    const one = await measuredBuild(folder, notes);
    say(
      `${notes} notes, ${ARTICLES} articles: ${seconds(one)}, ${megabytes(one).toFixed(0)} ` +
        `MB at most`,
    );
    measured.push(one);
  }
  const [base, some, many] = measured as [Measured, Measured, Measured];
  const perItem = (one: Measured, notes: number) => one.ms / (notes + ARTICLES);
  const [small, large] = [perItem(some, SIZES[1]), perItem(many, SIZES[2])];
  const first = (some.cpu_ms - base.cpu_ms) / (SIZES[1] - SIZES[0]);
  const later = (many.cpu_ms - some.cpu_ms) / (SIZES[2] - SIZES[1]);
  return [
    {
      what: 'build, 1,200 items: time',
      value: seconds(some),
      limit: `<= ${SECONDS} s`,
      kept: some.ms <= SECONDS * 1000,
    },
    {
      what: 'build, 1,200 items: memory',
      value: `${megabytes(some).toFixed(0)} MB`,
      limit: `< ${MEGABYTES} MB`,
      kept: megabytes(some) < MEGABYTES,
    },
    { what: 'build, 10,200 items: time', value: seconds(many) },
    { what: 'build, 10,200 items: memory', value: `${megabytes(many).toFixed(0)} MB` },
    { what: 'build, per item of 1,200', value: `${small.toFixed(2)} ms` },
    { what: 'build, per item of 10,200', value: `${large.toFixed(2)} ms` },
    {
      what: 'build, growth per item',
      value: `ratio ${(large / small).toFixed(2)}`,
      limit: `<= ${GROWTH}`,
      kept: large / small <= GROWTH,
    },
    // Without the fixed cost of a build, and in processor time, which other work on the machine
    // hardly changes.
    {
      what: 'build, growth per note, processor',
      value:
        `ratio ${(later / first).toFixed(2)} (first 1,000: ${first.toFixed(2)} ms, next ` +
        `9,000: ${later.toFixed(2)} ms)`,
      limit: `<= ${GROWTH_OF_DIFFERENCES}`,
      kept: later / first <= GROWTH_OF_DIFFERENCES,
    },
  ] satisfies Result[];
};
