/**
 * A list and what is open of it, side by side where there is room: messages, questions, reports,
 * audits and people are this, each with a source that says what an item is.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Actions } from './actions.tsx';
import { Button } from './button.tsx';
import { download } from './download.ts';
import { Field } from './field.tsx';
import { useKeys } from './keys.tsx';
import { say } from './labels.ts';
import { type Filters, useFilters, useList } from './list.ts';
import { Failed } from './load.tsx';
import { useMarks } from './marks.ts';
import { Ago, History, idOf, SkippedRecords, StateMark } from './parts.tsx';
import { Problem } from './problem.tsx';
import type { Item, Source } from './source.ts';
import { readOut } from './tell.tsx';
import { open } from './views.ts';

/** How near the end the next page is asked for: the height of some more lines. */
const AHEAD = '600px';

/**
 * A function that draws the lines of a page, and again only when one of them, or what is open or
 * chosen of them, changes: an element that is the same is not looked into, however many there are.
 */
function useRows<T extends Item>(
  { view, nameOf, lineOf }: Source<T>,
  openId: string | null,
  chosen: ReadonlySet<string>,
  choose: (id: string) => void,
) {
  const drawn = useRef(new WeakMap<readonly T[], { marks: string; rows: ComponentChildren }>());
  const row = (item: T) => {
    const { name, at, text, what } = lineOf(item);
    const { id, state = 'read' } = item;
    return (
      // biome-ignore lint/a11y/useSemanticElements: ul has li alone, and these stand in groups
      <div role="listitem" key={id} class={`row ${state}`}>
        <input
          type="checkbox"
          aria-label={say.list.select({ name: nameOf(item) })}
          checked={chosen.has(id)}
          onChange={() => choose(id)}
        />
        <a href={`#${view}/${id}`} aria-current={id === openId ? 'true' : undefined}>
          <span class="sender" dir="auto">
            {name}
          </span>{' '}
          {at && <Ago at={at} />}{' '}
          {text && (
            <span class="line" dir="auto">
              {text}
            </span>
          )}{' '}
          <span class="what">
            {what}
            {state !== 'read' && <StateMark state={state} />}
          </span>
        </a>
      </div>
    );
  };
  return (page: readonly T[], n: number) => {
    const marked = page.filter(({ id }) => id === openId || chosen.has(id));
    const marks = marked.map(({ id }) => `${id} ${id === openId} ${chosen.has(id)}`).join();
    const known = drawn.current.get(page);
    if (known?.marks === marks) return known.rows;
    const rows = (
      <div class="page-of" key={n}>
        {page.map(row)}
      </div>
    );
    drawn.current.set(page, { marks, rows });
    return rows;
  };
}

type FilterProps<T extends Item> = {
  source: Source<T>;
  filters: Filters;
  change: (part: Filters) => void;
  counts: Readonly<Record<string, number>> | undefined;
};

/** What the list is narrowed by. */
function FilterBar<T extends Item>({ source, filters, change, counts }: FilterProps<T>) {
  const { tabs, narrow = [] } = source;
  return (
    <search class="filters">
      {tabs && (
        <fieldset class="states">
          <legend class="sr-only">{say.list.show}</legend>
          {tabs.map(([value, text, states]) => (
            <Button
              look="quiet"
              pressed={filters['state'] === value}
              press={() => change({ state: value })}
            >
              {text}
              {counts && (
                <span class="count">
                  {' '}
                  {states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)}
                </span>
              )}
            </Button>
          ))}
        </fieldset>
      )}
      <Field
        label={say.list.search}
        value={filters['q'] ?? ''}
        change={(q) => change({ q })}
        attributes={{ type: 'search', maxLength: 320 }}
      />
      {narrow.length > 0 && (
        <details open={narrow.some(([name]) => filters[name] !== '')}>
          <summary>{narrow.map(([, label]) => label).join(', ')}</summary>
          <div class="narrowing">
            {narrow.map(([name, label, choices]) => (
              <Field
                label={label}
                value={filters[name] ?? ''}
                change={(value) => change({ [name]: value })}
                choices={choices && [['', say.list.any], ...choices]}
                attributes={choices ? {} : { type: 'date' }}
              />
            ))}
          </div>
        </details>
      )}
    </search>
  );
}

type Props<T extends Item> = {
  source: Source<T>;
  id: string | null;
  given: Filters;
  /** The title of the view. */
  heading: ComponentChildren;
  /** Is told how many there are of each state, when that changes. */
  counted?: ((counts: Readonly<Record<string, number>>) => void) | undefined;
};

