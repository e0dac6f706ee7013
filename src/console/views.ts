/** The views of the console: what each is called, where it stands, and what it needs. */
import type { Credential } from './session.ts';

export type View = 'statistics' | 'messages' | 'questions' | 'reports' | 'audits' | 'people';

export const VIEWS: readonly { view: View; title: string; needs: Credential }[] = [
  { view: 'messages', title: 'Messages', needs: 'key' },
  { view: 'questions', title: 'Questions', needs: 'key' },
  { view: 'reports', title: 'Reports', needs: 'key' },
  { view: 'audits', title: 'Audits', needs: 'key' },
  { view: 'people', title: 'People', needs: 'key' },
  { view: 'statistics', title: 'Statistics', needs: 'token' },
];

/**
 * Where one is in the console: the fragment of its address, which holds nothing secret. `item` is a
 * message by its id or an audit by its slug.
 */
export type ViewLocation = {
  view: View | 'sign-in';
  item: string | null;
  edit: boolean;
  /** The item is the template of a new one. */
  copy?: boolean;
};

/** What the items of a view are called by. */
const ITEMS: Partial<Record<View, RegExp>> = {
  messages: /^[0-9a-f]{32}$/,
  audits: /^[a-z0-9][a-z0-9-]{0,119}$/,
};

/**
 * Reads a fragment: `#messages`, `#audits/acme`, `#audits/acme/edit`, `#audits//new`,
 * `#audits/acme/copy`. Null when it
 * is none of the console's.
 */
export function locationOf(fragment: string): ViewLocation | null {
  const [name = '', item = '', last = ''] = fragment.replace(/^#/, '').split('/');
  if (name === 'sign-in') return { view: name, item: null, edit: false };
  const known = VIEWS.find(({ view }) => view === name);
  if (!known) return null;
  return {
    view: known.view,
    item: ITEMS[known.view]?.test(item) ? item : null,
    edit: known.view === 'audits' && /^(edit|new|copy)$/.test(last),
    copy: last === 'copy',
  };
}
