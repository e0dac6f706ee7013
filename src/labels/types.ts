/** Astro integration: the English labels as a type, from which every use of a label is checked. */
import { readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * Declares `EnglishLabels` beside Astro's own types (`astro sync`): TypeScript knows the texts of a
 * JSON file as `string` alone, and which values a label takes stands in its text.
 */
export function labelTypes(): AstroIntegration {
  return {
    name: 'calling-card:label-types',
    hooks: {
      'astro:config:done': async ({ injectTypes }) => {
        const labels = await readFile(new URL('en.json', import.meta.url), 'utf8');
        injectTypes({ filename: 'labels.d.ts', content: `type EnglishLabels = ${labels};` });
      },
    },
  };
}
