/** Astro integration: the English labels as types, from which every use of a label is checked. */
import type { AstroIntegration } from 'astro';
import sentences from './commands/en.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import { grouped } from './speak.ts';

/**
 * Declares them beside Astro's own types (`astro sync`): TypeScript knows the texts of a
 * JSON file as `string` alone, and which values a label takes stands in its text.
 */
export const labelTypes = (): AstroIntegration => ({
  name: 'calling-card:label-types',
  hooks: {
    'astro:config:done': ({ injectTypes }) => {
      const content = Object.entries({ EnglishLabels: en, EnglishSentences: sentences })
        .map(([name, file]) => `type ${name} = ${JSON.stringify(grouped(file), null, 1)};`)
        .join('\n');
      injectTypes({ filename: 'labels.d.ts', content });
    },
  },
});
