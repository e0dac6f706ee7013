/** All preview images of a build. */
import { apart } from '../apart.ts';
import { fontsOf, lettersOf } from '../print/fonts.ts';
import { type Card, HEIGHT_PX, WIDTH_PX } from './cards.ts';

/** Colours of an image: what words stand on, words, those that are less, and the accent. */
export type Colours = { paper: string; ink: string; soft: string; accent: string };

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * Draws cards. Takes them, the line at their foot (where this is, and what should be known of it),
 * their language (BCP 47) and colours; resolves to PNG bytes in the same order. Rejects when the
 * process ends before it has drawn them all.
 */
export async function cardImages(
  cards: readonly Card[],
  foot: string,
  language: string,
  colours: Colours,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const used = lettersOf(JSON.stringify([cards, foot]).normalize('NFC'));
  const { lacking, large } = await fontsOf(used, language);
  const unknown = new Set(lacking);
  /**
   * Text in the letters that the fonts have; a box for another would say less than nothing. Empty
   * when less than half of its letters would be left: a part of a name, or a year, says something
   * else.
   */
  const drawable = (text: string): string => {
    const all = [...text.normalize('NFC')];
    const known = all.map((character) => (unknown.has(character) ? ' ' : character)).join('');
    const left = letters(known);
    return left > 0 && left * 2 >= letters(text) ? known.replace(/\s+/g, ' ').trim() : '';
  };
  const items = cards.map(({ kind, title, text }) => ({
    kind: drawable(kind),
    // A name in another script would leave the image empty: then it says where this is.
    title: drawable(title) || drawable(foot),
    text: drawable(text),
    foot: drawable(foot),
  }));
  const drawn = { width: WIDTH_PX, height: HEIGHT_PX, colours, fonts: large };
  return apart('src/social/draw', items, { drawn, letters: used, language });
}
