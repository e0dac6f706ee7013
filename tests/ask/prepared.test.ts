/** What the build makes ready for the functions is what they would make themselves. */
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { answerTo } from '../../functions/answers/ask/answer.ts';
import { check } from '../../functions/answers/check/check.ts';
import type { Snapshot } from '../../functions/answers/facts/snapshot.ts';
import { packed } from '../../netlify/snapshot-file.ts';
import { facts } from './profiles.ts';

const QUESTIONS = ['When was she born?', 'Wo hat er gearbeitet?', 'What does the person do best?'];

const unpacked = (text: string) =>
  JSON.parse(brotliDecompressSync(Buffer.from(text, 'base64')).toString());

test.each(Object.entries(facts))(
  'the %s profile answers the same from what its build made ready',
  (_, plain) => {
    const file = JSON.parse(packed(plain)) as { brotli: string; prepared: string };
    const ready: Snapshot = { ...unpacked(file.brotli), prepared: unpacked(file.prepared) };
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
