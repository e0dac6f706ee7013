/**
 * All images of a build, drawn in a process of their own beside it: on another core, and with
 * memory that ends with it.
 */
import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { Card } from './cards.ts';
import type { Drawn, Work } from './draw.ts';

/**
 * Draws cards. Takes them and the line at their foot; resolves to PNG bytes in the same order.
 * Rejects when the process ends before it has drawn them all.
 */
export function cardImages(
  cards: readonly Card[],
  foot: string,
): Promise<Uint8Array<ArrayBuffer>[]> {
  return new Promise((done, fail) => {
    const images: Uint8Array<ArrayBuffer>[] = [];
    const child = fork(resolve('src/social/draw.ts'), {
      // Bytes arrive as bytes. What Node was told for the build is not meant for this.
      serialization: 'advanced',
      execArgv: [],
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    child.on('message', ({ at, png }: Drawn) => {
      images[at] = png;
    });
    child.once('error', fail);
    // Comes after the last message, whatever ended the process.
    child.once('disconnect', () => {
      if (images.filter(Boolean).length === cards.length) done(images);
      else
        fail(
          new Error(
            'The process that draws the preview images ended before it was done; it says ' +
              'why above.',
          ),
        );
    });
    child.send({ cards, foot } satisfies Work);
  });
}
