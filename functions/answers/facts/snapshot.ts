/**
 * The published facts that operations answer from: one value per deploy, made from the built files.
 */
import type * as z from 'zod';
import type { Contracts } from '../../../src/surfaces/contracts.ts';
import type { AXEval } from '../../../src/surfaces/evals.ts';
import type { AskedKind, GatewayFile } from '../../../src/surfaces/files-index.ts';
import { GATEWAY_FILE } from '../../../src/surfaces/files-index.ts';
import type { ManifestResponse } from '../../../src/surfaces/manifest.ts';
import type { LanguageCode } from '../languages/language.ts';
import type { Rec } from './record.ts';

type Schema = { properties: Record<string, { description: string }>; required: string[] };

/** A mission as the AX manifest tells it: with what it takes and how to tell that it succeeded. */
export type AxMission = {
  id: string;
  title: string;
  description: string;
  surfaces: { url: string; required: boolean }[];
  input_schema: Schema;
  output_schema: Schema;
  success: { description: string }[];
};

/** A mission, and the paths that it reads. */
export type MissionFacts = Omit<AxMission, 'surfaces'> & { sources: string[] };

/** A long text with its body. */
export type LongText = {
  type: 'article' | 'manifesto';
  /** Path of its payload. */
  path: string;
  title: string;
  author: string;
  summary: string;
  published_at: string;
  key_claims: string[];
  body_markdown: string;
};

export type Snapshot = {
  base: string;
  /** Every path that a reader can fetch. */
  paths: string[];
  /** What each row takes, by the row's id; for errors. */
  contracts?: Contracts | undefined;
  manifest: z.output<typeof ManifestResponse>;
  /** The kinds of records, and what of each is read. */
  kinds: readonly AskedKind[];
  evals: z.output<typeof AXEval>[];
  missions?: MissionFacts[];
  texts: LongText[];
  /**
   * content_hash of what can be cited, by its path: the records of lists, and payloads that are one
   * record.
   */
  hashes: Record<string, string>;
  /** Paths of the claims that the owner leads with, best first. */
  strongest: string[];
  /** What mail to the owner says, in the language of the profile. */
  mail: GatewayFile['mail'];
  /** Day on which the terms of work changed last; null when nothing tells. */
  terms_changed?: string | null;
  /** Day of the last change of the whole profile; null when nothing has one. */
  last_modified: string | null;
  /** What answers are found in, where a build made it ready; else it is made when it is needed. */
  prepared?: Prepared;
};

/** What the records say: their words, stems of each passage and of what stands over it, names. */
export type Terms = { words: string[]; own: string[][]; about: string[][]; names: string[][] };

/** What is made of a snapshot before it is answered from. */
export type Prepared = { language: LanguageCode; records: readonly Rec[]; terms: Terms };

/** Pieces of what is prepared as one: each has its own records, and what these say. */
export function joined(pieces: readonly Prepared[]): Prepared {
  const terms = pieces.map((piece) => piece.terms);
  return {
    language: (pieces[0] as Prepared).language,
    records: pieces.flatMap(({ records }) => records).map((record, at) => ({ ...record, at })),
    terms: {
      words: terms.flatMap(({ words }) => words),
      own: terms.flatMap(({ own }) => own),
      about: terms.flatMap(({ about }) => about),
      names: terms.flatMap(({ names }) => names),
    },
  };
}

/**
 * content_hash of the document that a path leads to: of a record, or of the list that a fragment is
 * a place in; of the whole profile where nothing else is known.
 */
export function hashAt({ hashes, manifest }: Snapshot, path: string): string {
  return hashes[path] ?? hashes[path.replace(/#.*/, '')] ?? manifest.content_hash;
}

/** Lists whose items have a path and a hash of their own. */
const LISTS = 'projects skills experience writings talks claims notes common_questions'.split(' ');
/** Payloads that are one record, or that stand for their list. */
const WHOLE = ['profile', 'collaboration', 'contact', 'manifesto', ...LISTS];

type Payload = Record<string, unknown> & { content_hash: string };
type Item = { path?: unknown; content_hash?: unknown };

/** Hashes of the items of a payload by their paths. */
function itemHashes(payload: Payload): [string, string][] {
  return Object.values(payload)
    .filter(Array.isArray)
    .flat()
    .filter((item: Item | null): item is { path: string; content_hash: string } =>
      Boolean(
        item &&
          typeof item === 'object' &&
          typeof item.path === 'string' &&
          typeof item.content_hash === 'string',
      ),
    )
    .map(({ path, content_hash }) => [path, content_hash]);
}

async function textAt(
  read: (file: string) => Promise<unknown>,
  path: string,
): Promise<[LongText, string]> {
  const text = (await read(`variants${path}/full.json`)) as LongText & { content_hash: string };
  const { type, title, author, summary, published_at, key_claims, body_markdown } = text;
  const compact = (await read(`${path.slice(1)}.json`)) as Payload;
  return [
    { type, path, title, author, summary, published_at, key_claims, body_markdown },
    compact.content_hash,
  ];
}

/** Builds the snapshot; `read` gives the parsed JSON of a built file by its path below dist/. */
export async function snapshotFrom(read: (file: string) => Promise<unknown>): Promise<Snapshot> {
  const facts = (await read(GATEWAY_FILE)) as GatewayFile;
  const { evals } = (await read('api/evals.json')) as { evals: Snapshot['evals'] };
  const { missions } = (await read('.well-known/ax-mission.json')) as {
    missions: AxMission[];
  };
  const manifest = (await read('api/manifest.json')) as Snapshot['manifest'];
  const complete = [...LISTS, 'changelog'].map((name) => read(`variants/api/${name}/all.json`));
  const lists = (await Promise.all(complete)) as Payload[];
  const whole = (await Promise.all(WHOLE.map((name) => read(`api/${name}.json`)))) as Payload[];
  const paths = manifest.content
    .filter(({ type }) => type !== 'page')
    .map(({ api_path }) => api_path);
  const texts = await Promise.all(paths.map((path) => textAt(read, path)));
  const { strongest_claims } = (await read('variants/api/init/compact.json')) as {
    strongest_claims: { claim_url: string }[];
  };
  return {
    base: facts.base,
    paths: facts.paths,
    mail: facts.mail,
    contracts: facts.contracts,
    manifest,
    kinds: facts.kinds,
    evals,
    missions: missions.map(({ id, title, description, input_schema, output_schema, ...rest }) => ({
      ...{ id, title, description, input_schema, output_schema, success: rest.success },
      sources: rest.surfaces
        .filter(({ required }) => required)
        .map(({ url }) => url.replace(facts.base, '').replace(/\?.*/, '')),
    })),
    texts: texts.map(([text]) => text),
    hashes: Object.fromEntries([
      ...lists.flatMap(itemHashes),
      ...WHOLE.map((name, at): [string, string] => [`/api/${name}`, whole[at]?.content_hash ?? '']),
      ...texts.map(([{ path }, hash]): [string, string] => [path, hash]),
      ['/api/manifest', manifest.content_hash],
    ]),
    strongest: strongest_claims.map(({ claim_url }) => claim_url.replace(facts.base, '')),
    terms_changed:
      String(whole[WHOLE.indexOf('collaboration')]?.['last_modified'] ?? '').slice(0, 10) || null,
    last_modified: manifest.last_modified,
  };
}
