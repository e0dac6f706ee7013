import type { Places } from '../place.ts';

export const places = {
  address: '/api/talks#',
  section: { id: 'talks', role: 'plain', title: 'title' },
  line: ['event', 'location'],
  resume: {
    list: 'projects',
    members: {
      name: 'title',
      description: { whole: 'summary' },
      keywords: 'tags',
      startDate: 'date',
      endDate: 'date',
      url: 'url',
      entity: 'event',
      type: { always: 'talk' },
      evidence_level: 'evidence_level',
    },
  },
  ask: {
    kind: 'talk',
    label: ['title'],
    start: 'date',
    place: 'location',
    values: { title: 'title', event: 'event' },
    sentences: [{ told: ['summary', 'details_markdown'] }],
  },
} as const satisfies Places;
