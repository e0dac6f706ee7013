/** What screening questions ask for: fields of collaboration.md, on every surface. */
import { expect, test } from 'vitest';
import table from '../../functions/answers/languages/table.json' with { type: 'json' };
import { sayIn } from '../../src/labels/say.ts';
import { cvDocument } from '../../src/print/cv.ts';
import { jsonResume } from '../../src/surfaces/discovery/resume.ts';
import { contentSurfaces, manifestPayload } from '../../src/surfaces/manifest.ts';
import { humanPages, pageMarkdown } from '../../src/surfaces/pages/pages.ts';
import { collaborationPayload } from '../../src/surfaces/person.ts';
import { type Records, recordsOf } from '../../src/surfaces/records.ts';
import { profileOf, SMALLEST } from '../support/content.ts';
import { exampleRecords, oddRecords } from '../support/profile.ts';

const records = await oddRecords();

/** The page at a path as Markdown, of the same profile in a language. */
function spoken(records: Records, path: string, language: string): string {
  const { profile } = records;
  const own = { ...records, profile: { ...profile, profile: { ...profile.profile, language } } };
  const page = humanPages(own).find((page) => page.path === path);
  return page ? pageMarkdown(page, own) : '';
}

test('the form of a post is said in the language of the page, other words as written', () => {
  const [first, ...more] = records.experience;
  const post = { ...(first ?? expect.fail()), employment_type: 'part-time; fixed-term, evenings' };
  const own = { ...records, experience: [post, ...more] };
  expect(spoken(own, '/experience', 'en')).toContain('part-time; fixed-term, evenings');
  expect(spoken(own, '/cv', 'de')).toContain('Teilzeit; befristet, evenings');
  for (const [form, word] of Object.entries(sayIn('fr').work.forms))
    expect(table.values).toHaveProperty([form], expect.stringContaining(` | ${word} | `));
});

test('stated terms are members of their own; what is not stated is null or empty', async () => {
  const stated = {
    time_zone: 'Europe/Warsaw',
    workplace_types: ['remote', 'on-site'],
    notice_period: '6 weeks',
    available_from: '2027-03',
    work_authorization: [
      { country: 'EU', country_name: 'European Union', status: 'authorized', until: '2031-05' },
      { country: 'JP', country_name: 'Japan', status: 'needs-sponsorship', until: null },
    ],
  };
  expect(collaborationPayload(records)).toMatchObject(stated);
  expect(manifestPayload(records, contentSurfaces(records)).collaboration).toMatchObject(stated);
  expect(collaborationPayload(await exampleRecords())).toMatchObject({
    time_zone: null,
    workplace_types: [],
    notice_period: null,
    available_from: null,
    work_authorization: [],
  });
  expect(jsonResume(records).basics).toMatchObject({
    ...stated,
    work_authorization: [
      { country: 'EU', status: 'authorized', until: '2031-05' },
      { country: 'JP', status: 'needs-sponsorship' },
    ],
  });
});

test.each([
  [
    'en',
    [
      '- Available from: March 2027',
      '- Notice period: 6 weeks',
      '- Place of work: Remote; On site',
      '- Time zone: Europe/Warsaw',
      '- Permission to work: European Union, until May 2031; Japan: a permit is still needed',
    ],
  ],
  [
    'de',
    [
      '- Verfügbar ab: März 2027',
      '- Kündigungsfrist: 6 Wochen',
      '- Arbeitserlaubnis: Europäische Union, bis Mai 2031; Japan: eine Erlaubnis wird noch ' +
        'gebraucht',
    ],
  ],
  ['fr', ['- Préavis: 6 semaines', '- Disponible à partir de: mars 2027']],
  ['es', ['- Preaviso: 6 semanas', '- Huso horario: Europe/Warsaw']],
  ['ar', ['- مهلة الإشعار: 6 أسابيع']],
])('in %s pages and print say them in their own words', (language, lines) => {
  for (const path of ['/about', '/cv'])
    for (const line of lines)
      expect(spoken(records, path, language).replace(/\s/g, ' ').replaceAll(' :', ':')).toContain(
        line,
      );
});

