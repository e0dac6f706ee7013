import type { Places } from '../place.ts';

export const places = {
  address: '/api/experience#',
  section: { id: 'education', role: 'timeline', title: 'institution', points: 'courses' },
  line: ['institution', 'status', 'score'],
  compact: ['degree', 'field', 'institution', 'end', 'evidence_level', 'url'],
  resume: {
    list: 'education',
    members: {
      institution: 'institution',
      url: 'institution_url',
      area: 'field',
      studyType: 'degree',
      startDate: 'start',
      endDate: 'end',
      score: 'score',
      courses: 'courses',
      evidence_level: 'evidence_level',
    },
    file: ['institution', 'degree', 'field'],
  },
  linkedIn: [
    {
      files: ['education.csv'],
      column: 'School Name',
      fields: {
        degree: 'Degree Name',
        institution: 'School Name',
        start: 'Start Date',
        end: 'End Date',
      },
      below: ['Notes', 'Activities'],
    },
  ],
  person: {
    members: {
      alumniOf: { type: 'EducationalOrganization', name: 'institution' },
      hasCredential: {
        type: 'EducationalOccupationalCredential',
        name: 'degree',
        members: {
          description: 'field',
          recognizedBy: { type: 'Organization', name: 'institution' },
        },
      },
    },
    // What is in progress or was left unfinished is no credential.
    unless: 'status',
  },
  ask: {
    kind: 'education',
    label: ['degree', 'field', 'institution'],
    start: 'start',
    end: 'end',
    values: {
      degree: 'degree',
      field: 'field',
      institution: 'institution',
      score: 'score',
      status: 'status',
    },
    sentences: [{ told: ['details_markdown', 'courses'] }],
  },
} as const satisfies Places;
