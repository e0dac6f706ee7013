/**
 * What the build made, for whoever serves it: which file answers which path, with its media type
 * and tag.
 */
import type { AskPlace } from '../kinds/place.ts';
import type { MailWords } from '../labels/say.ts';
import type { Contracts } from './contracts.ts';
import type { PublishedFile } from './publish.ts';

/** Where the index stands below dist/. */
export const FILES_INDEX = 'variants/files.json';

export type FileEntry = Omit<PublishedFile, 'body' | 'digest'>;

/**
 * Facts that the gateway needs now and then: whose profile it is, the base of every URL in it,
 * every path that a reader can fetch, what each row takes, and every page for people by its path,
 * with its title.
 */
export const GATEWAY_FILE = 'variants/gateway.json';

/** A kind of records as answers read it: its list in the manifest, and what stands where. */
export type AskedKind = { list: string; address: string; ask: AskPlace };

export type GatewayFile = {
  name: string;
  base: string;
  paths: string[];
  /** Day of the last change of each record, by its path with its fragment. */
  modified?: Record<string, string>;
  /** Documents that were withdrawn, by their path: when, and why if the owner says. */
  withdrawn?: Record<string, { day: string; reason: string | null }>;
  /** Who signs the build, and where the signed list stands; nothing where nobody signs. */
  signed_by?: string;
  signatures_url?: string;
  contracts?: Contracts;
  kinds: readonly AskedKind[];
  pages: Record<string, string>;
  /** What mail to the owner says. */
  mail: MailWords;
};
