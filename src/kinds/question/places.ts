import type { Places } from '../place.ts';

export const places = {
  address: '/api/common_questions#',
  list: 'common_questions',
  ask: { kind: 'question', label: ['question'], sentences: [{ told: ['answer_markdown'] }] },
} as const satisfies Places;
