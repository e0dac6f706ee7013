/** Pictures that the owner's texts show, in their sizes; what no text shows is not published. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { contentFolder } from '../../content-folder.ts';
import { picturesIn, picturesNamed } from '../../pictures/addresses.ts';
import { filesOf, pictureAt } from '../../pictures/sizes.ts';
import { published } from '../../published.ts';
import { siteFrom } from '../../surfaces/site.ts';

export const getStaticPaths = (async () => {
  const { profile } = await published();
  const folder = contentFolder();
  // A picture that front matter names is one as a text shows it.
  const texts = Object.values(profile)
    .flat()
    .flatMap((entry) => [
      entry.body,
      ...picturesNamed(entry).map(({ of, name }) => `![](<${Object(of)[name]}>)`),
    ]);
  const paths = await picturesIn(texts, siteFrom(process.env).base);
  const pictures = await Promise.all(paths.map((path) => pictureAt(folder, path)));
  return pictures
    .flatMap((picture) => (picture ? filesOf(folder, picture) : []))
    .map(({ path, bytes }) => ({ params: { picture: path }, props: { bytes } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ bytes: () => Promise<Uint8Array<ArrayBuffer>> }> = async ({
  params,
  props,
}) =>
  // Whoever serves the build tells the type by the name; this is for `npm run dev`.
  new Response(await props.bytes(), {
    headers: {
      'content-type': /\.svg$/i.test(params['picture'] ?? '') ? 'image/svg+xml' : 'image/*',
    },
  });
