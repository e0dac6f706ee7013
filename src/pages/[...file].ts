/** Every file that agents read: one endpoint, filled from the table. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { published } from '../profile/published.ts';
import { filesIndex } from '../surfaces/files-index.ts';

export const getStaticPaths = (async () => {
  const { files } = await published();
  return [...files, filesIndex(files)].map(({ file, media, body }) => ({ params: { file }, props: { media, body } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ media: string; body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': `${props.media}; charset=utf-8` } });
