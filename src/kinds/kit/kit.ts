/** What organisers and the press ask for: content/kit.md and GET /api/kit. */
import * as z from 'zod';
import { commonFrontMatter, EvidenceLink, updatedDay } from '../../schemas/common.ts';
import { several, upTo } from '../../schemas/described.ts';

/** Words of a text, as people count them. */
export const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const bio = (words: number) =>
  z
    .string()
    .min(1)
    .max(words * 20)
    .refine((text) => wordsOf(text) <= words, `has more than ${words} words`)
    .optional()
    .describe(`Who you are in at most ${words} words, to be copied as it stands.`);

export const KitFrontMatter = z.strictObject({
  bio_50: bio(50),
  bio_100: bio(100),
  bio_150: bio(150),
  pronunciation: upTo(120).optional().describe('How your name is said: "EE-ness ko-VAL-chik".'),
  topics: several(upTo(200), 'What you speak about, or are asked about.'),
  requirements: several(
    upTo(200),
    'What you need where you speak or are pictured: equipment, travel, notice.',
  ),
  coverage: several(EvidenceLink, 'Where others wrote of you or showed you.'),
  picture_credit: upTo(160).optional().describe('Who made the portrait, as it must be told.'),
  picture_license: upTo(160)
    .optional()
    .describe('What may be done with it: "CC BY 4.0", "For announcements of a talk".'),
  ...commonFrontMatter,
  updated: updatedDay,
});
