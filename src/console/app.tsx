/** The console: a shell of its own around the view that the fragment of the address names. */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { focusOn } from '../browser/element.ts';
import { admin, listRecords } from './api.ts';
import { Button } from './button.tsx';
import { KeysButton } from './keys.tsx';
import { say } from './labels.ts';
import { later } from './load.tsx';
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

type PaneProps = Shown & { source: Source<Item> };

const Pane = ({ source, at, heading, setCounts }: PaneProps) => (
  <Panes
    source={source}
    id={at.item}
    given={at.filters}
    heading={heading}
    counted={({ new: fresh = 0 }) => setCounts({ messages: fresh })}
  />
);

const pane = (load: () => Promise<Source<Item>>) =>
  later(async () => {
    const source = await load();
    return (shown: Shown) => <Pane {...shown} source={source} />;
  });

const page = (load: () => Promise<(at: ViewLocation) => ComponentChildren>) =>
  later(async () => {
    const view = await load();
    return ({ at, heading }: Shown) => (
      <div class="page">
        {heading}
        {view(at)}
      </div>
    );
  });

// What is not seen first comes with the view that it is for.
const PLACES = {
  messages: (shown: Shown) => <Pane {...shown} source={messages as never} />,
  questions: pane(async () => (await import('./questions.tsx')).questions as never),
  reports: pane(async () => (await import('./reports.tsx')).reports as never),
  audits: pane(async () => (await import('./audits.tsx')).audits as never),
  people: pane(async () => (await import('./people.tsx')).people as never),
  statistics: page(async () => {
    const { StatisticsView } = await import('./statistics.tsx');
    return () => <StatisticsView />;
  }),
  editor: page(async () => {
    const { Editor } = await import('./editor.tsx');
    return ({ item, copy }) => <Editor key={`${item} ${copy}`} slug={item} copy={copy} />;
  }),
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

/** Listens to some events of the window until the component goes; `changed` is called at once too. */
function useEvents(
  target: EventTarget,
  names: readonly string[],
  changed: () => void,
  on: unknown[],
) {
  useEffect(() => {
    for (const name of names) target.addEventListener(name, changed);
    changed();
    return () => {
      for (const name of names) target.removeEventListener(name, changed);
    };
  }, on);
}

/** Tells that nothing reaches the service; what is typed meanwhile stays. */
function Offline() {
  const [away, setAway] = useState(false);
  useEvents(window, ['online', 'offline'], () => setAway(!navigator.onLine), []);
  return away ? (
    <p class="offline" role="alert">
      {say.shell.offline}
    </p>
  ) : null;
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
  useEvents(document, ['visibilitychange'], count, [hasKey, at.view]);
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
  const Place = PLACES[place];
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
        <Offline />
        {credential(needs) === null ? (
          <SignInView key={needs} which={needs} heading={shownTitle} done={go} />
        ) : (
          <Place key={place} at={at} heading={shownTitle} setCounts={add} />
        )}
        <ToldLine />
      </main>
    </>
  );
}
