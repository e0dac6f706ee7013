/** Asks before something is gone. */
import { el, on } from '../browser/element.ts';

/**
 * Resolves to whether the owner agrees. The focus begins at the way back, and returns to where it
 * was.
 */
export function confirmed(question: string, text: string, yes: string): Promise<boolean> {
  const cancel = el('button', { class: 'button quiet', type: 'button' }, 'Cancel');
  const go = el('button', { class: 'button danger', type: 'button' }, yes);
  const dialog = el(
    'dialog',
    { class: 'dialog', 'aria-labelledby': 'dialog--title', 'aria-describedby': 'dialog--text' },
    el('h2', { id: 'dialog--title' }, question),
    el('p', { id: 'dialog--text' }, text),
    el('div', { class: 'actions' }, cancel, go),
  );
  on(cancel, { click: () => dialog.close('') });
  on(go, { click: () => dialog.close('yes') });
  document.body.append(dialog);
  dialog.showModal();
  cancel.focus();
  return new Promise((resolve) => {
    on(dialog, {
      close: () => {
        dialog.remove();
        resolve(dialog.returnValue === 'yes');
      },
    });
  });
}
