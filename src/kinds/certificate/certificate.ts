/** Certificates and licences: content/certificates/*.md, in GET /api/experience. */
import { date, kind, link, nullable, required, text } from '../field.ts';
import * as shared from '../shared.ts';
import { places } from './places.ts';

const fields = {
  id: shared.id,
  name: required(text(200), 'The certificate or licence, exactly as issued.', 'First aid'),
  issuer: nullable(text(160), 'Who issued it.', 'Example Board'),
  date: nullable(date, 'When it was issued.', '2024-05'),
  expires: nullable(
    date,
    'Until when it holds; left out or null where it does not end.',
    '2027-05',
  ),
  number: nullable(text(120), 'Its number, where that may be public.', null),
  certificate_url: nullable(link, 'Where it can be looked up.'),
  ...shared.evidence(),
  confirmations: shared.confirmations,
  details_markdown: shared.details_markdown,
  ...shared.inList('/api/experience#'),
  ...shared.undated,
  ...shared.ordered,
};

export const certificate = kind('certificate', 'A certificate or licence.', fields, {
  newestBy: ['date'],
  places,
});
