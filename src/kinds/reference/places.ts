import type { Places } from '../place.ts';

export const places = {
  address: '/api/experience#',
  section: { id: 'references', role: 'plain', title: 'name', body: 'reference_markdown' },
  line: ['relation', 'consent'],
  compact: ['name', 'relation', 'url'],
  resume: {
    list: 'references',
    members: { name: 'name', reference: { plain: 'reference_markdown' } },
  },
  ask: {
    kind: 'reference',
    label: ['name'],
    people: 'name',
    only: 'consent',
    values: { title: 'name', form: 'relation' },
    sentences: [{ said: ['reference_markdown'] }],
  },
} as const satisfies Places;
