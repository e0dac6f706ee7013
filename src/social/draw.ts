/** The drawing process: takes cards, sends back their images one by one. Started by images.ts. */
import { answerApart } from '../apart.ts';
import type { Card } from './cards.ts';
import { type Colours, cardImage } from './image.ts';

export type Work = { items: readonly Card[]; foot: string; colours: Colours };

answerApart(async function* ({ items, foot, colours }: Work) {
  for (const card of items) yield await cardImage(card, foot, colours);
});
