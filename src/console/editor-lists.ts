/** Lists in the form of a report: add, remove, move up; the focus stays where the work is. */
import { type Child, el, focusOn } from '../browser/element.ts';
import { button } from './button.ts';
import { say } from './say.ts';

type Options<T> = {
  /** `Findings`, `finding`. */
  title: string;
  one: string;
  items: T[];
  blank: () => T;
  /** Fields of one item; they change it in place and say so. */
  fields: (item: T) => Child;
  changed: () => void;
};

/** A fieldset per item. `items` is changed in place. */
export function listEditor<T>({ title, one, items, blank, fields, changed }: Options<T>): HTMLElement {
  const list = el('div', { class: 'items' });
  const legend = (at: number) => `${one[0]?.toUpperCase()}${one.slice(1)} ${at + 1}`;

  const draw = (focus?: number): void => {
    list.replaceChildren(
      ...items.map((item, at) =>
        el(
          'fieldset',
          { class: 'item' },
          el('legend', {}, legend(at)),
          fields(item),
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
                `Move ${one} ${at + 1} up`,
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
          ),
        ),
      ),
    );
    if (focus !== undefined) list.children[focus]?.querySelector<HTMLElement>('input, textarea')?.focus();
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
  return el('section', { class: 'list-editor', 'aria-label': title }, el('h4', {}, title), list, add);
}
