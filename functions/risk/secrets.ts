/**
 * Secrets by their looks, and told in words: `the password is …`. What they stand for is not known
 * here and not asked; a made-up one is flagged as well. Wants its case as it was written.
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
  /\bprivate key\b.{0,40}?\b(?:0x)?[a-f0-9]{64}\b/i,
  // This service's own: links to audits
  /\baud_\w{6,40}_[\w-]{20,}/,
];

/** Names of a password: what follows may be short and easy. */
const PASSWORD =
  'pass(?:word|wd|phrase|code)|pwd|p4ssw0rd|(?:pass|kenn)wort|mot de passe|contrase(?:ñ|n)a|senha|palavra-passe|has(?:ł|l)o|парол(?:ь|я|ю)|密码|密碼|口令|パスワード|暗証番号|비밀번호|كلمة (?:المرور|السر)|पासवर्ड';
/** Names of other secrets: what follows must look like one. */
const TOKEN =
  '(?:api|secret|access|private|signing|encryption|admin|auth|client|master|session)[ _-]?(?:key|token|secret|id_token)|session_?id|token|secret|api[- ]?schl(?:ü|ue)ssel|cl(?:é|e) (?:d.)?api|clave (?:de )?api|chave (?:de )?api|chiave api|klucz api|ключ api|api ?密钥|api ?キー';
/** `is`, in its languages, or a sign. */
const IS =
  '\\s{0,3}(?:[:=：＝]|=>|->|\\bis\\b|\\bwas(?: set to)?\\b|\\b(?:set|changed) to\\b|\\blautet\\b|\\bist\\b|\\best\\b|\\bes\\b|é|è|\\bto\\b|это|—|是|为|は|هي|है)[\\s"\'`:]{0,4}';

/** Values that stand for a secret in every manual. */
const PLACEHOLDER =
  /^(?:[<[{(%$].*|.*[>\]}%]|x{3,}.*|\*+.*|•+.*|\.{3}.*|(?:your|my|the|some|example|sample|dummy|fake|test|placeholder|changeme|change_me|redacted|none|null|undefined|string|required|optional|true|false|password|passwd|pass|pwd|secret|token|key|user|value|process\.env|os\.environ|env\.|import\.meta).*)$/i;

/** How many kinds of characters a value is made of. */
const kinds = (value: string) =>
  [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
/** A few characters over and over are no secret. */
const isVaried = (value: string) => new Set(value.slice(-24)).size > 5;
const isReal = (value: string) => !PLACEHOLDER.test(value.replace(/["',;.)]+$/, ''));

/** A password mixes kinds of characters and has a digit; an ordinary word does not. */
function isPassword(value: string, leastKinds = 2): boolean {
  const bare = value.replace(/["'`,;.)。、]{1,9}$/, '');
  return /^(?!https?:|\/)(?=.*\d).{6}/i.test(bare) && kinds(bare) >= leastKinds && isReal(bare);
}

/** A token has letters and digits, and no shape of a path, a date or a hash that is public. */
const isToken = (value: string) =>
  /^(?!sha\d|\d{4}-\d\d|.*:\/\/)(?=.*\d).*[a-z]/i.test(value) && isReal(value) && isVaried(value);

/** What a value in a place must be to be a secret. */
const PLACES: readonly [RegExp, (value: string) => boolean][] = [
  [/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{1,100}:([^\s@/]{6,200})@/gi, isReal],
  [/\bauthorization\s{0,3}[:=]\s{0,3}["']?(?:basic|bearer|token)\s{1,3}([\w+/=.~-]{12,999})/gi, isReal],
  [/\bcurl\b[^\n]{0,200}?\s(?:-u|--user)\s{1,3}["']?[\w.@-]{1,60}:(\S{4,100})/gi, isReal],
  [new RegExp(`(?:${PASSWORD})["'\`]?${IS}(\\S{6,100})`, 'giu'), isPassword],
  [new RegExp(`(?:${PASSWORD})\\s{1,3}(\\S{8,100})`, 'giu'), (value) => isPassword(value, 4)],
  [new RegExp(`(?:${TOKEN})["'\`]?${IS}([\\w+/=.~!@#$%^*-]{16,300})(?!\\()`, 'giu'), isToken],
  [
    /(?<![\w/])(?:log-?in|creds|credentials|account|user(?:name)?)\s{0,2}[:=]\s{0,2}[\w.@-]{2,60}\s{0,2}(?:[/:,|]|\s(?:and|with)\s|\s)\s{0,2}(?:pass(?:word)?\s?[:=]\s?)?(\S{6,100})/gi,
    (value) => isPassword(value, 3),
  ],
];

const SEED_WORDS = new Set(wordlist);

/** Twelve words of the BIP 39 list in a row: prose needs `the` and `of`, a repeated word is none. */
function hasSeedPhrase(text: string): boolean {
  let run: string[] = [];
  for (const [word] of text.toLowerCase().matchAll(/[a-z]+|[^\sa-z\d,.]/g)) {
    run = SEED_WORDS.has(word) ? [...run.slice(-11), word] : [];
    if (run.length === 12 && new Set(run).size > 7) return true;
  }
  return false;
}

/** Whether a text holds something in the form or in the place of a secret. */
export function hasSecret(text: string): boolean {
  return (
    FORMATS.some((format) => isVaried(format.exec(text)?.[0] ?? '')) ||
    PLACES.some(([place, isSecret]) =>
      [...text.matchAll(place)].some(([, value = '']) => isSecret(value)),
    ) ||
    hasSeedPhrase(text)
  );
}
