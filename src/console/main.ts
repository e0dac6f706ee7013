/** The owner's console: signs in, then shows the view that the fragment of the address names. */
import { loading, problemBox } from '../browser/busy.ts';
import { CallFailed } from '../browser/call.ts';
import { byId, type Child, el, focusOn, group } from '../browser/element.ts';
import { auditView } from './audit.ts';
import { auditsView } from './audits.ts';
import { button } from './button.ts';
import { editorView } from './editor.ts';
import { inboxView } from './inbox.ts';
import { say, sayRegion } from './say.ts';
import { credential, isSignedIn, signOut } from './session.ts';
import { signInForm, signInView } from './sign-in.ts';
import { statisticsView } from './statistics.ts';
import { locationOf, VIEWS, type ViewLocation } from './views.ts';

const place = byId('console');
const site = document.title;

/** Only the newest view that was asked for is shown, however late the others arrive. */
let current = 0;

function navigation(view: string): HTMLElement {
  return el(
    'nav',
    { class: 'tabs', 'aria-label': 'Console' },
    el(
      'ul',
      {},
      VIEWS.map((one) =>
        el(
          'li',
          {},
          el(
            'a',
            { href: `#${one.view}`, 'aria-current': one.view === view ? 'page' : undefined },
            one.title,
          ),
        ),
      ),
    ),
    el(
      'p',
      { class: 'session' },
      (credential('token') === null || credential('key') === null) &&
        el('a', { href: '#sign-in' }, 'Sign in further'),
      button(
        'Sign out',
        () => {
          signOut();
          history.replaceState(null, '', location.pathname);
          void show(true);
          say('You are signed out.');
        },
        'quiet',
      ),
    ),
  );
}

function contentOf({ view, slug, edit }: ViewLocation): Promise<Node> {
  switch (view) {
    case 'statistics':
      return statisticsView();
    case 'messages':
      return inboxView('contacts');
    case 'questions':
      return inboxView('questions');
    case 'reports':
      return inboxView('reports');
    default:
      if (edit) return editorView(slug);
      return slug ? auditView(slug) : auditsView();
  }
}

function needs(which: 'token' | 'key'): Node {
  return el(
    'div',
    { class: 'empty' },
    el(
      'p',
      {},
      which === 'token'
        ? 'Statistics need the access token; you are signed in with the admin key alone.'
        : 'This needs the admin key; you are signed in with the access token alone.',
    ),
    el('p', {}, el('a', { class: 'button', href: '#sign-in' }, 'Sign in with it')),
  );
}

/**
 * What is shown for a failure: again, and where the credential is not good any more, the way to a
 * new one.
 */
function failed(error: unknown): Node {
  const closed =
    error instanceof CallFailed && ['invalid_token', 'unauthorized'].includes(error.code);
  const ways: Child = closed
    ? el('a', { class: 'button', href: '#sign-in' }, 'Sign in again')
    : button('Try again', () => void show(true));
  return problemBox(error, ways);
}

/** Shows what the address names. `focus`: the owner went there, and goes on at its heading. */
async function show(focus: boolean): Promise<void> {
  current += 1;
  const mine = current;
  const usual = VIEWS.find((one) => credential(one.needs) !== null)?.view ?? 'statistics';
  const at = locationOf(location.hash) ?? { view: usual, slug: null, edit: false };
  const known = VIEWS.find(({ view }) => view === at.view);
  const title = !isSignedIn() || !known ? 'Sign in' : (at.slug ?? known.title);
  document.title = `${title} · ${site}`;
  if (!isSignedIn()) {
    place.replaceChildren(signInView(() => void show(true)));
    if (focus) focusOn(place.querySelector('h2') ?? place);
    return;
  }
  const content = el('div', { class: 'view' }, loading(`Loading ${title.toLowerCase()}…`));
  const heading = el(
    'h2',
    { id: 'view--title' },
    at.edit ? (at.slug ? `Edit ${at.slug}` : 'New audit') : title,
  );
  place.replaceChildren(
    group(
      navigation(at.view),
      el('section', { class: 'panel', 'aria-labelledby': 'view--title' }, heading, content),
    ),
  );
  if (focus) focusOn(heading);
  if (!known) {
    content.replaceChildren(
      signInForm(() => {
        history.replaceState(null, '', location.pathname);
        void show(true);
      }),
    );
    return;
  }
  if (credential(known.needs) === null) {
    content.replaceChildren(needs(known.needs));
    return;
  }
  const shown = await contentOf(at).then(
    (node) => ({ node, text: `${title}, loaded.` }),
    (error: unknown) => ({ node: failed(error), text: '' }),
  );
  if (mine !== current) return;
  content.replaceChildren(shown.node);
  say(shown.text);
}

place.after(sayRegion);
addEventListener('hashchange', () => {
  // Other fragments are places on the page, like that of the link which skips to its content.
  if (locationOf(location.hash) !== null) void show(true);
});
void show(false);
