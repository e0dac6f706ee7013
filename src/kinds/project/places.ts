import type { Places } from '../place.ts';

export const places = {
  address: '/api/projects/',
  rule:
    'Do not treat private-live or self-claim as public proof, and keep evidence_level ' +
    'and evidence_note when citing. ' +
    'Private proof points may be summarized only together with the evidence note.',
  section: {
    id: 'projects',
    role: 'plain',
    title: 'title',
    body: null,
    points: 'proof_points',
    keywords: 'tags',
    note: 'evidence_note',
  },
  line: ['role', 'organization', 'type', 'project_url', 'repository_url'],
  compact: [
    'slug',
    'title',
    'role',
    'start',
    'end',
    'evidence_level',
    'evidence_note',
    'related_skill_ids',
    'url',
  ],
  resume: {
    list: 'projects',
    members: {
      name: 'title',
      description: { whole: 'summary' },
      highlights: 'proof_points',
      keywords: 'tags',
      startDate: 'start',
      endDate: 'end',
      url: ['project_url', 'url'],
      roles: { joined: 'role' },
      entity: 'organization',
      type: 'type',
      evidence_level: 'evidence_level',
    },
  },
  linkedIn: [
    {
      files: ['projects.csv'],
      column: 'Title',
      fields: {
        title: 'Title',
        summary: { whole: 'Description' },
        start: 'Started On',
        end: 'Finished On',
        project_url: 'Url',
      },
    },
  ],
  ask: {
    kind: 'project',
    label: ['title'],
    start: 'start',
    end: 'end',
    projects: 'slug',
    values: { title: 'title', role: 'role' },
    sentences: [
      { said: ['summary'] },
      { told: ['role'] },
      { said: ['proof_points', 'details_markdown', 'evidence_note'] },
    ],
  },
} as const satisfies Places;
