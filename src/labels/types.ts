/** Astro integration: the English labels as a type, from which every use of a label is checked. */
import type { AstroIntegration } from 'astro';
import en from './en.json' with { type: 'json' };
import { grouped } from './speak.ts';

/**
 * Declares `EnglishLabels` beside Astro's own types (`astro sync`): TypeScript knows the texts of a
 * JSON file as `string` alone, and which values a label takes stands in its text.
 */
export function labelTypes(): AstroIntegration {
  return {
    name: 'calling-card:label-types',
    hooks: {
      'astro:config:done': ({ injectTypes }) => {
        const labels = JSON.stringify(grouped(en), null, 1);
        injectTypes({ filename: 'labels.d.ts', content: `type EnglishLabels = ${labels};` });
      },
    },
  };
}
