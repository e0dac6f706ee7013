/** Positions without pay: content/volunteering/*.md, in GET /api/experience. */
import type * as z from 'zod';
import { position } from '../experience/experience.ts';
import { kind, recordSchema } from '../field.ts';
import { onPage } from '../shared.ts';
import { places } from './places.ts';

/** The same as of a position; it has no document of its own. */
const fields = { ...position, ...onPage('/api/experience#') };
export const Volunteering = recordSchema(fields, 'Volunteering', 'A position held without pay.');
export type Volunteering = z.infer<typeof Volunteering>;

export const volunteering = kind('voluntary position', fields, Volunteering, ['start'], { places });
