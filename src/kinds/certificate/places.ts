import type { Places } from '../place.ts';
import type { fields } from './certificate.ts';

export const places = {
  address: '/api/experience#',
  section: { id: 'certificates', role: 'plain', title: 'name' },
  line: ['issuer', 'number', 'expires', 'certificate_url'],
  compact: ['name', 'issuer', 'date', 'evidence_level', 'url'],
  resume: {
    list: 'certificates',
    members: {
      name: 'name',
      date: 'date',
      url: 'certificate_url',
      issuer: 'issuer',
      evidence_level: 'evidence_level',
    },
  },
  ask: {
    kind: 'certificate',
    label: ['name', 'issuer'],
    end: 'date',
    values: { degree: 'name', institution: 'issuer', expires: 'expires' },
    terms: 'number',
    sentences: [{ told: ['details_markdown'] }],
  },
} as const satisfies Places<typeof fields>;
