/**
 * Which preview images there are: one for the home page, which stands for every page without its
 * own, and one for each text, project and claim that the owner leads with.
 */
import { sayIn } from '../labels/say.ts';
import type { Profile } from '../schemas/entries.ts';

/** Size in pixels that the services which show previews ask for. */
export const WIDTH_PX = 1200;
export const HEIGHT_PX = 630;

/** What stands on one image. */
export type Card = {
  /** Path of the page that it previews. */
  page: string;
  /** Above the title: what kind of thing this is. */
  kind: string;
  title: string;
  /** Below the title, in smaller type. */
  text: string;
};

/** Every card of a profile, the home page's first. */
export function cardsOf({ profile, manifesto, articles, projects, claims }: Profile): Card[] {
  const say = sayIn(profile.language);
  const by = (text: { author?: string | undefined; date: string }) =>
    `${text.author ?? profile.name}, ${text.date}`;
  return [
    { page: '/', kind: say.cards.profile, title: profile.name, text: profile.headline },
    ...(manifesto
      ? [
          {
            page: '/manifesto',
            kind: say.cards.manifesto,
            title: manifesto.title,
            text: by(manifesto),
          },
        ]
      : []),
    ...articles.map((article) => ({
      page: `/articles/${article.id}`,
      kind: say.cards.article,
      title: article.title,
      text: by(article),
    })),
    ...projects.map((project) => ({
      page: `/projects/${project.id}`,
      kind: say.project.one,
      title: project.title,
      text: project.summary,
    })),
    ...claims
      .filter(({ id }) => profile.strongest_claims.includes(id))
      .map((claim) => ({
        page: `/claims/${claim.id}`,
        kind: say.claims.about(profile.display_name ?? profile.name),
        title: claim.claim,
        text: say.evidence.levels[claim.evidence_level].name,
      })),
  ];
}

/** Path of the image of a page: its own where it has one, else that of the home page. */
export function imagePath(cards: readonly Card[], page: string): string {
  const own = cards.find((card) => card.page === page);
  return `/social${own && own.page !== '/' ? own.page : '/home'}.png`;
}
