/** One line that says which record it is, with its typed values. Pure. */
import type { Language } from '../languages/language.ts';
import { lexiconOf } from './languages.ts';
import type { Rec } from './record.ts';
import { worded } from './values.ts';

/** From when to when, in a few words; empty where nothing is dated. */
export function spanOf({ kind, start, end }: Rec, language: Language): string {
  const [to, until, since] = lexiconOf(language).words;
  if (start && end) return start === end ? start : `${start} ${to} ${end}`;
  if (end) return kind === 'education' || kind === 'certificate' ? end : `${until} ${end}`;
  if (!start) return '';
  // An open end of a project may also mean that none is stated.
  return ['experience', 'volunteering', 'skill'].includes(kind) ? `${since} ${start}` : start;
}

/** A record by its typed values: "Engineer, Example Ltd (Example City), 1949 to 1950". */
export function headingOf(record: Rec, language: Language): string {
  const { kind, label, place, people, fields } = record;
  if (kind === 'collaboration') return language.headings.terms;
  if (kind === 'contact') return language.headings.policy;
  if (['profile', 'question', 'claim'].includes(kind)) return label;
  const details = [
    fields.role,
    fields.level,
    fields.form && (/interest|reference/.test(kind) ? fields.form : worded(fields.form, language)),
    fields.publisher,
    fields.score,
    fields.status && worded(fields.status, language),
    ...(fields.expires ? [`${lexiconOf(language).words[1]} ${fields.expires}`] : []),
    ...(kind === 'talk' ? [fields.event] : []),
    ...(['experience', 'volunteering', 'talk'].includes(kind) ? [place] : []),
    ...(kind === 'writing' && people.length > 0
      ? [`${lexiconOf(language).words[3]} ${people.join(', ')}`]
      : []),
  ].filter(Boolean);
  const span = spanOf(record, language);
  return `${label}${details.length > 0 ? ` (${details.join(', ')})` : ''}${span && `, ${span}`}`;
}
