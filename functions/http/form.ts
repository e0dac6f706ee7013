/** The forms of our own pages: form encoding in, a page or a text as the answer. */
import { type RouteId, routes } from '../../src/routes.ts';
import { requirementsIn } from '../../src/schemas/posting.ts';
import { wantsPage } from './accept.ts';
import { brokenStrings, decodeUtf8, essence, invalid, readBytes } from './body.ts';
import { Problem } from './problem.ts';

/** Pages that the contact form leads to: when the message was stored, and when it was not. */
export const THANKS = '/contact/thanks';
export const NOT_SENT = '/contact/not-sent';

/** Rows that have a form, and the body that its fields are. */
const FORMS: Partial<Record<RouteId, (fields: Record<string, string>) => unknown>> = {
  sendContact: (fields) => fields,
  match: ({ posting = '' }) => ({ requirements: requirementsIn(posting) }),
};

export const isForm = (request: Request, id: RouteId): boolean =>
  FORMS[id] !== undefined &&
  essence(request.headers.get('content-type')) === 'application/x-www-form-urlencoded';

/** Whether a page of ours sends a request: a browser tells where it comes from. */
function isOurs({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'same-origin' || (site === null && headers.get('origin') === new URL(url).origin);
}

/**
 * The fields of a form as a body; an empty one counts as left out, a repeated one is refused. Line
 * breaks count as one character, as in browsers (HTML, "constructing the entry list").
 */
export async function readForm(request: Request, id: RouteId): Promise<unknown> {
  const theirs = 'Forms are taken from the pages of this site only; send JSON instead.';
  if (!isOurs(request)) throw new Problem('unsupported_media_type', theirs);
  const params = new URLSearchParams(decodeUtf8(await readBytes(request)));
  const refuse = (msg: string, type: string) => invalid({ loc: ['body'], msg, type });
  if (new Set(params.keys()).size < params.size)
    throw refuse('Field should be given once', 'multiple_values');
  const given = [...params].filter(([, text]) => text !== '');
  const fields = Object.fromEntries(given.map(([of, text]) => [of, text.replaceAll('\r\n', '\n')]));
  if (brokenStrings(fields).length > 0) throw refuse('String should hold no NUL', 'string_unicode');
  return FORMS[id]?.(fields);
}

/** Whether a person waits for the answer: our own form, sent by a browser that wants a page. */
export const seesPage = (request: Request): boolean =>
  isForm(request, 'sendContact') &&
  new URL(request.url).pathname === routes.sendContact.path &&
  isOurs(request) &&
  wantsPage(request.headers.get('accept'));
