/**
 * A list and what is open of it, side by side where there is room: messages, questions, reports,
 * audits and people are this, each with a source that says what an item is.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { counted } from '../browser/words.ts';
import { type Action, Actions } from './actions.tsx';
import { Button } from './button.tsx';
import { download } from './download.ts';
import { SelectField, TextField } from './field.tsx';
import { useKeys } from './keys.tsx';
import { type Filters, useFilters, useList } from './list.ts';
import { Problem } from './load.tsx';
import { useMarks } from './marks.ts';
import { History } from './parts.tsx';
import { Rows } from './rows.tsx';
import { say } from './say.ts';
import { idOf, SkippedRecords } from './skipped.tsx';
import type { Item, Source } from './source.ts';
import { open } from './views.ts';

/** How near the end the next page is asked for: the height of some more lines. */
const AHEAD = '600px';

/** The item that is open: of the list, or read by itself where a link names another. */
function useOpened<T extends Item>(
  id: string | null,
  items: readonly T[] | null,
  read: Source<T>['read'],
) {
  const [single, setSingle] = useState<T | null>(null);
  const [failed, setFailed] = useState<unknown>();
  const at = items?.findIndex((item) => item.id === id) ?? -1;
  useEffect(() => {
    setFailed(undefined);
    if (id !== null && items !== null && at < 0 && single?.id !== id)
      read(id).then(setSingle, setFailed);
  }, [id, items !== null]);
  return { at, shown: items?.[at] ?? (single?.id === id ? single : null), setSingle, failed };
}

const without = (ids: ReadonlySet<string>, some: readonly string[]) =>
  ids.difference(new Set(some));
const withAll = (ids: ReadonlySet<string>, some: readonly string[]) => ids.union(new Set(some));

type Props<T extends Item> = {
  source: Source<T>;
  id: string | null;
  given: Filters;
  /** The title of the view. */
  heading: ComponentChildren;
  /** Is told how many there are of each state, when that changes. */
  counts?: (counts: Readonly<Record<string, number>>) => void;
};

