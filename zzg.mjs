import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const entry = process.argv[2],
  target = new RegExp(process.argv[3]);
const seen = new Map([[resolve(entry), null]]);
const q = [resolve(entry)];
while (q.length) {
  const f = q.shift();
  if (target.test(f)) {
    let p = f;
    const path = [];
    while (p) {
      path.push(relative('.', p));
      p = seen.get(p);
    }
    console.log(path.reverse().join(' > '));
    break;
  }
  if (!/\.tsx?$/.test(f)) continue;
  const s = readFileSync(f, 'utf8');
  for (const m of s.matchAll(
    /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'(\.[^']+)'/g,
  )) {
    const t = resolve(dirname(f), m[1]);
    if (existsSync(t) && !seen.has(t)) {
      seen.set(t, f);
      q.push(t);
    }
  }
}
