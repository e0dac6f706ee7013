/** What people call the record at a path for agents, and the page that shows it. */
import type { Run } from '../../documents/model.ts';
import { placedKinds, placesOf } from '../../kinds/kinds.ts';
import type { Say } from '../../labels/say.ts';
import { once } from '../../once.ts';
import { humanRecordPath } from '../human.ts';
import type { Records } from '../records.ts';

const titlesOf = once((records: Records, say: Say): ReadonlyMap<string, string> => {
  const { list, places, sections } = say;
  const titled = placedKinds.flatMap((kind) => {
    const all = records[kind] as readonly object[] as readonly Readonly<Record<string, string>>[];
    const label = placesOf(kind).ask?.label ?? [];
    return all.map((record) => {
      const names = label.map((name) => record[name]).filter((name) => name != null);
      return [record['path'] ?? '', list(names)] as const;
    });
  });
  return new Map([
    ['/api/content', places.home],
    ['/api/manifest', places.home],
    ['/api/profile', places.about],
    ['/api/experience', places.work],
    ['/api/skills', sections.skills],
    ['/api/projects', places.projects],
    ['/api/claims', places.claims],
    ['/api/writings', sections.publications],
    ['/api/talks', sections.talks],
    ['/api/notes', places.notes],
    ['/api/collaboration', say.terms.title],
    ['/api/contact', places.contact],
    ['/api/common_questions', places.questions],
    ...titled.filter(([, title]) => title),
  ]);
});

/** The record or list at a path, as a link; a path that nobody names is its own name. */
export function recordNamed(path: string, records: Records, say: Say): Run {
  const titles = titlesOf(records, say);
  const title = titles.get(path) ?? titles.get(path.split('#')[0] ?? '');
  const place = humanRecordPath(path);
  return { text: title ?? path, to: title || place !== '/' ? place : path };
}
