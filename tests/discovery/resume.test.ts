import { expect, test } from 'vitest';
import { jsonResume } from '../../src/surfaces/discovery/resume.ts';
import { changedRecords, exampleRecords, oddRecords } from '../support/profile.ts';

test('the basics are the owner’s own words, and say that this is a demonstration', async () => {
  const { basics } = jsonResume(await exampleRecords());
  expect(basics).toMatchObject({ name: 'Grace Murray Hopper' });
  expect(basics.summary).toMatch(/^Grace Murray Hopper \(1906-1992\) was/);
  expect(basics.summary).toContain('This is a demonstration about a historical person');
  expect(basics.url).toBeUndefined();
  expect(basics.email).toBeUndefined();
});

test('positions, degrees, texts and talks stand where the format wants them', async () => {
  const resume = jsonResume(await exampleRecords('https://example.org'));
  expect(resume.work).toContainEqual({
    name: 'Harvard University, Computation Laboratory',
    position: 'Programming officer, later research fellow',
    location: 'Cambridge, Massachusetts',
    startDate: '1944-07',
    endDate: '1949',
    summary: expect.stringContaining('Mark I'),
    evidence_level: 'external-validation',
  });
  expect(resume.education).toContainEqual({
    institution: 'Yale University',
    area: 'Mathematics',
    studyType: 'Ph.D.',
    endDate: '1934',
    evidence_level: 'external-validation',
  });
  expect(resume.publications).toContainEqual(
    expect.objectContaining({
      name: 'Automatic Coding for Digital Computers',
      releaseDate: '1955',
    }),
  );
  expect(resume.projects).toContainEqual(
    expect.objectContaining({ name: 'COBOL', url: 'https://example.org/api/projects/cobol' }),
  );
  expect(resume.projects).toContainEqual(
    expect.objectContaining({ name: 'Keynote Address', type: 'talk', startDate: '1978-06' }),
  );
});

test('a living person’s site, place and address are told; an open end stays open', async () => {
  const records = await changedRecords(({ profile, contact, experience }) => ({
    profile: {
      ...profile,
      operator: undefined,
      demonstration: undefined,
      location: 'Basel, Switzerland',
    },
    contact: { ...contact, email: 'me@example.org' },
    experience: experience.slice(0, 1).map((position) => ({ ...position, end: null })),
  }));
  const { basics, work } = jsonResume(records);
  expect(basics).toMatchObject({
    url: 'http://localhost:11906/',
    email: 'me@example.org',
    location: { address: 'Basel, Switzerland' },
  });
  expect(basics.summary).toBe(records.profile.profile.bio);
  expect(work[0]).not.toHaveProperty('endDate');
});

test('what a curriculum vitae has beside positions stands where the format wants it', async () => {
  const resume = jsonResume(await oddRecords());
  expect(resume.basics).toMatchObject({ image: 'https://example.org/me.jpg?s=1&t=2' });
  expect(resume.volunteer).toEqual([
    {
      organization: 'Klub 織',
      position: 'Opiekunka',
      url: 'https://example.org/klub',
      startDate: '2010',
      highlights: ['Nobody lost a finger & everybody came back.'],
      evidence_level: 'self-claim',
    },
  ]);
  expect(resume.awards).toEqual([
    {
      title: 'Złote Czółenko',
      date: '2003',
      awarder: 'Gildia',
      summary: 'For a map nobody needed.',
      evidence_level: 'self-claim',
    },
  ]);
  expect(resume.certificates).toEqual([
    {
      name: 'Meisterbrief "Weben" <II>',
      date: '1999-05',
      url: 'https://example.org/meister?a=1&b=2',
      issuer: 'Handwerkskammer & Söhne',
      evidence_level: 'public-live',
    },
  ]);
  expect(resume.languages).toEqual([
    { language: 'polski', fluency: 'native' },
    { language: '日本語', fluency: 'N2' },
  ]);
  expect(resume.interests).toEqual([{ name: 'Tides', keywords: ['Gdańsk', 'moon'] }]);
  expect(resume.references).toEqual([
    { name: 'Ōta Kenji', reference: '"Her loom is *loud*."', consent: true },
  ]);
});
