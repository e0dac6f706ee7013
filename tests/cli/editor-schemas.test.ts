/** What editors know of front matter is what the build asks for. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorFiles, editorSchema } from '../../src/cli/editor-schemas.ts';

test('the committed schemas and settings are those of today', () => {
  for (const [path, text] of editorFiles())
    expect(
      JSON.parse(readFileSync(path, 'utf8')),
      'run: node src/cli/editor-schemas.ts && npm run format',
    ).toEqual(JSON.parse(text));
});

test('an editor explains fields, refuses others, and takes a year without quotes', () => {
  expect(editorSchema('experience')).toMatchObject({
    additionalProperties: false,
    required: expect.arrayContaining(['title', 'organization', 'start', 'evidence_level']),
    properties: {
      title: { type: ['string', 'number'], description: 'The title exactly as held.' },
      start: { type: ['string', 'number'] },
      organization_url: { type: 'string' },
      order: { type: ['string', 'number'] },
      draft: { type: 'boolean' },
    },
  });
});
