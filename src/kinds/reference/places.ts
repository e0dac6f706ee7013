import type { Places } from '../place.ts';

export const places = {
  address: '/api/experience#',
  section: { id: 'references', role: 'plain', title: 'name', body: 'reference_markdown' },
  line: ['relation', 'consent'],
  compact: ['name', 'relation', 'url'],
  resume: {
    list: 'references',
    members: { name: 'name', reference: { plain: 'reference_markdown' }, consent: 'consent' },
  },
  linkedIn: [
    {
      files: ['recommendations_received.csv', 'recommendations received.csv'],
      column: 'Text',
      fields: {
        name: { joined: ['First Name', 'Last Name'], by: ' ' },
        relation: { joined: ['Job Title', 'Company'], by: ', ' },
      },
      below: ['Text'],
    },
  ],
  ask: {
    kind: 'reference',
    label: ['name'],
    people: 'name',
    only: 'consent',
    values: { title: 'name', form: 'relation' },
    sentences: [{ said: ['reference_markdown'] }],
  },
} as const satisfies Places;
