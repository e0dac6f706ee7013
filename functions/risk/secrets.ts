/**
 * Secrets by their looks, and told in words: `the password is …`. What they stand for is not known
 * here and not asked; a made-up one is flagged as well. Case counts as it was written.
 */
import { patternOf } from './normal.ts';

/** Formats that name themselves. Lengths are lower bounds: services change them. */
const FORMATS = patternOf(
  String.raw`\b(?:(?:AKIA|ASIA)[A-Z0-9]{16}\b | (?:AIza|ATATT3|AGE-SECRET-KEY-1|GOCSPX-)[\w=-]{25,} |
  (?:ya29|hvs|SG)\.[\w.-]{20,} | eyJ[\w-]{8,}\.eyJ[\w-]{4,}\.[\w-]{8,} | \d{8,10}:AA[\w-]{28,} |
  (?:AccountKey|SharedAccessKey|sig)=[A-Za-z0-9+/%]{40,} | hf_[A-Za-z]{30,} |
  (?:gh[pousr]|github_pat|npm|dckr_pat|gsk|r8|sbp|do[opr]_v1|lin_api|glc|nf[pcoub]|whsec|
    shp(?:at|ca|pa|ss)|[spr]k_(?:live|test)|aud_\w{6,40})_(?=\D{0,40}\d)[\w-]{16,} |
  (?:gl(?:pat|dt|rt)|pypi|sk|xai|pplx|xox[abeoprs]|xapp|HRKU|PMAK)-(?=\D{0,40}\d)[\w-]{18,} |
  (?:dapi|key-|SK)[a-f0-9]{32}\b | [MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}) |
  hooks\.slack\.com/services/T\w{6,}/B\w{6,}/\w{16,} | api/webhooks/\d{15,}/[\w-]{30,} |
  -----\s?BEGIN\s[A-Z0-9\s]{0,30}PRIVATE\sKEY(?:\sBLOCK)?\s?-----`,
  'g',
);

/** Names of a password: what follows may be short and easy. */
const PASSWORD = String.raw`(?:pass(?:word|wd|phrase|code)|pwd|(?:pass|kenn)wort|mot\sde\spasse|
  contrase(?:ñ|n)a|كلمة\s(?:المرور|السر))`;
/** Names of other secrets: what follows must look like one. */
const TOKEN = String.raw`(?:(?:api|secret|access|private|signing|encryption|admin|auth|client|master|
  session)[\s_-]?(?:key|token|secret)|session_?id|token|secret|api[-\s]?schl(?:ü|ue)ssel|
  cl(?:é|e)\s(?:d.)?api|clave\s(?:de\s)?api)`;
/** The word for is, or a sign. */
const IS = String.raw`["'\x60]?\s{0,3}(?:[:=]|=>|->|\bis\b|\bwas(?:\sset\sto)?\b|\bto\b|
  \b(?:lautet|ist|est|es)\b|هي|—)[\s"'\x60:]{0,4}`;
/** Values that stand for a secret in every manual. */
const PLACEHOLDER = patternOf(
  String.raw`^(?:[<[{(%$].*|.*[>\]}%]|x{3,}.*|\*+.*|•+.*|\.{3}.*|(?:your|my|the|some|example|sample|
  dummy|fake|test|placeholder|change_?me|redacted|none|null|undefined|string|required|optional|true|
  false|pass|pwd|secret|token|key|user|value|process\.env|os\.env|env\.|import\.meta).*)$`,
  'i',
);

const bare = (value: string) => value.replace(/["'\x60,;.)]{1,9}$/, '');
const isReal = (value: string) => !PLACEHOLDER.test(bare(value));
/** A few characters over and over are no secret. */
const isVaried = (value: string) => new Set(value.slice(-24)).size > 5;
/** A password has a digit and other characters; an ordinary word does not. */
const isPassword = (value: string) =>
  /^(?!https?:|\/)(?=.*\d)(?=.*\D).{6}/i.test(bare(value)) && isReal(value);
/** A token has letters and digits, and no shape of a path, a date or a hash that is public. */
const isToken = (value: string) =>
  /^(?!sha\d|\d{4}-\d\d|.*:\/\/)(?=.*\d).*[a-z]/i.test(value) && isReal(value) && isVaried(value);

/** Places of a secret, and what a value there must be. */
const PLACES: readonly [RegExp, (value: string) => boolean][] = [
  [/\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{1,100}:([^\s@/]{6,200})@/gi, isReal],
  [/\bauthorization\s?[:=]\s?["']?(?:basic|bearer|token)\s{1,3}([\w+/=.~-]{12,999})/gi, isReal],
  [/\bcurl\b[^\n]{0,200}?\s(?:-u|--user)\s{1,3}["']?[\w.@-]{1,60}:(\S{4,100})/gi, isReal],
  [patternOf(String.raw`${PASSWORD}${IS}(\S{6,100})`, 'giu'), isPassword],
  [patternOf(String.raw`${TOKEN}${IS}([\w+/=.~!@#$%^*-]{16,300})(?!\()`, 'giu'), isToken],
];

/** Whether a text holds something in the form or in the place of a secret. */
export const hasSecret = (text: string): boolean =>
  [...text.matchAll(FORMATS)].some(([secret]) => isVaried(secret)) ||
  PLACES.some(([place, is]) => [...text.matchAll(place)].some(([, value = '']) => is(value)));
