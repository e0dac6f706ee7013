/** What became of a message: the fragment has its id, which no server and no page is told. */
import type * as z from 'zod';
import type { responses } from '../schemas/contact.ts';
import { CallFailed, call } from './call.ts';
import { byId } from './element.ts';

type Status = Pick<z.infer<(typeof responses)['getContactStatus']>, 'state' | 'reply'>;

async function show(id: string): Promise<void> {
  const section = byId('status');
  const [told, quote] = [section.querySelector('p'), section.querySelector('blockquote')];
  if (!told || !quote) return;
  section.hidden = false;
  try {
    const { state, reply } = await call<Status>(`/api/contact/status/${id}`);
    told.textContent = section.dataset[state] ?? state;
    quote.textContent = reply?.text ?? '';
    quote.hidden = !reply;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.code === 'content_not_found') showNone(section);
    else told.textContent = error.message;
  }
}

/** Nothing of a message is told at an address that has none, as where a part of it was lost. */
function showNone({ dataset: { none = '' } }: HTMLElement): void {
  document.title = none;
  document.querySelector('h1')?.replaceChildren(none);
  for (const one of document.querySelectorAll('#status, .reading p:not(:has(a))')) one.remove();
}

const id = location.hash.slice(1);
if (/^\d{4}-\d\d-\d\d-[\w-]{43}$/.test(id)) await show(id);
else showNone(byId('status'));
