/**
 * What the discovery documents share: who publishes, when the content changed, and what every
 * description must say.
 */
import type { Records } from '../records.ts';
import type { Site } from '../site.ts';

/**
 * Who runs the service: the operator where there is one, else the person; the URL falls back to the
 * service itself.
 */
export function publisherOf({ profile, site }: Records): { name: string; url: string } {
  const { name, operator } = profile.profile;
  return { name: operator?.name ?? name, url: operator?.url ?? site.base };
}

/** Text on one line, for formats in which a line break would begin a new statement. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Text as a sentence: with a full stop, unless it has one. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** A description, and on a demonstration profile the sentence that says so. */
export function described({ profile }: Records, text: string): string {
  const { demonstration } = profile.profile;
  return demonstration ? `${text} ${demonstration}` : text;
}

/**
 * Labels of the base's host in lower case, `www.example.org` -> `['www', 'example', 'org']`; the
 * parts of an address for an IP. Each begins with a letter or digit and holds only those and
 * hyphens, whatever the host is.
 */
export function hostLabels(base: string): string[] {
  const labels = new URL(base).hostname
    .toLowerCase()
    .split(/[.:[\]]+/)
    .map((label) => label.replace(/[^a-z0-9-]+/g, '-').replace(/^-+|-+$/g, ''))
    .filter((label) => label !== '');
  return labels.length > 0 ? labels : ['local'];
}

/** Name of the MCP server: host as reverse domain name, a slash and a word, as its card wants. */
export const mcpServerName = ({ base }: Pick<Site, 'base'>): string =>
  `${hostLabels(base).toReversed().join('.')}/profile`;
