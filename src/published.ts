/** What this build publishes, made once; under `npm run dev` again when the content has changed. */

import { join } from 'node:path';
import { contentFolder } from './content-folder.ts';
import { isLive } from './engine.ts';
import { readKeyring } from './evidence/keyring.ts';
import { sign } from './evidence/sign.ts';
import { verifierText } from './evidence/verifier.ts';
import { type Face, faceOf } from './face/face.ts';
import { LOOKS } from './face/looks.ts';
import type { Profile } from './kinds/entries.ts';
import { sayIn, wordsIn } from './labels/say.ts';
import { cvDocuments } from './print/documents.ts';
import { readCard } from './profile/card.ts';
import { dateByRecord, readRecord } from './profile/history.ts';
import { loadProfile } from './profile/load.ts';
import { PICTURES } from './schemas/common.ts';
import { type Group, referenceOf } from './surfaces/developers/reference.ts';
import { openApi } from './surfaces/openapi.ts';
import { type Front, type HumanPage, humanPages, unlistedPages } from './surfaces/pages/pages.ts';
import { initialsOf, nameOf, ownPicture } from './surfaces/person.ts';
import { type PublishedFile, publish, unlistedFiles } from './surfaces/publish.ts';
import { type Records, recordsOf } from './surfaces/records.ts';
import { siteFrom } from './surfaces/site.ts';
import type { CvDocument } from './writers/typst.ts';

/** `portrait` is the file of the person's picture, where this folder has it. */
export type Published = {
  profile: Profile;
  records: Records;
  face: Face;
  portrait: string | null;
};

let current: { profile: Profile; made: Promise<Published> } | undefined;

async function make(profile: Profile): Promise<Published> {
  const folder = contentFolder();
  const lines = await readRecord(folder);
  if (lines) dateByRecord(profile, lines);
  const unsigned = recordsOf(profile, siteFrom(process.env), lines);
  const { settings } = await readCard(folder);
  const picture = ownPicture(unsigned);
  const portrait = picture && decodeURI(picture.slice(PICTURES.length));
  const face = await faceOf(settings, folder, {
    portrait,
    initials: initialsOf(nameOf(unsigned)),
    words: JSON.stringify(profile) + wordsIn(profile.profile.language),
  });
  const keyring = await readKeyring(folder, process.env);
  return {
    profile,
    records: keyring ? sign(unsigned, keyring) : unsigned,
    face,
    portrait: portrait && join(folder, portrait),
  };
}

/** The profile and its records. Throws ContentError when the content has problems. */
export async function published(): Promise<Published> {
  if (current && !isLive()) return current.made;
  const profile = await loadProfile();
  // Read once and for all in a build; a changed folder is another profile.
  if (current?.profile !== profile) current = { profile, made: make(profile) };
  return current.made;
}

/** What is made of a state of the content when it is asked for: a page alone needs neither. */
const references = new WeakMap<Records, Group[]>();
const files = new WeakMap<Records, Promise<PublishedFile[]>>();

/** The reference of the interface, in groups. */
export async function publishedReference(): Promise<Group[]> {
  const { records } = await published();
  const made = references.get(records) ?? referenceOf(openApi(records));
  references.set(records, made);
  return made;
}

/** What pages offer. */
const front = async ({ face }: Published): Promise<Front> => ({
  prints: await publishedPrints(),
  home: face.settings.home ?? LOOKS[face.settings.look].home,
});

/** The pages for people. */
export async function publishedPages(): Promise<HumanPage[]> {
  const all = await published();
  const offers = await front(all);
  return [...humanPages(all.records, offers), ...unlistedPages(all.records, offers)];
}

/** Files of CVs that nothing leads to: no index has them. */
export async function unlistedPublished(): Promise<PublishedFile[]> {
  const all = await published();
  return unlistedFiles(all.records, await front(all));
}

/** Every file that the table names, and its twins. */
export async function publishedFiles(): Promise<PublishedFile[]> {
  const all = await published();
  const { records } = all;
  const make = async () =>
    publish(records, await publishedReference(), await verifierText(), await front(all));
  const made = files.get(records) ?? make();
  files.set(records, made);
  return made;
}

const prints = new WeakMap<Records, Promise<ReadonlyMap<string, CvDocument>>>();

/** The CV as documents to print, by their path; none where the fonts lack its script. */
export async function publishedPrints(): Promise<ReadonlyMap<string, CvDocument>> {
  const { profile, records } = await published();
  const make = async () => new Map(await cvDocuments(records, sayIn(profile.profile.language)));
  const made = prints.get(records) ?? make();
  prints.set(records, made);
  return made;
}
