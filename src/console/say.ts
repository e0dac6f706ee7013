/** What the console tells: read out through one live region, and shown in a line where eyes are. */
import { liveRegion } from '../browser/busy.ts';

const region = liveRegion();

/** The region; it is put into the page once. */
export const sayRegion = region.node;

/** Reads a text out. */
export const say = region.say;
