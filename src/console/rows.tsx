/** The lines of a list. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { ContactState } from '../schemas/inbox-words.ts';
import { Ago, StateMark } from './message-words.tsx';
import type { Item, Source } from './source.ts';

type Props<T extends Item> = {
  items: readonly T[];
  source: Source<T>;
  openId: string | null;
  chosen: ReadonlySet<string>;
  choose: (id: string) => void;
};

/** The lines of a page; drawn again only when one of them, or what is open of them, changes. */
export function Rows<T extends Item>({ items, source, openId, chosen, choose }: Props<T>) {
  const { view, lineOf, nameOf } = source;
  const openHere = items.some(({ id }) => id === openId) ? openId : null;
  const own = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest' }), [openHere]);
  const row = (item: T) => {
    const { name, at, text, what } = lineOf(item);
    const { id, state = 'read' } = item;
    return (
      <li key={id} class={`row ${state}`}>
        <input
          type="checkbox"
          aria-label={`Select ${nameOf(item)}`}
          checked={own.includes(id)}
          onChange={() => choose(id)}
        />
        <a
          href={`#${view}/${id}`}
          ref={id === openHere ? current : null}
          aria-current={id === openHere ? 'true' : undefined}
        >
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
            {state !== 'read' && <StateMark state={state as ContactState} />}
          </span>
        </a>
      </li>
    );
  };
  return useMemo(() => <>{items.map(row)}</>, [items, openHere, own.join()]);
}
