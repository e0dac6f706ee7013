import type { Places } from '../place.ts';

export const places = { address: '/api/changelog#' } as const satisfies Places;
