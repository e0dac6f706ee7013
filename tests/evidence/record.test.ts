import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { judge } from '../../src/cli/judge.ts';
import { readRecord } from '../../src/profile/history.ts';
import { readProfile } from '../../src/profile/read-profile.ts';
import { extraFiles } from '../../src/surfaces/extras.ts';
import { listText, readyList } from '../../src/surfaces/filtered-lists.ts';
import { recordsOf } from '../../src/surfaces/records.ts';
import { tokensOf } from '../../src/surfaces/tokens.ts';
import { freshFolder } from '../store/places.ts';
import { sealed } from './hosts.ts';

const SITE = { base: 'https://me.example', commit: null };

const claim = (words: string) =>
  `---\nclaim: ${words}\nevidence_level: self-claim\nevidence_note: Told once.\n` +
  'source: /api/profile\nupdated: 2026-01-01\n---\n';
const CONTENT = {
  'profile.md':
    '---\nname: Ada Kern\nheadline: Call +49 30 1234567.\nbio: Weaves.\nlocation: Ulm\n' +
    'updated: 2026-01-01\n---\n',
  'contact.md': '---\nemail: ada@me.example\nupdated: 2026-01-01\n---\n',
  'claims/hired.md': claim('Hired eleven.'),
  'claims/wove.md': claim('Wove a map.'),
  'notes/loom.md': '---\ntitle: A loom\ndate: "2026-01-02"\n---\nIt stands.\n',
};

type Item = {
  title: string;
  record_url?: string;
  recorded?: { old: object | null; new: object | null; reason: string | null; recorded: boolean };
};
type Published = Record<string, unknown> & { changelog: Item[]; activity: Item[] };

