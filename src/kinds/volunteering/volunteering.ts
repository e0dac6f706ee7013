/** Positions without pay: content/volunteering/*.md, in GET /api/experience. */
import { position } from '../experience/experience.ts';
import { kind } from '../field.ts';
import { onPage } from '../shared.ts';
import { places } from './places.ts';

/** The same as of a position; it has no document of its own. */
const fields = { ...position, ...onPage('/api/experience#') };

export const volunteering = kind('voluntary position', 'A position held without pay.', fields, {
  newestBy: ['start'],
  id: 'Volunteering',
  places,
});
