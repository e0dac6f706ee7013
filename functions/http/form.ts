/** The contact form of our own pages: form encoding in, a page as the answer (design section 4). */
import type { RouteId } from '../../src/routes.ts';
import { decodeUtf8, essence, invalid, readBytes } from './body.ts';
import { brokenStrings } from './json.ts';
import { Problem } from './problem.ts';

type Where = { fallback: string; suggested: string };

/** Page that the form leads to. */
export const THANKS = '/contact/thanks';

/** Whether a request is the contact form. */
export function isForm(request: Request, id: RouteId): boolean {
  return id === 'sendContact' && essence(request.headers.get('content-type')) === 'application/x-www-form-urlencoded';
}

/** Forms from other sites are refused: a browser tells where a form stands, and only ours may send one. */
function checkOrigin(request: Request, where: Where): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin' || (site === null && origin === new URL(request.url).origin)) return;
  throw new Problem({
    code: 'unsupported_media_type',
    message: 'Forms are taken from the pages of this site only; send JSON instead.',
    ...where,
  });
}

/** The fields of the form; an empty field counts as left out, a repeated one is refused. */
export async function readForm(request: Request, where: Where): Promise<Record<string, string>> {
  checkOrigin(request, where);
  const params = new URLSearchParams(decodeUtf8(await readBytes(request, where), where));
  if (new Set(params.keys()).size < params.size)
    throw invalid([{ loc: ['body'], msg: 'Field should be given once', type: 'multiple_values' }], where);
  const fields = Object.fromEntries([...params].filter(([, value]) => value !== ''));
  if (brokenStrings(fields).length > 0)
    throw invalid([{ loc: ['body'], msg: 'String should hold no NUL', type: 'string_unicode' }], where);
  return fields;
}

/** The answer to a form that was taken. */
export function seeOther(): Response {
  return new Response(null, { status: 303, headers: { Location: THANKS, 'Cache-Control': 'no-store' } });
}
