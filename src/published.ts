/** What this build publishes, made once; under `npm run dev` again when the content has changed. */
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { contentFolder } from './content-folder.ts';
import { isLive } from './engine.ts';
import { readKeyring } from './evidence/keyring.ts';
import { sign } from './evidence/sign.ts';
import { verifierText } from './evidence/verifier.ts';
import type { CardSettings } from './face/card.ts';
import { LOOKS } from './face/looks.ts';
import type { Profile } from './kinds/entries.ts';
import { type Say, sayIn, wordsIn } from './labels/say.ts';
import { once } from './once.ts';
import { readCard } from './profile/card.ts';
import { dateByRecord, readRecord } from './profile/history.ts';
import { loadProfile } from './profile/live-content.ts';
import { PICTURES } from './schemas/common.ts';
import { cardsOf } from './social/cards.ts';
import { referenceOf } from './surfaces/developers/reference.ts';
import { extraFiles } from './surfaces/extras.ts';
import { openApi } from './surfaces/openapi.ts';
import { frameOf } from './surfaces/pages/frame.ts';
import { type Front, humanPages, sourceOf, unlistedPages } from './surfaces/pages/pages.ts';
import { initialsOf, nameOf, ownPicture } from './surfaces/person.ts';
import { lastFiles, publish, unlistedFiles } from './surfaces/publish.ts';
import { type Records, recordsOf } from './surfaces/records.ts';
import { siteFrom } from './surfaces/site.ts';

/**
 * `portrait` is the file of the person's picture, where this folder has it; `say` is what pages say
 * in the language of the profile.
 */
export type Published = {
  profile: Profile;
  records: Records;
  say: Say;
  settings: CardSettings;
  portrait: string | null;
};

/** The file of the person's picture below the content folder. */
function portraitOf(records: Records): string | null {
  const picture = ownPicture(records);
  return picture && decodeURI(picture.slice(PICTURES.length));
}

let current: { profile: Profile; made: Promise<Published> } | undefined;

async function make(profile: Profile): Promise<Published> {
  const folder = contentFolder();
  const lines = await readRecord(folder);
  if (lines) dateByRecord(profile, lines);
  const unsigned = recordsOf(profile, siteFrom(process.env), lines);
  const { settings } = await readCard(folder);
  const portrait = portraitOf(unsigned);
  // What is shown as it is written has no end that could be signed.
  const keyring = isLive() ? null : await readKeyring(folder, process.env);
  return {
    profile,
    records: keyring ? sign(unsigned, keyring) : unsigned,
    say: sayIn(profile.profile.language),
    settings,
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

/** What is made of a state of the content, when it is asked for: a page alone needs little. */
function ofState<T>(make: (all: Published) => Promise<T>): () => Promise<T> {
  const made = once((_: Records, all: Published) => make(all));
  return async () => {
    const all = await published();
    return made(all.records, all);
  };
}

/** How the pages look. */
export const publishedFace = ofState(async ({ profile, records, settings }) => {
  const { faceOf } = await import('./face/face.ts');
  return faceOf(settings, contentFolder(), {
    portrait: portraitOf(records),
    initials: initialsOf(nameOf(records)),
    words: JSON.stringify(profile) + wordsIn(profile.profile.language),
  });
});

/** The reference of the interface, in groups. */
export const publishedReference = ofState(async ({ records }) => referenceOf(openApi(records)));

/** What pages offer. */
const front = ({ home, look }: CardSettings): Front => ({ home: home ?? LOOKS[look].home });

/** Pages that have a form besides; see contact/ and match/. */
const WITH_FORMS = ['/contact', '/match'];

/** The pages for people that say no more than their document, each with its folder's name. */
export const publishedPages = ofState(async (all) => {
  const pages = [...humanPages(all.records, front(all.settings)), ...unlistedPages(all.records)];
  return pages
    .filter(({ path }) => !WITH_FORMS.includes(path))
    .map((page) => ({ name: page.path.slice(1) || 'home', page }));
});

/** What the frame of every page says, whichever it is. */
export const publishedFrame = ofState(async ({ profile, records, say, settings }) => {
  const { icon, fonts, sheet, preload } = await publishedFace();
  return {
    ...frameOf(records, say, settings),
    cards: cardsOf(profile).map(({ page }) => ({ page })),
    face: { icon, fonts, sheet, preload },
  };
});

/**
 * A hash of what each of these is made from, by its file: the frame, what it says, and `beside`,
 * which stands for all that is not read from Markdown.
 */
export async function pageSources(beside: string): Promise<ReadonlyMap<string, string>> {
  const frame = hash('sha256', JSON.stringify([beside, await publishedFrame()]));
  return new Map(
    (await publishedPages()).map(({ name, page }) => {
      return [`${name}/index.html`, hash('sha256', frame + sourceOf(page), 'base64url')];
    }),
  );
}

/** Every file that the table names, and its twins. */
export const publishedFiles = ofState(async (all) =>
  publish(all.records, await publishedReference(), await verifierText(), front(all.settings)),
);

/** Every file that stands as it is told, by its path below the site: all but what is rendered. */
export const publishedTexts = ofState(async ({ records }) => {
  const files = await publishedFiles();
  // No index has the files of CVs that nothing leads to.
  const told = [...files, ...extraFiles(files, records), ...unlistedFiles(records)];
  const face = await publishedFace();
  const media = 'application/octet-stream';
  return [
    ...told.map((text) => ({ ...text, media: `${text.media}; charset=utf-8` })),
    // Whoever serves the build tells their type by their name.
    ...face.files.map(({ file, body }) => ({ file, media, body: () => body })),
  ];
});

/** What is known of a site when the bytes of its other files are, given as digests by file. */
export async function sealedFiles(bytes: Readonly<Record<string, string>>) {
  const { records } = await published();
  const files = await publishedFiles();
  const last = lastFiles(records, files, bytes);
  return last.length > 0 ? [...last, ...extraFiles([...files, ...last], records)] : [];
}

/** The CV as documents to print, by their path. */
export const publishedPrints = ofState(async ({ records, say }) => {
  const { cvDocuments } = await import('./print/documents.ts');
  return new Map(await cvDocuments(records, say));
});
