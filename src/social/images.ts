/** All preview images of a build. */
import { apart } from '../apart.ts';
import type { Card } from './cards.ts';
import type { Colours } from './image.ts';

/**
 * Draws cards. Takes them, the line at their foot and their colours; resolves to PNG bytes in the same order.
 * Rejects when the process ends before it has drawn them all.
 */
export function cardImages(
  cards: readonly Card[],
  foot: string,
  colours: Colours,
): Promise<Uint8Array<ArrayBuffer>[]> {
  return apart('src/social/draw', cards, { foot, colours });
}
