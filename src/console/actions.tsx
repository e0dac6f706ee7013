/** Buttons that do something, ask before what cannot be undone, and tell how it went. */
import type { ComponentChildren } from 'preact';
import { Button, useWork } from './button.tsx';
import { confirmed } from './confirm.tsx';
import { Problem } from './load.tsx';
import { tell } from './undo.tsx';

export type Action = {
  text: string;
  /** Its name, where several buttons have the same text. */
  label?: string;
  look?: 'quiet' | 'danger' | '';
  /** What is asked first, by the name of what is gone; `yes` is the button that agrees. */
  ask?: { question: string; text: string; yes?: string };
  /** Resolves to what is told afterwards, if anything. */
  run: () => unknown;
};

type Props = { actions: readonly (Action | false)[]; children?: ComponentChildren };

export function Actions({ actions, children }: Props) {
  const { error, busy, run } = useWork();
  const press = async ({ ask, run: work }: Action) => {
    if (ask && !(await confirmed(ask.question, ask.text, ask.yes ?? 'Delete'))) return;
    await run(async () => {
      const text = await work();
      if (typeof text === 'string') tell(text);
    });
  };
  return (
    <>
      <div class="actions">
        {children}
        {actions
          .filter((action) => action !== false)
          .map((action) => (
            <Button
              look={action.look ?? (action.ask ? 'danger' : 'quiet')}
              label={action.label}
              busy={busy}
              press={() => void press(action)}
            >
              {action.text}
            </Button>
          ))}
      </div>
      {error !== undefined && <Problem error={error} />}
    </>
  );
}
