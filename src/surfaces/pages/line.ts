/**
 * The short facts of a record that stand below its title, in the order that its kind gives them.
 */
import type { Text } from '../../documents/model.ts';
import { words } from '../../documents/text.ts';
import { type PlacedKind, placesOf } from '../../kinds/kinds.ts';
import type { Say } from '../../labels/say.ts';
import { wordFor } from '../../labels/speak.ts';
import type { EvidenceLink } from '../../schemas/common.ts';

/** Fields whose value is said in words of the page's language. */
const spoken = ({ work, writing, day, list }: Say): Record<string, (value: string) => string> => ({
  acting: () => work.acting,
  employment_type: (type) =>
    type.replace(/[^\s,;][^,;]*/g, (part) => wordFor(work.forms, part) ?? part),
  consent: () => work.withConsent,
  status: (status) => wordFor(work.statuses, status) ?? status,
  number: (number) => work.number({ number }),
  expires: (date) => work.validUntil({ date: day(date) }),
  expired: (date) => work.expired({ date: day(date) }),
  coauthors: (names) => writing.with({ names: list(names.split('\n')) }),
});

/** What a link is called, by its field: the value of another; else its address. */
const NAMES: Record<string, string> = { organization_url: 'organization', certificate_url: 'name' };

/**
 * Facts and links of a record. A fact leads to the address that its record has of it
 * (`organization` to `organization_url`), where that is no link of its own; a list of names is one
 * fact, any other list a fact each. `expired`: its time is over.
 */
export function lineOf(kind: PlacedKind, record: object, say: Say, expired = false) {
  const { line = [] } = placesOf(kind);
  const values = record as Record<string, unknown>;
  const where: Text[] = [];
  const links: EvidenceLink[] = [];
  for (const field of line) {
    const value = values[field];
    if (!value || (Array.isArray(value) && value.length === 0)) continue;
    const speak = spoken(say)[expired && field === 'expires' ? 'expired' : field];
    const url = values[`${field}_url`];
    if (field.endsWith('_url'))
      links.push({ label: String(values[NAMES[field] ?? field]), url: String(value) });
    else if (speak) where.push(words(speak(Array.isArray(value) ? value.join('\n') : `${value}`)));
    else if (Array.isArray(value)) where.push(...value.map((item) => words(String(item))));
    else if (url && !line.includes(`${field}_url`))
      where.push([{ text: String(value), to: String(url) }]);
    else where.push(words(String(value)));
  }
  return { where, links };
}
