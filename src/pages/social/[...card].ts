/** Preview images: what a message or a search result shows of a page. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { ahead } from '../../apart.ts';
import { previewColours } from '../../face/face.ts';
import { published } from '../../published.ts';
import { cardsOf, imagePath } from '../../social/cards.ts';
import { cardImages } from '../../social/images.ts';
import { siteFrom } from '../../surfaces/site.ts';

export const getStaticPaths = (async () => {
  const { profile, settings } = await published();
  const cards = cardsOf(profile);
  const { language } = profile.profile;
  const { host } = new URL(siteFrom(process.env).base);
  const foot = profile.profile.demonstration ? `${host} · demonstration` : host;
  const images = ahead(() => cardImages(cards, foot, language, previewColours(settings)));
  return cards.map((card, at) => ({
    params: { card: imagePath(cards, card.page).replace('/social/', '') },
    props: { image: () => images().then((all) => all[at]) },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ image: () => Promise<Uint8Array<ArrayBuffer>> }> = async ({ props }) =>
  new Response(await props.image(), { headers: { 'content-type': 'image/png' } });
