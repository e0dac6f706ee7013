/** Which family of agents a User-Agent header claims, and which name where it is a known one. */
import { isbot } from 'isbot';
import { once } from '../../src/once.ts';
import names from './agents.json' with { type: 'json' };
import type { Crawlers } from './crawlers.ts';

/** What kind of caller it is. Each is part of a store key. */
export const FAMILIES = [
  'training_crawler',
  'search_index',
  'user_fetch',
  'mcp_client',
  'coding_agent',
  'browser',
  'http_library',
  'other_bot',
  'unknown',
] as const;
export type Family = (typeof FAMILIES)[number];

/** Every agent that is told by name, in the order in which they are looked for. */
const knownAgents = Object.entries(names).flatMap(([family, agents]) =>
  Object.entries(agents).map(([name, pattern]) => ({
    name,
    family: family as Family,
    pattern: new RegExp(`(?<![\\w.@-])(?:${pattern})(?![\\w-])`, 'i'),
  })),
);

/** Family of a name of the table, or null for any other. */
export const familyOfName = (name: string): Family | null =>
  knownAgents.find((agent) => agent.name === name)?.family ?? null;

export type Agent = {
  readonly family: Family /** A name of the table, or null. */;
  readonly name: string | null;
};
export type Classify = (userAgent: string | null | undefined) => Agent;

const UNKNOWN: Agent = { family: 'unknown', name: null };

/** Longer than any honest header: it is not looked at. */
const LONGEST_HEADER_CHARS = 1000;
/** Different headers that are remembered; callers can invent more, so it is bounded. */
const MOST_REMEMBERED_HEADERS = 500;

const BROWSER =
  /^(?:Mozilla\/5\.0 \(.+\) .*(?:Gecko\/|AppleWebKit\/)|Mozilla\/5\.0 \(.*Trident\/|Opera\/)/;

/** Makes the function that tells. Regular expressions are compiled when they are first needed. */
export function classifier(crawlers: Crawlers): Classify {
  const remembered = new Map<string, Agent>();
  let compiled: [Family, RegExp][] | undefined;
  const look = (userAgent: string): Agent => {
    const known = knownAgents.find(({ pattern }) => pattern.test(userAgent));
    if (known) return known;
    compiled ??= [
      ['search_index', new RegExp(crawlers.search)],
      ['training_crawler', new RegExp(crawlers.training)],
      ['http_library', new RegExp(crawlers.library)],
      ['other_bot', new RegExp(crawlers.other)],
    ];
    const group = compiled.find(([, pattern]) => pattern.test(userAgent));
    if (group) return { family: group[0], name: null };
    if (isbot(userAgent)) return { family: 'other_bot', name: null };
    return BROWSER.test(userAgent) ? { family: 'browser', name: null } : UNKNOWN;
  };
  const told = once(look, remembered);
  return (userAgent) => {
    if (!userAgent || userAgent.length > LONGEST_HEADER_CHARS) return UNKNOWN;
    if (remembered.size >= MOST_REMEMBERED_HEADERS) remembered.clear();
    return told(userAgent);
  };
}
