/**
 * What the pages say is what the JSON says: every value of a twin stands on its page, and dates and
 * marks are its own.
 */
import { describe, expect, test } from 'vitest';
import { BUILDS, type JsonObject, walk } from '../support/dist.ts';
import { notShown, pageOf } from './page.ts';

/** Addresses, hashes and versions are for programs; so is how a list was filtered. */
const FOR_PROGRAMS = [
  'id',
  'slug',
  'path',
  'url',
  'human_url',
  'source_url',
  'source_path',
  'schema_version',
  'last_modified',
  'content_hash',
  'breaking_changes_since',
  'filters',
  'consumer_rule',
  'verification',
  'repeat',
];

/** What the interface requires where the owner says nothing; no page says it. */
const NOT_STATED = [
  'Nothing is stated about money; rates are told in conversation only.',
  'No further policy is stated.',
  'Not stated',
];
const isSilent = (line: string) =>
  NOT_STATED.some((text) => line.endsWith(`: ${text.slice(0, 60)}`));

/** Of the profile, what another page than the home page shows. */
const ELSEWHERE = ['biography_markdown', 'current_focus', 'place'];

describe.each(BUILDS)('%s', (name, dist) => {
  test.each([
    // What agents must not infer is told to agents. The short biography stands on the home page.
    [
      '/about',
      'api/profile.json',
      ['do_not_infer', 'demonstration', 'operator', 'bio', 'place', 'picture'],
    ],
    [
      '/',
      'api/profile.json',
      ['do_not_infer', 'demonstration', 'operator', 'picture', ...ELSEWHERE],
    ],
    // Tags and links between records show as links between their places.
    [
      '/experience',
      'api/experience.json',
      // A status is told in words of the page's language.
      ['related_skill_ids', 'project_slugs', 'status'],
    ],
    [
      '/projects',
      'api/projects.json',
      [
        'evidence_links',
        'proof_points',
        'key_claims',
        'citation_receipt',
        'related_skill_ids',
        'tags',
        // Of pictures the cover; what is told of them is on the page of the project.
        'caption',
        'credit',
        'alt',
      ],
    ],
    [
      '/experience',
      'api/skills.json',
      ['project_slugs', 'experience_ids', 'tags', 'citation_policy'],
    ],
    ['/writing', 'api/writings.json', ['project_slugs', 'tags', 'kind']],
    ['/writing', 'api/talks.json', ['project_slugs', 'tags']],
    [
      '/about',
      'api/collaboration.json',
      [
        'pricing_policy.mode',
        'mode',
        'budget_missions_path',
        'budget_missions_url',
        'contact',
        // In words of the page's language: tests/surfaces/terms.test.ts.
        'workplace_types',
        'notice_period',
        'available_from',
        'work_authorization',
      ],
    ],
  ])('%s shows %s', (path, file, unseen) => {
    // Texts of projects stand on their own pages.
    const texts = file === 'api/projects.json' ? ['details_markdown'] : [];
    expect(
      notShown(pageOf(dist, path), dist.json(file), [...FOR_PROGRAMS, ...unseen, ...texts]).filter(
        (line) => !isSilent(line),
      ),
    ).toEqual([]);
    for (const text of NOT_STATED) expect(pageOf(dist, path).html).not.toContain(text);
  });

  test('the contact page shows the policy; its form has the schema’s fields and limits', () => {
    const page = pageOf(dist, '/contact');
    const policy = dist.json('api/contact.json');
    const { body_schema: schema, ...rest } = policy;
    // For people in their own words; the preferred call is for programs, who read it as JSON.
    const inOtherWords = [
      'privacy',
      'retention',
      'rule_for_autonomous_agents',
      'preferred',
      'corrections',
    ];
    expect(
      notShown(page, rest, [...FOR_PROGRAMS, ...inOtherWords, 'typed_contact_endpoint']).filter(
        (line) => !isSilent(line),
      ),
    ).toEqual([]);
    for (const text of NOT_STATED) expect(page.html).not.toContain(text);
    const [form] = page.all('form');
    expect([form?.getAttributeValue('method'), form?.getAttributeValue('action')]).toEqual([
      'post',
      '/api/contact',
    ]);
    const { $defs } = schema as { $defs: Record<string, { properties: JsonObject }> };
    const properties = $defs['ContactIntentRequest']?.properties ?? {};
    expect([...new Set(page.values('form [name]', 'name'))].sort()).toEqual(
      Object.keys(properties).sort(),
    );
    expect(page.values('input[name="intent"]', 'value')).toEqual([
      'hire',
      'collaborate',
      'advise',
      'question',
    ]);
    expect(page.values('form [maxlength]', 'maxlength')).toEqual(['320', '160', '120']);
    // A browser cuts what is pasted without a word: the length of a message is told beside it.
    expect(page.html).toMatch(/\b2000\b/);
    // Whether mail is sent is not known here: owners may store an answer alone.
    if (name === 'example')
      expect(page.html).toContain(
        'For an answer by mail, nothing else; the next page may tell it too.',
      );
    expect(page.values('form [autocomplete]', 'autocomplete')).toEqual(['email', 'name', 'off']);
    expect(page.all('form [required]').map((one) => one.getAttributeValue('name'))).toEqual([
      'intent',
      'intent',
      'intent',
      'intent',
      'from',
    ]);
  });

  test('no page states a date or an evidence level that its records do not have', () => {
    const known = new Set<string>();
    for (const file of [
      'api/manifest.json',
      ...dist.files.filter((one) => /^api\/content\/.*\.json$/.test(one)),
    ])
      walk(dist.json(file), (value) => {
        if (typeof value === 'string') known.add(value);
      });
    const levels = new Map(
      (dist.json('api/manifest.json')['claims'] as { id: string; evidence_level: string }[]).map(
        (claim) => [claim.id, claim.evidence_level],
      ),
    );
    const manifesto = dist.files.includes('manifesto/index.html') ? ['/manifesto'] : [];
    const pages = ['/', '/about', '/cv', '/experience', '/writing', '/claims', '/notes'];
    for (const path of [...pages, ...manifesto])
      expect(
        pageOf(dist, path)
          .values('time', 'datetime')
          .filter((date) => !known.has(date)),
      ).toEqual([]);
    for (const entry of pageOf(dist, '/claims').all('li.entry')) {
      const [mark] = entry.querySelectorAll('.evidence');
      const id = entry.getAttributeValue('id')?.replace('claim-', '') ?? '';
      const level = levels.get(id);
      expect(mark?.getAttributeValue('data-level')).toBe(
        level === 'self-claim' ? undefined : level,
      );
      levels.delete(id);
    }
    expect([...levels]).toEqual([]);
  });
});
