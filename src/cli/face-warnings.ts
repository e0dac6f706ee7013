/** What of a card's look builds, and yet is not what its owner wrote. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CardSettings, OWN_LOOK } from '../face/card.ts';
import { contrastOn, LEAST_CONTRAST, readable } from '../face/colours.ts';
import { namedBeside } from '../face/face.ts';
import { LOOKS } from '../face/looks.ts';
import { tell } from '../labels/tell.ts';
import { CARD } from '../profile/card.ts';
import { nameOf } from '../profile/read.ts';

/** Accents that cannot be read as they were given. */
function accentWarnings(file: string, settings: CardSettings): string[] {
  const { light, dark } = LOOKS[settings.look];
  const given = [
    ['accent', settings.accent, tell.warnings.contrastLight, light],
    ['accent_dark', settings.accent_dark, tell.warnings.contrastDark, dark],
  ] as const;
  return given.flatMap(([field, colour, said, surface]) => {
    const contrast = colour ? contrastOn(colour, surface) : LEAST_CONTRAST;
    if (!colour || contrast >= LEAST_CONTRAST) return [];
    const measured = { contrast: contrast.toFixed(1), least: LEAST_CONTRAST };
    return [`${file}: ${said({ field, colour, ...measured, better: readable(colour, surface) })}`];
  });
}

/** An address of another host in a style sheet. */
const ELSEWHERE = /(?:@import\s+|url\(\s*)(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s]+)/gi;

/** The warnings about a card's look, as sentences that begin with their file. */
export async function faceWarnings(folder: string, settings: CardSettings): Promise<string[]> {
  const names = (await readdir(join(folder, OWN_LOOK)).catch(() => [])).sort();
  const sheets = names.filter((name) => name.endsWith('.css'));
  const unpublished = sheets.map(async (name) => {
    const text = await readFile(join(folder, OWN_LOOK, name), 'utf8');
    const file = nameOf(folder, `${OWN_LOOK}/${name}`);
    return [
      ...[...text.matchAll(ELSEWHERE)].map(([, address = '']) =>
        tell.warnings.otherHost({ address }),
      ),
      ...namedBeside(text, names).lost.map((address) => tell.warnings.notBeside({ address })),
    ].map((sentence) => `${file}: ${sentence}`);
  });
  return [
    ...accentWarnings(nameOf(folder, CARD), settings),
    ...(await Promise.all(unpublished)).flat(),
  ];
}
