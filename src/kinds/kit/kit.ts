/** What organisers and the press ask for: content/kit.md and GET /api/kit. */
import * as z from 'zod';
import {
  commonFrontMatter,
  EvidenceLink,
  metadataFields,
  updatedDay,
  WebUrl,
} from '../../schemas/common.ts';

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
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });

export const KitResponse = z
  .object({
    name: z.string().meta({ description: 'Full name.', examples: ['Alex Example'] }),
    headline: z.string().meta({ description: 'One line.', examples: ['Engineer and teacher'] }),
    pronunciation: told('How the name is said.', 'AL-ex'),
    bios: z
      .array(
        z.object({
          words: z
            .int()
            .min(1)
            .meta({ description: 'How many words it has.', examples: [48] }),
          text: z
            .string()
            .meta({ description: 'To be copied as it stands.', examples: ['Alex teaches.'] }),
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
    topics: z
      .array(z.string())
      .meta({ description: 'What the person speaks about.', examples: [['Search']] }),
    requirements: z
      .array(z.string())
      .meta({ description: 'What is needed on the day.', examples: [['A microphone']] }),
    coverage: z.array(EvidenceLink).meta({ description: 'Where others wrote of the person.' }),
    details_markdown: told('More for organisers and the press, Markdown.', 'Ask early.'),
    talks_path: z.string().meta({ description: 'Talks given.', examples: ['/api/talks'] }),
    talks_url: WebUrl,
    contact_path: z.string().meta({ description: 'How to ask.', examples: ['/api/contact'] }),
    contact_url: WebUrl,
    path: z.string().meta({ description: 'Path of this record.', examples: ['/api/kit'] }),
    url: WebUrl,
    ...metadataFields,
  })
  .meta({ id: 'KitResponse', description: 'What organisers and the press ask for.' });
