/** Every file that agents read, and those of the card's look: one endpoint. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { published, publishedFace, publishedFiles, unlistedPublished } from '../published.ts';
import { extraFiles } from '../surfaces/extras.ts';

export const getStaticPaths = (async () => {
  const { records } = await published();
  const face = await publishedFace();
  const files = await publishedFiles();
  const hidden = await unlistedPublished();
  const told = [...files, ...extraFiles(files, records), ...hidden].map(
    ({ file, media, body }) => ({
      params: { file },
      props: { media: `${media}; charset=utf-8`, body },
    }),
  );
  // Whoever serves the build tells their type by their name.
  const drawn = face.files.map(({ file, body }) => ({
    params: { file },
    props: { media: 'application/octet-stream', body },
  }));
  return [...told, ...drawn];
}) satisfies GetStaticPaths;

type Body = string | Uint8Array<ArrayBuffer>;

export const GET: APIRoute<{ media: string; body: Body }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': props.media } });
