/**
 * What free text from agents looks like. The flags keep a text out of public view and tell the
 * owner why; they are no defence: text is never treated as instructions, flagged or not. Pure and
 * deterministic; the work is linear in the length of the texts, and no more of them is read than is
 * not excessive.
 */
import { RISK_FLAGS } from '../../src/schemas/inbox-words.ts';
import { orderFlags, withoutExamples } from './instructions.ts';
import { hasMarkers } from './markers.ts';
import { hasMarkup } from './markup.ts';
import { visible } from './normal.ts';
import { hasSecret } from './secrets.ts';

export type RiskFlag = (typeof RISK_FLAGS)[number];

/** One text, in characters: the longest that a field of a report may hold. */
export const MAX_TEXT_CHARACTERS = 2_000;
/** All texts of one body, in characters: every field of a report that has a bound, filled. */
export const MAX_TOTAL_CHARACTERS = 12_000;

/**
 * The risk flags of texts that belong together, such as all free text of one report: each flag
 * once, in the order of `RISK_FLAGS`. The texts are also read as one, since an order can be divided
 * between two fields.
 */
export function riskFlags(texts: readonly (string | null | undefined)[]): RiskFlag[] {
  const given = texts.filter((text) => typeof text === 'string');
  const lengths = given.map((text) => [...text].length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const isLong = total > MAX_TOTAL_CHARACTERS || Math.max(...lengths) > MAX_TEXT_CHARACTERS;
  // What is excessive is read as far as it would be if it were not.
  const beginning = [...given.join('\n')].slice(0, MAX_TOTAL_CHARACTERS + given.length).join('');
  const text = visible(beginning);
  const spoken = withoutExamples(text);
  const orders = orderFlags(spoken);
  const raised: Record<RiskFlag, boolean> = {
    prompt_injection_language: hasMarkers(spoken) || orders.has('prompt_injection_language'),
    credential_or_secret_request: hasSecret(text) || orders.has('credential_or_secret_request'),
    html_or_script_content: hasMarkup(text),
    excessive_length: isLong,
  };
  return RISK_FLAGS.filter((flag) => raised[flag]);
}
