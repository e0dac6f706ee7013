/** Keys of the inbox: single letters, off while somebody types, and off altogether on demand. */
import { useEffect } from 'preact/hooks';
import { keep, kept } from '../browser/keep.ts';

const NAME = 'console-keys';

/**
 * Single keys can be turned off (WCAG 2.2, 2.1.4): who speaks to the machine presses them unawares.
 */
export const keysAreOn = () => kept(NAME) !== 'off';
export const turnKeys = (on: boolean) => keep(NAME, on ? 'on' : 'off');

/** Calls the action of a key that is pressed outside of fields and dialogs. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
      const elsewhere =
        (target as Element).closest?.('input, textarea, select') !== null ||
        document.querySelector('dialog[open]') !== null;
      if (!action || ctrlKey || metaKey || altKey || elsewhere || !keysAreOn()) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
}
