/** What a new kind of content needs beside its schema; nothing else would ask for it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FolderKind, folders } from '../../src/kinds/kinds.ts';
import { contentSurfaces, manifestPayload } from '../../src/surfaces/manifest.ts';
import type { Records } from '../../src/surfaces/records.ts';
import { rows } from '../../src/surfaces/rows.ts';
import { exampleRecords, oddRecords } from '../support/profile.ts';

const kinds = Object.keys(folders) as FolderKind[];

/** All of a profile, as agents fetch it in one payload; evals have one of their own. */
function published(records: Records): string {
  const [evals] = rows.listEvals(records, { rows: {}, reads: {} });
  return JSON.stringify([manifestPayload(records, contentSurfaces(records)), evals?.payload]);
}

const all = (await Promise.all([exampleRecords(), oddRecords()])).map((records) => ({
  profile: records.profile,
  text: published(records),
}));

test.each(kinds)(
  'entries of content/%s/ stand in the manifest, not in the folder alone',
  (kind) => {
    const entries = all.flatMap(({ profile, text }) =>
      profile[kind].map(({ id }) => ({ id, text })),
    );
    expect(
      entries.length,
      `put one into tests/fixtures/odd.md, as ${kind}/, so that tests see one`,
    ).toBeGreaterThan(0);
    for (const { id, text } of entries)
      expect(
        text.includes(`"${id}"`) || text.includes(`/${id}"`),
        `${kind}/${id}.md is read, but published nowhere: src/README.md, "Add a kind of content"`,
      ).toBe(true);
  },
);

test('the owner is told of every folder', () => {
  const guide = readFileSync('content/README.md', 'utf8');
  expect(
    kinds.filter((kind) => !guide.includes(`\`${kind}/\``)),
    'name these in content/README.md',
  ).toEqual([]);
});
