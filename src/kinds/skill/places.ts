import type { Places } from '../place.ts';

export const places = {
  address: '/api/skills/',
  rule:
    'Skills are self-described unless project_slugs and evidence_links support the specific ' +
    'claim.',
  section: {
    id: 'skills',
    role: 'pairs',
    title: 'name',
    body: 'summary_markdown',
    keywords: 'tags',
  },
  line: ['level'],
  compact: ['id', 'name', 'since', 'until', 'evidence_level', 'project_slugs', 'url'],
  resume: {
    list: 'skills',
    members: { name: 'name', level: 'level', keywords: 'tags', evidence_level: 'evidence_level' },
  },
  linkedIn: [{ files: ['skills.csv'], column: 'Name', fields: { name: 'Name' } }],
  person: { members: { knowsAbout: 'name' } },
  ask: {
    kind: 'skill',
    label: ['name'],
    start: 'since',
    end: 'until',
    values: { title: 'name', level: 'level' },
    sentences: [{ told: ['summary_markdown'] }],
  },
} as const satisfies Places;
