/** A list and what is open of it, of which a source says what it is: five of the views are this. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { shortTime } from '../browser/words.ts';
import { Actions } from './actions.tsx';
import { download } from './api.ts';
import { Button, Field, Problem } from './controls.tsx';
import { useDraft } from './drafts.ts';
import { useKeys } from './keys.tsx';
import { say } from './labels.ts';
import { type Told, useList } from './list.ts';
import { Failed } from './load.tsx';
import { useMarks } from './marks.ts';
import { History, SkippedRecords, StateMark, Time, unturned } from './parts.tsx';
import type { Filters, Item, Source } from './source.ts';
import { open } from './views.ts';

/** Lines of a page, few so that to draw one is short; and how near the view it is drawn. */
const PAGE = 10;
const NEAR = '600px';

type Place = RefObject<HTMLElement | null>;

/** Tells at once, and when it changes, whether an element is near the view of a scroller. */
function useSeen(
  element: Place,
  scroller: Place,
  seen: (entry: IntersectionObserverEntry) => unknown,
  on: unknown[] = [],
) {
  useEffect(() => {
    const near = { root: scroller.current, rootMargin: NEAR };
    // What went away and came back meanwhile is told in one go: the last of it is how it is.
    const observer = new IntersectionObserver((all) => all.slice(-1).map(seen), near);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, on);
}

type BoxProps = {
  holdsOpen: boolean;
  scroller: Place;
  /** Heights as they were, by names: one that comes back is as high as it was. */
  heights: Map<string, number>;
  name: string;
  inside: () => ComponentChildren;
};

/** What is drawn near the view and where a line is open or focused; else its height. */
function Box({ holdsOpen, scroller, heights, name, inside }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(heights.get(name) ?? 0);
  useSeen(box, scroller, ({ isIntersecting, target, boundingClientRect: { height } }) => {
    heights.set(name, height);
    if (isIntersecting) setHeight(0);
    else if (!target.contains(document.activeElement)) setHeight(height);
  });
  const isDrawn = height === 0 || holdsOpen;
  return (
    <div ref={box} style={{ height: isDrawn ? '' : `${height}px` }}>
      {isDrawn && inside()}
    </div>
  );
}

type FilterProps<T extends Item> = {
  source: Source<T>;
  filters: Filters;
  change: (part: Filters) => void;
  counts: Readonly<Record<string, number>> | undefined;
};

function FilterBar<T extends Item>({ source, filters, change, counts }: FilterProps<T>) {
  const { tabs, narrow = [] } = source;
  return (
    <search class="filters">
      {tabs && (
        <fieldset class="states">
          <legend class="sr-only">{say.show}</legend>
          {tabs.map(([value, text, states]) => (
            <Button
              look="quiet"
              pressed={filters['state'] === value}
              press={() => change({ state: value })}
              text={[
                `${text} `,
                counts && (
                  <span class="count">
                    {states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)}
                  </span>
                ),
              ]}
            />
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
        <details open={narrow.some(([name]) => filters[name])}>
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
  heading: ComponentChildren;
  counted: Told;
};

export function Panes<T extends Item>({ source, id, given, heading, counted }: Props<T>) {
  const { view, words, nameOf, lineOf, Body, After, tabs, marks, save, deletions } = source;
  const title = say.views[view];
  const first: Filters = { state: tabs?.[0]?.[0] ?? '', q: '' };
  const { value: filters, change } = useDraft(`filters-${view}`, first, given);
  const list = useList(source, filters, counted);
  const [failed, setFailed] = useState<unknown>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const pane = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isOwed = useRef(false);
  const heights = useRef(new Map<string, number>());
  const { single = null, next = null, skipped, counts } = list.list ?? {};
  const states = tabs?.find(([value]) => value === filters['state'])?.[2];
  // What is put away leaves the list; what is read or answered stays until it is loaded again.
  const shows = (state?: string) => state !== 'archived' || !states || states.includes(state);
  const items = useMemo(
    () => list.list?.items.filter(({ state }) => shows(state)) ?? null,
    [list.list?.items, states],
  );
  const at = items?.findIndex((item) => item.id === id) ?? -1;
  const shown = items?.[at] ?? (single?.id === id ? single : null);
  // A link may name what the list does not show: it is read by itself.
  useEffect(() => {
    setFailed(undefined);
    if (id !== null && items !== null && !shown) source.read(id).then(list.hold, setFailed);
  }, [id, list.list === null, shown === null]);
  const work = useMarks({
    source,
    list,
    shows,
    left: (ids) => {
      if (!shown || !ids.includes(shown.id)) return;
      const stays = (item: T) => !ids.includes(item.id);
      open(view, (items?.slice(at + 1).find(stays) ?? items?.findLast(stays))?.id ?? null);
    },
  });
  const selected = chosen.size === 0 ? [] : (items ?? []).filter((item) => chosen.has(item.id));
  const choose = (one: string) => setChosen((now) => now.symmetricDifference(new Set([one])));
  const lineAt = (item: T, place: number) => {
    const { name, at: time, text, what } = lineOf(item);
    const { state = 'read' } = item;
    return (
      // biome-ignore lint/a11y/useSemanticElements: ul has li alone, and these stand in groups
      <div
        role="listitem"
        aria-posinset={place + 1}
        aria-setsize={next === null ? items?.length : -1}
        key={item.id}
        class={`row ${state}`}
      >
        {marks && (
          <input
            type="checkbox"
            aria-label={say.list.select({ name: nameOf(item) })}
            checked={chosen.has(item.id)}
            onChange={() => choose(item.id)}
          />
        )}
        <a href={`#${view}/${item.id}`} aria-current={item.id === id ? 'true' : undefined}>
          <span class="sender" dir="auto">
            {unturned(name)}
          </span>{' '}
          {time && <Time at={time} text={shortTime} />}{' '}
          {text && (
            <span class="line" dir="auto">
              {unturned(text)}
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
  /** The lines from a place on, in boxes of so many: of pages, or of parts that hold pages. */
  const boxes = (all: readonly T[], size: number, begin: number, end: number): ComponentChildren =>
    Array.from({ length: Math.ceil((end - begin) / size) }, (_, n) => {
      const [from, to] = [begin + n * size, Math.min(end, begin + (n + 1) * size)];
      const name = `${size} ${from}`;
      return (
        <Box
          key={name}
          holdsOpen={at >= from && at < to}
          scroller={scroller}
          heights={heights.current}
          name={name}
          inside={() =>
            size > PAGE
              ? boxes(all, PAGE, from, to)
              : all.slice(from, to).map((item, k) => lineAt(item, from + k))
          }
        />
      );
    });
  const put = (some: readonly T[], state: string) => {
    void work.mark(some, state);
    setChosen(new Set());
  };

  // Whoever sees it has read it, before another key is pressed: what is put away stays so.
  useLayoutEffect(() => {
    if (shown?.state === 'new' && marks?.reads) void work.mark([shown], 'read', true);
  }, [shown?.id]);
  // Who opened it goes on there, with keys and with what reads aloud.
  useLayoutEffect(() => {
    isOwed.current = false;
    pane.current?.querySelector('h3')?.focus({ preventScroll: true });
    scroller.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [shown?.id]);
  // More comes before the end of the list is in sight.
  useSeen(end, scroller, ({ isIntersecting }) => isIntersecting && list.more(), [list.list]);

  const step = (by: number) => {
    const beside = items?.[at + by];
    isOwed.current = !beside && by > 0 && next !== null;
    if (beside) open(view, beside.id);
    else if (isOwed.current) list.more();
  };
  // A step beyond what is loaded is made when more has come.
  useEffect(() => void (isOwed.current && step(1)), [items]);
  useKeys({
    j: () => step(1),
    k: () => at > 0 && step(-1),
    x: () => marks && shown && choose(shown.id),
    e: () => marks && put(selected.length > 0 ? selected : shown ? [shown] : [], 'archived'),
    '/': () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    Enter: () => {
      const within = (what: string) => pane.current?.querySelector<HTMLElement>(what);
      (within('textarea') ?? within('.actions .button'))?.focus();
    },
    Escape: () => open(view),
  });

  const choices = Object.entries(marks?.act ?? {});
  const isNarrowed = Object.entries(filters).some(([name, one]) => one !== (first[name] ?? ''));
  return (
    <div class={`panes ${id === null ? '' : 'one-open'}`}>
      <div class="list-pane">
        <header>
          {heading}
          <Actions
            actions={[
              save && {
                text: say.list.save,
                run: async () => {
                  download(await save[0](), save[1]);
                  return say.list.saving;
                },
              },
            ]}
          >
            {source.head}
          </Actions>
        </header>
        <FilterBar source={source} filters={filters} change={change} counts={counts} />
        {selected.length > 0 && (
          <div class="chosen">
            <Actions
              actions={[
                ...choices.map(([state, text]) => ({ text, run: () => put(selected, state) })),
                { text: say.list.clear, run: () => setChosen(new Set()) },
              ]}
            >
              <strong>
                {say.list.selected({ what: words.count({ count: selected.length }) })}
              </strong>
            </Actions>
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
              {boxes(items, PAGE ** 2, 0, items.length)}
            </div>
          )}
          {items?.length === 0 && next === null && (
            <p class="empty">{isNarrowed ? words.none : words.empty}</p>
          )}
          {skipped && (
            <SkippedRecords skipped={skipped} remove={source.removeDamaged} again={list.again} />
          )}
          <div ref={end}>{next !== null && <p class="loading">{say.load.more}</p>}</div>
        </section>
      </div>
      <section class="detail-pane" ref={pane} aria-label={say.list.opened({ title })}>
        {id !== null && failed !== undefined && <Problem error={failed} />}
        {id === null && <p class="empty">{words.intro}</p>}
        {shown && (
          <article class="detail-of" aria-labelledby="detail--title" key={shown.id}>
            {/* Where one pane has room it stands for the heading of the list, which is away. */}
            <h2 class="back">
              <a href={`#${view}`}>{say.list.back({ title })}</a>
            </h2>
            <h3 id="detail--title" tabIndex={-1} dir="auto">
              {unturned(nameOf(shown))}
            </h3>
            {Body && <Body item={shown} work={work} />}
            <Actions
              actions={choices.map(
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
            {deletions && (
              <details class="more">
                <summary>{say.act.forGood}</summary>
                <Actions
                  actions={deletions(shown).map(([text, question, call, about]) => ({
                    text,
                    ask: [question, about ?? say.act.final],
                    run: async () => {
                      const { deleted, kept } = await call();
                      work.gone([shown.id]);
                      if (deleted > 1) work.again();
                      return `${say.act.deleted({ count: deleted })} ${kept}`;
                    },
                  }))}
                />
              </details>
            )}
          </article>
        )}
      </section>
    </div>
  );
}
