/** Every file that agents read, and those of the card's look: one endpoint. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { publishedTexts } from '../published.ts';

export const getStaticPaths = (async () =>
  (await publishedTexts()).map(({ file, media, body }) => ({
    params: { file },
    props: { media, body: body() },
  }))) satisfies GetStaticPaths;

type Body = string | Uint8Array<ArrayBuffer>;

export const GET: APIRoute<{ media: string; body: Body }> = ({ props }) =>
  new Response(props.body, { headers: { 'content-type': props.media } });
