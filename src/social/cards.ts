/**
 * Which preview images there are: one for the home page, one for each kind of page, which stands
 * for those below it too, and one for each text, project and claim that the owner leads with.
 */
import { hostOf, levelName } from '../documents/text.ts';
import type { Profile } from '../kinds/entries.ts';
import { type Say, sayIn } from '../labels/say.ts';

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

/** The kinds of pages, by their first page. */
function kindsOf({ places, descriptions, kit, match }: Say, name: string): Card[] {
  const card = (page: string, title: string, text: string) => ({ page, kind: name, title, text });
  return [
    card('/experience', places.work, descriptions.work({ name })),
    card('/projects', places.projects, descriptions.projects({ name })),
    card('/writing', places.writing, descriptions.writing({ name })),
    card('/notes', places.notes, descriptions.notes({ name })),
    card('/about', places.about, descriptions.about({ name })),
    card('/cv', places.cv, descriptions.cv({ name })),
    card('/claims', places.claims, descriptions.claims({ name })),
    card('/tags', places.tags, descriptions.tags({ name })),
    card('/questions', places.questions, descriptions.questions({ name })),
    card('/kit', kit.title, descriptions.kit({ name })),
    card('/contact', places.contact, descriptions.contact),
    card('/match', match.title, descriptions.match({ name })),
    card('/developers', places.developers, ''),
  ];
}

/** Every card of a profile, the home page's first. */
export function cardsOf({ profile, manifesto, articles, projects, claims }: Profile): Card[] {
  const say = sayIn(profile.language);
  const name = profile.display_name ?? profile.name;
  type Text = Pick<Profile['articles'][number], 'title' | 'author' | 'date'>;
  const written = (page: string, kind: string, text: Text): Card => {
    const { title, author = profile.name, date } = text;
    return { page, kind, title, text: `${author}, ${date}` };
  };
  return [
    { page: '/', kind: say.cards.profile, title: profile.name, text: profile.headline },
    ...kindsOf(say, name),
    ...(manifesto ? [written('/manifesto', say.cards.manifesto, manifesto)] : []),
    ...articles.map((one) => written(`/articles/${one.id}`, say.writing.kinds.article, one)),
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
        kind: say.person.aboutTitle({ name }),
        title: claim.claim,
        text: levelName(say, claim.evidence_level, hostOf(claim.evidence_links)),
      })),
  ];
}

/** Path of the image of a page: its own, else that of the nearest page above it. */
export function imagePath(cards: readonly Pick<Card, 'page'>[], page: string): string {
  const own = cards.find((card) => card.page === page);
  if (own) return `/social${page === '/' ? '/home' : page}.png`;
  return imagePath(cards, page.slice(0, page.lastIndexOf('/')) || '/');
}
