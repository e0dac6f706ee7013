/** The git hook that `begin` sets: what a commit changes is recorded with it, or told. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const PROFILE = (headline: string) =>
  `---\nname: Ada\nheadline: ${headline}\nbio: Weaves.\nupdated: 2026-01-01\n---\nA life.\n`;

test('a commit of content carries its record, and one that cannot be recorded is not held up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hook-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, SITE_URL: '', CONTENT_DIR: '' };
  const git = (...given: string[]) => {
    const own = ['-c', 'user.name=Ada', '-c', 'user.email=ada@ada.example', ...given];
    const { status, stdout, stderr } = spawnSync('git', own, { cwd: folder, env });
    expect(status, `${stderr}`).toBe(0);
    return `${stdout}${stderr}`;
  };
  const record = `node ${resolve('src/cli/record.ts')}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { record } }));
  mkdirSync(join(folder, 'content'));
  const say = (headline: string) =>
    writeFileSync(join(folder, 'content/profile.md'), PROFILE(headline));
  say('Weaver');
  git('init', '-q');
  const hook = `import { setHook } from '${resolve('src/cli/hook.ts')}'; await setHook();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', hook], { cwd: folder });
  const commit = () => git('add', '-A') + git('commit', '-m', 'Words');
  const files = () => git('show', '--stat', '--format=', 'HEAD');
  // Without a record nothing is begun.
  commit();
  expect(files()).not.toContain('.record.jsonl');
  execFileSync(process.execPath, [resolve('src/cli/record.ts')], { cwd: folder, env });
  commit();
  const lines = () =>
    readFileSync(join(folder, 'content/.record.jsonl'), 'utf8').split('\n').length;
  const before = lines();
  say('Weaver of maps');
  commit();
  expect(files()).toMatch(/\.record\.jsonl[\s\S]*profile\.md/);
  expect(lines()).toBeGreaterThan(before);
  // Half-written content is committed all the same, and said.
  writeFileSync(join(folder, 'content/profile.md'), '---\nname: Ada\n---\n');
  expect(commit()).toContain('run npm run record');
});
