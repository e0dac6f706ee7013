/** The published facts of the profiles that most tests ask. */
import { profile } from './profiles.ts';

export const facts = { example: await profile('example'), odd: await profile('odd') };
