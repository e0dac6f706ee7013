/**
 * What is kept of the crawler-user-agents data (540 KB, much of it examples): the patterns, by what
 * kind of caller they mean. Patterns that isbot covers are left out, because isbot is asked too.
 */
import { isbot } from 'isbot';

/** One entry of the data; the package's own type has more. */
export type CrawlerEntry = {
  pattern: string;
  instances: readonly string[];
  tags?: readonly string[];
};

/** Sources of regular expressions that tell upper from lower case. */
export type Crawlers = {
  readonly search: string;
  readonly training: string;
  readonly library: string;
  readonly other: string;
};

/** The small form of the data. The same data gives the same value. */
export function distil(entries: readonly CrawlerEntry[]): Crawlers {
  const found: Record<keyof Crawlers, string[]> = {
    search: [],
    training: [],
    library: [],
    other: [],
  };
  for (const { pattern, instances, tags = [] } of entries) {
    if (tags.includes('search-engine')) found.search.push(pattern);
    else if (tags.includes('ai-crawler')) found.training.push(pattern);
    else if (tags.includes('http-library')) found.library.push(pattern);
    else if (instances.length === 0 || !instances.every((instance) => isbot(instance)))
      found.other.push(pattern);
  }
  const source = (patterns: readonly string[]) =>
    patterns.map((pattern) => `(?:${pattern})`).join('|');
  return {
    search: source(found.search),
    training: source(found.training),
    library: source(found.library),
    other: source(found.other),
  };
}
