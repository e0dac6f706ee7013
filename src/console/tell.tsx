/** What was done last: told to ears and eyes, with the way back for ten seconds, the key u. */
import { useEffect, useState } from 'preact/hooks';
import { liveRegion } from '../browser/element.ts';
import { Button, messageOf } from './controls.tsx';
import { useKeys } from './keys.tsx';
import { say } from './labels.ts';

/** How long a way back is offered, in milliseconds; a record's own history has it for ever. */
const OFFERED_MS = 10_000;

/** The region, which is put into the page once, and how something is read out. */
export const { node: liveNode, say: readOut } = liveRegion();

type Told = { text: string; undo?: (() => Promise<void>) | undefined; isProblem?: boolean };

let show: (told: Told) => void = () => {};

/** Tells what was done, to eyes and ears, with the way back where there is one. */
export function tell(text: string, undo?: () => Promise<void>): void {
  readOut(text);
  show({ text, undo });
}

/** Tells that something failed. */
export function tellProblem(error: unknown): void {
  show({ text: messageOf(error), isProblem: true });
}

/** The line at the foot of the window. */
export function ToldLine() {
  const [told, setTold] = useState<Told | null>(null);
  show = setTold;
  useEffect(() => {
    if (!told || told.isProblem) return;
    const timer = setTimeout(() => setTold(null), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const undo = () => {
    if (!told?.undo) return;
    setTold(null);
    void told.undo().then(() => tell(say.told.undone), tellProblem);
  };
  useKeys({ u: undo });
  if (!told) return null;
  const { text, isProblem = false } = told;
  return (
    <div class={`undo ${isProblem ? 'problem' : ''}`} role={isProblem ? 'alert' : undefined}>
      <p class="told">{text}</p>
      {told.undo && <Button press={undo} text={say.told.undo} />}
      <Button
        look="quiet"
        label={say.told.closeIt}
        press={() => setTold(null)}
        text={say.told.close}
      />
    </div>
  );
}
