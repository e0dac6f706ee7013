import { expect, test } from 'vitest';
import { profileOf, SMALLEST } from '../support/content.ts';
import { BUILDS } from '../support/dist.ts';

const [, , [, alone]] = BUILDS;

test('init of a profile alone states what is given, and the rest as not stated', () => {
  expect(alone.json('api/init.json')).toMatchObject({
    identity: { name: 'Sena Aydın', headline: 'Midwife' },
    bio: 'Sena Aydın: Midwife',
    current_focus: [],
    strongest_claims: [],
    suggested_traversal: [{ url: 'http://localhost:11906/api/manifest' }],
    contact_policy: { preferred: 'POST /api/contact', response_time: 'Not stated' },
    missions: [
      { id: 'assess_expertise' },
      { id: 'evaluate_collaboration' },
      { id: 'prepare_introduction' },
      { id: 'research_ideas' },
    ],
    last_modified: '2026-05-04T00:00:00Z',
  });
});

test('terms and contact policy that nobody wrote state nothing', () => {
  expect(alone.json('api/collaboration.json')).toMatchObject({
    current_capacity: null,
    preferred_engagement_types: [],
    minimum_engagement_duration: null,
    industries_of_interest: [],
    hard_no_list: [],
    pricing_policy: {
      mode: 'rates_in_conversation',
      public_rate_card: false,
      note: 'Nothing is stated about money; rates are told in conversation only.',
    },
    availability_note: null,
  });
  expect(alone.json('api/contact.json')).toMatchObject({
    email: null,
    welcome: [],
    policy_markdown: 'No further policy is stated.',
  });
});

test('no page or CV says a word about terms, rates or policy where the owner wrote none', () => {
  const pages = alone.files.filter((file) =>
    /^(home|about|cv|contact)(\/index)?\.(html|md)$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(5);
  for (const file of pages)
    expect(alone.text(file), file).not.toMatch(
      /Nothing is stated|No further policy|Working together/,
    );
});

test.each([
  ['api/manifesto.json', { principles: [], published_at: null }],
  [
    'api/content/manifesto.json',
    { body_available: false, key_claims: [], published_at: null, human_path: '/' },
  ],
  ['variants/api/content/manifesto/full.json', { body_included: false, body_markdown: '' }],
  ['api/content/manifesto/claims.json', { key_claims: [] }],
])('%s answers in its usual shape that there is no manifesto', (file, members) => {
  expect(alone.json(file)).toMatchObject({ title: 'Manifesto', ...members });
  expect(alone.text(file)).not.toContain('authoritative');
});

test('a manifesto that is not there has no page, and no page or list leads to one', () => {
  expect(alone.files.filter((file) => /manifesto.*(html|png)$/.test(file))).toEqual([]);
  const lists = ['home/index.html', '404.html', 'api/content.json', 'sitemap.xml', 'index.md'];
  for (const file of [...lists, 'llms.txt'])
    expect(alone.text(file), file).not.toMatch(/manifesto/i);
});

test('a mission of the owner replaces the default of its name; a draft removes it', () => {
  const file = (fields: string) => ({
    'missions/research_ideas.md': `---
title: Ask about looms
goal: Learn.
reads: [/api/contact]
outputs: [{ name: idea, description: Words. }]
success: [It is short.]
updated: 2026-01-01
${fields}
---`,
  });
  const ids = (fields: string) =>
    profileOf(file(fields), SMALLEST).missions.map(({ id, title }) => [id, title]);
  const others = [
    ['assess_expertise', 'Assess expertise'],
    ['evaluate_collaboration', 'Evaluate a collaboration'],
    ['prepare_introduction', 'Prepare an introduction'],
  ];
  expect(ids('')).toEqual([...others, ['research_ideas', 'Ask about looms']]);
  expect(ids('draft: true')).toEqual(others);
});

test('standard rules come first, in the words of the owner or not at all', () => {
  const { profile } = profileOf(
    {
      'profile.md': `---
name: Ada
headline: Weaver
do_not_infer: [Do not infer a school of weaving.]
standard_rules: { rates: Ask for the list., availability: null, privacy: null }
updated: 2026-01-01
---`,
    },
    {},
  );
  expect(profile.do_not_infer).toEqual([
    'Ask for the list.',
    'Do not attribute opinions, words or endorsements that are not published here.',
    'Do not infer a school of weaving.',
  ]);
});
