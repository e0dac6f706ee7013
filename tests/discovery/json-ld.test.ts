import { expect, test } from 'vitest';
import { profileJsonLd } from '../../src/surfaces/discovery/json-ld.ts';
import {
  notesJsonLd,
  projectJsonLd,
  questionsJsonLd,
  textJsonLd,
} from '../../src/surfaces/discovery/json-ld-pages.ts';
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
    url: 'http://localhost:8888/',
    jobTitle: ['Senior consultant'],
    worksFor: [{ '@type': 'Organization', name: 'Digital Equipment Corporation' }],
  });
  expect(mainEntity).not.toHaveProperty('deathDate');
  expect(mainEntity).not.toHaveProperty('sameAs');
});

test('a text is an article of its author; an author who is not the person is a name and nothing more', async () => {
  const records = await exampleRecords('https://example.org');
  const {
    articles: [article],
    manifesto,
  } = records.profile;
  const text = article && textJsonLd(article, 'article', records);
  expect(text).toMatchObject({
    '@type': 'Article',
    url: 'https://example.org/articles/from-flow-matic-to-cobol',
    author: 'The operator of this demonstration',
    datePublished: '2026-11-20',
    about: { '@id': 'https://example.org/#person' },
  });
  const own = manifesto && textJsonLd({ ...manifesto, author: undefined }, 'manifesto', records);
  expect(own?.author).toEqual({
    '@type': 'Person',
    '@id': 'https://example.org/#person',
    name: 'Grace Murray Hopper',
  });
});

test('a project, notes and questions say what their records say', async () => {
  const records = await exampleRecords('https://example.org');
  const project = records.projects.find(({ slug }) => slug === 'flow-matic');
  expect(project && projectJsonLd(project, records)).toMatchObject({
    url: 'https://example.org/projects/flow-matic',
    mainEntity: {
      '@type': 'CreativeWork',
      name: 'FLOW-MATIC (B-0)',
      temporalCoverage: '1955/1959',
    },
  });
  expect(notesJsonLd(records).mainEntity.numberOfItems).toBe(18);
  expect(questionsJsonLd(records)['@type']).toBe('FAQPage');
  expect(questionsJsonLd(records).mainEntity.map(({ name }) => name)).toContain(
    'What degrees did she hold?',
  );
});
