/** Preloaded into a measured process: tells its peak memory when it ends, in the unit of getrusage (KiB). */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) process.on('exit', () => process.stderr.write(`peak-rss-kib=${process.resourceUsage().maxRSS}\n`));
