/** Lists in the form of a report: add, remove, move up; the focus stays where the work is. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import { say } from './say.ts';

type Props<T> = {
  /** `Findings`, `finding`. */
  title: string;
  noun: string;
  items: readonly T[];
  blank: () => T;
  /** What tells an item from others when it is folded; without it items are never folded. */
  name?: ((item: T) => string) | undefined;
  /** Fields of one item. */
  fields: (item: T, change: (item: T) => void) => ComponentChildren;
  change: (items: T[]) => void;
};

/** A group per item. */
export function ListEditor<T>({ title, noun, items, blank, name, fields, change }: Props<T>) {
  // Items have no names of their own: these tell which is which while they are moved.
  const next = useRef(0);
  const [keys, setKeys] = useState(() => items.map(() => next.current++));
  const [fresh, setFresh] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (fresh === null) return;
    const item = list.current?.children[keys.indexOf(fresh)];
    item?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [fresh, keys]);

  const moveUp = (at: number) => {
    const moved = <V,>(all: readonly V[]) => [
      ...all.slice(0, at - 1),
      ...all.slice(at, at + 1),
      ...all.slice(at - 1, at),
      ...all.slice(at + 1),
    ];
    change(moved(items));
    setKeys(moved(keys));
    setFresh(keys[at] ?? null);
  };
  const remove = (at: number) => {
    change(items.toSpliced(at, 1));
    setKeys(keys.toSpliced(at, 1));
    setFresh(null);
    say(`${titleOf(noun, at)} removed.`);
    add.current?.querySelector('button')?.focus();
  };
  const append = () => {
    const key = next.current++;
    change([...items, blank()]);
    setKeys([...keys, key]);
    setFresh(key);
  };

  const itemFields = (item: T, at: number) => (
    <>
      {fields(item, (changed) => change(items.with(at, changed)))}
      <p class="actions">
        {at > 0 && (
          <Button look="quiet" label={`Move up ${noun} ${at + 1}`} press={() => moveUp(at)}>
            Move up
          </Button>
        )}
        <Button look="quiet" label={`Remove ${noun} ${at + 1}`} press={() => remove(at)}>
          Remove
        </Button>
      </p>
    </>
  );
  return (
    <div class="list-editor">
      <h3>{title}</h3>
      <div class="items" ref={list}>
        {items.map((item, at) =>
          name ? (
            <details class="item" key={keys[at]} open={keys[at] === fresh}>
              <summary>
                {titleOf(noun, at)}: {name(item) || 'without a name'}
              </summary>
              {/* biome-ignore lint/a11y/useSemanticElements: the summary above is its legend */}
              <div class="item-fields" role="group" aria-label={titleOf(noun, at)}>
                {itemFields(item, at)}
              </div>
            </details>
          ) : (
            <fieldset class="item" key={keys[at]}>
              <legend>{titleOf(noun, at)}</legend>
              {itemFields(item, at)}
            </fieldset>
          ),
        )}
      </div>
      <p ref={add}>
        <Button look="quiet" press={append}>
          Add a {noun}
        </Button>
      </p>
    </div>
  );
}

const titleOf = (noun: string, at: number) => `${noun[0]?.toUpperCase()}${noun.slice(1)} ${at + 1}`;
