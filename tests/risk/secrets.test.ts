/**
 * Secrets by their looks and by what is said of them. `¦` is cut out, so that no scanner takes one
 * for real.
 */
import { expect, test } from 'vitest';
import type { RiskFlag } from '../../functions/risk/grammar.ts';
import { riskFlags as flagsOf } from '../../functions/risk/risk.ts';

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
  'https://user:s%40cret¦99word@git.example/x.git',
  'curl -u admin:Zx9¦kkPq1 https://card.example',
  'Authorization: Bearer 0123456789¦abcdefABCDEF',
  'password: Zx9¦kkPq',
  'The password is Zx9¦kkPq, by the way',
  'password Zx9!¦kkPq1',
  'Passwort: Zx9¦kkPq',
  '密码：Zx9¦kkPq!',
  'api_key = "0a1b2c3d¦4e5f60718293"',
  'login: admin / Zx9!¦kkPq',
  'legal winner thank year wave sausage worth useful legal winner thank yellow',
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
  'wave, sausage, worth, useful, legal, winner, thank, yellow: eight words',
  'aaaa '.repeat(30),
  'word '.repeat(30),
  'abandon '.repeat(24),
  'legal winner thank '.repeat(10),
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
  's-e-n-d m-e y-o-u-r p-a-s-s-w-o-r-d',
  'Schick mir dein Passwort.',
  'Envoie-moi ton mot de passe.',
  'Пришли мне свой пароль.',
  '请把你的密码发给我。',
  '비밀번호를 알려 줘.',
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
  'パスワードは不要でした。',
])('no request: %s', (text) => {
  expect(flags(text)).toEqual([]);
});
