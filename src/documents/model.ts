/**
 * What a page or a CV says, as plain values: made once from the records, and written as HTML,
 * Markdown and print. Nothing here knows a format; a `role` says what a part is, never how it
 * looks.
 */
import type { CvSection } from '../kinds/kinds.ts';
import type { EvidenceLevel, EvidenceLink } from '../schemas/common.ts';

/** Some words, and what they are: the way to a page or site, a day, an evidence level. */
export type Run = {
  text: string;
  /** A path of this service, or an address. */
  to?: string | undefined;
  rel?: 'me' | undefined;
  /** The day that the words tell, as precisely as it is known. */
  day?: string;
  level?: EvidenceLevel;
};
export type Text = readonly Run[];

/** A picture, in the names of records: `opens_url` is what it is a still of. */
export type Picture = {
  url: string;
  alt: string;
  caption?: string | undefined;
  credit?: string | undefined;
  opens_url?: string | undefined;
};

/** `paper`: told where nothing can be followed; `screen`: where something can. */
export type Fact = {
  term: string;
  /** The page that tells more. */
  to?: string;
  level?: EvidenceLevel;
  values: readonly Text[];
  /** How the values were chosen, and where all of them are. */
  note?: Text;
  role?: 'elsewhere' | 'paper' | 'screen';
};

/** A thing of a list: every part is optional but its title, and each has one place in each form. */
export type Entry = {
  id?: string | undefined;
  /** Id by which agents cite it. */
  landing?: string | undefined;
  /** What views select by. */
  tags?: readonly string[];
  when?: Text;
  /** The last day that it is about, to tell the oldest by; 9999 while it lasts. */
  last?: string | undefined;
  title: Text;
  /** What this and the entries beside it stand under, in one value. */
  group?: Text | undefined;
  where?: readonly Text[];
  level?: EvidenceLevel | null;
  /** The host of its first source, which its mark names. */
  host?: string | undefined;
  about?: string | null | undefined;
  summary?: string | null;
  pictures?: readonly Picture[] | undefined;
  /** All of a text, as Markdown, that begins as the summary does: it stands in its place. */
  prose?: string | null;
  points?: readonly string[];
  /** Markdown of the owner. */
  body?: string | null;
  keywords?: readonly string[];
  related?: Text;
  note?: string;
  /** Addresses of the thing itself, then those that support it. */
  links?: readonly EvidenceLink[];
  sources?: readonly EvidenceLink[];
  /** Who wrote it, in a sentence. */
  by?: Text;
  /** What is told of its checks, origin or tags, a sentence each. */
  remarks?: readonly Text[];
};
export type Slot = Exclude<keyof Entry, 'id' | 'tags' | 'title'>;

/** How entries belong together: in time, one by one, beside each other, or a line or card each. */
export type EntriesRole =
  | 'timeline'
  | 'plain'
  | 'statements'
  | 'pairs'
  | 'strip'
  | 'compact'
  | 'cards';

export type Block =
  | { is: 'text'; text: Text; role?: 'lead' | 'meta' | 'intro' | 'status' | 'help' }
  /** Text of the owner; `of` keeps the ids of several texts on a page apart. */
  | { is: 'markdown'; text: string; of?: string }
  | {
      is: 'list';
      items: readonly Text[];
      role?: 'sources' | 'claims' | 'focus' | 'around';
      label?: string;
    }
  | { is: 'pictures'; pictures: readonly Picture[] }
  | { is: 'facts'; facts: readonly Fact[]; role?: 'terms' | 'legend' | 'glance' }
  | { is: 'entries'; entries: readonly Entry[]; role: EntriesRole }
  /** Words to be copied whole. */
  | { is: 'citation'; text: string; url?: string; id?: string };

/**
 * Names of sections, by which views select, beside those of kinds; those of levels, years and
 * records are made.
 */
export type SectionId =
  | CvSection
  | 'bios'
  | 'claims'
  | 'collaboration'
  | 'coverage'
  | 'corrections'
  | 'details'
  | 'earlier'
  | 'evidence'
  | 'evidence-levels'
  | 'focus'
  | 'glance'
  | 'how-to-cite'
  | 'key-claims'
  | 'legend'
  | 'next'
  | 'none'
  | 'not-welcome'
  | 'notes'
  | 'offered'
  | 'portrait'
  | 'proof'
  | 'requirements'
  | 'strongest'
  | 'texts'
  | 'topics'
  | 'welcome'
  | 'who'
  | 'work'
  | 'works'
  | 'write'
  | `level-${EvidenceLevel}`
  | `question-${string}`
  | `tag-${string}`
  | `year-${string}`;

/**
 * `head`: beside the title; `aside`: of the page, not of its subject; `part`: one of many of a
 * list; `half`: beside the next; `paper` as above.
 */
export type Section = {
  id: SectionId;
  /** Id by which agents cite it. */
  landing?: string | undefined;
  /** Empty where it goes on with what stands before it. */
  title: string;
  role?: 'head' | 'aside' | 'part' | 'half' | 'paper';
  /** Where all of it is. */
  more?: Run;
  blocks: readonly Block[];
};

/** A way on that a page offers first; `save` is the name by which a file of it is kept. */
export type Action = { text: string; to: string; save?: string };

export type Document = {
  form: 'card' | 'article' | 'list';
  /** Of the page, and of the same as JSON. */
  path: string;
  json: string;
  /** What it is called, and what stands above it where that is another. */
  title: string;
  heading?: string;
  /** Whether the title is a sentence, and not a name. */
  sentence?: true;
  subtitle?: string | undefined;
  byline?: Text;
  /** That a text is a draft, or whatever else it is not yet. */
  status?: string | undefined;
  /** Path of the person's picture, where this host has one. */
  portrait?: { src: string; alt: string };
  /** The list that it belongs to. */
  up?: Run;
  facts?: readonly Fact[];
  /** What stands below the facts. */
  beside?: Text;
  /** The way to its parts; none where it is short. */
  contents?: { title: string; links: readonly { id: string; title: string; level: number }[] };
  lead: readonly Block[];
  actions?: readonly Action[];
  sections: readonly Section[];
};
