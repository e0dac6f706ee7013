import type { Places } from '../place.ts';

export const places = {
  address: '/api/experience/',
  section: { id: 'positions', role: 'timeline', title: 'title', about: 'organization_summary' },
  line: ['organization', 'acting', 'location', 'employment_type'],
  compact: ['title', 'organization', 'start', 'end', 'evidence_level', 'url'],
  resume: {
    list: 'work',
    members: {
      name: 'organization',
      position: 'title',
      location: 'location',
      url: 'organization_url',
      startDate: 'start',
      endDate: 'end',
      summary: { whole: 'summary' },
      description: 'organization_summary',
      highlights: 'highlights',
      evidence_level: 'evidence_level',
    },
    file: ['organization', 'title'],
  },
  linkedIn: [
    {
      files: ['positions.csv'],
      column: 'Company Name',
      fields: {
        title: 'Title',
        organization: 'Company Name',
        location: 'Location',
        start: 'Started On',
        end: 'Finished On',
        summary: { whole: 'Description' },
      },
    },
  ],
  person: {
    members: { jobTitle: 'title', worksFor: { type: 'Organization', name: 'organization' } },
    lasting: 'end',
  },
  ask: {
    kind: 'experience',
    label: ['title', 'organization'],
    start: 'start',
    end: 'end',
    place: 'location',
    tags: 'related_skill_ids',
    values: {
      title: 'title',
      organization: 'organization',
      form: ['acting', 'employment_type'],
    },
    sentences: [{ told: ['summary', 'highlights', 'details_markdown'] }],
  },
} as const satisfies Places;
