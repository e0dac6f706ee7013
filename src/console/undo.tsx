/** What was done last, and the way back: offered for ten seconds, and by the key u. */
import { useEffect, useState } from 'preact/hooks';
import { messageOf } from '../browser/busy.ts';
import { Button } from './button.tsx';
import { useKeys } from './keys.tsx';
import { say } from './say.ts';

/** How long a way back is offered, in milliseconds; a record's own history has it for ever. */
const OFFERED_MS = 10_000;

type Told = { text: string; undo?: (() => Promise<void>) | undefined; isProblem?: boolean };

let show: (told: Told) => void = () => {};

/** Tells what was done, to eyes and ears, with the way back where there is one. */
export function tell(text: string, undo?: () => Promise<void>): void {
  say(text);
  show({ text, undo });
}

/** Tells that something failed. */
export function tellProblem(error: unknown): void {
  show({ text: messageOf(error), isProblem: true });
}

/** The line at the foot of the window. */
export function UndoBar() {
  const [told, setTold] = useState<Told | null>(null);
  show = setTold;
  useEffect(() => {
    if (!told || told.isProblem) return;
    const timer = setTimeout(() => setTold(null), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const undo = () => {
    const work = told?.undo;
    if (!work) return;
    setTold(null);
    void work().then(() => tell('Undone.'), tellProblem);
  };
  useKeys({ u: undo });
  if (!told) return null;
  return (
    <div
      class={`undo ${told.isProblem ? 'problem' : ''}`}
      role={told.isProblem ? 'alert' : undefined}
    >
      <p class="told">{told.text}</p>
      {told.undo && <Button press={undo}>Undo</Button>}
      <Button look="quiet" label="Close what was told" press={() => setTold(null)}>
        Close
      </Button>
    </div>
  );
}
