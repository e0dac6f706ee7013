/** One map of keys for all views: single keys, off while somebody types, and off on demand. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { keep, kept } from '../browser/keep.ts';
import { Button } from './button.tsx';
import { dialog, isDialogOpen } from './dialog.tsx';
import { say } from './labels.ts';

const NAME = 'console-keys';

/**
 * Single keys can be turned off (WCAG 2.2, 2.1.4): who speaks to the machine presses them unawares.
 */
const keysAreOn = () => kept(NAME) !== 'off';

/** Each key by what it does. */
const MAP = {
  next: 'j',
  before: 'k',
  into: 'Enter',
  choose: 'x',
  away: 'e',
  undo: 'u',
  search: '/',
  back: 'Escape',
  these: '?',
};

const FIELDS = 'input:not([type="checkbox"]), textarea, select';

/** Calls the action of a key that is pressed outside of fields, controls for Enter, and dialogs. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const action = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (!action || ctrlKey || metaKey || altKey || isDialogOpen() || !keysAreOn()) return;
      const own = key === 'Enter' ? 'a, button, summary, input, textarea, select' : FIELDS;
      if ((target as Element).closest?.(own) !== null) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** The map, and the switch. */
function Keys() {
  const [on, setOn] = useState(keysAreOn);
  return (
    <>
      <dl class="keys">
        {Object.entries(MAP).map(([does, key]) => (
          <div>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say.keys.map[does as keyof typeof MAP]}</dd>
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
        {say.keys.on}
      </label>
    </>
  );
}

/** The button that shows them, and its key. */
export function KeysButton() {
  const show = () =>
    void dialog({ title: say.keys.title, body: <Keys />, buttons: [['', say.told.close, '']] });
  useKeys({ '?': show });
  return (
    <Button look="quiet" press={show}>
      {say.keys.title}
    </Button>
  );
}
