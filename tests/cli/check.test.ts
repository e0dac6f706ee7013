import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { judge } from '../../src/cli/judge.ts';
import { mend } from '../../src/cli/mend.ts';
import { SPOKEN } from '../../src/labels/say.ts';
import { readProfile } from '../../src/profile/read-profile.ts';
import { runDesk } from './command.ts';
import { folderOf } from './folder.ts';

const PROFILE = '---\nname: Ada\nheadline: Weaver\nupdated: 2026-01-01\n---\n';

test('content without a problem ends with 0 and says what was judged', async () => {
  const folder = await folderOf('right/content', { 'profile.md': PROFILE });
  const { code, stdout } = await runDesk('check', [folder]);
  expect([code, stdout]).toEqual([0, `${folder}: 1 file, no problem.\n`]);
});

test('what an owner wrote is judged, never the demonstration in its place', async () => {
  const note = '---\ntitle: A\ndate: 2026-01-01\n---\nA';
  const cwd = await folderOf('unlike', {
    'content/Profile.md': PROFILE,
    'content/README.md': '# Mine',
    'content/notes/a.md': note,
  });
  const near = await runDesk('check', [], { cwd });
  expect(near.code).toBe(1);
  expect(near.stdout).toContain('Profile.md is not a place for content; did you mean profile.md?');
  rmSync(join(cwd, 'content/Profile.md'));
  const lost = await runDesk('check', [], { cwd });
  expect(lost.stdout).toContain(
    'content/profile.md is missing; every profile needs it: npm run new profile',
  );
  expect(lost.stdout).toContain('\ncontent: 1 file, 1 problem.\n');
  rmSync(join(cwd, 'content/notes/a.md'));
  // Whose checks are the demonstration's, and what it leads with, is nothing for an owner to do.
  expect((await runDesk('check', [], { cwd })).stdout).toMatch(
    /^content\/example \(the demonstration; .*: \d+ files, no problem\.\n$/,
  );
});

test('problems end with 1; --json tells them to programs', async () => {
  const folder = await folderOf('wrong/content', { 'notes/a.md': '---\ndate: 2026-01-01\n---\nA' });
  const { code, stdout } = await runDesk('check', ['--json', folder]);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toEqual({
    folder,
    files: 1,
    problems: [
      {
        file: null,
        message: 'content/profile.md is missing; every profile needs it: npm run new profile',
      },
      {
        file: 'content/notes/a.md',
        message: '"title" is missing; add it: one line.',
      },
    ],
    warnings: [],
    drafts: [],
    hints: [],
    mended: [],
  });
});

const drawn = await sharp(Buffer.from(Array.from({ length: 30_000 }, (_, at) => at % 251)), {
  raw: { width: 100, height: 100, channels: 3 },
})
  .jpeg()
  .toBuffer();

test('a picture that cannot be read to its end stops check and build with its name', async () => {
  const folder = await folderOf('pictures/content', {
    'profile.md': PROFILE.replace('---\n', '---\npicture: me.jpg\n'),
    'me.jpg': drawn.subarray(0, drawn.length / 2),
    'card.yaml': 'icon: icon.png\n',
    'icon.png': 'no icon',
    'notes/a.md':
      '---\ntitle: A\ndate: 2026-01-01\n---\n![A](a.png) ![B](b.jpg) ![C](c.heic) ![D](../me.jpg)',
    'notes/a.png': 'no picture',
    'notes/b.jpg': drawn,
    'notes/c.heic': 'of a telephone',
    'notes/draft.md': '---\ntitle: D\ndraft: true\ndate: 2026-01-01\n---\n![A](later.png)',
  });
  const message = 'this is no picture that can be shown; save it again, as JPEG or PNG.';
  const { problems } = await judge(folder, '2026-11-20');
  expect(problems).toEqual(
    ['icon.png', 'me.jpg', 'notes/a.png', 'notes/c.heic'].map((name) => ({
      file: `content/${name}`,
      message,
    })),
  );
  await expect(readProfile(folder)).rejects.toThrow(`content/me.jpg: ${message}`);
});

test('new takes a title in any script; its draft stops nothing, is listed, and is out of sight', async () => {
  const post = '---\ntitle: Cook\norganization: Inn\nstart: 2020\nevidence_level: self-claim\n';
  const folder = await folderOf('drafts/content', {
    'profile.md': PROFILE,
    'experience/inn.md': `${post}updated: 2026-01-01\n---\n`,
    'claims/fed.md':
      '---\nclaim: Ada fed 40.\nevidence_level: self-claim\nevidence_note: Said.\nsource: /api/profile\n' +
      'updated: 2026-01-01\n---\n',
  });
  const made = async (...args: string[]) =>
    (await runDesk('new', [...args, '--to', folder])).stdout;
  expect(await made('project', 'خريطة الميناء')).toContain('projects/project-');
  expect(await made('note', '港の地図')).toContain('notes/note-');
  expect(await made('claim', 'A map', '--id', 'map')).toContain('claims/map.md');
  expect(await made('common', 'question', 'Why maps?')).toContain('questions/why-maps.md');
  const wrong = await runDesk('new', ['note', 'A', '--id', 'A b', '--to', folder]);
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('such as --id a-b')]);
  const { code, stdout } = await runDesk('check', ['--json', folder]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    problems: [],
    warnings: [],
    drafts: ['content/claims/map.md', /notes/, /projects/, /questions/].map((name) =>
      typeof name === 'string' ? name : expect.stringMatching(name),
    ),
    hints: [
      expect.stringMatching(/^1 of 1 claims stand in no summary \(fed\): "strongest_claims"/),
      expect.stringMatching(/^1 of 1 positions stand in no summary \(inn\): npm run new claim/),
    ],
  });
  expect((await readProfile(folder)).projects).toEqual([]);
});

