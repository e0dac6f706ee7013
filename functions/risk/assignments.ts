/** Secrets that are told in words: `the password is …`, `Passwort: …`, `client_secret = "…"`. */
import { isRealValue } from './secrets.ts';

/** Names of a password: what follows may be short and easy. */
const PASSWORD =
  'pass(?:word|wd|phrase|code)|pwd|p4ssw0rd|(?:pass|kenn)wort|mot de passe|contrase(?:ñ|n)a|senha|palavra-passe|has(?:ł|l)o|парол(?:ь|я|ю)|密码|密碼|口令|パスワード|暗証番号|كلمة (?:المرور|السر)|पासवर्ड';

/** Names of other secrets: what follows must look like one. */
const TOKEN =
  '(?:api|secret|access|private|signing|encryption|admin|auth|client|master|session)[ _-]?(?:key|token|secret|id_token)|session_?id|token|secret|api[- ]?schl(?:ü|ue)ssel|cl(?:é|e) (?:d.)?api|clave (?:de )?api|chave (?:de )?api|chiave api|klucz api|ключ api|api ?密钥|api ?キー';

/** `is`, in its languages, or a sign. */
const IS =
  '\\s{0,3}(?:[:=：＝]|=>|->|\\bis\\b|\\bwas(?: set to)?\\b|\\b(?:set|changed) to\\b|\\blautet\\b|\\bist\\b|\\best\\b|\\bes\\b|é|è|\\bto\\b|это|—|是|为|は|هي|है)[\\s"\'`:]{0,4}';

const PASSWORDS = new RegExp(`(?:${PASSWORD})["'\`]?${IS}(\\S{6,100})`, 'giu');
const BARE = new RegExp(`(?:${PASSWORD})\\s{1,3}(\\S{8,100})`, 'giu');
const TOKENS = new RegExp(`(?:${TOKEN})["'\`]?${IS}([\\w+/=.~!@#$%^*-]{16,300})(?!\\()`, 'giu');
const LOGINS =
  /(?<![\w/])(?:log-?in|creds|credentials|account|user(?:name)?)\s{0,2}[:=]\s{0,2}[\w.@-]{2,60}\s{0,2}(?:[/:,|]|\s(?:and|with)\s|\s)\s{0,2}(?:pass(?:word)?\s?[:=]\s?)?(\S{6,100})/gi;
const ETH_KEY = /\bprivate key\b.{0,40}?\b(?:0x)?[a-f0-9]{64}\b/i;

/** How many kinds of characters a value is made of. */
function kinds(value: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
}

/**
 * A password mixes kinds of characters and has a digit; an ordinary word after `password is` does
 * not.
 */
function isPassword(value: string): boolean {
  const bare = value.replace(/["'`,;.)。、]+$/, '');
  return (
    bare.length >= 6 &&
    /\d/.test(bare) &&
    kinds(bare) >= 2 &&
    isRealValue(bare) &&
    !/^(?:https?:|\/)/i.test(bare)
  );
}

/**
 * A token is long and has letters and digits, and no shape of a path, a date or a hash that is
 * public.
 */
function isToken(value: string): boolean {
  return (
    kinds(value) >= 2 &&
    /\d/.test(value) &&
    /[a-z]/i.test(value) &&
    isRealValue(value) &&
    !/^(?:sha\d|\d{4}-\d\d)|:\/\//i.test(value)
  );
}

/** Whether a text tells a secret. Wants its case as it was written. */
export function tellsSecret(text: string): boolean {
  return (
    [...text.matchAll(PASSWORDS)].some(([, value = '']) => isPassword(value)) ||
    [...text.matchAll(BARE)].some(([, value = '']) => isPassword(value) && kinds(value) === 4) ||
    [...text.matchAll(TOKENS)].some(([, value = '']) => isToken(value)) ||
    [...text.matchAll(LOGINS)].some(([, value = '']) => isPassword(value) && kinds(value) >= 3) ||
    ETH_KEY.test(text)
  );
}
