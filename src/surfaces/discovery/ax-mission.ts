/**
 * GET /.well-known/ax-mission.json and /agent.json: AX Mission Manifest v0.1, which allows no
 * member of its own making.
 */
import { routes } from '../../routes.ts';
import { urlOf } from '../documents/parts.ts';
import { freshness, type Shared } from '../instances.ts';
import { nameOf } from '../person.ts';
import type { Records } from '../records.ts';
import { latest, timestamp } from '../seal.ts';
import { described, hostLabels, publisherOf, sentence } from './about.ts';
import { axMissionItem } from './ax-mission-item.ts';

/**
 * Reverse-DNS id of the host, `https://www.example.org` -> `org.example.www.profile`. The first
 * segment takes no hyphen (AX v0.1 `id`), so a punycode top-level domain loses its hyphens.
 */
function manifestId(base: string): string {
  const [first = '', ...rest] = hostLabels(base).reverse();
  return [first.replaceAll('-', ''), ...rest, 'profile'].join('.');
}

function entrypoints({ site }: Records) {
  const { path, aliases } = routes.getAxMission;
  const at = (place: string, type: string, description: string) => ({
    url: site.base + place,
    type,
    description,
  });
  return [
    at(path, 'canonical', 'This manifest'),
    ...aliases.map((alias) => at(alias, 'compatibility', 'The same manifest')),
  ];
}

/**
 * The manifest. Takes all records, and the hashes of published files: those of the surfaces that
 * missions name go into `trust.content_hashes`. Returns a document that AX Mission Manifest v0.1
 * accepts member for member, so our four metadata members stand in `trust` and in the headers
 * alone.
 */
export function axMission(records: Records, { hashes }: Pick<Shared, 'hashes'> = { hashes: [] }) {
  const { profile, site } = records;
  const person = nameOf(records);
  const missions = profile.missions.map((mission) => axMissionItem(records, mission));
  const named = new Set(missions.flatMap(({ surfaces }) => surfaces.map(({ url }) => url)));
  const content_hashes = hashes.filter(({ url }) => named.has(url));
  const { last_modified } = freshness(records, [
    profile.profile,
    ...profile.missions,
    ...profile.evals,
  ]);
  const updated_at = last_modified ?? timestamp(profile.profile.modified);
  const link = (id: Parameters<typeof urlOf>[1]) => ({
    url: urlOf(records, id),
    type: routes[id].media,
    description: routes[id].purpose,
  });
  return {
    schema_version: '0.1',
    id: manifestId(site.base),
    name: person,
    description: described(
      records,
      `What an agent can be sent to do with the published profile of ${person}: ` +
        `${sentence(profile.profile.headline)}`,
    ),
    updated_at,
    publisher: publisherOf(records),
    entrypoints: entrypoints(records),
    links: [
      link('getInit'),
      link('getOpenApi'),
      link('getLlmsTxt'),
      link('getSkillMd'),
      link('getAgentCard'),
    ],
    contact: {
      support: urlOf(records, 'getContactPolicy'),
      security: urlOf(records, 'getSecurityTxt'),
    },
    missions,
    trust: {
      updated_at,
      authority: site.base,
      generated_by: 'calling-card',
      ...(content_hashes.length > 0 ? { content_hashes } : {}),
      breaking_changes_since: timestamp(
        latest(profile.changelog.filter(({ breaking }) => breaking).map(({ date }) => date)),
      ),
      changelog: urlOf(records, 'listChangelog'),
    },
  };
}
