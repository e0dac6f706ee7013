/** The console: a shell of its own around the view that the fragment of the address names. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusOn } from '../browser/element.ts';
import { admin, listRecords } from './api.ts';
import { Button } from './button.tsx';
import { KeysButton } from './keys.tsx';
import { say } from './labels.ts';
import { Load } from './load.tsx';
import { messages } from './messages.tsx';
import { Panes } from './panes.tsx';
import { credential, isSignedIn, signOut } from './session.ts';
import { SignInView } from './sign-in.tsx';
import type { Item, Source } from './source.ts';
import { readOut, ToldLine } from './tell.tsx';
import { locationOf, NEEDS, VIEWS, type View, type ViewLocation } from './views.ts';

const site = document.title;

/** What waits in a view. */
type Counts = Partial<Record<View, number>>;

type Shown = {
  at: ViewLocation;
  heading: ComponentChildren;
  setCounts: (counts: Counts) => void;
};

type Place = (shown: Shown) => ComponentChildren;

const panes =
  (source: unknown): Place =>
  ({ at, heading, setCounts }) => (
    <Panes
      source={source as Source<Item>}
      id={at.item}
      given={at.filters}
      heading={heading}
      counted={({ new: fresh = 0 }) => setCounts({ messages: fresh })}
    />
  );
const page =
  (view: (at: ViewLocation) => ComponentChildren): Place =>
  ({ at, heading }) => (
    <div class="page">
      {heading}
      {view(at)}
    </div>
  );

// What is not seen first comes with the view that it is for.
const PLACES: Record<View | 'editor', () => Promise<Place>> = {
  messages: async () => panes(messages),
  questions: async () => panes((await import('./questions.tsx')).questions),
  reports: async () => panes((await import('./reports.tsx')).reports),
  audits: async () => panes((await import('./audits.tsx')).audits),
  people: async () => panes((await import('./people.tsx')).people),
  statistics: async () => {
    const { StatisticsView } = await import('./statistics.tsx');
    return page(() => <StatisticsView />);
  },
  editor: async () => {
    const { Editor } = await import('./editor.tsx');
    return page(({ item, copy }) => <Editor key={`${item} ${copy}`} slug={item} copy={copy} />);
  },
};

/** Most that is counted of a kind of records without a count of its own. */
const MOST_COUNTED = 100;

async function countsNow(): Promise<Counts> {
  const [contacts, unanswered, reports] = await Promise.all([
    listRecords('contacts', { limit: '1' }),
    admin<'listUnanswered'>('questions/unanswered?limit=500'),
    listRecords('reports', { limit: String(MOST_COUNTED), state: 'new' }),
  ]);
  return {
    messages: contacts.counts?.['new'] ?? 0,
    questions: unanswered.groups.length,
    reports: reports.returned,
  };
}

const Navigation = ({ view, counts }: { view: string; counts: Counts }) => (
  <nav class="views" aria-label={site}>
    <ul>
      {VIEWS.map((entry) => {
        const count = counts[entry] ?? 0;
        return (
          <li>
            <a href={`#${entry}`} aria-current={entry === view ? 'page' : undefined}>
              {say.views[entry]}
              {count > 0 && (
                <>
                  {' '}
                  <span class="count">
                    {count}
                    {entry === 'reports' && count >= MOST_COUNTED && '+'}
                  </span>
                  <span class="sr-only">
                    {' '}
                    {entry === 'questions' ? say.shell.open : say.shell.new}
                  </span>
                </>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  </nav>
);

/** Calls back at once, and at some events, until what it depends on changes. */
function useEvents(target: EventTarget, names: string, changed: () => void, on: unknown[]) {
  useEffect(() => {
    const leave = new AbortController();
    for (const name of names.split(' ')) target.addEventListener(name, changed, leave);
    changed();
    return () => leave.abort();
  }, on);
}

/** Where the owner is: what the fragment names, else the first view. */
const here = (): ViewLocation =>
  locationOf(location.hash) ?? (locationOf('messages') as ViewLocation);

function titleOf({ view, item, edit, copy }: ViewLocation): string {
  if (!edit) return say.views[view];
  return item && !copy ? say.audits.editOf({ slug: item }) : say.audits.new;
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
  const [away, setAway] = useState(false);
  useEvents(window, 'online offline', () => setAway(!navigator.onLine), []);
  const fresh = counts.messages ?? 0;
  const hasKey = credential('key') !== null;
  useEffect(() => {
    document.title = `${fresh > 0 ? `(${fresh}) ` : ''}${title} · ${site}`;
  }, [title, fresh]);
  // Before the next key is taken: a focus that moves late would cut off what is typed.
  useLayoutEffect(() => {
    // The owner went there, and goes on at its heading, unless something of it is open.
    if (moved.current && heading.current && at.item === null) focusOn(heading.current);
  }, [`${title} ${isSignedIn()}`]);
  const add = (some: Counts) => setCounts((now) => ({ ...now, ...some }));
  // Who comes back to the tab sees what came in meanwhile.
  const count = () => {
    if (hasKey && !document.hidden) countsNow().then(add, () => undefined);
  };
  useEvents(document, 'visibilitychange', count, [hasKey, at.view]);
  const leave = () => {
    signOut();
    setCounts({});
    history.replaceState(null, '', location.pathname);
    go();
    readOut(say.shell.signedOut);
  };
  const shownTitle = (
    <h2 id="view--title" ref={heading}>
      {title}
    </h2>
  );
  const needs = NEEDS[at.view];
  const place = at.edit ? 'editor' : at.view;
  return (
    <>
      <header class="side">
        <h1>{site}</h1>
        <Navigation view={at.view} counts={counts} />
        <div class="session">
          <KeysButton />
          {isSignedIn() && (
            <Button look="quiet" press={leave}>
              {say.shell.signOut}
            </Button>
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        {away && (
          <p class="offline" role="alert">
            {say.shell.offline}
          </p>
        )}
        {credential(needs) === null ? (
          <SignInView key={needs} which={needs} heading={shownTitle} done={go} />
        ) : (
          <Load key={place} load={PLACES[place]}>
            {(Place) => <Place at={at} heading={shownTitle} setCounts={add} />}
          </Load>
        )}
        <ToldLine />
      </main>
    </>
  );
}
