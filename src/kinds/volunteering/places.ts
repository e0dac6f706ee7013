import { places as position } from '../experience/places.ts';
import type { Places } from '../place.ts';
import type { fields } from './volunteering.ts';

/** JSON Resume has no place and no description of the body here. */
const { location, description, name, ...members } = position.resume.members;

export const places = {
  ...position,
  address: '/api/experience#',
  section: { id: 'volunteering', role: 'plain', title: 'title' },
  line: [...position.line, 'organization_summary', 'organization_url'],
  resume: { ...position.resume, list: 'volunteer', members: { organization: name, ...members } },
  ask: { ...position.ask, kind: 'volunteering' },
} as const satisfies Places<typeof fields>;
