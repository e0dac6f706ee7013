/** The person as a vCard (RFC 6350). */
import { expect, test } from 'vitest';
import { vCard } from '../../src/surfaces/vcard.ts';
import { changedRecords } from '../support/profile.ts';

const BASE = 'https://example.org';

/** Lines of content, unfolded. */
const linesOf = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

test('it tells what is published, and nothing else', async () => {
  const records = await changedRecords(
    ({ profile, contact }) => ({
      profile: {
        ...profile,
        name: 'Ada; Example, née "Q"',
        display_name: undefined,
        headline: 'Engineer',
        demonstration: undefined,
        born: undefined,
        died: undefined,
        location: 'Malmö, "Sweden"',
        links: [{ label: 'Code', url: 'https://code.example/ada' }],
        modified: '2026-01-02',
      },
      contact: { ...contact, email: 'ada@example.org', modified: '2026-01-01' },
    }),
    BASE,
  );
  const card = vCard(records);
  expect(linesOf(card)).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    'FN:Ada\\; Example\\, née "Q"',
    'N:"Q";Ada\\; Example\\, née;;;',
    'TITLE:Engineer',
    'PHOTO:http://localhost:11906/pictures/portrait.svg',
    `ADR;LABEL="Malmö, ^'Sweden^'":;;;Malmö\\, "Sweden";;;`,
    'EMAIL:ada@example.org',
    'URL:https://example.org/',
    'URL:https://code.example/ada',
    'UID:https://example.org/#person',
    'SOURCE:https://example.org/contact.vcf',
    'REV:20260102T000000Z',
    'END:VCARD',
    '',
  ]);
});

test.each([
  ['Ada Example', undefined, 'Example;Ada;;;'],
  ['Ndiaye Awa', 'Ndiaye', 'Ndiaye;Awa;;;'],
  ['山田太郎', '山田', '山田;太郎;;;'],
  ['Prince', undefined, 'Prince;;;;'],
])(
  'the name %s with family name %s, the post and the place have their parts',
  async (name, family_name, n) => {
    const records = await changedRecords(({ profile, experience }) => ({
      profile: {
        ...profile,
        name,
        family_name,
        died: undefined,
        location: undefined,
        place: { city: 'Basel', country: 'CH' },
      },
      experience: experience.map((post, at) => (at === 1 ? { ...post, end: null } : post)),
    }));
    const lines = linesOf(vCard(records));
    for (const line of [
      `N:${n}`,
      'ORG:United States Navy',
      'TITLE:Special Assistant to the Commander\\, Naval Data Automation Command',
      'ADR:;;;Basel;;;Switzerland',
    ])
      expect(lines).toContain(line);
  },
);

test('lines hold at most 75 octets, break between characters and end with CRLF', async () => {
  const headline = 'Größte Ähnlichkeit mit Öl — 語'.repeat(5);
  const records = await changedRecords(({ profile }) => ({ profile: { ...profile, headline } }));
  const card = vCard(records);
  for (const line of card.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n', '')).not.toContain('\n');
  expect(linesOf(card)).toContain(`TITLE:${headline}`);
});
