/** Accent colours: as an owner gives one, and as it can be read on paper in light and dark. */
import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';
import type { Surface } from './looks.ts';

/** Least contrast of text with what it stands on (WCAG 2.2, 1.4.3, level AA). */
export const LEAST_CONTRAST = 4.5;

/** A step of OKLCH's lightness: less than anybody sees. */
const STEP = 0.004;

const toOklch = converter('oklch');

/** Whether a text is a colour of CSS that hides what is behind it. */
export function isColour(text: string): boolean {
  const colour = parse(text);
  return colour !== undefined && (colour.alpha ?? 1) === 1;
}

/** The least contrast of a colour with what a look has it stand on. */
export const contrastOn = (colour: string, { paper, raised }: Surface): number =>
  Math.min(wcagContrast(colour, paper), wcagContrast(colour, raised));

/**
 * A colour of CSS as hexadecimal sRGB that can be read on a surface as text, and that text of the
 * surface's paper can be read on: the given one, else the next of its hue, darker on light paper
 * and lighter on dark. Throws TypeError where the text is no colour.
 */
export function readable(colour: string, surface: Surface): string {
  const given = toOklch(parse(colour));
  if (!given) throw new TypeError(`${colour} is not a colour.`);
  const darker = (toOklch(surface.paper)?.l ?? 1) > 0.5;
  const step = darker ? -STEP : STEP;
  for (let l = given.l; darker ? l > 0 : l < 1; l += step) {
    const hex = formatHex(clampChroma({ ...given, l, alpha: 1 }, 'oklch'));
    if (contrastOn(hex, surface) >= LEAST_CONTRAST) return hex;
  }
  return darker ? '#000000' : '#ffffff';
}
