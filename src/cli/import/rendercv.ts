/**
 * A CV of rendercv (its YAML: `cv` with named sections of entries) as a JSON Resume, which is read
 * further as any other. A section is known by the members of its entries, since its title is free.
 */
import tables from './known.json' with { type: 'json' };
import { lineOf, linesOf, objectsOf } from './values.ts';

type Members = Record<string, unknown>;

const NETWORKS: Readonly<Record<string, string>> = tables.networks;

/** Members that all entries share: dates, and texts as they are. */
const dated = ({ start_date, end_date, date, ...rest }: Members): Members => ({
  ...rest,
  startDate: start_date ?? date,
  endDate: end_date ?? (start_date ? undefined : date),
});

/** The list of JSON Resume that an entry belongs to, and the entry in its members. */
function placed(title: string, entry: Members): [list: string, Members] {
  const { name, label, details } = entry;
  if ('company' in entry) return ['work', dated(entry)];
  if ('institution' in entry) {
    const { degree, ...rest } = dated(entry);
    return ['education', { ...rest, studyType: degree }];
  }
  if ('authors' in entry) {
    const { title: name, authors, journal, date, doi, url, ...rest } = entry;
    const by = linesOf(authors).join(', ').replaceAll('*', '');
    const at = url ?? (doi ? `https://doi.org/${lineOf(doi)}` : undefined);
    return [
      'publications',
      { ...rest, name, publisher: journal, releaseDate: date, url: at, notes: by },
    ];
  }
  if (label) {
    const words = linesOf(String(details ?? '').split(/,\s*/));
    return /language|sprache|langue|idioma/i.test(title)
      ? ['languages', { language: label, fluency: details }]
      : ['skills', { name: label, keywords: words }];
  }
  const own = dated(entry);
  if (/award|honou?r|prize|preis|prix|premio/i.test(title))
    return ['awards', { ...own, title: name, date: own['startDate'] }];
  if (/certif|licen/i.test(title)) return ['certificates', { ...own, date: own['startDate'] }];
  return ['projects', own];
}

/** Whether a value is such a CV. */
export const isRenderCv = (value: unknown): boolean =>
  objectsOf(objectsOf([value]).map(({ cv }) => cv)).length > 0;

/** The same as a JSON Resume. */
export function jsonResumeOf(value: unknown): Members {
  const [{ cv } = {} as Members] = objectsOf([value]);
  const [
    { sections, social_networks, headline, label, location, photo, ...person } = {} as Members,
  ] = objectsOf([cv]);
  const resume: Record<string, unknown[]> = {};
  const texts: string[] = [];
  const add = (list: string, entry: Members) => {
    resume[list] = [...(resume[list] ?? []), entry];
  };
  for (const [title, entries] of Object.entries(objectsOf([sections])[0] ?? {}))
    for (const entry of Array.isArray(entries) ? entries : []) {
      const [object] = objectsOf([entry]);
      const text = lineOf(
        object?.['bullet'] ?? object?.['number'] ?? object?.['reversed_number'] ?? entry,
      );
      if (text && /summary|profil|about|resumen|profile/i.test(title)) texts.push(text);
      else if (text) add('interests', { name: text });
      else if (object) {
        add(...placed(title, object));
      }
    }
  return {
    basics: {
      ...person,
      label: headline ?? label,
      summary: texts.join('\n\n'),
      image: photo,
      location: { city: location },
      profiles: objectsOf(social_networks).map(({ network, username }) => ({
        network,
        username,
        url: NETWORKS[lineOf(network)] && `${NETWORKS[lineOf(network)]}${lineOf(username)}`,
      })),
    },
    ...resume,
  };
}