async function owner() {
  const folder = await freshFolder();
  for (const [path, text] of Object.entries(CONTENT)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const run = (...words: string[]) =>
    execFileSync(process.execPath, ['src/cli/record.ts', ...words], {
      env: { ...process.env, CONTENT_DIR: folder, SITE_URL: '' },
      encoding: 'utf8',
    });
  const edit = async (path: string, from: RegExp, to: string) => {
    const text = await readFile(join(folder, path), 'utf8');
    expect(text).toMatch(from);
    await writeFile(join(folder, path), text.replace(from, to));
  };
  const lines = async () => (await readRecord(folder)) ?? [];
  const published = async () => {
    const records = recordsOf(await readProfile(folder), SITE, await readRecord(folder));
    const files = sealed(records);
    const all = [...files, ...extraFiles(files, records)];
    return (file: string) => all.find((one) => one.file === file)?.body() ?? '';
  };
  return { folder, run, edit, lines, published };
}

test('changes leave a trace: old beside new, withdrawn with its day, and nothing unseen', async () => {
  const { folder, run, edit, lines, published } = await owner();
  const before = await published();
  expect(before('record.jsonl')).toBe('');
  expect(before('api/index.json')).not.toContain('record.jsonl');
  expect(run()).toMatch(/^Began .*\.record\.jsonl with \d+ records\./);
  const begun = await lines();
  // Names, addresses and telephone numbers are recorded without words.
  const own = begun.filter(({ kind }) => /^(profile|contact)$/.test(kind));
  expect(own).toHaveLength(2);
  expect(JSON.stringify(own)).not.toMatch(/\+49|Kern|Ulm|ada@/);
  const first = (await published())('api/changelog.json');
  expect(JSON.parse(first).changelog).toEqual(JSON.parse(before('api/changelog.json')).changelog);

  const { id = '', text = {} } = begun.find(({ kind }) => kind === 'claims') ?? {};
  const note = begun.find(({ kind }) => kind === 'notes')?.id ?? '';
  await edit(`claims/${id}.md`, /^claim: .*$/m, 'claim: Hired nine.');
  await rm(join(folder, `notes/${note}.md`));
  const unrecorded = JSON.parse((await published())('api/changelog.json')) as Published;
  expect(unrecorded.changelog.filter(({ recorded }) => recorded)).toMatchObject([
    { title: `notes/${note} withdrawn`, recorded: { recorded: false, old: null } },
    { title: `claims/${id} changed: claim`, recorded: { recorded: false } },
  ]);
  expect(run('--reason', 'It was wrong.')).toMatch(/^changed {3}claims\/.*\nwithdrawn notes\//);

  const now = await published();
  const { changelog } = JSON.parse(now('api/changelog.json')) as Published;
  const [gone, changed] = changelog;
  const today = (await lines()).at(-1)?.day ?? '';
  expect(changed).toMatchObject({
    date: today,
    last_modified: `${today}T00:00:00Z`,
    recorded: {
      change: 'changed',
      record_url: `${SITE.base}/api/claims/${id}`,
      old: { claim: text['claim'] },
      new: { claim: 'Hired nine.' },
      reason: 'It was wrong.',
      recorded: true,
    },
  });
  expect(gone).toMatchObject({
    title: `notes/${note} withdrawn`,
    recorded: { old: expect.objectContaining({ title: expect.any(String) }), new: null },
  });
  const { activity } = JSON.parse(now('api/activity.json')) as Published;
  expect(activity.filter(({ recorded }) => recorded)).toHaveLength(2);
  // What changed since an agent read it is cheap to ask.
  const whole = JSON.parse(now('variants/api/changelog/all.json'));
  const since = { changed_since: today, limit: 100 } as never;
  const { text: answer } = listText(readyList('listChangelog', whole, whole), since, whole, {});
  expect(JSON.parse(answer).changelog).toHaveLength(2);
  expect(tokensOf(answer)).toBeLessThan(1200);
  const all = JSON.parse(now('variants/api/claims/all.json'));
  expect(all.changes).toMatchObject([{ date: today, record: `claims/${id}` }]);
  const { withdrawn } = JSON.parse(now('variants/gateway.json'));
  expect(withdrawn).toEqual({ [`/api/notes/${note}`]: { day: today, reason: 'It was wrong.' } });
  expect(now('corrections.xml')).toContain('Hired nine.');
  // The manifest does not grow with the record.
  expect(now('api/manifest.json')).not.toContain('"recorded"');
  expect(now(`claims/${id}.md`)).toMatch(/## Corrections\n+- Changed on .* Before: “/);
  const recorded = await lines();
  const told = now('record.jsonl').split('\n').slice(0, recorded.length);
  expect(told.map((line) => JSON.parse(line))).toEqual(recorded);
});

test('what is redacted, and what becomes a draft, keeps hash and day alone', async () => {
  const { folder, run, edit, lines, published } = await owner();
  run();
  const [one, two] = (await lines()).filter(({ kind }) => kind === 'claims').map(({ id }) => id);
  const told = async (id = '') =>
    (await lines()).filter((line) => line.id === id && line.kind === 'claims');
  const words = async (id = '') => String((await told(id))[0]?.text?.['claim']);
  const text = await words(one);
  expect(run('redact', `claims/${one}`)).toMatch(/^1 lines of claims/);
  expect(await readFile(join(folder, '.record.jsonl'), 'utf8')).not.toContain(text);
  expect(await told(one)).toEqual([expect.not.objectContaining({ text: expect.anything() })]);
  await edit(`claims/${two}.md`, /^---\n/, '---\ndraft: true\n');
  const hidden = await words(two);
  expect((await published())('record.jsonl')).not.toContain(hidden);
  run('--reason', 'Not for the public.');
  expect(await told(two)).toMatchObject([{ change: 'added' }, { change: 'withdrawn' }]);
  const kept = await readFile(join(folder, '.record.jsonl'), 'utf8');
  expect(kept).not.toContain(hidden);
  expect(kept).not.toContain('Not for the public');
  expect(() => run('redact', 'claims/nowhere')).toThrow(/The record has no "claims\/nowhere"/);
  // Changed by hand, it stops the build with its number.
  await writeFile(
    join(folder, '.record.jsonl'),
    kept.replace('"change":"added"', '"change":"changed"'),
  );
  await expect(readRecord(folder)).rejects.toThrow(/line 2 is not as npm run record wrote it/);
});

test('check finds nothing to record right after it was, with pictures too', async () => {
  const { folder, run, edit } = await owner();
  const create = { width: 2, height: 2, channels: 3, background: '#888' } as const;
  await writeFile(join(folder, 'ada.png'), await sharp({ create }).png().toBuffer());
  await edit('profile.md', /^bio:/m, 'picture: ada.png\nbio:');
  await edit('notes/loom.md', /It stands\./, '![A loom](../ada.png)');
  run();
  expect(await judge(folder, '2026-11-20')).toMatchObject({ problems: [], warnings: [] });
});
