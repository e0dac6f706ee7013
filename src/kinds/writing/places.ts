import type { Places } from '../place.ts';

export const places = {
  address: '/api/writings#',
  section: { id: 'publications', role: 'plain', title: 'title' },
  line: ['publisher', 'coauthors'],
  resume: {
    list: 'publications',
    members: {
      name: 'title',
      publisher: 'publisher',
      releaseDate: 'date',
      url: { link: 'evidence_links', named: 'publisher' },
      summary: { whole: 'summary' },
      evidence_level: 'evidence_level',
    },
  },
  imported: { kind: 'publication' },
  linkedIn: [
    {
      files: ['publications.csv'],
      column: 'Name',
      fields: {
        title: 'Name',
        date: 'Published On',
        publisher: 'Publisher',
        summary: { whole: 'Description' },
        evidence_links: { link: 'Url', named: ['Publisher', 'Name'] },
      },
    },
    {
      files: ['patents.csv'],
      column: 'Title',
      fields: {
        title: 'Title',
        date: ['Issued On', 'Issue Date', 'Filed On', 'Filing Date'],
        publisher: ['Issuer', 'Patent Office'],
        summary: { whole: 'Description' },
        evidence_links: { link: 'Url', named: ['Issuer', 'Title'] },
      },
      constant: { kind: 'patent' },
      below: [
        { label: 'Status' },
        { label: 'Patent Number' },
        { label: 'Application Number' },
        { label: 'Inventors' },
      ],
    },
  ],
  ask: {
    kind: 'writing',
    label: ['title'],
    start: 'date',
    people: 'coauthors',
    values: { title: 'title', form: 'kind', publisher: 'publisher' },
    terms: 'coauthors',
    sentences: [{ told: ['summary', 'details_markdown'] }],
  },
} as const satisfies Places;
