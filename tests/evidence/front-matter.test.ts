import { expect, test } from 'vitest';
import { checkedClaim, type Files, problemsOf, profileOf } from '../support/content.ts';

const CLAIM = 'content/claims/wove.md';

const claim = (check: string, link: { url?: string } = {}): Files => ({
  'claims/wove.md': checkedClaim(check, link),
});

test.each([
  '{ kind: page_contains }',
  '{ kind: page_contains, text: A map of wool }',
  '{ kind: github_contributor, repository: ada/loom, login: ada, commits: 12 }',
  '{ kind: github_repo, repository: ada/loom, license: MIT }',
  '{ kind: doi, doi: 10.1145/609784.609818, title: Weaving, author: Lovelace }',
  '{ kind: orcid, orcid: 0000-0002-1825-0097, work: Weaving }',
  '{ kind: wikidata, item: Q7259, property: P166, value: Q1 }',
  '{ kind: npm_maintainer, package: "@ada/loom", login: ada }',
  '{ kind: rel_me, to: https://ada.example }',
])('%s is a check', (check) => {
  expect(problemsOf(claim(check))).toEqual([]);
  expect(profileOf(claim(check)).claims[0]?.evidence_links[0]?.check?.kind).toMatch(/^[a-z_]+$/);
});

test.each([
  [
    '{ kind: page_contain }',
    '"evidence_links[1].check.kind" is "page_contain"; did you mean "page_contains"?',
  ],
  [
    '{ text: A map }',
    '"evidence_links[1].check.kind" is missing; use one of page_contains, github_contributor, ' +
      'github_repo, doi, orcid, wikidata, npm_maintainer, rel_me, links_here.',
  ],
  [
    '{ kind: doi, doi: 10.1145/609784.609818, titel: Weaving, author: Lovelace }',
    '"titel" is not a field of "evidence_links[1].check"; did you mean "title"?',
  ],
  [
    '{ kind: doi, doi: "https://doi.org/10.1145/1", title: Weaving, author: Lovelace }',
    '"evidence_links[1].check.doi" is "https://doi.org/10.1145/1"; write it as described: the ' +
      'DOI without an address, for instance 10.1145/609784.609818.',
  ],
  [
    '{ kind: github_contributor, repository: ada/loom, login: ada, commits: many }',
    '"evidence_links[1].check.commits" is "many"; write it as described: the least number of ' +
      'commits, in digits.',
  ],
  [
    'page_contains',
    '"evidence_links[1].check" is text; it must be a group of fields: how anybody can check ' +
      'it; see the kinds.',
  ],
])('of the check %s the owner is told in a sentence', (check, sentence) => {
  expect(problemsOf(claim(check))).toEqual([`${CLAIM}: ${sentence}`]);
});

test('a link with a password in it is not published', () => {
  for (const url of ['https://ada:loom@museum.example/map', 'https://ada@museum.example/'])
    expect(problemsOf(claim('{ kind: page_contains }', { url })).join()).toContain(
      'take out what stands before the @: it would be published.',
    );
  const url = 'https://museum.example/@ada?from=a@b.example';
  expect(problemsOf(claim('{ kind: page_contains }', { url }))).toEqual([]);
});