export function Panes<T extends Item>({ source, id, given, heading, counted }: Props<T>) {
  const { view, words, nameOf, Body, After, tabs, marks, save, actions } = source;
  const title = say.views[view];
  const [filters, change] = useFilters(view, source.filters, given);
  const list = useList(view, title, source.load, filters);
  const [single, setSingle] = useState<T | null>(null);
  const [failed, setFailed] = useState<unknown>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const pane = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { pages: all, next = null, skipped, counts } = list.list ?? {};
  const states = tabs?.find(([value]) => value === filters['state'])?.[2];
  // What is put away leaves the list; what is read or answered stays until it is loaded again.
  const shows = (state?: string) => state !== 'archived' || !states || states.includes(state);
  const pages = useMemo(
    () =>
      all?.map((page) =>
        page.every(({ state }) => shows(state)) ? page : page.filter(({ state }) => shows(state)),
      ),
    [all, states],
  );
  const items = useMemo(() => pages?.flat() ?? null, [pages]);
  const at = items?.findIndex((item) => item.id === id) ?? -1;
  const shown = items?.[at] ?? (single?.id === id ? single : null);
  // A link may name what the list does not show: it is read by itself.
  useEffect(() => {
    setFailed(undefined);
    if (id !== null && items !== null && !shown) source.read(id).then(setSingle, setFailed);
  }, [id, list.list === null, shown === null]);
  useEffect(() => counts && counted?.(counts), [counts]);
  const work = useMarks({
    source,
    list,
    shows,
    left: (ids) => {
      if (!shown || !ids.includes(shown.id)) return;
      const stays = (item: T) => !ids.includes(item.id);
      open(view, (items?.slice(at + 1).find(stays) ?? items?.findLast(stays))?.id ?? null);
    },
    setSingle,
  });
  const selected = chosen.size === 0 ? [] : (items ?? []).filter((item) => chosen.has(item.id));
  const choose = (one: string) => setChosen((now) => now.symmetricDifference(new Set([one])));
  const rowsOf = useRows(source, id, chosen, choose);
  const put = (some: readonly T[], state: string) => {
    void work.mark(some, state);
    setChosen(new Set());
  };

  // Whoever sees it has read it.
  useEffect(() => {
    if (shown?.state === 'new' && marks?.reads) void work.mark([shown], 'read', true);
  }, [shown?.id]);
  // Who opened it goes on there, with keys and with what reads aloud.
  useLayoutEffect(() => {
    pane.current?.querySelector('h3')?.focus({ preventScroll: true });
    scroller.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [shown?.id]);
  // More comes before the end of the list is in sight.
  useEffect(() => {
    if (!end.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && list.more(), {
      root: scroller.current,
      rootMargin: AHEAD,
    });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [list.list]);

  const step = (by: number) => {
    const beside = items?.[at + by];
    if (beside) open(view, beside.id);
    else if (by > 0) list.more();
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
  const removeDamaged = async (key: string) => {
    await source.removeDamaged?.(idOf(key));
    list.again();
  };
  const saveAll = async () => {
    if (!save) return;
    readOut(say.list.preparing);
    download(await save[0](), save[1]);
    readOut(say.list.saving);
  };
  return (
    <div class={`panes ${id === null ? '' : 'one-open'}`}>
      <div class="list-pane">
        <header>
          {heading}
          <Actions actions={[save !== undefined && { text: say.list.save, run: saveAll }]}>
            {source.head}
          </Actions>
        </header>
        <FilterBar source={source} filters={filters} change={change} counts={counts} />
        {selected.length > 0 && (
          <div class="toolbar chosen">
            <strong>{say.list.selected({ what: words.count({ count: selected.length }) })}</strong>
            {Object.entries(marks?.act ?? {}).map(([state, text]) => (
              <Button look="quiet" press={() => put(selected, state)}>
                {text}
              </Button>
            ))}
            <Button look="quiet" press={() => setChosen(new Set())}>
              {say.list.clear}
            </Button>
          </div>
        )}
        {list.failed !== undefined && <Failed error={list.failed} again={list.again} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
        <section class="scroller" ref={scroller} tabIndex={0} aria-label={say.list.of({ title })}>
          {items === null && list.failed === undefined && (
            <p class="loading">{say.load.of({ title })}</p>
          )}
          {items && items.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: ul has li alone, and these stand in groups
            <div role="list" class="rows" aria-label={title}>
              {pages?.map(rowsOf)}
            </div>
          )}
          {items?.length === 0 && next === null && (
            <p class="empty">{isNarrowed ? words.none : words.empty}</p>
          )}
          {skipped && (
            <SkippedRecords skipped={skipped} remove={source.removeDamaged && removeDamaged} />
          )}
          <div ref={end}>{next !== null && <p class="loading">{say.load.more}</p>}</div>
        </section>
      </div>
      <section class="detail-pane" ref={pane} aria-label={say.list.opened({ title })}>
        {id !== null && failed !== undefined && <Problem error={failed} />}
        {id === null && <p class="empty">{words.intro}</p>}
        {shown && (
          <article class="detail-of" aria-labelledby="detail--title" key={shown.id}>
            <p class="back">
              <a href={`#${view}`}>{say.list.back({ title })}</a>
            </p>
            <h3 id="detail--title" tabIndex={-1} dir="auto">
              {nameOf(shown)}
            </h3>
            <Body item={shown} work={work} />
            <Actions
              actions={Object.entries(marks?.act ?? {}).map(
                ([state, text]) =>
                  shown.state !== state &&
                  (state !== 'read' || shown.state === 'archived') && {
                    text,
                    run: () => work.mark([shown], state),
                  },
              )}
            />
            {After && <After item={shown} work={work} />}
            {shown.history && (
              <History history={shown.history} put={(state) => void work.mark([shown], state)} />
            )}
            {actions && (
              <details class="more">
                <summary>{say.act.forGood}</summary>
                <Actions actions={actions(shown, work)} />
              </details>
            )}
          </article>
        )}
      </section>
    </div>
  );
}