export function Panes<T extends Item>({ source, id, given, heading, counts }: Props<T>) {
  const {
    view,
    title,
    nouns,
    nameOf,
    Body,
    After,
    narrow = [],
    tabs,
    marks,
    save,
    actions,
  } = source;
  const [filters, change] = useFilters(view, source.filters, given);
  const list = useList(view, title, source.load, filters);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const pane = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { pages: all, next = null, skipped, counts: ofStates } = list.list ?? {};
  const pages = useMemo(
    () =>
      hidden.size === 0 ? all : all?.map((page) => page.filter((item) => !hidden.has(item.id))),
    [all, hidden],
  );
  const items = useMemo(() => pages?.flat() ?? null, [pages]);
  const { at, shown, setSingle, failed } = useOpened(id, items, source.read);
  useEffect(() => setHidden(new Set()), [filters]);
  useEffect(() => ofStates && counts?.(ofStates), [ofStates]);
  const states = tabs?.choices.find(([value]) => value === filters[tabs.filter])?.[2];
  const work = useMarks({
    source,
    list,
    shows: (state) => !states || states.includes(state),
    hide: (ids, away) => setHidden((now) => (away ? withAll : without)(now, ids)),
    left: (ids) => {
      if (!shown || !ids.includes(shown.id)) return;
      const stays = (item: T) => !ids.includes(item.id);
      open(view, (items?.slice(at + 1).find(stays) ?? items?.findLast(stays))?.id ?? null);
    },
    setSingle,
  });
  const selected = (items ?? []).filter((item) => chosen.has(item.id));
  const choose = (one: string) =>
    setChosen((now) => (now.has(one) ? without : withAll)(now, [one]));
  const put = (some: readonly T[], state: string) => {
    void work.mark(some, state);
    setChosen(new Set());
  };

  // Whoever sees it has read it.
  useEffect(() => {
    if (shown?.state === 'new' && marks?.reads) void work.mark([shown], 'read', true);
  }, [shown?.id]);
  // Who opened it goes on there, with keys and with what reads aloud.
  useLayoutEffect(() => pane.current?.querySelector('h3')?.focus(), [shown?.id]);
  // More comes before the end of the list is in sight.
  useEffect(() => {
    if (!end.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && void list.more(), {
      root: scroller.current,
      rootMargin: AHEAD,
    });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [list.list]);

  const step = (by: number) => {
    const beside = items?.[at + by];
    if (beside) open(view, beside.id);
    else if (by > 0) void list.more();
  };
  useKeys({
    j: () => step(1),
    k: () => at > 0 && step(-1),
    x: () => shown && choose(shown.id),
    e: () => marks && put(selected.length > 0 ? selected : shown ? [shown] : [], 'archived'),
    '/': () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    Enter: () => {
      const within = (what: string) => pane.current?.querySelector<HTMLElement>(what);
      (within('textarea') ?? within('.actions .button'))?.focus();
    },
    Escape: () => open(view),
  });

  const isNarrowed = Object.entries(filters).some(([name, one]) => one !== source.filters[name]);
  return (
    <div class={`panes ${id === null ? '' : 'one-open'}`}>
      <div class="list-pane">
        <header>
          {heading}
          <Actions
            actions={[
              save !== undefined && {
                text: 'Download all',
                run: async () => {
                  say('Preparing the download.');
                  download(await save[0](), save[1]);
                  say('The download has begun.');
                },
              },
            ]}
          >
            {source.head}
          </Actions>
        </header>
        <search class="filters">
          {tabs && (
            <fieldset class="states">
              <legend class="sr-only">Show</legend>
              {tabs.choices.map(([value, text, of]) => (
                <Button
                  look="quiet"
                  pressed={filters[tabs.filter] === value}
                  press={() => change({ [tabs.filter]: value })}
                >
                  {text}
                  {ofStates && (
                    <span class="count">
                      {' '}
                      {of.reduce((sum, one) => sum + (ofStates[one] ?? 0), 0)}
                    </span>
                  )}
                </Button>
              ))}
            </fieldset>
          )}
          <TextField
            label="Search"
            value={filters['q'] ?? ''}
            change={(q) => change({ q })}
            attributes={{ type: 'search', maxLength: 320 }}
          />
          {narrow.length > 0 && (
            <details open={narrow.some(([name]) => filters[name] !== '')}>
              <summary>{narrow.map(([, label]) => label).join(', ')}</summary>
              <div class="narrowing">
                {narrow.map(([name, label, choices]) => {
                  const field = {
                    label,
                    value: filters[name] ?? '',
                    change: (value: string) => change({ [name]: value }),
                  };
                  return choices ? (
                    <SelectField {...field} choices={[['', 'Any'], ...choices]} />
                  ) : (
                    <TextField {...field} attributes={{ type: 'date' }} />
                  );
                })}
              </div>
            </details>
          )}
        </search>
        {selected.length > 0 && (
          <div class="toolbar chosen">
            <strong>{counted(selected.length, ...nouns)} selected</strong>
            {marks?.choices.map(([state, text]) => (
              <Button look="quiet" press={() => put(selected, state)}>
                {text}
              </Button>
            ))}
            <Button look="quiet" press={() => setChosen(new Set())}>
              Clear
            </Button>
          </div>
        )}
        {list.failed !== undefined && (
          <Problem error={list.failed}>
            <Button press={list.again}>Try again</Button>
          </Problem>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
        <section class="scroller" ref={scroller} tabIndex={0} aria-label={`${title}, list`}>
          {items === null && list.failed === undefined && (
            <p class="loading">Loading {title.toLowerCase()}…</p>
          )}
          {items && items.length > 0 && (
            <ul class="plain rows" aria-label={title}>
              {pages?.map((page, n) => (
                <Rows
                  key={n}
                  items={page}
                  source={source}
                  openId={id}
                  chosen={chosen}
                  choose={choose}
                />
              ))}
            </ul>
          )}
          {items?.length === 0 && next === null && (
            <p class="empty">{isNarrowed ? `No ${nouns[0]} is like that.` : source.empty}</p>
          )}
          {skipped && (
            <SkippedRecords
              skipped={skipped}
              remove={
                source.removeDamaged &&
                (async (key) => {
                  await source.removeDamaged?.(idOf(key));
                  list.again();
                })
              }
            />
          )}
          <div ref={end}>{next !== null && <p class="loading">Loading more…</p>}</div>
        </section>
      </div>
      <section class="detail-pane" ref={pane} aria-label={`${title}, what is open`}>
        {id !== null && failed !== undefined && <Problem error={failed} />}
        {id === null && <p class="empty">{source.intro}</p>}
        {shown && (
          <article class="detail-of" aria-labelledby="detail--title" key={shown.id}>
            <p class="back">
              <a href={`#${view}`}>{`All ${title.toLowerCase()}`}</a>
            </p>
            <h3 id="detail--title" tabIndex={-1} dir="auto">
              {nameOf(shown)}
            </h3>
            <Body item={shown} work={work} />
            <Actions
              actions={[
                ...(marks?.choices ?? []).map(
                  ([state, text]): Action | false =>
                    shown.state !== state &&
                    (state !== 'read' || shown.state === 'archived') && {
                      text,
                      run: () => work.mark([shown], state),
                    },
                ),
              ]}
            />
            {After && <After item={shown} work={work} />}
            {shown.history && (
              <History history={shown.history} put={(state) => void work.mark([shown], state)} />
            )}
            {actions && (
              <details class="more">
                <summary>Delete for good</summary>
                <Actions actions={actions(shown, work)} />
              </details>
            )}
          </article>
        )}
      </section>
    </div>
  );
}
