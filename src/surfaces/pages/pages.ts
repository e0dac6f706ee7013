/**
 * Every page for people, in the order of the sitemap: where it stands, which row it is the human
 * side of, and what it says as a document. The pages themselves, sitemap, Markdown files, the index
 * of content and the ways on of wrong paths are made from this list.
 */
import type { Document, SectionId } from '../../documents/model.ts';
import { select, type View } from '../../documents/select.ts';
import type { RecordOf } from '../../kinds/kinds.ts';
import { type Say, sayIn } from '../../labels/say.ts';
import { once } from '../../once.ts';
import { pages, type RouteId } from '../../routes.ts';
import { markdownOf } from '../../writers/markdown.ts';
import { type Cv, cvEntries, cvPath, downloadsOf, recordsFor } from '../cvs.ts';
import { profileJsonLd } from '../discovery/json-ld.ts';
import { cvInstance, jsonResume } from '../discovery/resume.ts';
import { entriesOf } from '../instances.ts';
import { hasKit, kitPayload, ownPagePayload } from '../kit.ts';
import { rows as lists } from '../list-rows.ts';
import {
  collaborationPayload,
  contactPayload,
  curriculumEntries,
  curriculumPayload,
  nameOf,
  profilePayload,
} from '../person.ts';
import { parametersIn } from '../read-of.ts';
import type { Records } from '../records.ts';
import { type Dated, latest, sha256 } from '../seal.ts';
import { type TextAddresses, textPayload, textsOf } from '../texts.ts';
import { claimDocument, claimList } from './claims.ts';
import { contactPage, matchPage } from './contact.ts';
import { withCorrections } from './corrections.ts';
import { aboutPage, BRIEF, curriculum, projectList, workPage, writingPage } from './curriculum.ts';
import { homePage } from './home.ts';
import { listJsonLd, plainJsonLd, questionsJsonLd, recordJsonLd, textJsonLd } from './json-ld.ts';
import { kitPage, ownPage } from './kit.ts';
import { noteDocument, noteList } from './notes.ts';
import { projectDocument } from './projects.ts';
import { questionsPage } from './questions.ts';
import { tagsOf, tagsPage } from './tags.ts';
import { textPage } from './text.ts';

export type HumanPage = {
  /** Path for people, and the row and path of its twin. */
  path: string;
  row: RouteId;
  api: string;
  type: 'page' | TextAddresses['type'];
  title: string;
  /** One or two sentences. */
  summary: string;
  /** Day of the last change of what it shows; null where it shows nothing. */
  modified: string | null;
  /** False for a list without items: it answers, but nothing leads to it. */
  listed: boolean;
  /** Left out of indexes: the page of one claim or note, which its list leads to, and of tags. */
  item?: true;
  /** What it says. */
  document: Document;
  /** What its Markdown leaves out of that; its JSON has it. */
  short?: View;
  /** The twin without its metadata. */
  twin: () => object;
  jsonLd: () => object;
  /** For search engines, where that is not the title and the summary. */
  headline?: string;
  description?: string;
  /** Type of Open Graph, and its style on paper. */
  graph?: 'profile' | 'article';
  kind?: 'home' | 'cv';
  /** Nothing leads to it, and no search engine may. */
  unlisted?: true;
};

/** Which sections the home page has, in which order. */
export type Front = {
  home?: readonly SectionId[] | undefined;
};

const shows = (...items: (Dated | readonly Dated[])[]) => {
  const days = items.flat().map(({ modified }) => modified);
  return { type: 'page' as const, modified: latest(days), listed: days.length > 0 };
};

/** The row whose record a page shows. */
const rowOf = (path: string): RouteId =>
  pages.find((page) => parametersIn(page.path, path))?.row ?? 'getHome';

/** Where a page stands, and what it shows: of a document all, or what a view has of it. */
function of(document: Document, view: View = {}) {
  const { path, json: api, title } = document;
  return { document: select(document, view), path, row: rowOf(path), api, title };
}

// What Markdown leaves out of a page, and where that stands: who is done with one page asks for
// more.

