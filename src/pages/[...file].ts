/** Every file that agents read: one endpoint, filled from the table. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { published, publishedFiles } from '../published.ts';
import { extraFiles } from '../surfaces/extras.ts';

export const getStaticPaths = (async () => {
  const { records } = await published();
  const files = await publishedFiles();
  return [...files, ...extraFiles(files, records)].map(({ file, media, body }) => ({
    params: { file },
    props: { media, body },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ media: string; body: string }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': `${props.media}; charset=utf-8` } });
