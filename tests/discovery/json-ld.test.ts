import { expect, test } from 'vitest';
import { profileJsonLd } from '../../src/surfaces/discovery/json-ld.ts';
import { changedRecords, exampleRecords } from '../support/profile.ts';

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

test('a degree is a credential of who awarded it', async () => {
  const { mainEntity } = profileJsonLd(await exampleRecords());
  expect(mainEntity.hasCredential).toContainEqual({
    '@type': 'EducationalOccupationalCredential',
    name: 'Ph.D.',
    description: 'Mathematics',
    recognizedBy: { '@type': 'Organization', name: 'Yale University' },
  });
});

test('a living person has the positions that last', async () => {
  const records = await changedRecords(({ profile, experience }) => ({
    profile: { ...profile, operator: undefined, demonstration: undefined, died: undefined, links: [] },
    experience: experience.map((position, at) => (at === 0 ? { ...position, end: null } : position)),
  }));
  const { description, mainEntity } = profileJsonLd(records);
  expect(description).toBe(records.profile.profile.headline);
  expect(mainEntity).toMatchObject({
    url: 'http://localhost:8888/',
    jobTitle: ['Senior consultant'],
    worksFor: [{ '@type': 'Organization', name: 'Digital Equipment Corporation' }],
  });
  expect(mainEntity).not.toHaveProperty('deathDate');
  expect(mainEntity).not.toHaveProperty('sameAs');
});
