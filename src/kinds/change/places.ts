import type { Places } from '../place.ts';
import type { fields } from './change.ts';

export const places = {
  address: '/api/changelog#',
} as const satisfies Places<typeof fields>;
