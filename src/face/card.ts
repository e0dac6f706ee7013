/** How a card looks: content/card.yaml. Nothing in it is needed. */
import * as z from 'zod';
import { isBeside, ServicePath } from '../schemas/common.ts';
import { HOME_SECTIONS, LOOK_NAMES } from './looks.ts';
import { PAIR_NAMES } from './type.ts';

/** Where the style sheets of an owner's own look stand, with the pictures that they name. */
export const OWN_LOOK = 'look';

// What knows colours is loaded where there is one.
const isColour = async (text: string) => (await import('./colours.ts')).isColour(text);
const Colour = z.string().refine(isColour, 'is not a colour');

const isIcon = (text: string) =>
  ['portrait', 'initials'].includes(text) || (isBeside(text) && /\.(svg|png)$/i.test(text));

export const CardSettings = z.strictObject({
  look: z
    .enum(LOOK_NAMES)
    .default('editorial')
    .describe('How pages are set: for reading, with large pictures, or dense with evidence first.'),
  type: z
    .enum(PAIR_NAMES)
    .default('source')
    .describe('Faces of texts and labels; npm run add installs others than the first.'),
  accent: Colour.optional().describe(
    'The colour of links and buttons, any of CSS; in quotes where it begins with #. It is made ' +
      'darker or lighter where it could not be read.',
  ),
  accent_dark: Colour.optional().describe(
    'The same on dark pages; without it, made from the accent.',
  ),
  home: z
    .array(z.enum(HOME_SECTIONS))
    .min(1)
    .optional()
    .describe('Sections of the home page in their order; what is not named is left out.'),
  menu: z
    .array(ServicePath)
    .min(1)
    .max(9)
    .optional()
    .describe('Paths of the pages in the menu, in their order: /projects, /about.'),
  menu_labels: z
    .record(z.string(), z.string().min(1).max(40))
    .default({})
    .describe('Other words for pages of the menu, by their paths: "/notes: Diary".'),
  footer: z.string().min(1).max(300).optional().describe('A sentence at the foot of every page.'),
  not_found: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe('What the page for addresses that lead nowhere says, in your words.'),
  icon: z
    .string()
    .refine(isIcon, 'is not an icon')
    .optional()
    .describe('The sign in tabs of browsers: portrait, initials, or an SVG or PNG file here.'),
  preview: z
    .enum(['paper', 'accent'])
    .default('paper')
    .describe('What stands behind the words of preview images.'),
});
export type CardSettings = z.infer<typeof CardSettings>;
