/** CVs as PDF, and the record with its evidence. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { ahead } from '../apart.ts';
import { cvFiles } from '../print/documents.ts';
import { published, publishedPrints } from '../published.ts';

export const getStaticPaths = (async () => {
  const prints = await publishedPrints();
  const { portrait } = await published();
  const files = ahead(() => cvFiles([...prints.values()], portrait));
  return [...prints.keys()].map((path, at) => ({
    params: { cv: path.slice(1).replace(/\.pdf$/, '') },
    props: { file: () => files().then((all) => all[at]) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ file: () => Promise<Uint8Array<ArrayBuffer>> }> = async ({ props }) =>
  new Response(await props.file(), { headers: { 'content-type': 'application/pdf' } });
