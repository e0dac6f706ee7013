/** Where a site stands, and what its pages say by themselves, in the language of the profile. */
import { expect, test } from 'vitest';
import { ProfileFrontMatter } from '../../src/kinds/profile/profile.ts';
import { sayIn } from '../../src/labels/say.ts';
import { siteFrom } from '../../src/surfaces/site.ts';

test.each([
  [{}, 'http://localhost:8888'],
  [{ PORT: '4000' }, 'http://localhost:4000'],
  [{ SITE_URL: 'https://example.org/', PORT: '4000' }, 'https://example.org'],
  [{ SITE_URL: 'https://EXAMPLE.org:443' }, 'https://example.org'],
  [
    {
      NETLIFY: 'true',
      CONTEXT: 'production',
      URL: 'https://a.example',
      DEPLOY_PRIME_URL: 'https://b.example',
    },
    'https://a.example',
  ],
  [
    {
      NETLIFY: 'true',
      CONTEXT: 'deploy-preview',
      URL: 'https://a.example',
      DEPLOY_PRIME_URL: 'https://b.example',
    },
    'https://b.example',
  ],
  [
    {
      NETLIFY: 'true',
      CONTEXT: 'production',
      URL: 'https://a.example',
      SITE_URL: 'https://c.example',
    },
    'https://c.example',
  ],
  // `netlify dev` sets URL without NETLIFY: it is not where this stands.
  [{ CONTEXT: 'production', URL: 'https://a.example' }, 'http://localhost:8888'],
])('%j stands at %s', (env, base) => {
  expect(siteFrom(env).base).toBe(base);
});

test.each([
  'example.org',
  'https://example.org/profile',
  'https://example.org/?a=b',
  'ftp://example.org',
  'https://me@example.org',
])('SITE_URL %s is refused with what would be right', (SITE_URL) => {
  expect(() => siteFrom({ SITE_URL })).toThrow(
    `SITE_URL is "${SITE_URL}"; use scheme and host alone, for instance https://example.org`,
  );
});

test.each([
  ['Netlify', { NETLIFY: 'true', CONTEXT: 'production' }],
  ['Vercel', { VERCEL: '1' }],
  ['Cloudflare Pages', { CF_PAGES: '1', SITE_URL: 'http://127.0.0.1:8888' }],
])('a build on %s does not publish the address of its own machine', (host, env) => {
  expect(() => siteFrom(env)).toThrow(new RegExp(`on ${host} would publish http://.*SITE_URL`));
  expect(siteFrom({ ...env, SITE_URL: 'https://example.org' }).base).toBe('https://example.org');
});

test.each([
  ['en', '1944-07-02', 'July 2, 1944'],
  ['en-GB', '1944-07-02', '2 July 1944'],
  ['en', '1944-07', 'July 1944'],
  ['en', '1944', '1944'],
])('%s says %s as %s', (language, date, said) => {
  expect(sayIn(language).day(date)).toBe(said);
});

test('a language without labels is spoken in English, and says so', () => {
  expect(sayIn('tlh')).toMatchObject({ language: 'en', direction: 'ltr' });
  expect(sayIn('en-AU').language).toBe('en-AU');
});

// PDFs name a language by two or three letters.
test.each(['en_GB', 'e', '', 'english', 'und'])('the profile refuses the tag "%s"', (tag) => {
  const { language } = ProfileFrontMatter.shape;
  expect(language.safeParse(tag).success).toBe(false);
  expect(language.safeParse('de-CH').success).toBe(true);
});