/** Texts of the owner, points, sources and ways on: in JSON, and on the page of each project. */
const WITHOUT_DETAILS: View = {
  omit: {
    every: ['related', 'links', 'sources'],
    positions: ['body'],
    education: ['body', 'points'],
    skills: ['body', 'intro'],
  },
};
/** Facts of the person: at /about; sources: on the page of each claim. */
const WITHOUT_PERSON: View = { omit: { head: ['facts'], strongest: ['links', 'help'] } };
/** The notes before and after: in the list of notes; what the citation repeats: in JSON. */
const NOTE: View = { omit: { head: ['around'], who: ['meta'], 'how-to-cite': ['facts'] } };
/** What the title tells already. */
const WITHOUT_INTRO: View = { omit: { head: ['intro'] } };
/** Ways on from the person: at their page; what marks mean: in the list of claims. */
const CLAIM: View = { omit: { head: ['note'], who: ['meta'] } };
/** What stands beside the words of a text: in JSON. */
const TEXT: View = {
  without: ['key-claims', 'next'],
  omit: { head: ['lead'], 'how-to-cite': ['facts'] },
};

function itemPages(records: Records, say: Say): HumanPage[] {
  const page = { type: 'page', listed: true, graph: 'article' } as const;
  const item = <K extends 'projects' | 'claims' | 'notes'>(
    kind: K,
    record: RecordOf<K>,
    document: Document,
  ) => ({
    ...page,
    ...of(document),
    modified: record.last_modified?.slice(0, 10) ?? null,
    twin: () => record,
    jsonLd: () => recordJsonLd(kind, record, records),
  });
  return [
    ...textsOf(records.profile).map(({ text, addresses }): HumanPage => {
      const { type } = addresses;
      return {
        ...page,
        ...of(textPage(text, addresses, records, say)),
        type,
        summary: text.summary,
        modified: text.modified,
        short: TEXT,
        twin: () => textPayload(text, type, records, 'compact'),
        jsonLd: () => textJsonLd(text, type, records),
      };
    }),
    ...records.profile.pages.map((own) => ({
      ...page,
      ...of(ownPage(own, records, say)),
      summary: own.summary,
      modified: own.modified,
      twin: () => ownPagePayload(own, records),
      jsonLd: () => plainJsonLd('WebPage', `/pages/${own.id}`, own.title, records),
    })),
    ...records.profile.cvs.map((cv) => cvPage(cv, records, say)),
    ...records.projects.map((project) => ({
      ...item('projects', project, projectDocument(project, records, say)),
      summary: project.summary,
    })),
    ...records.claims.map((claim) => ({
      ...item('claims', claim, claimDocument(claim, records, say)),
      short: CLAIM,
      item: true as const,
      summary: claim.evidence_note,
    })),
    ...records.notes.map((note) => ({
      ...item('notes', note, noteDocument(note, records, say)),
      short: NOTE,
      item: true as const,
      summary: [
        `${say.writing.by({ author: note.author, date: say.day(note.date) })}.`,
        note.body_markdown,
      ].join(' '),
    })),
  ];
}

/** The page of a CV; that at /cv leads to the others. */
function cvPage(cv: Cv, records: Records, say: Say): HumanPage {
  const { places, descriptions } = say;
  const { title } = cv;
  const others = title ? [] : records.profile.cvs;
  const actions = [
    ...downloadsOf(records, say, cv),
    ...others.map((other) => ({ text: other.title, to: cvPath(other) })),
  ];
  const document = curriculum(records, say, cv, actions);
  return {
    ...of(document, BRIEF),
    ...shows(title ? [cv, ...cvEntries(recordsFor(records, cv))] : entriesOf(records.profile)),
    title: title ?? places.cv,
    summary: cv.summary ?? descriptions.cv({ name: nameOf(records) }),
    twin: () => (title ? cvInstance(cv, records).payload : jsonResume(records)),
    jsonLd: () => plainJsonLd('WebPage', document.path, document.title, records),
    graph: 'profile',
    kind: 'cv',
  };
}

/** The pages of CVs that nothing leads to. */
export function unlistedPages(records: Records): HumanPage[] {
  const say = sayIn(records.profile.profile.language);
  return records.profile.unlisted.map((cv) => ({ ...cvPage(cv, records, say), unlisted: true }));
}

/** The pages of a profile by what they offer, made once: indexes and lists tell of them too. */
const mainPages = once((records: Records) =>
  once((home: Front['home']) => pagesFor(records, { home }), new Map()),
);

