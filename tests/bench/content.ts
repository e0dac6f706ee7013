/**
 * A content folder of any size: the example profile plus generated notes, the same
 * text every time.
 */
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomFrom } from '../support/random.ts';

const WORDS =
  `a about after again against all also always and another answer any archive as at be because been before being
below between both build but by call called can card changed claim code come compiler computer could day did different
do does done down each early end engineer even every example evidence field find first for found from gave general get
give good group had hand has have he held her here him his house how if in index into is it its just keep kept kind knew
known language large last later left less letter like line linker little long look machine made make manual many may
mean memory might more most much must name navy near never new next no not note now number of off office often old on
once one only open or order other our out over own page paper part people place plan point press problem program
programming public question read reader record report right routine said same say second see sentence service she should
show shown side since small so some source specification standard state still subroutine such system take taught teacher
tell test text than that the their them then there these they thing think this those thought three through time to told
too took translated two under university until up us use used very was way we week well went were what when where which
while who why will with without word work world would write writer written year you`.split(/\s+/);

/** Numbers below `bound`, the same for the same seed. */
function numbers(seed: number): (bound: number) => number {
  const next = randomFrom(seed);
  return (bound) => Math.floor(next() * bound);
}

/** Sentences of 8 to 20 words, `count` words in all. */
function prose(count: number, next: (bound: number) => number): string {
  const sentences: string[] = [];
  for (let left = count; left > 0; ) {
    const length = Math.min(left, 8 + next(13));
    const words = Array.from({ length }, () => WORDS[next(WORDS.length)] ?? 'word');
    const sentence = words.join(' ');
    sentences.push(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`);
    left -= length;
  }
  return sentences.join(' ');
}

/** A day between 1990 and 2020. */
function day(next: (bound: number) => number): string {
  return new Date(Date.UTC(1990, 0, 1 + next(11_000))).toISOString().slice(0, 10);
}

function note(seed: number): string {
  const next = numbers(seed);
  const tags = `[${WORDS[next(40)]}-${next(20)}, generated]`;
  return (
    `---\ntitle: "Note ${seed}: ${prose(6, next)}"\ndate: "${day(next)}"\ntags: ${tags}\n---\n` +
    `\n${prose(60, next)}\n\n${prose(60, next)}\n`
  );
}

/** Writes the folder. Notes are ~120 words. */
export async function generateContent(folder: string, notes: number): Promise<void> {
  await cp('content/example', folder, { recursive: true });
  for (let at = 1; at <= notes; at++)
    await writeFile(join(folder, 'notes', `generated-${at}.md`), note(at));
}
