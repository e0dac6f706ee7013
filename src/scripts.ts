/** Scripts that the fonts of the pages lack, and the fonts that documents and images write them in. */

const FONTS = [
  ['Amiri', 'Arabic', 700],
  ['Noto Sans Hebrew', 'Hebrew', 600],
  ['Noto Sans Devanagari', 'Devanagari', 600],
  ['Noto Sans Thai', 'Thai', 600],
] as const;

/** A font by its package below @fontsource, its family, its subset, and how heavy its bold is. */
export const SCRIPTS = FONTS.map(([family, script, bold]) => ({
  package: family.toLowerCase().replaceAll(' ', '-'),
  family,
  subset: script.toLowerCase(),
  bold,
  script: new RegExp(`\\p{Script=${script}}`, 'u'),
}));
