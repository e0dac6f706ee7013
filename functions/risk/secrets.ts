/**
 * Secrets by their looks, and told in words: `the password is …`. What they stand for is not known
 * here and not asked; a made-up one is flagged as well. Case counts as it was written.
 */
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { patternOf } from './pattern.ts';

/** Formats that name themselves. Lengths are lower bounds: services change them. */
const FORMATS = patternOf(
  String.raw`
  \b(?:(?:AKIA|ASIA|ABIA|ACCA|AGPA|AIDA|AROA)[A-Z0-9]{16}\b |
  (?:AIza|ATATT3|AGE-SECRET-KEY-1|GOCSPX-)[\w=-]{25,} |
  (?:ya29|hvs|hvb|SG|dp\.(?:pt|st|ct|sa))\.[\w.-]{20,} | eyJ[\w-]{8,}\.eyJ[\w-]{4,}\.[\w-]{8,} |
  (?:AccountKey|SharedAccessKey|sig)=[A-Za-z0-9+/%]{40,} | \d{8,10}:AA[\w-]{28,} |
  (?:gh[pousr]|github_pat|npm|dckr_pat|rubygems|gsk|r8|sbp|do[opr]_v1|lin_api|phc|sntrys|glc|tfp|
    figd|ntn|secret|nf[pcoub]|rnd|fly?o1|vercel|[spr]k_(?:live|test)|whsec|shp(?:at|ca|pa|ss)|
    aud_\w{6,40})_(?=\D{0,40}\d)[\w-]{16,} | hf_[A-Za-z]{30,} |
  (?:gl(?:pat|dt|rt|ptt|soat|cbt)|pypi|sk|xai|pplx|sq0(?:atp|csp|idp)|xox[abeoprs]|xapp|HRKU|
    PMAK|NRAK|CFPAT|pul)-(?=\D{0,40}\d)[\w-]{18,} | (?:dapi|key-|SK)[a-f0-9]{32}\b |
  PuTTY-User-Key-File-\d |
  [MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,} | [xyz]prv[A-HJ-NP-Za-km-z1-9]{80,} |
  [5KL][A-HJ-NP-Za-km-z1-9]{50,51}\b | [Pp]rivate\s[Kk]ey\b.{0,40}?\b(?:0x)?[a-fA-F0-9]{64}\b) |
  hooks\.slack\.com/services/T\w{6,}/B\w{6,}/\w{16,} | api/webhooks/\d{15,}/[\w-]{30,} |
  -----\s?BEGIN\s[A-Z0-9\s]{0,30}PRIVATE\sKEY(?:\sBLOCK)?\s?-----`,
  'g',
);

/** Names of a password: what follows may be short and easy. */
const PASSWORD = String.raw`(?:pass(?:word|wd|phrase|code)|pwd|p4ssw0rd|(?:pass|kenn)wort|
  mot\sde\spasse|contrase(?:ñ|n)a|senha|palavra-passe|has(?:ł|l)o|парол(?:ь|я|ю)|密码|密碼|口令|
  パスワード|暗証番号|비밀번호|كلمة\s(?:المرور|السر)|पासवर्ड)`;
/** Names of other secrets: what follows must look like one. */
const TOKEN = String.raw`(?:(?:api|secret|access|private|signing|encryption|admin|auth|client|
  master|session)[\s_-]?(?:key|token|secret|id_token)|session_?id|token|secret|
  api[-\s]?schl(?:ü|ue)ssel|cl(?:é|e)\s(?:d.)?api|c(?:lave|have|hiave)\s(?:de\s)?api|klucz\sapi|
  ключ\sapi|api\s?(?:密钥|キー))`;
const LOGIN = String.raw`(?<![\w/])(?:log-?in|creds|credentials|account|user(?:name)?)\s{0,2}[:=]
  \s{0,2}[\w.@-]{2,60}\s{0,2}(?:[/:,|]|\s(?:and|with)\s|\s)\s{0,2}
  (?:pass(?:word)?\s?[:=]\s?)?(\S{6,100})`;
