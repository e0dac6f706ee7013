/**
 * Secrets by their looks. What they stand for is not known here and not asked; a made-up one is
 * flagged as well.
 */
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Formats that name themselves by a prefix. Lengths are lower bounds: services change them. */
const FORMATS: readonly RegExp[] = [
  // Clouds and hosts
  /\b(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AROA)[A-Z0-9]{16}\b/,
  /\bAIza[\w-]{30,}|\bya29\.[\w-]{20,}|\bGOCSPX-[\w-]{20,}/,
  /\b(?:AccountKey|SharedAccessKey)=[A-Za-z0-9+/]{40,}|\bsig=[A-Za-z0-9%]{40,}/,
  /\b(?:do[opr]_v1_[a-f0-9]{40,}|nf[pcoub]_[\w-]{20,}|sbp_[a-z0-9]{30,}|rnd_[\w]{20,}|fly?o1_[\w-]{30,}|vercel_[\w-]{20,}|HRKU-[\w-]{30,})/,
  /\b(?:hvs|hvb)\.[\w-]{20,}|\bdp\.(?:pt|st|ct|sa)\.[\w-]{30,}|\bpul-[a-f0-9]{40}|\bdapi[a-f0-9]{32}\b/,
  // Code and packages
  /\bgh[pousr]_\w{30,}|\bgithub_pat_\w{30,}|\bgl(?:pat|dt|rt|ptt|soat|cbt)-[\w-]{18,}/,
  /\bnpm_[A-Za-z0-9]{30,}|\bpypi-AgE[\w-]{20,}|\brubygems_[a-f0-9]{40,}|\bdckr_pat_[\w-]{20,}|\bATATT3[\w=-]{30,}/,
  // Models
  /\bsk-(?:proj-|ant-|or-|svcacct-|admin-)?[\w-]{20,}|\bhf_[A-Za-z]{20,}|\bgsk_\w{30,}|\bxai-\w{30,}|\bpplx-\w{30,}|\br8_\w{30,}/,
  // Payment and messages
  /\b[spr]k_(?:live|test)_\w{16,}|\bwhsec_\w{20,}|\bsq0(?:atp|csp|idp)-[\w-]{20,}|\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{30,}/,
  /\bxox[abeoprs]-[\w-]{20,}|\bxapp-\d-[\w-]{20,}|hooks\.slack\.com\/services\/T\w{6,}\/B\w{6,}\/\w{16,}/,
  /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{15,}\/[\w-]{30,}|\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}/,
  /\bSG\.[\w-]{16,}\.[\w-]{30,}|\bkey-[a-f0-9]{32}\b|\b\d{8,10}:AA[\w-]{28,}|\bSK[a-f0-9]{32}\b/,
  /\b(?:lin_api_|figd_|ntn_|secret_|PMAK-|NRAK-|phc_|sntrys_|glc_|tfp_|CFPAT-)[\w-]{24,}/,
  // Keys of every kind
  /-----\s?BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?\s?-----|\bPuTTY-User-Key-File-\d|\bAGE-SECRET-KEY-1[A-Z0-9]{20,}/,
  /\beyJ[\w-]{8,}\.eyJ[\w-]{4,}\.[\w-]{8,}/,
  /\b[xyz]prv[A-HJ-NP-Za-km-z1-9]{80,}|\b[5KL][A-HJ-NP-Za-km-z1-9]{50,51}\b/,
  // This service's own: links to audits
  /\baud_\w{6,40}_[\w-]{20,}/,
];

/** Values that stand for a secret in every manual. */
const PLACEHOLDER =
  /^(?:[<[{(%$].*|.*[>\]}%]|x{3,}.*|\*+.*|•+.*|\.{3}.*|(?:your|my|the|some|example|sample|dummy|fake|test|placeholder|changeme|change_me|redacted|none|null|undefined|string|required|optional|true|false|password|passwd|pass|pwd|secret|token|key|user|value|process\.env|os\.environ|env\.|import\.meta).*)$/i;

/** A value in one of these places is a secret by position. */
const PLACED: readonly RegExp[] = [
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{1,100}:([^\s@/]{6,200})@/gi,
  /\bauthorization\s{0,3}[:=]\s{0,3}["']?(?:basic|bearer|token)\s{1,3}([\w+/=.~-]{12,2000})/gi,
  /\bcurl\b[^\n]{0,200}?\s(?:-u|--user)\s{1,3}["']?[\w.@-]{1,60}:(\S{4,100})/gi,
];

const WORDS = new Set(wordlist);

/** Twelve words of the BIP 39 list in a row: prose does not do that, it needs `the` and `of`. */
function hasSeedPhrase(text: string): boolean {
  let run = 0;
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+|[^\sa-z\d,.]/g)) {
    run = WORDS.has(word) ? run + 1 : 0;
    if (run === 12) return true;
  }
  return false;
}

/** Whether a value is meant as one, not as a stand-in. */
export function isRealValue(value: string): boolean {
  return !PLACEHOLDER.test(value.replace(/["',;.)]+$/, ''));
}

/** Whether a text holds something in the form of a secret. Wants its case as it was written. */
export function hasSecretFormat(text: string): boolean {
  if (FORMATS.some((format) => format.test(text)) || hasSeedPhrase(text)) return true;
  return PLACED.some((place) =>
    [...text.matchAll(place)].some(([, value = '']) => isRealValue(value)),
  );
}
