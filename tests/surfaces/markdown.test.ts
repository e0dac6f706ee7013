import { expect, test } from 'vitest';
import { markdownTwin } from '../../src/surfaces/markdown.ts';

const TWIN = {
  title: 'A',
  purpose: 'Who this is',
  url: 'https://example.org/api/a',
  base: 'https://example.org',
};

/** The part between the pointer and the metadata. */
const body = (payload: object) =>
  markdownTwin(payload, TWIN).split('/api/init).\n\n')[1]?.split('\n\n## metadata')[0];

test('a twin has its source, one title, what it is and where to start, and the metadata last', () => {
  expect(markdownTwin({ name: 'Ada', content_hash: 'sha256:0' }, TWIN, () => 42)).toBe(`---
source: https://example.org/api/a
tokens: 42
---

# A

> Who this is.
>
> For the map of this site see [/llms.txt](https://example.org/llms.txt); to start in one fetch see [/api/init](https://example.org/api/init).

- **name**: Ada

## metadata

- **content hash**: sha256:0
`);
});

test('without a counter the count is left out', () => {
  expect(markdownTwin({}, TWIN)).toMatch(/^---\nsource: \S+\n---\n/);
});

test('embedded headings move down by one step for all, and those in code stay', () => {
  expect(body({ body_markdown: '## One\n\n### Two\n\n```md\n## Code\n```\n\n###### Six' })).toBe(
    '## body\n\n### One\n\n#### Two\n\n```md\n## Code\n```\n\n###### Six',
  );
});

test('prose comes first, and prose that is not there does not', () => {
  expect(body({ id: 'a', details_markdown: 'Text.' })).toBe(
    '## details\n\nText.\n\n## facts\n\n- **id**: a',
  );
  expect(body({ id: 'a', details_markdown: null })).toBe('- **id**: a\n- **details**: none');
});

test('records of a list become headings with their members below', () => {
  expect(
    body({
      claims: [
        { id: 'a', claim: 'Wove.', tags: ['x', 'y'] },
        { id: 'b', claim: 'Sewed.', tags: [] },
      ],
    }),
  ).toBe(
    `## claims

### Wove.

- **id**: a
- **tags**:
  - x
  - y

### Sewed.

- **id**: b
- **tags**: none`,
  );
});

test('links become links, nothing becomes none, schemas stay JSON', () => {
  const links = [{ label: 'Here', url: 'https://example.org' }];
  expect(
    body({
      end: null,
      url: 'https://example.org/x',
      evidence_links: links,
      body_schema: { type: 'object' },
    }),
  ).toBe(
    `- **end**: none
- **url**: <https://example.org/x>

## evidence links

- [Here](https://example.org)

## body schema

\`\`\`json
{
  "type": "object"
}
\`\`\``,
  );
});