function pagesFor(records: Records, front: Front): HumanPage[] {
  const say = sayIn(records.profile.profile.language);
  const { profile } = records;
  const person = profile.profile;
  const name = nameOf(records);
  const { places, descriptions } = say;
  const twinOf = (id: keyof typeof lists) => () => lists[id](records)[0]?.payload ?? {};
  const plain = (type: Parameters<typeof plainJsonLd>[0], document: Document, view?: View) => ({
    ...of(document, view),
    jsonLd: () => plainJsonLd(type, document.path, document.title, records),
  });
  const called = (
    id: 'work' | 'projects' | 'writing' | 'about' | 'claims' | 'notes' | 'tags' | 'questions',
  ) => ({ title: places[id], summary: descriptions[id]({ name }) });
  const texts = textsOf(profile).map(({ text }) => text);
  const { claims, projects, skills, writings, talks, notes } = profile;
  const tagged = [claims, projects, skills, writings, talks, notes, texts].flat();
  return [
    {
      ...of(homePage(records, say, downloadsOf(records, say)), {
        ...(front.home && { sections: front.home }),
        omit: { strongest: ['sources'] },
      }),
      short: WITHOUT_PERSON,
      ...shows(entriesOf(profile)),
      summary: person.headline,
      twin: () => profilePayload(records),
      jsonLd: () => profileJsonLd(records),
      headline: say.person.called({ name: person.name, headline: person.headline }),
      description: person.bio,
      graph: 'profile',
      kind: 'home',
    },
    {
      ...plain('CollectionPage', workPage(records, say)),
      short: WITHOUT_DETAILS,
      ...shows(curriculumEntries(profile), skills),
      ...called('work'),
      twin: () => curriculumPayload(records),
    },
    {
      // Each project has a page of its own, with what supports it.
      ...of(projectList(records, say), { omit: { every: ['sources'] } }),
      short: WITHOUT_INTRO,
      ...shows(projects),
      ...called('projects'),
      twin: () => ({ projects: records.projects }),
      jsonLd: () => listJsonLd('projects', places.projects, records),
    },
    {
      ...plain('CollectionPage', writingPage(records, say)),
      ...shows(writings, talks, texts),
      ...called('writing'),
      twin: () => ({ writings: records.writings }),
    },
    {
      ...plain('AboutPage', aboutPage(records, say)),
      ...shows(person, profile.collaboration),
      ...called('about'),
      twin: () => ({ ...profilePayload(records), ...collaborationPayload(records) }),
      graph: 'profile',
    },
    cvPage(profile.curriculum, records, say),
    {
      ...of(claimList(records, say)),
      ...shows(claims),
      ...called('claims'),
      twin: twinOf('listClaims'),
      jsonLd: () => listJsonLd('claims', places.claims, records),
    },
    {
      ...of(noteList(records, say)),
      // Projects and tags: on the page of each note.
      short: { omit: { every: ['remarks'] } },
      ...shows(notes),
      ...called('notes'),
      twin: twinOf('listNotes'),
      jsonLd: () => listJsonLd('notes', places.notes, records),
    },
    {
      ...plain('CollectionPage', tagsPage(records, say)),
      item: true,
      ...shows(tagged.filter(({ tags }) => tags.length > 0)),
      ...called('tags'),
      twin: () => ({ tags: tagsOf(records, say) }),
    },
    {
      ...of(questionsPage(records, say)),
      short: WITHOUT_INTRO,
      ...shows(profile.questions),
      ...called('questions'),
      twin: twinOf('listCommonQuestions'),
      jsonLd: () => questionsJsonLd(records, say),
    },
    ...(hasKit(records)
      ? [
          {
            ...plain('WebPage', kitPage(records, say)),
            ...shows(profile.kit, person, talks),
            summary: descriptions.kit({ name }),
            twin: () => kitPayload(records),
          },
        ]
      : []),
    {
      ...plain('ContactPage', contactPage(records, say)),
      ...shows(profile.contact),
      summary: descriptions.contact,
      twin: () => contactPayload(records),
    },
    {
      ...plain('WebPage', matchPage(records, say)),
      item: true,
      ...shows(person),
      summary: descriptions.match({ name }),
      twin: () => ({}),
    },
  ];
}

/** The pages of single items, which are many and the same wherever they are told of. */
const pagesOfItems = once((records: Records): HumanPage[] => {
  const say = sayIn(records.profile.profile.language);
  return itemPages(records, say).map((page) => ({
    ...page,
    document: withCorrections(page.document, records, say),
  }));
});

/** The pages of a profile, those of single items last. */
export const humanPages = (records: Records, { home }: Front = {}): HumanPage[] => [
  ...mainPages(records)(home),
  ...pagesOfItems(records),
];

/** A hash of what a page says. */
export const sourceOf = once((page: HumanPage) =>
  sha256(JSON.stringify({ ...page, jsonLd: page.jsonLd() })),
);

/** A page as Markdown. */
export function pageMarkdown({ document, short }: HumanPage, { site, profile }: Records): string {
  const { language, demonstration: notice } = profile.profile;
  const frame = { base: site.base, notice, short: Boolean(short) };
  return markdownOf(select(document, short ?? {}), frame, sayIn(language));
}
