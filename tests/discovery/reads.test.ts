import { expect, test } from 'vitest';
import { missionReads } from '../../src/surfaces/discovery/reads.ts';
import { readOf } from '../../src/surfaces/read-of.ts';
import { exampleRecords } from '../support/profile.ts';

test.each([
  ['/api/projects', 'listProjects', {}],
  ['/api/projects/cobol', 'getProject', { slug: 'cobol' }],
  ['/api/claims/moth-log-book', 'getClaim', { id: 'moth-log-book' }],
  ['/api/faq', 'listCommonQuestions', {}],
  ['/agent-init', 'getInit', {}],
  [
    '/api/content/articles/what-a-compiler-was/claims',
    'getArticleClaims',
    { slug: 'what-a-compiler-was' },
  ],
  ['/api/content/manifesto/claims', 'getManifestoClaims', {}],
  ['/', 'getHome', {}],
])('%s is answered by %s', (path, id, parameters) => {
  expect(readOf(path)).toMatchObject({ row: { id }, path, parameters });
});

test.each(['/api/nothing', '/api/projects/', '/api/projects/a/b', '/api/agent-reports', ''])(
  '%s is answered by no GET row',
  (path) => {
    expect(readOf(path)).toBeNull();
  },
);

test('init comes first and once, also when the mission names it', async () => {
  const [mission] = (await exampleRecords()).profile.missions;
  if (!mission) throw new Error('no mission');
  const reads = missionReads({ ...mission, reads: ['/init', '/api/faq', '/api/agent-reports'] });
  expect(reads.map(({ path }) => path)).toEqual(['/api/init', '/api/faq']);
  const [, claims] = missionReads({ ...mission, reads: ['/api/claims'] });
  expect(claims).toMatchObject({
    path: '/api/claims?detail=compact',
    parameters: { detail: 'compact' },
  });
});
