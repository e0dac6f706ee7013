/** One map of keys for all views: single keys, off while somebody types, and off on demand. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { keep, kept } from '../browser/keep.ts';

const NAME = 'console-keys';

/**
 * Single keys can be turned off (WCAG 2.2, 2.1.4): who speaks to the machine presses them unawares.
 */
const keysAreOn = () => kept(NAME) !== 'off';

const MAP: readonly (readonly [key: string, does: string])[] = [
  ['j', 'the next of the list'],
  ['k', 'the one before'],
  ['Enter', 'into what is open'],
  ['x', 'choose it, with others'],
  ['e', 'put away what is chosen, or open'],
  ['u', 'undo the last change'],
  ['/', 'search'],
  ['Escape', 'back to the list'],
  ['?', 'these keys'],
];

/** Calls the action of a key that is pressed outside of fields, controls for Enter, and dialogs. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const action = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      const own = key === 'Enter' ? 'a, button, summary, input, textarea, select' : FIELDS;
      const elsewhere =
        (target as Element).closest?.(own) !== null ||
        document.querySelector('dialog[open]') !== null;
      if (!action || ctrlKey || metaKey || altKey || elsewhere || !keysAreOn()) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

const FIELDS = 'input:not([type="checkbox"]), textarea, select';

/** The map, and the switch. `dialog` opens it from elsewhere. */
export function KeyMap() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [on, setOn] = useState(keysAreOn);
  useKeys({ '?': () => dialog.current?.showModal() });
  return (
    <>
      <button class="button quiet" type="button" onClick={() => dialog.current?.showModal()}>
        Keys
      </button>
      <dialog class="dialog" ref={dialog} aria-labelledby="keys--title">
        <h2 id="keys--title">Keys</h2>
        <dl class="keys">
          {MAP.map(([key, does]) => (
            <div>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label>
          <input
            type="checkbox"
            checked={on}
            onChange={({ currentTarget: { checked } }) => {
              keep(NAME, checked ? 'on' : 'off');
              setOn(checked);
            }}
          />{' '}
          Single keys are on
        </label>
        <form method="dialog" class="actions">
          <button class="button" type="submit">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
