import type { Places } from '../place.ts';

export const places = {
  address: '/api/claims/',
  compact: ['claim', 'evidence_level', 'evidence_note', 'confirmed_by', 'url'],
  ask: {
    kind: 'claim',
    label: ['claim'],
    projects: 'project',
    sentences: [{ told: ['claim'] }, { said: ['evidence_note', 'details_markdown'] }],
  },
} as const satisfies Places;
