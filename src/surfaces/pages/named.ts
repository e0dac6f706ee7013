/** What people call the record at a path for agents, and the page that shows it. */
import type { Run } from '../../documents/model.ts';
import type { Say } from '../../labels/say.ts';
import { humanRecordPath } from '../human.ts';
import type { Records } from '../records.ts';
import { degreeTitle } from './work.ts';

const known = new WeakMap<Records, ReadonlyMap<string, string>>();

/** Titles of all records and of their lists, by their paths for agents. */
function titlesOf(records: Records, say: Say): ReadonlyMap<string, string> {
  const { list, places, work, writing } = say;
  const titled = [records.projects, records.notes, records.writings, records.talks].flat();
  return new Map([
    ['/api/content', places.home],
    ['/api/manifest', places.home],
    ['/api/profile', places.about],
    ['/api/experience', places.work],
    ['/api/skills', work.skills],
    ['/api/projects', places.projects],
    ['/api/claims', places.claims],
    ['/api/writings', writing.publications],
    ['/api/talks', writing.talks],
    ['/api/notes', places.notes],
    ['/api/collaboration', say.terms.title],
    ['/api/contact', places.contact],
    ['/api/common_questions', places.questions],
    ...titled.map(({ path, title }) => [path, title] as const),
    ...records.experience.map(
      ({ path, title, organization }) => [path, list([title, organization])] as const,
    ),
    ...records.education.map(
      (degree) => [degree.path, list([degreeTitle(degree, say), degree.institution])] as const,
    ),
    ...records.claims.map(({ path, claim }) => [path, claim] as const),
    ...records.skills.map(({ path, name }) => [path, name] as const),
    ...records.questions.map(({ path, question }) => [path, question] as const),
  ]);
}

/** The record or list at a path, as a link; a path that nobody names is its own name. */
export function recordNamed(path: string, records: Records, say: Say): Run {
  const titles = known.get(records) ?? titlesOf(records, say);
  known.set(records, titles);
  const title = titles.get(path) ?? titles.get(path.split('#')[0] ?? '');
  const place = humanRecordPath(path);
  return { text: title ?? path, to: title || place !== '/' ? place : path };
}
