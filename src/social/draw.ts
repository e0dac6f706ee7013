/** The drawing process: takes cards, sends back their images one by one. Started by images.ts. */
import { answerApart } from '../apart.ts';
import type { Card } from './cards.ts';
import { cardImage } from './image.ts';

export type Work = { cards: readonly Card[]; foot: string };

answerApart(async function* ({ cards, foot }: Work) {
  for (const card of cards) yield await cardImage(card, foot);
});
