/** The detector with the phrases of all languages, as the snapshot gives them. */
import { LANGUAGES } from '../../functions/risk/phrases/languages.ts';
import { type RiskFlag, riskFlags } from '../../functions/risk/risk.ts';

/** The risk flags of texts that belong together. */
export const flagsOf = (texts: readonly (string | null | undefined)[]): RiskFlag[] =>
  riskFlags(texts, LANGUAGES);
