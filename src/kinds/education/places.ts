import type { Places } from '../place.ts';
import type { fields } from './education.ts';

export const places = {
  address: '/api/experience#',
  section: { id: 'education', role: 'timeline', title: 'institution' },
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
} as const satisfies Places<typeof fields>;
