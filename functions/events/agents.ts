/**
 * Agents that the statistics tell by name: what a User-Agent header claims, in which family. Nobody
 * checks the claim; it is what the caller says of itself. `agents.json` has, family by family, the
 * names to show (letters, digits, dots and hyphens: they are part of a store key), and what to look
 * for, as a whole word. The first that matches counts, so what is more special stands first.
 */
import names from './agents.json' with { type: 'json' };

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

export type KnownAgent = {
  readonly name: string;
  readonly family: Family;
  readonly pattern: RegExp;
};

/** Every agent that is told by name, in the order in which they are looked for. */
export const knownAgents: readonly KnownAgent[] = Object.entries(names).flatMap(
  ([family, agents]) =>
    Object.entries(agents).map(([name, pattern]) => ({
      name,
      family: family as keyof typeof names,
      pattern: new RegExp(`(?<![\\w.@-])(?:${pattern})(?![\\w-])`, 'i'),
    })),
);

/** Family of a name of the table, or null for any other. */
export const familyOfName = (name: string): Family | null =>
  knownAgents.find((agent) => agent.name === name)?.family ?? null;
