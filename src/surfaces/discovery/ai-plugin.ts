/** GET /.well-known/ai-plugin.json: OpenAI plugin manifest v1 (retired by OpenAI, still probed). */
import { urlOf } from '../documents/parts.ts';
import { skillName } from '../documents/skill.ts';
import { nameOf } from '../person.ts';
import { given } from '../records/parts.ts';
import type { Records } from '../records.ts';
import { CITATION_RULES } from '../rules.ts';
import { described, sentence } from './about.ts';

/** The longest start of a text that ends with a whole word, at most `most` characters. */
function upTo(most: number, text: string): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const whole = signs
    .slice(0, most + 1)
    .join('')
    .replace(/\s+\S*$/, '');
  return [...whole].length <= most ? whole : signs.slice(0, most).join('');
}

/**
 * The manifest. Takes all records; returns plugin manifest v1 with its limits (human name 20
 * characters, human description 100, model name 50, which is the skill's name in letters and
 * underscores). `schema_version` is the format's own, so our four metadata members stay out. There
 * is no logo, so no `logo_url`; `contact_email` is there only when the owner published an address.
 */
export function aiPlugin(records: Records) {
  const { email } = records.profile.contact;
  const person = nameOf(records);
  return {
    schema_version: 'v1',
    name_for_human: upTo(20, person),
    name_for_model: skillName(records).replaceAll('-', '_').slice(0, 50).replace(/_$/, ''),
    description_for_human: upTo(
      100,
      `The published profile of ${person}, with evidence for what it states.`,
    ),
    description_for_model: described(
      records,
      `Published profile of ${person}: ${sentence(records.profile.profile.headline)} ` +
        `Begin with GET ${urlOf(records, 'getInit')}: it says who this is, what may be ` +
        'cited, what must not be ' +
        `inferred and where to read on. ${CITATION_RULES.join(' ')}`,
    ),
    auth: { type: 'none' },
    api: { type: 'openapi', url: urlOf(records, 'getOpenApi') },
    ...given({ contact_email: email }),
    legal_info_url: urlOf(records, 'getContactPolicy'),
  };
}