/** The word for is, in many languages, or a sign. */
const IS = String.raw`["'\x60]?\s{0,3}(?:[:=：＝]|=>|->|\bis\b|\bwas(?:\sset\sto)?\b|\bto\b|
  \b(?:set|changed)\sto\b|\b(?:lautet|ist|est|es)\b|é|è|это|—|是|为|は|هي|है)[\s"'\x60:]{0,4}`;

/** Values that stand for a secret in every manual. */
const PLACEHOLDER = patternOf(
  String.raw`^(?:[<[{(%$].*|.*[>\]}%]|x{3,}.*|\*+.*|•+.*|\.{3}.*|(?:your|my|the|some|example|
  sample|dummy|fake|test|placeholder|changeme|change_me|redacted|none|null|undefined|string|
  required|optional|true|false|passw|pass|pwd|secret|token|key|user|value|process\.env|os\.env|
  env\.|import\.meta).*)$`,
  'i',
);

/** How many kinds of characters a value is made of. */
const kinds = (value: string) =>
  [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
/** A few characters over and over are no secret. */
const isVaried = (value: string) => new Set(value.slice(-24)).size > 5;
const isReal = (value: string) => !PLACEHOLDER.test(value.replace(/["',;.)]{1,9}$/, ''));

/** A password mixes kinds of characters and has a digit; an ordinary word does not. */
const isPassword = (value: string, leastKinds = 2): boolean => {
  const bare = value.replace(/["'\x60,;.)。、]{1,9}$/, '');
  return /^(?!https?:|\/)(?=.*\d).{6}/i.test(bare) && kinds(bare) >= leastKinds && isReal(bare);
};
/** A token has letters and digits, and no shape of a path, a date or a hash that is public. */
const isToken = (value: string) =>
  /^(?!sha\d|\d{4}-\d\d|.*:\/\/)(?=.*\d).*[a-z]/i.test(value) && isReal(value) && isVaried(value);

/** Places of a secret, and what a value there must be. */
const PLACES: readonly [RegExp, (value: string) => boolean][] = [
  [/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{1,100}:([^\s@/]{6,200})@/gi, isReal],
  [/\bauthorization\s?[:=]\s?["']?(?:basic|bearer|token)\s{1,3}([\w+/=.~-]{12,999})/gi, isReal],
  [/\bcurl\b[^\n]{0,200}?\s(?:-u|--user)\s{1,3}["']?[\w.@-]{1,60}:(\S{4,100})/gi, isReal],
  [patternOf(String.raw`${PASSWORD}${IS}(\S{6,100})`, 'giu'), isPassword],
  [patternOf(String.raw`${PASSWORD}\s{1,3}(\S{8,100})`, 'giu'), (value) => isPassword(value, 4)],
  [patternOf(String.raw`${TOKEN}${IS}([\w+/=.~!@#$%^*-]{16,300})(?!\()`, 'giu'), isToken],
  [patternOf(LOGIN, 'gi'), (value) => isPassword(value, 3)],
];

const SEED_WORDS = new Set(wordlist);

/** Twelve words of the BIP 39 list in a row: prose needs `the` and `of`. */
function hasSeedPhrase(text: string): boolean {
  const all = text.toLowerCase().match(/[a-z]+|[^\sa-z\d,.]/g) ?? [];
  let run = 0;
  return all.some((word, at) => {
    run = SEED_WORDS.has(word) ? run + 1 : 0;
    return run > 11 && new Set(all.slice(at - 11, at + 1)).size > 7;
  });
}

/** Whether a text holds something in the form or in the place of a secret. */
export const hasSecret = (text: string): boolean =>
  [...text.matchAll(FORMATS)].some(([secret]) => isVaried(secret)) ||
  PLACES.some(([place, is]) => [...text.matchAll(place)].some(([, value = '']) => is(value))) ||
  hasSeedPhrase(text);
