/** What is searched: every sentence of every record, and its typed fields as short sentences. */
import type { Facts } from '../facts/facts.ts';
import { headingOf } from '../facts/heading.ts';
import { lexiconOf } from '../facts/languages.ts';
import type { Rec } from '../facts/records.ts';

export type Passage = {
  /** Position among all passages. */
  id: number;
  record: Rec;
  text: string;
  /** The heading that it stands under, where there is one. */
  under: string;
  /** Spoken about the person without naming it. */
  implied: boolean;
  /** Made of typed fields: a value with its heading. */
  field: boolean;
};

/** Typed values of the records that are no lists, each with its heading. */
function fieldsOf(record: Rec, { snapshot, language }: Facts): string[] {
  const { profile, collaboration, contact } = snapshot.manifest;
  const { headings } = lexiconOf(language);
  const told = (
    heading: string | undefined,
    value: string | readonly string[] | null | undefined,
  ) => {
    const values = [value ?? []].flat();
    return values.length > 0 ? [`${heading}: ${values.join('; ')}`] : [];
  };
  if (record.kind === 'profile')
    return [
      ...told(headings.location, profile.location),
      ...told(headings.languages, profile.languages),
      ...told(headings.born, profile.born),
      ...told(headings.died, profile.died),
      ...told(headings.focus, profile.current_focus),
      ...told(
        headings.links,
        profile.reference_links.map(({ label }) => label),
      ),
      ...profile.do_not_infer,
      ...told(headings.operator, profile.operator?.name),
    ];
  if (record.kind === 'collaboration')
    return [
      ...told(headings.capacity, collaboration.current_capacity),
      ...told(headings.minimum, collaboration.minimum_engagement_duration),
      ...told(headings.engagements, collaboration.preferred_engagement_types),
      ...told(headings.refused, collaboration.hard_no_list),
      ...told(headings.industries, collaboration.industries_of_interest),
    ];
  if (record.kind === 'contact')
    return [
      ...told(headings.contact, contact.preferred),
      ...told(headings.response, contact.response_time),
      ...told(headings.email, contact.email),
      ...told(headings.welcome, contact.welcome),
      ...told(headings.unwelcome, contact.not_welcome),
    ];
  if (record.kind === 'question') return [record.label];
  const heading = headingOf(record, language);
  return record.lines.some(({ text }) => text === heading) ? [] : [heading];
}

/** The passages of all records, in their order. Pure. */
export function passagesOf(facts: Facts): Passage[] {
  const all = facts.records.flatMap((record) => {
    let under = '';
    const said = record.lines.flatMap(({ text, title, implied }) => {
      if (title) under = text;
      return title ? [] : [{ record, text, under, implied, field: false }];
    });
    const told = fieldsOf(record, facts).map((text) => ({
      record,
      text,
      under: '',
      implied: false,
      field: true,
    }));
    return [...said, ...told];
  });
  return all.map((passage, id) => ({ id, ...passage }));
}
