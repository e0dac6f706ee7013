/** One map of keys for all views: single keys, off while somebody types, and off on demand. */
import { useEffect, useRef } from 'preact/hooks';
import { keep, kept } from '../browser/keep.ts';
import { isDialogOpen } from './dialog.tsx';

const NAME = 'console-keys';

/** They can be turned off (WCAG 2.2, 2.1.4): who speaks to the machine presses them unawares. */
export const keysAreOn = () => kept(NAME) !== 'off';
export const turnKeys = (on: boolean) => keep(NAME, on ? 'on' : 'off');

/** Each key by what it does. */
export const MAP = {
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
