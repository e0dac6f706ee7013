/**
 * What free text from agents looks like. The flags keep a text out of public view and tell the
 * owner why; they are no defence. Text is never treated as instructions, flagged or not (spec
 * section 1, rule 7).
 *
 * Pure and deterministic: no network, no clock. The phrases come with the call, so that the code of
 * a function holds none of them; their rules are made once. The work is linear in the length of the
 * texts and bounded by
 * `SCAN_LIMIT`.
 */
import { RISK_FLAGS } from '../../src/schemas/report.ts';
import { tellsSecret } from './assignments.ts';
import { matches } from './grammar.ts';
import { hasHtml } from './html.ts';
import { isExcessive } from './limits.ts';
import { hasBadLinks } from './links.ts';
import { hasMarkers } from './markers.ts';
import { withoutMentions } from './mentions.ts';
import { readings, spellings } from './normalize.ts';
import type { Phrases } from './phrases/phrases.ts';
import { type Flag, type Rules, rulesOf } from './rules.ts';
import { hasSecretFormat } from './secrets.ts';
import { words } from './words.ts';

export type RiskFlag = Flag;

/** Flags of one thing that a text may be taken for. */
function flagsOf(reading: string, rules: Rules): Set<Flag> {
  const found = new Set<Flag>();
  if (hasHtml(reading) || hasBadLinks(reading)) found.add('html_or_script_content');
  if (hasSecretFormat(reading) || tellsSecret(reading)) found.add('credential_or_secret_request');
  const spoken = withoutMentions(reading, rules);
  if (hasMarkers(spoken)) found.add('prompt_injection_language');
  for (const spelling of spellings(spoken, rules.lexicon))
    for (const flag of matches(words(spelling), rules)) found.add(flag);
  return found;
}

/**
 * The risk flags of texts that belong together, such as all free text of one report: each flag
 * once, in the order of
 * `RISK_FLAGS`. The texts are also read as one, since an order can be divided between two fields.
 * `phrases` are those of all languages to look for: one list for all calls, for its rules are
 * remembered by it.
 */
export function riskFlags(
  texts: readonly (string | null | undefined)[],
  phrases: readonly Phrases[],
): RiskFlag[] {
  const rules = rulesOf(phrases);
  const given = texts.filter((text) => typeof text === 'string');
  const found = new Set<Flag>();
  if (isExcessive(given)) found.add('excessive_length');
  for (const reading of readings(given.join('\n')))
    for (const flag of flagsOf(reading, rules)) found.add(flag);
  return RISK_FLAGS.filter((flag) => found.has(flag));
}
