import type { Places } from '../place.ts';

export const places = {
  address: '/api/experience#',
  section: { id: 'awards', role: 'plain', title: 'title' },
  line: ['awarder'],
  compact: ['title', 'awarder', 'date', 'evidence_level', 'url'],
  resume: {
    list: 'awards',
    members: {
      title: 'title',
      date: 'date',
      awarder: 'awarder',
      summary: { whole: 'summary' },
      evidence_level: 'evidence_level',
    },
  },
  linkedIn: [
    {
      files: ['honors.csv'],
      column: 'Title',
      fields: { title: 'Title', date: 'Issued On', summary: { whole: 'Description' } },
    },
  ],
  person: { members: { award: 'title' } },
  ask: {
    kind: 'award',
    label: ['title'],
    start: 'date',
    values: { title: 'title', publisher: 'awarder' },
    sentences: [{ told: ['summary', 'details_markdown'] }],
  },
} as const satisfies Places;
