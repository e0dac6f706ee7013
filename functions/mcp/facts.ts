/**
 * What the endpoint tells of itself, read once a deploy from built files: rules, missions, files
 * with their hashes, the skill.
 */
import { memorySkillFiles, SkillsExtension } from '@modelcontextprotocol/server/ext/skills';
import { CARD_FILE, fileOf } from '../../src/files.ts';
import { type RouteId, routes } from '../../src/routes.ts';
import { FILES_INDEX, type FileEntry } from '../../src/surfaces/files-index.ts';
import type { AxMission, Snapshot } from '../answers/facts/snapshot.ts';
import type { Upstream } from '../gateway/upstream.ts';

type Init = {
  identity: { name: string; headline: string; demonstration: string | null };
  do_not_infer: string[];
  citation_rules: string[];
};

export type Facts = Awaited<ReturnType<typeof load>>;

/**
 * Nothing changes before the next deploy; a client that sees a change five minutes late is served
 * well enough.
 */
export const FRESH = { ttlMs: 300_000, cacheScope: 'public' } as const;

/** Documents that go with the skill, for those who want the contract and the checks behind it. */
const REFERENCES = ['getAgentSurfaceSpec', 'getAxChecklist'] as const;

async function load(read: Upstream['read']) {
  const text = async (file: string): Promise<string> => {
    const found = await read(file);
    if (found === null) throw new Error(`${file} cannot be read`);
    return found;
  };
  const document = (id: RouteId) => text(fileOf(routes[id].path, routes[id].media));
  const { missions } = JSON.parse(await document('getAxMission')) as { missions: AxMission[] };
  const index = JSON.parse(await text(FILES_INDEX)) as FileEntry[];
  const card = JSON.parse(await text(CARD_FILE)) as { html: string };
  const skill = await document('getSkillMd');
  const name = /^name: (\S+)$/m.exec(skill)?.[1] ?? 'profile';
  const references = await Promise.all(
    REFERENCES.map(
      async (id) => [`${name}/references${routes[id].path}`, await document(id)] as const,
    ),
  );
  return {
    init: JSON.parse(await document('getInit')) as Init,
    missions,
    /** The profile card, as HTML. */
    card: card.html,
    /** Files by the path they are asked for. */
    files: new Map(index.map((entry) => [entry.path, entry])),
    // A skill that breaks a rule of the format is a fault of the build, which its own tests find.
    skills: await SkillsExtension.load(
      memorySkillFiles({ [`${name}/SKILL.md`]: skill, ...Object.fromEntries(references) }),
      { cacheHint: FRESH, strict: true },
    ),
  };
}

const known = new WeakMap<Snapshot, Promise<Facts>>();

/**
 * The facts of a deploy. Throws when its files cannot be read, and tries again at the next call.
 */
export function factsOf(snapshot: Snapshot, read: Upstream['read']): Promise<Facts> {
  const found = known.get(snapshot) ?? load(read);
  known.set(snapshot, found);
  found.catch(() => known.delete(snapshot));
  return found;
}