test('a name of a file that is too long is cut, and none that is taken is advised', async () => {
  const folder = await folderOf('names/content', { 'profile.md': PROFILE });
  const made = (title: string) => runDesk('new', ['note', title, '--to', folder]);
  expect(await made('word '.repeat(30))).toMatchObject({ code: 0, stderr: '' });
  expect(await made('a'.repeat(400))).toMatchObject({ code: 0, stderr: '' });
  const names = ['a'.repeat(120), 'word-'.repeat(24).slice(0, -1)];
  expect(readdirSync(join(folder, 'notes'))).toEqual(names.map((name) => `${name}.md`));
  const text = '---\ntitle: A\ndate: 2026-01-01\n---\nText.';
  for (const id of ['b'.repeat(130), 'note-0', 'Note 0', 'Note 1'])
    writeFileSync(join(folder, `notes/${id}.md`), text);
  const { problems } = await judge(folder, '2026-11-20');
  const told = problems.map(({ message }) => message.replace(/^.*, at most 120 characters; /, ''));
  expect(told).toEqual([
    'rename it; note-0.md is there already.',
    'rename it to note-1.md.',
    `rename it to ${'b'.repeat(120)}.md.`,
  ]);
});

test('--fix dates what differs from the last commit and nothing else', async () => {
  const folder = await folderOf('dated/content', {
    'profile.md': PROFILE,
    'contact.md': '---\nresponse_time: Soon # or later\nupdated: 2026-01-01\n---\n',
    'notes/old.md': '---\ntitle: Old\ndate: 2026-01-01\n---\nText.',
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'First');
  writeFileSync(
    join(folder, 'contact.md'),
    `${readFileSync(join(folder, 'contact.md'), 'utf8')}More.`,
  );
  writeFileSync(join(folder, 'notes/new.md'), '---\ntitle: New\ndate: 2026-01-01\n---\nText.');
  expect(await mend(folder, '2026-05-04')).toEqual([
    'content/contact.md: "updated" is now 2026-05-04.',
  ]);
  expect(readFileSync(join(folder, 'contact.md'), 'utf8')).toBe(
    '---\nresponse_time: Soon # or later\nupdated: 2026-05-04\n---\nMore.',
  );
  expect(readFileSync(join(folder, 'profile.md'), 'utf8')).toBe(PROFILE);
  expect(await mend(folder, '2026-05-04')).toEqual([]);
});

test('a mission that takes more than three fetches is warned of', async () => {
  const mission = (reads: string) =>
    `---\ntitle: A\ngoal: A.\nreads: [${reads}]\noutputs: [{ name: a, description: A. }]\n` +
    `success: [A.]\nupdated: 2026-01-01\n---\n`;
  const folder = await folderOf('missions/content', {
    'profile.md': PROFILE,
    'missions/few.md': mission('/api/skills, /api/talks'),
    'missions/many.md': mission('/api/skills, /api/talks, /api/notes'),
  });
  expect(await judge(folder, '2026-11-20')).toMatchObject({
    problems: [],
    warnings: [
      {
        file: 'content/missions/many.md',
        message:
          '"reads" names 3 addresses; keep the 2 that decide, so that an agent is done in three ' +
          'fetches.',
      },
    ],
  });
});

test('a level that promises something to look at, with no address, is warned of', async () => {
  const award = (level: string) =>
    `---\ntitle: A\nawarder: B\ndate: 2020\nevidence_level: ${level}\n` +
    `updated: 2026-01-01\n---\n`;
  const folder = await folderOf('levels/content', {
    'profile.md': PROFILE,
    'awards/other.md': award('external-validation'),
    'awards/own.md': award('self-claim'),
    'awards/public.md': award('public-live'),
    'awards/text.md': `${award('public-live')}[The list](https://example.org/list)`,
  });
  const { problems, warnings } = await judge(folder, '2026-11-20');
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    {
      file: 'content/awards/other.md',
      message:
        '"evidence_level" is external-validation, but "evidence_links" names nothing; add where ' +
        'a reader can check it, or lower the level.',
    },
    {
      file: 'content/awards/public.md',
      message: '"public-live" names nothing to look at; add a link, or lower it.',
    },
  ]);
});

