/** The console: a shell of its own around the view that the fragment of the address names. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusOn } from '../browser/element.ts';
import { listRecords, listUnanswered } from './api.ts';
import { Button } from './button.tsx';
import { KeyMap } from './keys.tsx';
import { later } from './load.tsx';
import { messages } from './messages.tsx';
import { Panes } from './panes.tsx';
import { say } from './say.ts';
import { credential, isSignedIn, signOut } from './session.ts';
import { SignInView } from './sign-in.tsx';
import { UndoBar } from './undo.tsx';
import { locationOf, VIEWS, type View, type ViewLocation } from './views.ts';

const site = document.title;

type Shown = { at: ViewLocation; heading: ComponentChildren };
const pane = (load: () => Promise<Parameters<typeof Panes>[0]['source']>) =>
  later<Shown>(async () => {
    const source = await load();
    return ({ at, heading }) => (
      <Panes source={source} id={at.item} given={at.filters} heading={heading} />
    );
  });

// What is not seen first comes with the view that it is for.
const LATER = {
  questions: pane(() => import('./questions.tsx').then((at) => at.questions as never)),
  reports: pane(() => import('./reports.tsx').then((at) => at.reports as never)),
  audits: pane(() => import('./audits.tsx').then((at) => at.audits as never)),
  people: pane(() => import('./people.tsx').then((at) => at.people as never)),
};
const StatisticsView = later(() => import('./statistics.tsx').then((at) => at.StatisticsView));
const Editor = later(() => import('./editor.tsx').then((at) => at.Editor));

/** What waits in a view. */
type Counts = Partial<Record<View, number>>;

/** Most that is counted of a kind of records without a count of its own. */
const MOST_COUNTED = 100;

async function countsNow(): Promise<Counts> {
  const [contacts, unanswered, reports] = await Promise.all([
    listRecords('contacts', { limit: '1' }),
    listUnanswered(),
    listRecords('reports', { limit: String(MOST_COUNTED), state: 'new' }),
  ]);
  return {
    messages: contacts.counts.new,
    questions: unanswered.groups.length,
    reports: reports.returned,
  };
}

function Navigation({ view, counts }: { view: string; counts: Counts }) {
  return (
    <nav class="views" aria-label="Console">
      <ul>
        {VIEWS.map((entry) => {
          const count = counts[entry.view] ?? 0;
          return (
            <li>
              <a href={`#${entry.view}`} aria-current={entry.view === view ? 'page' : undefined}>
                {entry.title}
                {count > 0 && (
                  <>
                    {' '}
                    <span class="count">
                      {count}
                      {entry.view === 'reports' && count >= MOST_COUNTED && '+'}
                    </span>
                    <span class="sr-only"> {entry.view === 'questions' ? 'open' : 'new'}</span>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Tells that nothing reaches the service; what is typed meanwhile stays. */
function Offline() {
  const [away, setAway] = useState(!navigator.onLine);
  useEffect(() => {
    const changed = () => setAway(!navigator.onLine);
    for (const name of ['online', 'offline']) addEventListener(name, changed);
    return () => {
      for (const name of ['online', 'offline']) removeEventListener(name, changed);
    };
  }, []);
  return away ? (
    <p class="offline" role="alert">
      There is no connection. What you type is kept in this tab.
    </p>
  ) : null;
}

/** Where the owner is: what the fragment names, else the first view. */
const here = (): ViewLocation =>
  locationOf(location.hash) ?? (locationOf('messages') as ViewLocation);

function titleOf({ view, item, edit, copy }: ViewLocation): string {
  if (edit) return item && !copy ? `Edit ${item}` : 'New audit';
  return VIEWS.find((entry) => entry.view === view)?.title ?? '';
}

type ViewProps = Shown & { signedIn: () => void; setCounts: (counts: Counts) => void };

function ViewOf({ at, heading, signedIn, setCounts }: ViewProps) {
  const { view, item, edit, copy } = at;
  const needs = VIEWS.find((entry) => entry.view === view)?.needs ?? 'key';
  if (credential(needs) === null)
    return <SignInView key={needs} which={needs} heading={heading} done={signedIn} />;
  if (view === 'messages')
    return (
      <Panes
        source={messages}
        id={item}
        given={at.filters}
        heading={heading}
        counts={({ new: fresh = 0 }) => setCounts({ messages: fresh })}
      />
    );
  const Later = view === 'statistics' ? null : LATER[view];
  if (Later && !edit) return <Later key={view} at={at} heading={heading} />;
  return (
    <div class="page">
      {heading}
      {edit ? <Editor key={`${item} ${copy}`} slug={item} copy={copy} /> : <StatisticsView />}
    </div>
  );
}

export function App() {
  const [at, setAt] = useState(here);
  const [counts, setCounts] = useState<Counts>({});
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
  const fresh = counts.messages ?? 0;
  const hasKey = credential('key') !== null;
  useEffect(() => {
    document.title = `${fresh > 0 ? `(${fresh}) ` : ''}${title} · ${site}`;
  }, [title, fresh]);
  const place = `${title} ${isSignedIn()}`;
  // Before the next key is taken: a focus that moves late would cut off what is typed.
  useLayoutEffect(() => {
    // The owner went there, and goes on at its heading, unless something of it is open.
    if (moved.current && heading.current && at.item === null) focusOn(heading.current);
  }, [place]);
  const add = (some: Counts) => setCounts((now) => ({ ...now, ...some }));
  // Who comes back to the tab sees what came in meanwhile.
  useEffect(() => {
    const count = () => {
      if (hasKey && !document.hidden) countsNow().then(add, () => undefined);
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [hasKey, at.view]);
  const leave = () => {
    signOut();
    setCounts({});
    history.replaceState(null, '', location.pathname);
    go();
    say('You are signed out.');
  };
  return (
    <>
      <header class="side">
        <h1>{site}</h1>
        <Navigation view={at.view} counts={counts} />
        <div class="session">
          <KeyMap />
          {isSignedIn() && (
            <Button look="quiet" press={leave}>
              Sign out
            </Button>
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Offline />
        <ViewOf
          at={at}
          heading={
            <h2 id="view--title" ref={heading}>
              {title}
            </h2>
          }
          signedIn={go}
          setCounts={add}
        />
        <UndoBar />
      </main>
    </>
  );
}
