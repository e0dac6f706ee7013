/**
 * The patterns of crawler-user-agents (540 KB, much of it examples), by what kind of caller they
 * mean, without those that isbot covers, which is asked too.
 */
import { isbot } from 'isbot';

/** One entry of the data; the package's own type has more. */
export type CrawlerEntry = {
  pattern: string;
  instances: readonly string[];
  tags?: readonly string[];
};

/** The tag of each kind of caller; `other` has none. */
const TAGS = {
  search: 'search-engine',
  training: 'ai-crawler',
  library: 'http-library',
  other: '',
};
type Kind = keyof typeof TAGS;
const KINDS = Object.keys(TAGS) as Kind[];

/** Sources of regular expressions that tell upper from lower case. */
export type Crawlers = { readonly [kind in Kind]: string };

/** The small form of the data. The same data gives the same value. */
export function distil(entries: readonly CrawlerEntry[]): Crawlers {
  const kindOf = ({ instances, tags = [] }: CrawlerEntry): Kind | null =>
    KINDS.find((kind) => tags.includes(TAGS[kind])) ??
    (instances.length > 0 && instances.every((instance) => isbot(instance)) ? null : 'other');
  const found = Map.groupBy(entries, kindOf);
  const sourceOf = (kind: Kind) =>
    (found.get(kind) ?? []).map(({ pattern }) => `(?:${pattern})`).join('|');
  return Object.fromEntries(KINDS.map((kind) => [kind, sourceOf(kind)])) as Crawlers;
}
