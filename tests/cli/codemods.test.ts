/** What a later version changes in an owner's folder; tests/package has whole upgrades. */
import { expect, test } from 'vitest';
import {
  type Codemod,
  codemodsBetween,
  contentAfter,
  settingsAfter,
} from '../../src/package/codemods.ts';
import { newsBetween } from '../../src/package/migrate.ts';

const since = { version: '1.1.0', says: 'A change.' };
const RENAMED: Codemod = { ...since, kind: 'projects', field: 'url', to: 'project_url' };
const CHANGED: Codemod = { ...since, field: 'tags', values: { old: 'new: one', '1952': '1953' } };

test.each([
  [
    'a name, with all around it as it was',
    '# Mine\nurl:  https://a.example # here\ntitle: "A"',
    ['# Mine\nproject_url:  https://a.example # here\ntitle: "A"'],
  ],
  ['no name that is taken', 'url: https://a.example\nproject_url: https://b.example', []],
  [
    'values of a list, quoted where they need it',
    "tags: ['old', older, 1952]",
    ['tags: ["new: one", older, "1953"]'],
  ],
  ['a single value', 'tags: old # and\n', ['tags: "new: one" # and\n']],
  ['nothing of members and text', 'links:\n  - url: https://a.example\ntext: url', []],
])('%s', (_, before, [after = before]) => {
  const file = (yaml: string) => `---\n${yaml}\n---\n\nurl: stays, old too.\n`;
  expect(contentAfter([RENAMED, CHANGED], 'projects', file(before))).toBe(file(after));
});

test('what is no front matter, or of another kind, stays', () => {
  expect(contentAfter([RENAMED], 'projects', 'url: a\n')).toBe('url: a\n');
  expect(contentAfter([RENAMED], 'notes', '---\nurl: a\n---\n')).toBe('---\nurl: a\n---\n');
});

test('settings get their names of today, whatever stands around them', () => {
  const codemods = codemodsBetween('1.0.0', '9.0.0');
  const before = '# TOTAL_LIMIT=1\nexport TOTAL_LIMIT = 5\nMY_TOTAL_LIMIT=6\n';
  expect(settingsAfter(codemods, before)).toBe(
    before
      .replace('export TOTAL', 'export DAILY_TOTAL')
      .replace('DAILY_TOTAL_LIMIT', 'DAILY_TOTAL'),
  );
  expect(codemodsBetween('1.1.0', '9.0.0')).toEqual([]);
});

test('CHANGELOG tells of the versions between, by number', () => {
  const text =
    '# Log\n\n## Unreleased\n\n- u\n\n## 1.10.0 (2026-12-01)\n\n- c\n\n## 1.9.0\n\n- b\n\n## 1.2.0\n\n- a\n';
  expect(newsBetween(text, '1.2.0', '1.10.0')).toBe(
    '## 1.10.0 (2026-12-01)\n\n- c\n\n## 1.9.0\n\n- b\n\n',
  );
});
