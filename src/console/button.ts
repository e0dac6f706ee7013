/**
 * Buttons that do something which takes a while: they cannot be pressed twice, and a problem
 * stands beside them.
 */
import { problemBox } from '../browser/busy.ts';
import { el, on } from '../browser/element.ts';

type Look = '' | 'quiet' | 'danger';

export function button(
  text: string,
  press: () => void,
  look: Look = '',
  label?: string,
): HTMLButtonElement {
  const node = el(
    'button',
    { class: `button ${look}`.trim(), type: 'button', 'aria-label': label },
    text,
  );
  return on(node, { click: press });
}

/**
 * Runs work from a form or a button. While it runs the button is off; what it throws is shown in
 * `where`.
 */
export async function run(
  control: HTMLButtonElement,
  where: HTMLElement,
  work: () => Promise<void>,
): Promise<void> {
  if (control.getAttribute('aria-disabled') === 'true') return;
  // Not `disabled`: that would take the focus away.
  control.setAttribute('aria-disabled', 'true');
  where.replaceChildren();
  try {
    await work();
  } catch (error) {
    where.replaceChildren(problemBox(error));
  } finally {
    control.removeAttribute('aria-disabled');
  }
}
