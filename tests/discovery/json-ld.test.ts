import { expect, test } from 'vitest';
import { profileJsonLd } from '../../src/surfaces/discovery/json-ld.ts';
import { webFinger } from '../../src/surfaces/discovery/webfinger.ts';
import { recordJsonLd, textJsonLd } from '../../src/surfaces/pages/json-ld.ts';
import { changedRecords, exampleRecords, recordsFrom } from '../support/profile.ts';
import { contentFolder } from '../support/profile-folders.ts';

test('the page is a ProfilePage about a Person', async () => {
  const page = profileJsonLd(await exampleRecords('https://example.org'));
  expect(page).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: 'https://example.org/',
    mainEntity: {
      '@type': 'Person',
      '@id': 'https://example.org/#person',
      name: 'Grace Murray Hopper',
      alternateName: 'Grace Hopper',
      birthDate: '1906-12-09',
      deathDate: '1992-01-01',
      knowsLanguage: ['English'],
    },
  });
  expect(page.description).toContain('This is a demonstration');
});

test('a historical person has no position of today and no site of her own', async () => {
  const { mainEntity } = profileJsonLd(await exampleRecords());
  expect(mainEntity).not.toHaveProperty('jobTitle');
  expect(mainEntity).not.toHaveProperty('worksFor');
  expect(mainEntity).not.toHaveProperty('url');
  expect(mainEntity).not.toHaveProperty('email');
});

test('who awarded a degree has the person as alumna; what was left unfinished not', async () => {
  const { mainEntity } = profileJsonLd(await exampleRecords());
  expect(mainEntity).toMatchObject({
    alumniOf: ['Yale University', 'Vassar College'].map((name) => ({
      '@type': 'EducationalOrganization',
      name,
    })),
  });
  const left = profileJsonLd(await recordsFrom(contentFolder('arabic'))).mainEntity;
  expect(left).not.toHaveProperty('alumniOf');
  expect(left).not.toHaveProperty('hasCredential');
});

test('a certificate is told with the day of its end', async () => {
  const { mainEntity } = profileJsonLd(await recordsFrom(contentFolder('infirmiere')));
  expect(mainEntity).toMatchObject({
    hasCredential: expect.arrayContaining([
      {
        '@type': 'EducationalOccupationalCredential',
        name: "Attestation de formation aux gestes et soins d'urgence, niveau 2",
        recognizedBy: expect.anything(),
        expires: '2024-03-12',
      },
    ]),
  });
});

test('a living person has the positions that last', async () => {
  const records = await changedRecords(({ profile, experience }) => ({
    profile: {
      ...profile,
      operator: undefined,
      demonstration: undefined,
      died: undefined,
      links: [],
    },
    experience: experience.map((position, at) =>
      at === 0 ? { ...position, end: null } : position,
    ),
  }));
  const { description, mainEntity } = profileJsonLd(records);
  expect(description).toBe(records.profile.profile.headline);
  expect(mainEntity).toMatchObject({
    url: 'http://localhost:11906/',
    jobTitle: ['Senior consultant'],
    worksFor: [{ '@type': 'Organization', name: 'Digital Equipment Corporation' }],
  });
  expect(mainEntity).not.toHaveProperty('deathDate');
  expect(mainEntity).not.toHaveProperty('sameAs');
});

test('a text is an article of its author, a person; another author is one by name', async () => {
  const records = await exampleRecords('https://example.org');
  const {
    articles: [article],
    manifesto,
  } = records.profile;
  const text = article && textJsonLd(article, 'article', records);
  expect(text).toMatchObject({
    '@type': 'WebPage',
    url: 'https://example.org/articles/from-flow-matic-to-cobol',
    inLanguage: 'en',
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Grace Hopper', item: 'https://example.org/' },
        { position: 2, name: 'Writing', item: 'https://example.org/writing' },
        { position: 3, item: 'https://example.org/articles/from-flow-matic-to-cobol' },
      ],
    },
    mainEntity: {
      '@type': 'Article',
      headline: 'From FLOW-MATIC to COBOL',
      image: [
        'https://example.org/social/articles/from-flow-matic-to-cobol.png',
        expect.stringMatching(/\/pictures\/drawings\/cobol\.svg$/),
      ],
      author: { '@type': 'Person', name: 'The operator of this demonstration' },
      datePublished: '2026-11-20',
      about: { '@id': 'https://example.org/#person' },
    },
  });
  const own = manifesto && textJsonLd({ ...manifesto, author: undefined }, 'manifesto', records);
  expect(own?.mainEntity.author).toEqual({
    '@type': 'Person',
    '@id': 'https://example.org/#person',
    name: 'Grace Murray Hopper',
    url: 'https://example.org/',
  });
});

test('the day of an event that a note tells of is not when the note was published', async () => {
  const records = await exampleRecords('https://example.org');
  const note = records.notes.find(({ id }) => id === 'death-1992');
  const thing = note && recordJsonLd('notes', note, records).mainEntity;
  expect(thing).toMatchObject({ '@type': 'BlogPosting', temporalCoverage: '1992-01-01' });
  expect(thing).not.toHaveProperty('datePublished');
});

test('a claim has its words, its evidence in words, and the sources that it rests on', async () => {
  const records = await exampleRecords('https://example.org');
  const claim = records.claims.find(({ id }) => id === 'rear-admiral');
  expect(claim && recordJsonLd('claims', claim, records)).toMatchObject({
    url: 'https://example.org/claims/rear-admiral',
    breadcrumb: { itemListElement: [{}, { name: 'Statements' }, { name: claim?.claim }] },
    mainEntity: {
      '@type': 'Claim',
      '@id': 'https://example.org/api/claims/rear-admiral',
      url: 'https://example.org/claims/rear-admiral',
      text: claim?.claim,
      description: expect.stringMatching(
        /^The owner names a source \(external-validation\)\. Stated by/,
      ),
      about: { '@id': 'https://example.org/#person' },
      citation: [
        { '@type': 'CreativeWork', url: expect.stringMatching(/^https:/) },
        { '@type': 'CreativeWork', url: expect.stringMatching(/^https:/) },
      ],
    },
  });
});

test('the person is identified by what registers hold, and found by WebFinger (RFC 7033)', async () => {
  const links = [
    'https://orcid.org/0000-0002-1825-0097',
    'https://www.wikidata.org/wiki/Q11641',
    'https://github.com/ada',
    'https://github.com/ada/loom',
  ].map((url) => ({ label: 'Elsewhere', url }));
  const records = await changedRecords(({ profile }) => ({ profile: { ...profile, links } }));
  const { mainEntity } = profileJsonLd(records) as { mainEntity: { identifier: object[] } };
  expect(mainEntity.identifier).toEqual(
    [
      ['ORCID', '0000-0002-1825-0097'],
      ['Wikidata', 'Q11641'],
      ['GitHub', 'ada'],
    ].map(([propertyID, value], at) => ({
      '@type': 'PropertyValue',
      propertyID,
      value,
      url: links[at]?.url,
    })),
  );
  const { subject, aliases, links: told } = webFinger(await exampleRecords('https://example.org'));
  expect([subject, aliases]).toEqual([
    'acct:grace-hopper@example.org',
    ['https://example.org/', 'https://example.org'],
  ]);
  expect(told.map(({ rel }) => rel)).toContain('http://webfinger.net/rel/profile-page');
});
