import type { Places } from '../place.ts';

export const places = {
  address: '/api/experience#',
  section: { id: 'certificates', role: 'plain', title: 'name' },
  line: ['issuer', 'number', 'expires', 'certificate_url'],
  compact: ['name', 'issuer', 'date', 'evidence_level', 'url'],
  resume: {
    list: 'certificates',
    members: {
      name: 'name',
      date: 'date',
      url: 'certificate_url',
      issuer: 'issuer',
      evidence_level: 'evidence_level',
    },
  },
  linkedIn: [
    {
      files: ['certifications.csv'],
      column: 'Name',
      fields: {
        name: 'Name',
        issuer: 'Authority',
        date: 'Started On',
        expires: 'Finished On',
        number: 'License Number',
        certificate_url: 'Url',
      },
    },
    {
      files: ['test scores.csv', 'test_scores.csv', 'testscores.csv'],
      column: 'Score',
      fields: { name: 'Name', date: ['Date', 'Test Date'] },
      below: [{ label: 'Score' }, 'Description'],
    },
  ],
  person: {
    members: {
      hasCredential: {
        type: 'EducationalOccupationalCredential',
        name: 'name',
        members: { recognizedBy: { type: 'Organization', name: 'issuer' }, expires: 'expires' },
      },
    },
  },
  ask: {
    kind: 'certificate',
    label: ['name', 'issuer'],
    end: 'date',
    values: { degree: 'name', institution: 'issuer', expires: 'expires' },
    terms: 'number',
    sentences: [{ told: ['details_markdown'] }],
  },
} as const satisfies Places;
