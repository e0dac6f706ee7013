/**
 * Preloaded into a measured process: tells what it used when it ends, as one line of JSON on
 * stderr.
 */
import { isMainThread } from 'node:worker_threads';

export type Used = { peak_kib: number; cpu_ms: number };

if (isMainThread)
  process.on('exit', () => {
    const { maxRSS, userCPUTime } = process.resourceUsage();
    const used: Used = { peak_kib: maxRSS, cpu_ms: userCPUTime / 1000 };
    process.stderr.write(`\nused ${JSON.stringify(used)}\n`);
  });