test('a degree not awarded and a post held for the time being say so everywhere', async () => {
  const profile = profileOf(
    {
      'education/ma.md': `---
degree: M.A.
institution: Example University
status: unfinished
end: 2011
evidence_level: self-claim
updated: 2026-01-01
---`,
      'experience/head.md': `---
title: Head of weaving
organization: The Loom
acting: true
start: 2020
evidence_level: self-claim
updated: 2026-01-01
---`,
    },
    SMALLEST,
  );
  const own = recordsOf(profile, { base: 'https://example.org', commit: null });
  expect(own.education[0]).toMatchObject({ degree: 'M.A.', status: 'unfinished' });
  expect(own.experience[0]).toMatchObject({ title: 'Head of weaving', acting: true });
  const english = spoken(own, '/cv', 'en');
  expect(english).toContain('- M.A., Example University, not completed, 2011.');
  expect(english).toContain('The Loom, acting');
  const print = JSON.stringify(cvDocument(own, sayIn('en')));
  for (const words of ['not completed', 'acting']) expect(print).toContain(words);
  const german = spoken(own, '/cv', 'de');
  expect(german).toContain('nicht abgeschlossen');
  expect(german).toContain('The Loom, kommissarisch');
  for (const path of ['/cv', '/about'])
    for (const [language, title] of [
      ['en', 'Working together'],
      ['de', 'Zusammenarbeit'],
    ] as const)
      expect(spoken(own, path, language)).not.toContain(title);
  expect(own.volunteering).toEqual([]);
});

test('tags say what they are, on the page and in print', async () => {
  const records = await exampleRecords();
  const [project] = records.projects;
  const tags = `Tags: ${project?.tags.join(', ')}.`;
  expect(project?.tags.length).toBeGreaterThan(0);
  for (const path of ['/projects', '/cv']) expect(spoken(records, path, 'en')).toContain(tags);
  expect(spoken(records, '/projects', 'de')).toContain('Schlagwörter: ');
  expect(JSON.stringify(cvDocument(records, sayIn('en')))).toContain(tags);
});

test('a certificate whose time was over on the day of the build is told as one of the past', () => {
  const held = (name: string, expires: string) => ({
    [`certificates/${name}.md`]: `---
name: ${name}
expires: ${expires}
evidence_level: self-claim
updated: 2026-01-01
---`,
  });
  const profile = profileOf(
    { ...held('over', '2024-05-31'), ...held('holds', '2026-11-20'), ...held('month', '2026-11') },
    SMALLEST,
  );
  const own = recordsOf(profile, { base: 'https://example.org', commit: null });
  const english = spoken(own, '/experience', 'en');
  for (const words of ['holds, valid until November 20, 2026.', 'was valid until May 31, 2024.'])
    expect(english).toContain(words);
  const print = JSON.stringify(cvDocument(own, sayIn('en')));
  for (const words of ['expired, was valid until May 2024', '"valid until Nov 2026'])
    expect(print).toContain(words);
  for (const [language, words] of [
    ['de', 'abgelaufen, galt bis 31. Mai 2024'],
    ['fr', 'expiration passée, valable jusqu’au 31 mai 2024'],
    ['es', 'caducado, válido hasta 31 de mayo de 2024'],
    ['ar', 'انتهت صلاحيتها'],
  ] as const)
    expect(spoken(own, '/experience', language)).toContain(words);
  // Records tell the day alone: whoever reads them knows their own.
  expect(own.certificates.map((one) => Object.keys(one).includes('expired'))).not.toContain(true);
});

test('a claim with a link to the owner’s own site names its host as a source, with no tick', () => {
  const own = recordsOf(
    profileOf(
      {
        'claims/nobel.md': `---
claim: Won the Nobel Prize.
evidence_level: external-validation
evidence_note: It stands on her own site.
source: /api/profile
updated: 2026-01-01
evidence_links:
- label: My site
  url: https://ada.example/prize
---`,
      },
      SMALLEST,
    ),
    { base: 'https://example.org', commit: null },
  );
  const claims = spoken(own, '/claims', 'en');
  expect(claims).toContain('The owner names a source: ada.example (external-validation)');
  expect(claims).not.toMatch(/✓|verified|third party|confirms it/i);
});
