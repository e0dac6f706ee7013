/** PDFs that the desk reads: a résumé against the content, and what is printed, read back. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { filesOf, writeFiles } from '../../src/cli/files.ts';
import { importFrom } from '../../src/cli/source.ts';
import { sayIn } from '../../src/labels/say.ts';
import { cvDocument } from '../../src/print/cv.ts';
import { cvFiles } from '../../src/print/documents.ts';
import { recordsFrom } from '../support/profile.ts';
import { type Ran, runDesk } from './command.ts';
import { folderOf } from './folder.ts';

const RESUME = 'tests/node_modules/@jsonresume/schema/examples/senior-engineer.resume.json';

// Where the reader is installed; an owner has it by `npm run add pdf`.
const desk = (name: string, args: string[], cwd = 'tests'): Promise<Ran> =>
  runDesk(name, args, { cwd });

const folder = await folderOf('pdf');
const { drafts } = await importFrom(RESUME);
await writeFiles(folder, filesOf(drafts, '2026-11-20'));
const cv = cvDocument(await recordsFrom(folder), sayIn('en'));
const [file = new Uint8Array()] = await cvFiles([cv]);
const pdf = join(folder, '..', 'resume.pdf');
writeFileSync(pdf, file);

test('begin --compare names each text of a résumé that stands nowhere', async () => {
  const compare = () => desk('begin', ['--compare', pdf, '--to', folder]);
  const whole = await compare();
  // What the print says of itself is no text of the content.
  const own = whole.stdout
    .split('\n')
    .filter((line) => !/example\.org|localhost|^Of |^$/.test(line));
  expect(own).toEqual([]);
  const post = join(folder, 'experience/confluent-staff-software-engineer.md');
  writeFileSync(post, readFileSync(post, 'utf8').replace(/.*Cut p99.*\n/, ''));
  rmSync(join(folder, 'awards/best-paper-award.md'));
  const { code, stdout } = await compare();
  expect(code).toBe(1);
  expect(stdout).toContain('Cut p99 produce latency 40% by reworking the replication fetch path');
  expect(stdout).toContain('Recognized for the geo-replication consistency model paper.');
});

test('a document goes the way of its language, of one too that no label speaks', async () => {
  const { profile, ...records } = await recordsFrom(folder);
  const person = { ...profile.profile, language: 'he' };
  const document = cvDocument(
    { ...records, profile: { ...profile, profile: person } },
    sayIn('he'),
  );
  expect(document).toMatchObject({ language: 'he', direction: 'rtl' });
});

test('without the reader it is said how to get it, and what is no PDF is told', async () => {
  const without = await desk('begin', ['--compare', pdf, '--to', folder], '.');
  expect([without.code, without.stderr]).toEqual([1, expect.stringContaining('npm run add pdf')]);
  const none = await desk('begin', ['--compare', join(folder, 'profile.md'), '--to', folder]);
  expect(none.stderr).toContain('is no PDF that can be read.');
});

test('check --pdf prints what a program reads of each PDF, with a portrait too', async () => {
  const create = { width: 2, height: 2, channels: 3, background: '#888' } as const;
  writeFileSync(join(folder, 'me.png'), await sharp({ create }).png().toBuffer());
  const profile = join(folder, 'profile.md');
  const text = readFileSync(profile, 'utf8').replace(/^picture: .*\n/m, '');
  writeFileSync(profile, text.replace('---\n', '---\npicture: me.png\n'));
  const { code, stdout } = await desk('check', ['--pdf', folder]);
  expect(code).toBe(0);
  for (const line of ['/cv.pdf, as a program reads it', '  name: 1 of 1', '  Positions: 6 of 6'])
    expect(stdout).toContain(line);
});
