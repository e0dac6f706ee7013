/**
 * What Astro compiles for rendering: the pages, and Astro's own part in it. It holds nothing of any
 * content and imports no compiler, so that the same bundle renders every profile.
 */
import { StaticPaths } from 'astro:static-paths';
import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { contentFolder } from '../content-folder.ts';
import { liveState } from '../profile/live-content.ts';
import { pageSources, publishedTexts, sealedFiles } from '../published.ts';
import type { Renderer } from './renderer.ts';

const { manifest } = createApp();

/**
 * A renderer of the content as it stands. Paths, and what each page is made from, are asked for
 * once; when content has changed, take another. Its paths are those of texts too where Astro is to
 * make them, which takes longer than what they tell.
 */
export function createRenderer(withTexts = false): Renderer {
  const routes = manifest.routes.filter(
    ({ routeData }) => withTexts || routeData.component !== 'src/pages/[...file].ts',
  );
  // Astro keeps what it has asked for by manifest.
  const app = new App({ ...manifest, routes });
  return {
    paths: () => new StaticPaths(app).getAll(),
    render: (request, routeData) => app.render(request, { routeData }),
    texts: publishedTexts,
    sources: pageSources,
    sealed: sealedFiles,
  };
}

/** How the content stands: a sign that changes with any file, and what is wrong, as sentences. */
export const contentState = () => liveState(contentFolder());
