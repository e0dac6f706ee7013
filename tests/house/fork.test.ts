import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contentFolder } from '../support/profile-folders.ts';

const root = mkdtempSync(join(tmpdir(), 'fork-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
const commit = (message: string) => {
  git('add', '-A');
  git('commit', '-qm', message);
};
const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const texts = (files: string[]) =>
  Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));

test('a fork with content of its own takes a later version of engine and example', () => {
  for (const part of ['content/README.md', 'content/example', 'src', 'README.md', '.gitignore'])
    cpSync(part, join(root, part), { recursive: true });
  git('init', '-q', '-b', 'upstream');
  commit('A version');

  git('checkout', '-qb', 'fork');
  cpSync(contentFolder('odd'), join(root, 'content'), { recursive: true });
  commit('My content');
  const isOwn = (file: string) => !/content\/(example\/|README\.md)/.test(file);
  const own = texts(filesBelow('content').filter(isOwn));
  expect(Object.keys(own)).toContain(join(root, 'content/profile.md'));
  // Nothing of an owner's is kept out of the repository.
  const tracked = git('ls-files', 'content').trim().split('\n').filter(isOwn);
  expect(tracked).toHaveLength(Object.keys(own).length);

  git('checkout', '-q', 'upstream');
  for (const file of [...filesBelow('content'), ...filesBelow('src'), join(root, 'README.md')])
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nA later line.\n`);
  commit('A later version');

  git('checkout', '-q', 'fork');
  git('merge', '-q', '--no-edit', 'upstream');
  expect(git('status', '--porcelain')).toBe('');
  expect(texts(filesBelow('content').filter(isOwn))).toEqual(own);
  expect(readFileSync(join(root, 'src/routes.ts'), 'utf8')).toContain('A later line.');
});
