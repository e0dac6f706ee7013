import { expect, test } from 'vitest';
import { markdownTwin } from '../../src/surfaces/markdown.ts';

const BASE = 'https://example.org';
const TWIN = { title: 'A', url: `${BASE}/api/a`, base: BASE };

/** What stands below the title. */
const body = (payload: object) => markdownTwin(payload, TWIN).split('# A\n\n')[1]?.trimEnd();

test('a twin has its source, the map, its day and its cost in front, and one title', () => {
  const sealed = {
    purpose: 'Weaves.',
    url: `${BASE}/api/a`,
    path: '/api/a',
    schema_version: '1.0',
    last_modified: '2026-01-02T00:00:00Z',
    content_hash: 'sha256:0',
    breaking_changes_since: null,
  };
  expect(markdownTwin(sealed, TWIN, () => 42)).toBe(`---
source: https://example.org/api/a
map: https://example.org/llms.txt
last_modified: 2026-01-02
tokens: 42
---

# A

Weaves.
`);
});

test('a claim in a list stands for itself: statement, level, note, evidence, addresses', () => {
  const url = `${BASE}/api/claims/wove`;
  const human_url = `${BASE}/claims/wove`;
  const claim = {
    id: 'wove',
    claim: 'Ada wove cloth.',
    evidence_level: 'public-live',
    evidence_note: 'It hangs in a museum.',
    evidence_links: [
      { label: 'The cloth', url: 'https://museum.example/cloth' },
      { label: 'A catalogue', url: 'https://museum.example/a_(b)' },
    ],
    verification: { status: 'confirmed', day: '2026-01-01' },
    tags: ['cloth', 'looms'],
    project: null,
    source_path: '/api/claims/wove',
    source_url: url,
    claim_url: url,
    human_url,
    citation_receipt: {
      citation_label: 'Ada, claim wove',
      source_path: '/api/claims/wove',
      source_url: url,
      human_url,
      confidence: 'public-live',
      instruction: 'Keep evidence_level.',
    },
    details_markdown: null,
    path: '/api/claims/wove',
    url,
    last_modified: '2026-01-02T00:00:00Z',
    content_hash: 'sha256:1',
  };
  const other = { claim: 'Ada spun wool.', url, details_markdown: '## Loom\n\nA big one.' };
  expect(body({ claims: [claim, other], total: 2, consumer_rule: 'Cite it as it stands.' })).toBe(
    `Cite it as it stands.

- total: 2

## Claims

### [Ada wove cloth.](https://example.org/claims/wove)

- evidence_level: public-live. It hangs in a museum.
- evidence_links: [The cloth](https://museum.example/cloth), [A catalogue](<https://museum.example/a_(b)>)
- verification:
  - status: confirmed
  - day: 2026-01-01
- tags: cloth, looms
- source_url, claim_url, url: <https://example.org/api/claims/wove>
- citation_receipt:
  - citation_label: Ada, claim wove
  - confidence: public-live
  - instruction: Keep evidence_level.
- last_modified: 2026-01-02

### [Ada spun wool.](https://example.org/api/claims/wove)

#### Details

##### Loom

A big one.`,
  );
});
