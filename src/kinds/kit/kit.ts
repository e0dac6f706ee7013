/** What organisers and the press ask for: content/kit.md and GET /api/kit. */
import * as z from 'zod';
import {
  commonFrontMatter,
  EvidenceLink,
  metadataFields,
  updatedDay,
  WebUrl,
} from '../../schemas/common.ts';
import { described, named } from '../../schemas/described.ts';

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
const line = (longest: number) => z.string().min(1).max(longest);

export const KitFrontMatter = z.strictObject({
  bio_50: bio(50),
  bio_100: bio(100),
  bio_150: bio(150),
  pronunciation: line(120).optional().describe('How your name is said: "EE-ness ko-VAL-chik".'),
  topics: z.array(line(200)).default([]).describe('What you speak about, or are asked about.'),
  requirements: z
    .array(line(200))
    .default([])
    .describe('What you need where you speak or are pictured: equipment, travel, notice.'),
  coverage: z.array(EvidenceLink).default([]).describe('Where others wrote of you or showed you.'),
  picture_credit: line(160).optional().describe('Who made the portrait, as it must be told.'),
  picture_license: line(160)
    .optional()
    .describe('What may be done with it: "CC BY 4.0", "For announcements of a talk".'),
  ...commonFrontMatter,
  updated: updatedDay,
});

const told = (description: string, example: string) =>
  described(z.string().nullable(), description, example);

export const KitResponse = named('KitResponse', 'What organisers and the press ask for.', {
  name: described(z.string(), 'Full name.', 'Alex Example'),
  headline: described(z.string(), 'One line.', 'Engineer and teacher'),
  pronunciation: told('How the name is said.', 'AL-ex'),
  bios: z
    .array(
      z.object({
        words: described(z.int().min(1), 'How many words it has.', 48),
        text: described(z.string(), 'To be copied as it stands.', 'Alex teaches.'),
      }),
    )
    .meta({ description: 'Biographies to copy, the shortest first.' }),
  portrait: z
    .object({
      url: WebUrl,
      credit: told('Who made it.', 'A. Maker'),
      license: told('What may be done with it.', 'CC BY 4.0'),
    })
    .nullable()
    .meta({ description: 'A portrait to print; null where none is published.' }),
  topics: described(z.array(z.string()), 'What the person speaks about.', ['Search']),
  requirements: described(z.array(z.string()), 'What is needed on the day.', ['A microphone']),
  coverage: z.array(EvidenceLink).meta({ description: 'Where others wrote of the person.' }),
  details_markdown: told('More for organisers and the press, Markdown.', 'Ask early.'),
  talks_path: described(z.string(), 'Talks given.', '/api/talks'),
  talks_url: WebUrl,
  contact_path: described(z.string(), 'How to ask.', '/api/contact'),
  contact_url: WebUrl,
  path: described(z.string(), 'Path of this record.', '/api/kit'),
  url: WebUrl,
  ...metadataFields,
});
