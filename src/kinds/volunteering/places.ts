import { places as position } from '../experience/places.ts';
import type { Places } from '../place.ts';

/** JSON Resume has no place and no description of the body here. */
const { location, description, name, ...members } = position.resume.members;

const { person: _, ...rest } = position;

export const places = {
  ...rest,
  address: '/api/experience#',
  section: { id: 'volunteering', role: 'plain', title: 'title' },
  line: [...position.line, 'organization_summary', 'organization_url'],
  resume: { ...position.resume, list: 'volunteer', members: { organization: name, ...members } },
  linkedIn: [
    {
      files: ['volunteering.csv', 'volunteer experiences.csv'],
      column: 'Company Name',
      fields: {
        title: 'Role',
        organization: 'Company Name',
        start: 'Started On',
        end: 'Finished On',
        summary: { whole: 'Description' },
      },
      below: [{ label: 'Cause' }],
    },
    {
      files: ['organizations.csv'],
      column: 'Position',
      fields: {
        title: ['Position', 'Name'],
        organization: 'Name',
        start: 'Started On',
        end: 'Finished On',
        summary: { whole: 'Description' },
      },
    },
  ],
  ask: { ...position.ask, kind: 'volunteering' },
} as const satisfies Places;
