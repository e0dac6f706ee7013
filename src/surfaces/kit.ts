/** GET /api/kit, and the pages that an owner added: GET /api/content/pages/{slug}. */
import * as z from 'zod';
import type { Entry } from '../kinds/entries.ts';
import { wordsOf } from '../kinds/kit/kit.ts';
import { answer, EvidenceLink, located as locatedFields, Slug, WebUrl } from '../schemas/common.ts';
import * as d from '../schemas/described.ts';
import { bioInstead } from './defaults.ts';
import { freshness, one } from './instances.ts';
import { ownPicture } from './person.ts';
import { pick } from './records/parts.ts';
import type { Records } from './records.ts';
import { seal } from './seal.ts';
import { absolute, located } from './site.ts';

export const responses = {
  getKit: answer('Kit', 'What organisers and the press ask for.', {
    name: d.string('Full name.', 'Alex Example'),
    headline: d.string('One line.', 'Engineer and teacher'),
    pronunciation: d.stringOrNull('How the name is said.', 'AL-ex'),
    bios: d.objectsOf('Biographies to copy, the shortest first.', {
      words: d.described(z.int().min(1), 'How many words it has.', 48),
      text: d.string('To be copied as it stands.', 'Alex teaches.'),
    }),
    portrait: z
      .object({
        url: WebUrl,
        credit: d.stringOrNull('Who made it.', 'A. Maker'),
        license: d.stringOrNull('What may be done with it.', 'CC BY 4.0'),
      })
      .nullable()
      .meta({ description: 'A portrait to print; null where none is published.' }),
    topics: d.strings('What the person speaks about.', ['Search']),
    requirements: d.strings('What is needed on the day.', ['A microphone']),
    coverage: d.listOf('Where others wrote of the person.', EvidenceLink),
    details_markdown: d.stringOrNull('More for organisers and the press, Markdown.', 'Ask early.'),
    ...locatedFields('Talks given.', '/api/talks', 'talks_'),
    ...locatedFields('How to ask.', '/api/contact', 'contact_'),
    ...locatedFields('Path of this record.', '/api/kit'),
  }),
  getPage: answer('OwnPage', 'A page that the owner added.', {
    slug: Slug,
    title: d.string('Title.', 'Now'),
    summary: d.string('What it says.', 'What I do this year.'),
    body_markdown: d.string('The whole text.', 'I teach.'),
    ...locatedFields('Path of the page for people.', '/pages/now', 'human_'),
    ...locatedFields('Path of this record.', '/api/content/pages/now'),
  }),
};

/** What organisers and the press ask for; without metadata. */
export function kitPayload(records: Records) {
  const { site } = records;
  const { kit, profile } = records.profile;
  const short = profile.bio === bioInstead(profile) ? undefined : profile.bio;
  const written = [kit.bio_50, kit.bio_100, kit.bio_150].filter((bio) => bio !== undefined);
  const bios = written.length > 0 ? written : short ? [short] : [];
  const picture = ownPicture(records);
  return {
    name: profile.name,
    headline: profile.headline,
    pronunciation: kit.pronunciation ?? null,
    bios: bios.map((text) => ({ words: wordsOf(text), text })),
    portrait: picture
      ? {
          url: absolute(site, picture),
          credit: kit.picture_credit ?? null,
          license: kit.picture_license ?? null,
        }
      : null,
    ...pick(kit, 'topics', 'requirements', 'coverage'),
    details_markdown: kit.body || null,
    ...located(site, '/api/talks', 'talks_'),
    ...located(site, '/api/contact', 'contact_'),
    ...located(site, '/api/kit'),
  };
}

/** Whether there is something for organisers: what the owner wrote for them, or a talk. */
export const hasKit = ({ profile: { kit }, talks }: Records): boolean =>
  talks.length > 0 || !kit.file.startsWith('the default');

/** Where a page of the owner's own stands. */
export const ownPagePath = (id: string) => `/pages/${id}`;

/** A page of the owner's own; without metadata. */
export const ownPagePayload = (page: Entry<'pages'>, { site }: Records) => ({
  slug: page.id,
  title: page.title,
  summary: page.summary,
  body_markdown: page.body,
  ...located(site, ownPagePath(page.id), 'human_'),
  ...located(site, `/api/content/pages/${page.id}`),
});

export const rows = {
  getKit: (records: Records) =>
    one(records, kitPayload(records), [records.profile.kit, records.profile.profile]),
  getPage: (records: Records) =>
    records.profile.pages.map((page) => ({
      param: page.id,
      payload: seal(ownPagePayload(page, records), freshness(records, [page])),
    })),
};
