/**
 * What free text from agents looks like. The flags keep a text out of public view and tell the
 * owner why; they are no defence: text is never treated as instructions, flagged or not. Pure and
 * deterministic; the work is linear in the length of the texts, and no more of them is read than is
 * not excessive.
 */
import { RISK_FLAGS } from '../../src/schemas/inbox-words.ts';
import { type Grammar, grammarOf, matches, type RiskFlag } from './grammar.ts';
import { hasHtml } from './html.ts';
import { LANGUAGES } from './languages/languages.ts';
import { hasBadLinks } from './links.ts';
import { hasMarkers } from './markers.ts';
import { withoutMentions } from './mentions.ts';
import { readings, visible } from './readings.ts';
import { hasSecret } from './secrets.ts';
import { spellings } from './spellings.ts';
import { words } from './words.ts';

/** One text, in characters: the longest that a field of a report may hold. */
export const MAX_TEXT_CHARACTERS = 2_000;
/** All texts of one body, in characters: every field of a report that has a bound, filled. */
export const MAX_TOTAL_CHARACTERS = 12_000;

/** Whether texts are excessive, each alone or all together. */
function isExcessive(texts: readonly string[]): boolean {
  const lengths = texts.map((text) => [...text].length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return total > MAX_TOTAL_CHARACTERS || lengths.some((length) => length > MAX_TEXT_CHARACTERS);
}

/** The beginning of a text, so many characters. */
function beginning(text: string, characters: number): string {
  let end = Math.min(characters, text.length);
  // A character beyond U+FFFF is two units.
  if (end < text.length && /[\ud800-\udbff]/.test(text)) {
    end = 0;
    for (let n = 0; n < characters && end < text.length; n += 1)
      end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

/** What phrases can raise: with all of it found, no more are looked for. */
const SPOKEN: RiskFlag[] = ['prompt_injection_language', 'credential_or_secret_request'];

let grammar: Grammar | undefined;

/**
 * The risk flags of texts that belong together, such as all free text of one report: each flag
 * once, in the order of `RISK_FLAGS`. The texts are also read as one, since an order can be divided
 * between two fields.
 */
export function riskFlags(texts: readonly (string | null | undefined)[]): RiskFlag[] {
  grammar ??= grammarOf(LANGUAGES);
  const given = texts.filter((text) => typeof text === 'string');
  const found = new Set<RiskFlag>();
  if (isExcessive(given)) found.add('excessive_length');
  // What is excessive is read as far as it would be if it were not.
  const read = beginning(given.join('\n'), MAX_TOTAL_CHARACTERS + given.length);
  const all = readings(read);
  // Undone, an escape in a password may end it: "p%40ss".
  if ([...new Set([visible(read), ...all])].some(hasSecret))
    found.add('credential_or_secret_request');
  for (const reading of all) {
    if (hasHtml(reading) || hasBadLinks(reading)) found.add('html_or_script_content');
    const spoken = withoutMentions(reading, grammar);
    if (hasMarkers(spoken)) found.add('prompt_injection_language');
    for (const spelling of spellings(spoken, grammar.lexicon)) {
      if (SPOKEN.every((flag) => found.has(flag))) break;
      for (const flag of matches(words(spelling), grammar)) found.add(flag);
    }
  }
  return RISK_FLAGS.filter((flag) => found.has(flag));
}
