/** What the frame of every page says, whichever it is: whatever of it changes makes all anew. */
import type { CardSettings } from '../../face/card.ts';
import type { Say } from '../../labels/say.ts';
import { hasKit, ownPagePath } from '../kit.ts';
import type { Records } from '../records.ts';
import { tagsOf } from './tags.ts';

/** The menu where card.yaml names none: pages of the owner's own stand between the two. */
const MENU = ['/experience', '/projects', '/writing', '/notes'];
const MENU_END = ['/about', '/contact'];

/** Pages with something to show; one whose list is empty answers, but nothing leads to it. */
function waysOf(records: Records, say: Say) {
  const { places, match, kit } = say;
  const { experience, education, skills, projects, writings, talks, notes, profile } = records;
  const work = experience.length + education.length + skills.length;
  const texts = profile.articles.length + (profile.manifesto ? 1 : 0);
  return [
    { path: '/', label: places.home, shown: 1 },
    { path: '/experience', label: places.work, shown: work },
    { path: '/projects', label: places.projects, shown: projects.length },
    { path: '/writing', label: places.writing, shown: writings.length + talks.length + texts },
    { path: '/notes', label: places.notes, shown: notes.length },
    { path: '/about', label: places.about, shown: 1 },
    { path: '/contact', label: places.contact, shown: 1 },
    { path: '/match', label: match.title, shown: 1 },
    { path: '/kit', label: kit.title, shown: hasKit(records) ? 1 : 0 },
    ...profile.pages.map(({ id, title }) => ({ path: ownPagePath(id), label: title, shown: 1 })),
    { path: '/claims', label: places.claims, shown: records.claims.length },
    { path: '/tags', label: places.tags, shown: tagsOf(records, say).length },
    { path: '/questions', label: places.questions, shown: records.questions.length },
    { path: '/cv', label: places.cv, shown: 1 },
    { path: '/feed.xml', label: places.feed, shown: 1 },
    { path: '/developers', label: places.developers, shown: 1 },
  ].filter(({ shown }) => shown > 0);
}

/** The frame of some records' pages; JSON tells all of it. */
export function frameOf(records: Records, say: Say, settings: CardSettings) {
  const { menu, menu_labels: labels, footer } = settings;
  const { name, display_name, operator, demonstration, do_not_infer } = records.profile.profile;
  const ways = waysOf(records, say).map(({ path, label }) => ({
    path,
    label: labels[path] ?? label,
  }));
  const own = records.profile.pages.filter((page) => page.menu);
  const inMenu = menu ?? [...MENU, ...own.map(({ id }) => ownPagePath(id)), ...MENU_END];
  return {
    language: say.language,
    person: { name, called: display_name ?? name, operator, demonstration, rules: do_not_infer },
    navigation: inMenu.flatMap((path) => ways.filter((way) => way.path === path)),
    more: ways.filter(({ path }) => path !== '/' && !inMenu.includes(path)),
    footer,
  };
}
