/** The views of the console: what each is called, where it stands, and what it needs. */
import type { Credential } from './session.ts';

export type View = 'statistics' | 'messages' | 'questions' | 'reports' | 'audits';

export const VIEWS: readonly { view: View; title: string; needs: Credential }[] = [
  { view: 'statistics', title: 'Statistics', needs: 'token' },
  { view: 'messages', title: 'Messages', needs: 'key' },
  { view: 'questions', title: 'Questions', needs: 'key' },
  { view: 'reports', title: 'Reports', needs: 'key' },
  { view: 'audits', title: 'Audits', needs: 'key' },
];

/** Where one is in the console: the fragment of its address, which holds nothing secret. */
export type ViewLocation = { view: View | 'sign-in'; slug: string | null; edit: boolean };

/**
 * Reads a fragment: `#messages`, `#audits/acme`, `#audits/acme/edit`, `#audits//new`. Null when it
 * is none of the console's.
 */
export function locationOf(fragment: string): ViewLocation | null {
  const [name = '', slug = '', last = ''] = fragment.replace(/^#/, '').split('/');
  if (name === 'sign-in') return { view: name, slug: null, edit: false };
  const known = VIEWS.find(({ view }) => view === name);
  if (!known) return null;
  const isSlug = known.view === 'audits' && /^[a-z0-9][a-z0-9-]{0,119}$/.test(slug);
  return {
    view: known.view,
    slug: isSlug ? slug : null,
    edit: known.view === 'audits' && /^(edit|new)$/.test(last),
  };
}