test('who is quoted and is not said to have agreed is warned of, and published', async () => {
  const said = (fields: string) => `---\nname: Bo\n${fields}updated: 2026-01-01\n---\nFine maps.`;
  const folder = await folderOf('consent/content', {
    'profile.md': PROFILE,
    'references/agreed.md': said('consent: true\n'),
    'references/asked.md': said('draft: true\n'),
    'references/no.md': said('consent: false\n'),
    'references/nothing.md': said(''),
  });
  const message =
    'nothing here says that this person agreed to be named and quoted; ask them and write ' +
    '"consent: true", or "draft: true" until they agree.';
  expect(await judge(folder, '2026-11-20')).toMatchObject({
    problems: [],
    warnings: ['no', 'nothing'].map((name) => ({ file: `content/references/${name}.md`, message })),
  });
});

test.each([
  ['nl', [`pages speak English, not "nl": they have words for ${SPOKEN}.`]],
  ['de-CH', []],
])('a profile in %s is warned where pages do not speak it', async (language, messages) => {
  const profile = PROFILE.replace('---\n', `---\nlanguage: ${language}\n`);
  const folder = await folderOf(`language-${language}/content`, { 'profile.md': profile });
  const { problems, warnings } = await judge(folder, '2026-11-20');
  expect(problems).toEqual([]);
  expect(warnings.map(({ message }) => message)).toEqual(messages);
});

test('the guide names the languages that pages speak', () => {
  const [, named = ''] =
    /labels are there for ([^.]+)\./.exec(readFileSync('content/README.md', 'utf8')) ?? [];
  expect(named.match(/\w+/g)).toEqual(SPOKEN.split(', '));
});

test('--fix mends what needs no person, and leaves the rest as it was written', async () => {
  const folder = await folderOf('mended/content', {
    'profile.md': `---
name: Ada   # as on the door
headline: Weaver: by hand
current_focus: Looms
links:
  - { label: Mine, url: www.example.org/me }
updated: 2026/1/2
---
Life.
`,
    'notes/My Note.md': '---\ntitle: true\ndate: 2026-01-01\n\ttags: [a\n---\nText.',
    'notes/left.md': '---\ntitel: A\ndate: 01.02.2026\n---\nText.',
  });
  const mended = await mend(folder, '2026-05-04');
  expect(mended).toEqual([
    'content/notes/My Note.md: line 4: indent with spaces.',
    'content/notes/My Note.md: true is now "true".',
    'content/notes/My Note.md: it is now content/notes/my-note.md.',
    'content/profile.md: line 3: put text that holds a colon or starts with a sign in double ' +
      'quotes.',
    'content/profile.md: Looms is now ["Looms"].',
    'content/profile.md: www.example.org/me is now https://www.example.org/me.',
    'content/profile.md: 2026/1/2 is now 2026-01-02.',
    'content/profile.md: "updated" is now 2026-05-04.',
  ]);
  expect(readdirSync(join(folder, 'notes'))).toEqual(['left.md', 'my-note.md']);
  expect(readFileSync(join(folder, 'profile.md'), 'utf8')).toBe(`---
name: Ada   # as on the door
headline: "Weaver: by hand"
current_focus: ["Looms"]
links:
  - { label: Mine, url: https://www.example.org/me }
updated: 2026-05-04
---
Life.
`);
  const { code, stdout } = await runDesk('check', [folder]);
  expect(code).toBe(1);
  expect(stdout).toContain(
    '  problem  "titel" is not a field of this note; did you mean "title"?\n',
  );
  expect(stdout).toMatch(/: 3 files, 2 problems\.\n$/);
});

