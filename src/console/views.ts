/** The views of the console: where each stands, and what it needs. */
import { say } from './labels.ts';
import type { Credential } from './session.ts';

export type View = keyof typeof say.views;
export const VIEWS = Object.keys(say.views) as View[];

/** The credential that opens a view. */
export const needOf = (view: View): Credential => (view === 'statistics' ? 'token' : 'key');

/**
 * Where one is in the console: the fragment of its address, which holds nothing secret. `item` is a
 * record by its id or an audit by its slug; `filters` are those of a link to a part of a list.
 */
export type ViewLocation = {
  view: View;
  item: string | null;
  filters: Readonly<Record<string, string>>;
  edit: boolean;
  /** The item is the template of a new one. */
  copy: boolean;
};

/** What the items of a view are called by. */
const ITEM = /^[a-z0-9][a-z0-9-]{0,119}$/;

/**
 * Reads a fragment: `#messages`, `#reports?state=new`, `#audits/acme`, `#audits/acme/edit`,
 * `#audits//new`, `#audits/acme/copy`. Null when it is none of the console's.
 */
export function locationOf(fragment: string): ViewLocation | null {
  const [path = '', query = ''] = fragment.replace(/^#/, '').split('?');
  const [name = '', item = '', last = ''] = path.split('/');
  const view = VIEWS.find((one) => one === name);
  if (!view) return null;
  return {
    view,
    item: ITEM.test(item) ? item : null,
    filters: Object.fromEntries(new URLSearchParams(query)),
    edit: view === 'audits' && /^(edit|new|copy)$/.test(last),
    copy: last === 'copy',
  };
}

/**
 * Goes to an item of a view, or to the view. It is told at once: the event of the browser comes
 * later than the next key, and a fragment that is set is looked for in the whole page.
 */
export function open(view: View, item: string | null = null): void {
  const fragment = item === null ? `#${view}` : `#${view}/${item}`;
  if (location.hash !== fragment) history.pushState(null, '', fragment);
  dispatchEvent(new Event('hashchange'));
}
