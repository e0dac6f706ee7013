/** Lists in the form of a report: add, remove, move up; the focus stays where the work is. */
import { type Child, el, focusOn, on } from '../browser/element.ts';
import { button } from './button.ts';
import { say } from './say.ts';

type Options<T> = {
  /** `Findings`, `finding`. */
  title: string;
  one: string;
  items: T[];
  blank: () => T;
  /** What tells an item from others when it is folded; without it items are never folded. */
  name?: (item: T) => string;
  /** Fields of one item; they change it in place and say so. */
  fields: (item: T) => Child;
  changed: () => void;
};

/** A group per item. `items` is changed in place. */
export function listEditor<T>({
  title,
  one,
  items,
  blank,
  name,
  fields,
  changed,
}: Options<T>): HTMLElement {
  const list = el('div', { class: 'items' });
  const legend = (at: number) => `${one[0]?.toUpperCase()}${one.slice(1)} ${at + 1}`;

  const actions = (item: T, at: number): HTMLElement =>
    el(
      'p',
      { class: 'actions' },
      at > 0 &&
        button(
          'Move up',
          () => {
            items.splice(at - 1, 2, item, items[at - 1] as T);
            draw(at - 1);
            changed();
          },
          'quiet',
          `Move up ${one} ${at + 1}`,
        ),
      button(
        'Remove',
        () => {
          items.splice(at, 1);
          draw();
          changed();
          say(`${legend(at)} removed.`);
          focusOn(add);
        },
        'quiet',
        `Remove ${one} ${at + 1}`,
      ),
    );

  const itemNode = (item: T, at: number, open: boolean): HTMLElement => {
    if (!name)
      return el(
        'fieldset',
        { class: 'item' },
        el('legend', {}, legend(at)),
        fields(item),
        actions(item, at),
      );
    const summary = el('summary', {});
    const update = () => {
      summary.textContent = `${legend(at)}: ${name(item) || 'without a name'}`;
    };
    update();
    const inner = el(
      'div',
      { class: 'item-fields', role: 'group', 'aria-label': legend(at) },
      fields(item),
      actions(item, at),
    );
    return on(el('details', { class: 'item', open }, summary, inner), { input: update });
  };

  const draw = (focus?: number): void => {
    list.replaceChildren(...items.map((item, at) => itemNode(item, at, at === focus)));
    if (focus !== undefined)
      list.children[focus]?.querySelector<HTMLElement>('input, textarea')?.focus();
  };

  const add: HTMLButtonElement = button(
    `Add a ${one}`,
    () => {
      items.push(blank());
      draw(items.length - 1);
      changed();
    },
    'quiet',
  );
  draw();
  return el('div', { class: 'list-editor' }, el('h3', {}, title), list, add);
}
