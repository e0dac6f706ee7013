/** Astro integration for `npm run dev`: the table's paths in front of Astro's dev server. */
import type { AstroIntegration } from 'astro';

export function liveService(): AstroIntegration {
  return { name: 'calling-card:live-service', hooks: {} };
}
