/** The one dialog: what it shows, and the buttons that close it, each with what it answers. */
import { type ComponentChildren, render } from 'preact';
import { say } from './labels.ts';

type Asked = {
  title: string;
  body: ComponentChildren;
  /** From the way back on, which has the focus first. */
  buttons: readonly (readonly [answer: string, text: string, look: string])[];
};

export const isDialogOpen = () => document.querySelector('dialog') !== null;

/** Opens it; resolves to the answer of the button, or to nothing. Focus returns to where it was. */
export function dialog({ title, body, buttons }: Asked): Promise<string> {
  const place = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => {
    const closed = ({ currentTarget }: { currentTarget: HTMLDialogElement }) => {
      render(null, place);
      place.remove();
      resolve(currentTarget.returnValue);
    };
    render(
      <dialog
        class="dialog"
        aria-labelledby="dialog--title"
        aria-describedby="dialog--text"
        onClose={closed}
      >
        <h2 id="dialog--title">{title}</h2>
        <div id="dialog--text">{body}</div>
        <form method="dialog" class="actions">
          {buttons.map(([answer, text, look]) => (
            <button class={`button ${look}`} type="submit" value={answer}>
              {text}
            </button>
          ))}
        </form>
      </dialog>,
      place,
    );
    place.querySelector('dialog')?.showModal();
    place.querySelector<HTMLElement>('.actions button')?.focus();
  });
}

/** Asks before something is gone: whether the owner agrees. */
export const confirmed = async (question: string, text: string, yes: string): Promise<boolean> =>
  (await dialog({
    title: question,
    body: <p>{text}</p>,
    buttons: [
      ['', say.act.cancel, 'quiet'],
      ['yes', yes, 'danger'],
    ],
  })) === 'yes';
