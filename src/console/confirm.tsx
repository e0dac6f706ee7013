/** Asks before something is gone. */
import { render } from 'preact';

/**
 * Resolves to whether the owner agrees. The focus begins at the way back, and returns to where it
 * was.
 */
export function confirmed(question: string, text: string, yes: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => {
    const close = (answer: string) => () => place.querySelector('dialog')?.close(answer);
    const closed = (dialog: HTMLDialogElement) => {
      const agreed = dialog.returnValue === 'yes';
      render(null, place);
      place.remove();
      resolve(agreed);
    };
    render(
      <dialog
        class="dialog"
        aria-labelledby="dialog--title"
        aria-describedby="dialog--text"
        onClose={(event) => closed(event.currentTarget)}
      >
        <h2 id="dialog--title">{question}</h2>
        <p id="dialog--text">{text}</p>
        <div class="actions">
          <button class="button quiet" type="button" onClick={close('')}>
            Cancel
          </button>
          <button class="button danger" type="button" onClick={close('yes')}>
            {yes}
          </button>
        </div>
      </dialog>,
      place,
    );
    place.querySelector('dialog')?.showModal();
    place.querySelector('button')?.focus();
  });
}
