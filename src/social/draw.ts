/**
 * The drawing process: takes cards, sends back their images one by one, ends. Started by images.ts.
 */
import type { Card } from './cards.ts';
import { cardImage } from './image.ts';

export type Work = { cards: readonly Card[]; foot: string };
export type Drawn = { at: number; png: Uint8Array<ArrayBuffer> };

/** Hands one image over; resolves when it is on its way. */
function send(drawn: Drawn): Promise<void> {
  return new Promise((sent, fail) =>
    process.send?.(drawn, (error: Error | null) => (error ? fail(error) : sent())),
  );
}

process.once('message', async ({ cards, foot }: Work) => {
  // One at a time: libvips has threads of its own, and memory is what a build has least of.
  for (const [at, card] of cards.entries()) await send({ at, png: await cardImage(card, foot) });
  process.disconnect();
});
