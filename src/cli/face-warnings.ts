/** What of a card's look builds, and yet is not what its owner wrote. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CardSettings, OWN_LOOK } from '../face/card.ts';
import { contrastOn, LEAST_CONTRAST, readable } from '../face/colours.ts';
import { LOOKS } from '../face/looks.ts';
import { CARD } from '../profile/card.ts';
import { nameOf } from '../profile/read.ts';

/** Accents that cannot be read as they were given. */
function accentWarnings(file: string, settings: CardSettings): string[] {
  const { light, dark } = LOOKS[settings.look];
  const given = [
    ['accent', settings.accent, 'light', light],
    ['accent_dark', settings.accent_dark, 'dark', dark],
  ] as const;
  return given.flatMap(([field, colour, mode, surface]) => {
    const contrast = colour ? contrastOn(colour, surface) : LEAST_CONTRAST;
    if (!colour || contrast >= LEAST_CONTRAST) return [];
    return [
      `${file}: "${field}" is ${colour}, which has a contrast of ${contrast.toFixed(1)} on ${mode} ` +
        `pages, where text needs ${LEAST_CONTRAST}; they use ${readable(colour, surface)} instead.`,
    ];
  });
}

/** An address of another host in a style sheet. */
const ELSEWHERE = /(?:@import\s+|url\(\s*)(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s]+)/gi;

/** The warnings about a card's look, as sentences that begin with their file. */
export async function faceWarnings(folder: string, settings: CardSettings): Promise<string[]> {
  const names = (await readdir(join(folder, OWN_LOOK)).catch(() => [])).sort();
  const sheets = names.filter((name) => name.endsWith('.css'));
  const foreign = sheets.map(async (name) => {
    const text = await readFile(join(folder, OWN_LOOK, name), 'utf8');
    return [...text.matchAll(ELSEWHERE)].map(
      ([, address]) =>
        `${nameOf(folder, `${OWN_LOOK}/${name}`)}: "${address}" is on another host, which pages ` +
        'ask for nothing; put the file beside the style sheet.',
    );
  });
  return [
    ...accentWarnings(nameOf(folder, CARD), settings),
    ...(await Promise.all(foreign)).flat(),
  ];
}
