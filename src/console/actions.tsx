/** Buttons that do something, ask before what cannot be undone, and tell how it went. */
import type { ComponentChildren } from 'preact';
import { Button, Problem, useWork } from './controls.tsx';
import { confirmed } from './dialog.tsx';
import { say } from './labels.ts';
import { tell } from './tell.tsx';

export type Action = {
  text: string;
  /** Its name, where several buttons have the same text. */
  label?: string;
  look?: 'quiet' | '';
  /** What is asked first, by the name of what is gone; the last is the button that agrees. */
  ask?: readonly [question: string, text: string, yes?: string];
  /** Resolves to what is told afterwards, if anything. */
  run: () => unknown;
};

type Props = { actions: readonly (Action | false | undefined)[]; children?: ComponentChildren };

export function Actions({ actions, children }: Props) {
  const { error, busy, run } = useWork();
  const press = async ({ ask, run: work }: Action) => {
    if (ask && !(await confirmed(ask[0], ask[1], ask[2] ?? say.act.remove))) return;
    await run(async () => {
      const told = await work();
      if (typeof told === 'string') tell(told);
    });
  };
  return (
    <>
      <div class="actions">
        {children}
        {actions.map(
          (action) =>
            action && (
              <Button
                look={action.look ?? (action.ask ? 'danger' : 'quiet')}
                label={action.label}
                busy={busy}
                press={() => void press(action)}
                text={action.text}
              />
            ),
        )}
      </div>
      {error !== undefined && <Problem error={error} />}
    </>
  );
}
