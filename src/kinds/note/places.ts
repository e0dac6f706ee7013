import type { Places } from '../place.ts';

export const places = {
  address: '/api/notes/',
  line: ['author'],
  compact: ['title', 'date', 'project_slugs', 'url'],
  ask: {
    kind: 'note',
    label: ['title'],
    start: 'date',
    people: 'author',
    values: { title: 'title' },
    sentences: [{ heading: 'title' }, { said: ['body_markdown'] }],
  },
} as const satisfies Places;
