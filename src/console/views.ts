/** The views of the console: what each is called, where it stands, and what it needs. */
import type { Credential } from './session.ts';

export type View = 'messages' | 'questions' | 'reports' | 'audits' | 'people' | 'statistics';

export const VIEWS: readonly { view: View; title: string; needs: Credential }[] = [
  { view: 'messages', title: 'Messages', needs: 'key' },
  { view: 'questions', title: 'Questions', needs: 'key' },
  { view: 'reports', title: 'Reports', needs: 'key' },
  { view: 'audits', title: 'Audits', needs: 'key' },
  { view: 'people', title: 'People', needs: 'key' },
  { view: 'statistics', title: 'Statistics', needs: 'token' },
];

/**
 * Where one is in the console: the fragment of its address, which holds nothing secret and no
 * address of anybody. `item` is a record by its id or an audit by its slug; `filters` are those of
 * a link that leads to a part of a list.
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
  const known = VIEWS.find(({ view }) => view === name);
  if (!known) return null;
  return {
    view: known.view,
    item: ITEM.test(item) ? item : null,
    filters: Object.fromEntries(new URLSearchParams(query)),
    edit: known.view === 'audits' && /^(edit|new|copy)$/.test(last),
    copy: last === 'copy',
  };
}

/**
 * Goes to an item of a view, or to the view. It is told at once, not with the event of the browser,
 * which comes later: the next key may be pressed by then.
 */
export function open(view: View, item: string | null = null): void {
  location.hash = item === null ? `#${view}` : `#${view}/${item}`;
  dispatchEvent(new Event('hashchange'));
}
