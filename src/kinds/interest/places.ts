import type { Places } from '../place.ts';

export const places = {
  address: '/api/experience#',
  section: { id: 'interests', role: 'plain', title: 'name' },
  line: ['tags'],
  compact: ['name', 'url'],
  resume: { list: 'interests', members: { name: 'name', keywords: 'tags' } },
  ask: {
    kind: 'interest',
    label: ['name'],
    values: { title: 'name', form: 'tags' },
    sentences: [{ told: ['details_markdown'] }],
  },
} as const satisfies Places;
