/**
 * Astro integration: builds are rendered by the compiled pages as the package renders them, through
 * the interface that Astro has for it (setPrerenderer).
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { engineFile } from '../engine.ts';
import { type Compiled, ENTRY, type Renderer } from './renderer.ts';
import { sealSite } from './write-site.ts';

const NAME = 'calling-card:renderer';

/** Packages of many files, which together with the pages are read and compiled as few. */
const WITHIN = ['zod', 'culori', 'jose', 'yaml', 'parse5', /^micromark/];

/**
 * With `keep`, a folder, the compiled pages are copied there and no page is rendered; without it
 * they are rendered and Astro deletes them.
 */
export function rendererIntegration(keep?: string): AstroIntegration {
  let folder = '';
  let renderer: Renderer;
  const plugin: Plugin = {
    name: NAME,
    configEnvironment: (name) =>
      name === 'prerender'
        ? {
            resolve: { noExternal: WITHIN },
            build: {
              rolldownOptions: {
                input: engineFile('src/renderer/entry.ts'),
                output: { entryFileNames: ENTRY },
              },
            },
          }
        : undefined,
    // Schemas are published by what zod's registry holds. It is one for a process, in which
    // programs have copies of the same schemas: the pages need one of their own.
    transform: {
      filter: { id: /[\\/]zod[\\/]v4[\\/]core[\\/]registries\.js$/ },
      handler(code) {
        if (this.environment.name !== 'prerender') return null;
        return code.replaceAll('__zod_globalRegistry', '__zod_registryOfPages');
      },
    },
    writeBundle({ dir }) {
      if (this.environment.name === 'prerender') folder = dir ?? '';
    },
  };
  return {
    name: NAME,
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: NAME,
          entrypointResolution: 'auto',
          adapterFeatures: { buildOutput: 'static' },
          supportedAstroFeatures: { staticOutput: 'stable' },
        }),
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer({
          name: NAME,
          setup: async () => {
            if (keep) return cp(folder, keep, { recursive: true });
            // A process may build several sites, one after the other in the same place.
            const entry = `${pathToFileURL(join(folder, ENTRY))}?${performance.now()}`;
            renderer = ((await import(/* @vite-ignore */ entry)) as Compiled).createRenderer(true);
          },
          getStaticPaths: async () => (keep ? [] : renderer.paths()),
          render: (request, { routeData }) => renderer.render(request, routeData),
        }),
      'astro:build:done': async ({ dir }) => {
        if (!keep) await sealSite(fileURLToPath(dir), renderer.sealed);
      },
    },
  };
}