test('--fix dates fields that are indented where they stand, or leaves them', async () => {
  const text = '---\n  title: A\n  goal: true # so far\n---\nText.';
  const dated = '---\n  updated: 2026-01-01\n  response_time: true\n---\n';
  const braces = '---\n{ name: Ada, headline: true, updated: 2026-01-01 }\n---\n';
  const undated = '---\n{ title: A, goal: true }\n---\n';
  const folder = await folderOf('indented/content', {
    'profile.md': braces,
    'contact.md': dated,
    'missions/a.md': text,
    'missions/b.md': undated,
  });
  expect(await mend(folder, '2026-05-04')).toEqual([
    'content/contact.md: true is now "true".',
    'content/contact.md: "updated" is now 2026-05-04.',
    'content/missions/a.md: true is now "true".',
    'content/missions/a.md: "updated" is now 2026-05-04.',
    'content/missions/b.md: true is now "true".',
    'content/profile.md: true is now "true".',
    'content/profile.md: "updated" is now 2026-05-04.',
  ]);
  const written = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(written('missions/a.md')).toBe(
    text.replace('true # so far', '"true" # so far\n  updated: 2026-05-04'),
  );
  expect(written('missions/b.md')).toBe(undated.replace('true', '"true"'));
  for (const [name, before] of [
    ['contact.md', dated],
    ['profile.md', braces],
  ] as const)
    expect(written(name)).toBe(
      before.replace('2026-01-01', '2026-05-04').replace('true', '"true"'),
    );
});

test('what is no file is told by its name, and card.yml is warned of', async () => {
  const folder = await folderOf('no-file/content', {
    'profile.md': PROFILE,
    'card.yml': 'menu: []\n',
    'notes/a.md/b.txt': 'Text.',
  });
  symlinkSync('/nowhere/c.md', join(folder, 'notes/c.md'));
  const { code, stdout } = await runDesk('check', ['--fix', '--json', folder]);
  expect(code).toBe(1);
  const message =
    'this is no file; if it is a folder, rename it, if it is a link, mend it, or take it away.';
  expect(JSON.parse(stdout)).toMatchObject({
    problems: [
      { file: 'content/notes/a.md', message },
      { file: 'content/notes/c.md', message },
    ],
    warnings: [
      { file: 'content/card.yml', message: 'this is not read; name it card.yaml.' },
      { file: 'content/notes/a.md/b.txt' },
    ],
  });
  // A receipt that leads nowhere is no folder that is missing.
  await folderOf('no-file/content', { 'evidence/note': '' });
  symlinkSync('/nowhere/a.json', join(folder, 'evidence/claims.a.json'));
  const lost = await runDesk('check', [folder]);
  expect(lost.stderr).toBe(`There is no file ${join(folder, 'evidence/claims.a.json')}.\n`);
});

test('what is not in UTF-8 is told with its line, and --fix leaves it as it is', async () => {
  const latin = Buffer.from('---\ntitle: A\ndate: 2026/1/2\n---\nA café.', 'latin1');
  const folder = await folderOf('latin/content', {
    'profile.md': PROFILE,
    'notes/a.md': latin,
    'card.yaml': Buffer.from('menu_labels:\n  /about: Café\n', 'latin1'),
  });
  expect(await mend(folder, '2026-05-04')).toEqual([]);
  expect(readFileSync(join(folder, 'notes/a.md'))).toEqual(latin);
  const told = (line: number) => `line ${line} is not in UTF-8; save the file as UTF-8.`;
  const { problems } = await judge(folder, '2026-05-04');
  expect(problems).toMatchObject(
    [
      { file: 'content/card.yaml', message: told(2) },
      { file: 'content/notes/a.md', message: told(5) },
      { file: 'content/notes/a.md', message: /"date"/ },
    ].map(({ file, message }) => ({ file, message: expect.stringMatching(message) })),
  );
});
