/** The console: a shell of its own around the view that the fragment of the address names. */
import { type ComponentChildren, render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { byId, focusOn } from '../browser/element.ts';
import { admin } from './api.ts';
import { Button } from './controls.tsx';
import { dialog } from './dialog.tsx';
import { keysAreOn, MAP, turnKeys, useKeys } from './keys.tsx';
import { say } from './labels.ts';
import { Load, SignInView } from './load.tsx';
import { messages } from './messages.tsx';
import { Panes } from './panes.tsx';
import { Facts } from './parts.tsx';
import { people } from './people.tsx';
import { questions } from './questions.tsx';
import { reports } from './reports.tsx';
import { credential, isSignedIn, signOut } from './session.ts';
import { type Item, listRecords, type Source } from './source.ts';
import { liveNode, readOut, ToldLine } from './tell.tsx';
import { locationOf, needOf, VIEWS, type View, type ViewLocation } from './views.ts';

const site = document.title;

type Counts = Partial<Record<View, number>>;

/** What is shown in a place: two panes by a source, or a page. */
type Place = { source: unknown } | { Page: (at: ViewLocation) => ComponentChildren };

// What shows and writes audits, and the statistics, come when they are shown.
const PLACES: Record<View | 'editor', () => Promise<Place>> = {
  messages: async () => ({ source: messages }),
  questions: async () => ({ source: questions }),
  reports: async () => ({ source: reports }),
  people: async () => ({ source: people }),
  audits: () => import('./audits.tsx'),
  statistics: () => import('./statistics.tsx'),
  editor: () => import('./editor.tsx'),
};

/** Most that is counted of records without a count of their own. */
const MOST_COUNTED: Counts = { questions: 500, reports: 100 };

async function countsNow(): Promise<Counts> {
  const [contacts, unanswered, reports] = await Promise.all([
    listRecords('contacts', { limit: '1' }),
    admin<'listUnanswered'>(`questions/unanswered?limit=${MOST_COUNTED.questions}`),
    listRecords('reports', { limit: String(MOST_COUNTED.reports), state: 'new' }),
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
              {count > 0 && [
                ' ',
                <span class="count">{count === MOST_COUNTED[entry] ? `${count}+` : count}</span>,
                <span class="sr-only">
                  {` ${entry === 'questions' ? say.shell.open : say.shell.new}`}
                </span>,
              ]}
            </a>
          </li>
        );
      })}
    </ul>
  </nav>
);

const Keys = () => (
  <>
    <Facts
      facts={Object.entries(MAP).map(([does, key]) => [
        say.keys.map[does as keyof typeof MAP],
        <kbd>{key}</kbd>,
      ])}
    />
    <label>
      <input
        type="checkbox"
        defaultChecked={keysAreOn()}
        onChange={({ currentTarget }) => turnKeys(currentTarget.checked)}
      />{' '}
      {say.keys.on}
    </label>
  </>
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

function App() {
  const [at, setAt] = useState(here);
  const [counts, setCounts] = useState<Counts>({});
  const moved = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = titleOf(at);
  const go = () => {
    moved.current = true;
    setAt(here());
  };
  // Other fragments are places on the page, like that of the link which skips to its content.
  useEvents(window, 'hashchange', () => void (locationOf(location.hash) && go()), []);
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
    document.querySelector('.views [aria-current]')?.scrollIntoView({ inline: 'nearest' });
  }, [`${title} ${isSignedIn()}`]);
  const counted = (more: number) =>
    setCounts((now) => ({ ...now, [at.view]: Math.max(0, (now[at.view] ?? 0) + more) }));
  // Who comes back to the tab sees what came in meanwhile.
  const count = () => {
    if (hasKey && !document.hidden) countsNow().then(setCounts, () => undefined);
  };
  useEvents(document, 'visibilitychange', count, [hasKey, at.view]);
  const leave = () => {
    signOut();
    setCounts({});
    history.replaceState(null, '', location.pathname);
    go();
    readOut(say.shell.signedOut);
  };
  const showKeys = () =>
    void dialog({ title: say.keys.title, body: <Keys />, buttons: [['', say.told.close, '']] });
  useKeys({ '?': showKeys });
  const shownTitle = (
    <h2 id="view--title" ref={heading}>
      {title}
    </h2>
  );
  const needs = needOf(at.view);
  const place = at.edit ? 'editor' : at.view;
  return (
    <>
      <header class="side">
        <h1>{site}</h1>
        <Navigation view={at.view} counts={counts} />
        <div class="session">
          <Button look="quiet" press={showKeys} text={say.keys.title} />
          {isSignedIn() && <Button look="quiet" press={leave} text={say.shell.signOut} />}
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
            {(shown) =>
              'source' in shown ? (
                <Panes
                  source={shown.source as Source<Item>}
                  id={at.item}
                  given={at.filters}
                  heading={shownTitle}
                  counted={counted}
                />
              ) : (
                <div class="page">
                  {shownTitle}
                  <shown.Page key={`${at.item} ${at.copy}`} {...at} />
                </div>
              )
            }
          </Load>
        )}
        <ToldLine />
      </main>
    </>
  );
}

const place = byId('console');
place.after(liveNode);
place.replaceChildren();
render(<App />, place);
