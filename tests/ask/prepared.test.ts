/** What the build makes ready for the functions is what they would make themselves. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerTo } from '../../functions/answers/ask/answer.ts';
import { check } from '../../functions/answers/check/check.ts';
import { factsOf } from '../../functions/answers/facts/facts.ts';
import { joined, type Snapshot } from '../../functions/answers/facts/snapshot.ts';
import { packed } from '../../netlify/snapshot-file.ts';
import { keepFor } from '../../src/kept.ts';
import { sha256 } from '../../src/surfaces/seal.ts';
import { facts } from './profiles.ts';

const QUESTIONS = ['When was she born?', 'Wo hat er gearbeitet?', 'What does the person do best?'];

const unpacked = (text: string) =>
  JSON.parse(brotliDecompressSync(Buffer.from(text, 'base64')).toString());

test.each(Object.entries(facts))(
  'the %s profile answers the same from what its build made ready',
  async (_, plain) => {
    const file = JSON.parse(await packed(plain)) as { brotli: string; prepared: string[] };
    const ready: Snapshot = {
      ...unpacked(file.brotli),
      prepared: joined(file.prepared.map(unpacked)),
    };
    expect(ready.prepared?.records.length).toBeGreaterThan(0);
    // Each record's own statements: they are found where they stand.
    const said = ready.prepared?.records.flatMap(({ lines }) => lines.slice(0, 1)) ?? [];
    const texts = [...QUESTIONS, ...said.map(({ text }) => text).slice(0, 6)];
    const day = '2026-11-20';
    for (const text of texts) {
      expect(answerTo(text, ready, day)).toEqual(answerTo(text, plain, day));
      expect(check(text, ready, day)).toEqual(check(text, plain, day));
    }
  },
);

/** The example with thousands of notes; `changed` is one that says something else. */
function withNotes(changed: number): Snapshot {
  const { manifest, hashes } = facts.example;
  const [note] = manifest.notes;
  if (!note) throw new Error('The example has no note.');
  const notes = Array.from({ length: 3000 }, (_, at) => {
    const title = at === changed ? 'Changed' : `Note ${at}`;
    return { ...note, id: `note-${at}`, title, content_hash: `sha256:${sha256(title)}` };
  });
  const own = notes.map(({ id, content_hash }) => [`/api/notes/${id}`, content_hash]);
  const all = { ...hashes, ...Object.fromEntries(own) };
  return { ...facts.example, manifest: { ...manifest, notes }, hashes: all };
}

test('pieces that are kept give the same file, and all records as they are', async () => {
  const read = (text: string) => JSON.parse(text).prepared as string[];
  const one = await packed(withNotes(1));
  const two = await packed(withNotes(2000));
  const changed = read(two).filter((piece, at) => piece !== read(one)[at]);
  expect(read(one).length).toBeGreaterThan(4);
  expect(changed.length).toBeLessThan(4);
  keepFor('engine', join(tmpdir(), 'nothing-is-written'));
  try {
    for (const at of [1, 2000, 1]) expect(await packed(withNotes(at))).toBe(at === 1 ? one : two);
  } finally {
    Object.assign(globalThis, { callingCardKept: undefined });
  }
  const { records, language } = joined(read(one).map(unpacked));
  const plain = factsOf(withNotes(1));
  expect(records).toEqual(plain.records);
  expect(language).toBe(plain.language.code);
});
