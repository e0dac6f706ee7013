/**
 * The looks that the engine brings, as far as colours are computed from them; how each sets a page
 * is its style sheet's to say.
 */
import type { StyleName } from './type.ts';

/** What text stands on, in one mode. */
export type Surface = { readonly paper: string; readonly raised: string };

export const HOME_SECTIONS = ['strongest', 'glance', 'projects', 'work', 'notes'] as const;
type HomeSection = (typeof HOME_SECTIONS)[number];

type Look = {
  readonly accent: string;
  readonly light: Surface;
  readonly dark: Surface;
  /** Sections of the home page, in their order. */
  readonly home: readonly HomeSection[];
  /** Faces that the first screen needs. */
  readonly fonts: readonly StyleName[];
};

export const LOOKS = {
  /** Serif on warm paper: today's, for whoever writes. */
  editorial: {
    accent: '#0b5560',
    light: { paper: '#fdfcfa', raised: '#f5f2ec' },
    dark: { paper: '#171614', raised: '#201e1b' },
    home: HOME_SECTIONS,
    fonts: ['text', 'heading', 'label'],
  },
  /** Large pictures and the work first. */
  portfolio: {
    accent: '#b3380f',
    light: { paper: '#ffffff', raised: '#f3f3f1' },
    dark: { paper: '#101011', raised: '#1c1c1e' },
    home: ['projects', 'strongest', 'glance', 'work', 'notes'],
    fonts: ['label', 'bold'],
  },
  /** Dense, and the evidence first. */
  dossier: {
    accent: '#1f4e8c',
    light: { paper: '#fafbfc', raised: '#edf1f5' },
    dark: { paper: '#11151a', raised: '#1b2129' },
    home: ['glance', 'strongest', 'work', 'projects', 'notes'],
    fonts: ['label', 'bold'],
  },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;
export const LOOK_NAMES = Object.keys(LOOKS) as [LookName, ...LookName[]];
