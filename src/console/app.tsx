/** The console: signs in, then shows the view that the fragment of the address names. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusOn } from '../browser/element.ts';
import { listRecords } from './api.ts';
import { Button } from './button.tsx';
import { later } from './load.tsx';
import { MessagesView } from './messages.tsx';
import { say } from './say.ts';
import { credential, isSignedIn, signOut } from './session.ts';
import { SignInForm, SignInView } from './sign-in.tsx';
import { locationOf, VIEWS, type ViewLocation } from './views.ts';

const site = document.title;

// What is not seen first comes with the view that it is for.
const StatisticsView = later(() => import('./statistics.tsx').then((at) => at.StatisticsView));
const RecordsView = later(() => import('./records.tsx').then((at) => at.RecordsView));
const PeopleView = later(() => import('./people.tsx').then((at) => at.PeopleView));
const AuditsView = later(() => import('./audits.tsx').then((at) => at.AuditsView));
const AuditView = later(() => import('./audit.tsx').then((at) => at.AuditView));
const Editor = later(() => import('./editor.tsx').then((at) => at.Editor));

type Navigation = { view: string; unread: number; leave: () => void };

function Navigation({ view, unread, leave }: Navigation) {
  return (
    <nav class="tabs" aria-label="Console">
      <ul>
        {VIEWS.map((entry) => (
          <li>
            <a href={`#${entry.view}`} aria-current={entry.view === view ? 'page' : undefined}>
              {entry.title}
              {entry.view === 'messages' && unread > 0 && (
                <>
                  {' '}
                  <span class="count">{unread}</span>
                  <span class="sr-only"> new</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
      <p class="session">
        {(credential('token') === null || credential('key') === null) && (
          <a href="#sign-in">Sign in further</a>
        )}
        <Button look="quiet" press={leave}>
          Sign out
        </Button>
      </p>
    </nav>
  );
}

function Needs({ which }: { which: 'token' | 'key' }) {
  return (
    <div class="empty">
      <p>
        {which === 'token'
          ? 'Statistics need the access token; you are signed in with the admin key alone.'
          : 'This needs the admin key; you are signed in with the access token alone.'}
      </p>
      <p>
        <a class="button" href="#sign-in">
          Sign in with it
        </a>
      </p>
    </div>
  );
}

type Shown = { at: ViewLocation; setUnread: (count: number) => void; signedIn: () => void };

function View({ at: { view, item, edit, copy = false }, setUnread, signedIn }: Shown) {
  const known = VIEWS.find((entry) => entry.view === view);
  if (!known) return <SignInForm done={signedIn} />;
  if (credential(known.needs) === null) return <Needs which={known.needs} />;
  switch (view) {
    case 'statistics':
      return <StatisticsView />;
    case 'messages':
      return <MessagesView id={item} setUnread={setUnread} />;
    case 'questions':
      return <RecordsView key={view} kind="questions" />;
    case 'people':
      return <PeopleView />;
    case 'reports':
      return <RecordsView key={view} kind="reports" />;
    default:
      if (edit) return <Editor key={`${item} ${copy}`} slug={item} copy={copy} />;
      return item ? <AuditView key={item} slug={item} /> : <AuditsView />;
  }
}

/** Where the owner is: what the fragment names, else the first view that is open. */
function here(): ViewLocation {
  const usual =
    ['messages', 'statistics'].find((view) =>
      VIEWS.some((entry) => entry.view === view && credential(entry.needs) !== null),
    ) ?? 'messages';
  return (
    locationOf(location.hash) ?? locationOf(usual) ?? { view: 'sign-in', item: null, edit: false }
  );
}

function titleOf({ view, item, edit, copy }: ViewLocation): string {
  const known = VIEWS.find((entry) => entry.view === view);
  if (!isSignedIn() || !known) return 'Sign in';
  const slug = view === 'audits' ? item : null;
  if (edit) return slug && !copy ? `Edit ${slug}` : 'New audit';
  return slug ?? known.title;
}

export function App() {
  const [at, setAt] = useState(here);
  const [unread, setUnread] = useState(0);
  const moved = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = titleOf(at);
  const go = () => {
    moved.current = true;
    setAt(here());
  };
  useEffect(() => {
    // Other fragments are places on the page, like that of the link which skips to its content.
    const changed = () => locationOf(location.hash) !== null && go();
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  const place = `${title} ${isSignedIn()}`;
  // Before the next key is taken: a focus that moves late would cut off what is typed.
  useLayoutEffect(() => {
    document.title = `${title} · ${site}`;
    // The owner went there, and goes on at its heading.
    if (moved.current && heading.current) focusOn(heading.current);
  }, [place]);
  const hasKey = credential('key') !== null;
  useEffect(() => {
    if (hasKey && at.view !== 'messages')
      listRecords('contacts', { limit: '1' }).then(
        ({ counts }) => setUnread(counts.new),
        () => undefined,
      );
  }, [hasKey]);
  const signedIn = () => {
    history.replaceState(null, '', location.pathname);
    go();
  };
  if (!isSignedIn()) return <SignInView heading={heading} done={go} />;
  const leave = () => {
    signOut();
    setUnread(0);
    history.replaceState(null, '', location.pathname);
    go();
    say('You are signed out.');
  };
  return (
    <>
      <Navigation view={at.view} unread={unread} leave={leave} />
      <section class="panel" aria-labelledby="view--title">
        <h2 id="view--title" ref={heading}>
          {title}
        </h2>
        <div class="view">
          <View at={at} setUnread={setUnread} signedIn={signedIn} />
        </div>
      </section>
    </>
  );
}
