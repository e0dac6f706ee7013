/**
 * What a card's settings add to its site: a style sheet for colours and look, an icon, and the
 * pictures of an owner's own look. Names hold a hash of what is in them: browsers keep them.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { engineFile } from '../engine.ts';
import { isBeside } from '../schemas/common.ts';
import { type CardSettings, OWN_LOOK } from './card.ts';
import { readable } from './colours.ts';
import { LOOKS } from './looks.ts';
import { type FaceFile, fileOf, typeFor } from './type.ts';

export type Face = {
  /** Paths of the style sheet of fonts, of those that the first screen needs, and of a look. */
  fonts: string;
  preload: string[];
  sheet: string | null;
  icon: string;
  files: FaceFile[];
};

/** Pixels of an icon: what telephones ask for, and twice what tabs show. */
const ICON_PX = 180;

/**
 * The accents of settings, as hexadecimal sRGB: readable on the paper of their look, in light and
 * in dark.
 */
export function accentsOf({ look, accent, accent_dark: dark }: CardSettings) {
  const given = accent ?? LOOKS[look].accent;
  return {
    light: readable(given, LOOKS[look].light),
    dark: readable(dark ?? given, LOOKS[look].dark),
  };
}

/** The initials of a person, on their colour. */
const drawnIcon = (initials: string, accent: string, paper: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" ` +
  `rx="5" fill="${accent}"/><text x="16" y="16.5" fill="${paper}" font-family="Georgia, serif" ` +
  `font-size="${initials.length > 1 ? 15 : 19}" text-anchor="middle" dominant-baseline="central">` +
  `${initials.replace(/[<>&]/g, '')}</text></svg>`;

async function iconOf(
  { icon, look }: CardSettings,
  folder: string,
  { portrait, initials, light }: { portrait: string | null; initials: string; light: string },
): Promise<FaceFile> {
  const own = icon && !['portrait', 'initials'].includes(icon) ? icon : null;
  if (own?.toLowerCase().endsWith('.svg'))
    return fileOf('icon.svg', await readFile(join(folder, own)));
  const picture = own ?? (icon === 'initials' ? null : portrait);
  if (!picture) return fileOf('icon.svg', drawnIcon(initials, light, LOOKS[look].light.paper));
  const square = sharp(join(folder, picture)).autoOrient().resize(ICON_PX, ICON_PX);
  return fileOf('icon.png', await square.png().toBuffer());
}

/** An address in a style sheet that names a file beside it. */
const BESIDE = /url\(\s*(["']?)(?![a-z][\w+.-]*:|\/|#)([^"')]+)\1\s*\)/gi;

/** What a style sheet names beside it, and what of it is not published with it. */
export function namedBeside(css: string, there: readonly string[]) {
  const named = [...new Set([...css.matchAll(BESIDE)].map(([, , name = '']) => name))];
  const taken = (name: string) =>
    there.includes(name) && (isBeside(name) || name.endsWith('.woff2'));
  return { named: named.filter(taken), lost: named.filter((name) => !taken(name)) };
}

/** The style sheets of an owner's look as one, and the files beside them that they name. */
async function ownLook(folder: string): Promise<{ css: string; files: FaceFile[] }> {
  const look = join(folder, OWN_LOOK);
  const names = (await readdir(look).catch(() => [])).sort();
  const sheets = names.filter((name) => name.endsWith('.css'));
  const texts = await Promise.all(sheets.map((name) => readFile(join(look, name), 'utf8')));
  const css = texts.join('\n');
  const files = new Map<string, FaceFile>();
  for (const name of namedBeside(css, names).named)
    files.set(name, fileOf(name, await readFile(join(look, name))));
  const address = (whole: string, _: string, name: string) => {
    const file = files.get(name)?.file;
    return file ? `url("/${file}")` : whole;
  };
  return { css: css.replace(BESIDE, address), files: [...files.values()] };
}

/** The look of an engine's folder; the first one is the pages' own. */
async function lookCss({ look }: CardSettings): Promise<string> {
  if (look === 'editorial') return '';
  return readFile(engineFile(`src/looks/${look}.css`), 'utf8');
}

/** Colours of preview images: words on paper, or on the accent, where paper can be read. */
export function previewColours(settings: CardSettings) {
  const { paper } = LOOKS[settings.look].light;
  const { light: accent } = accentsOf(settings);
  return settings.preview === 'accent'
    ? { paper: accent, ink: paper, soft: paper, accent }
    : { paper, ink: '#1c1b1a', soft: '#5b5751', accent };
}

/**
 * The face of a card. `portrait` is the path of the person's picture below the content folder.
 * Rejects with what the file system or a picture that cannot be read says.
 */
export async function faceOf(
  settings: CardSettings,
  folder: string,
  person: { portrait: string | null; initials: string; words: string },
): Promise<Face> {
  const accent = accentsOf(settings);
  const { light, dark, fonts } = LOOKS[settings.look];
  const type = await typeFor(settings.type, person.words);
  const own = await ownLook(folder);
  const told = settings.look !== 'editorial' || settings.accent || settings.accent_dark;
  const colours =
    `:root{--accent:light-dark(${accent.light},${accent.dark});` +
    `--on-accent:light-dark(${light.paper},${dark.paper})}\n`;
  const css = [await lookCss(settings), told ? colours : '', own.css].join('');
  const sheet = css ? fileOf('look.css', css) : null;
  const faces = fileOf('fonts.css', type.css);
  const icon = await iconOf(settings, folder, { ...person, light: accent.light });
  return {
    fonts: `/${faces.file}`,
    sheet: sheet && `/${sheet.file}`,
    preload: fonts.flatMap((name) => type.preload[name] ?? []),
    icon: `/${icon.file}`,
    files: [...own.files, ...(sheet ? [sheet] : []), icon, faces, ...type.files],
  };
}
