/**
 * One mission of the AX Mission Manifest v0.1, from the front matter of content/missions/<id>.md.
 */
import { urlOf } from '../documents/parts.ts';
import { type Mission, missionReads, type Read } from '../read-of.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';

type Field = Mission['inputs'][number];

const schemaOf = ({ type, description }: Field) =>
  type === 'string[]'
    ? { type: 'array', items: { type: 'string' }, description }
    : { type: type satisfies 'string' | 'number' | 'boolean', description };

/** JSON Schema 2020-12 of what a mission takes or gives (AX v0.1 section 8). */
const objectSchema = (fields: readonly Field[]) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  additionalProperties: false,
});

/** Kind of a surface in the words of AX v0.1 section 6. */
function surfaceType({ group, media }: Read['row']): 'api' | 'contact' | 'eval' | 'documentation' {
  if (group === 'contact') return 'contact';
  if (group === 'evals') return 'eval';
  return media === 'text/plain' ? 'documentation' : 'api';
}

/**
 * Takes all records and one mission; returns the mission object of AX v0.1 section 5, each member
 * required by it.
 */
export function axMissionItem(records: Records, mission: Mission) {
  const { profile, site } = records;
  const reads = missionReads(mission);
  const evals = profile.evals.filter((task) => task.mission === mission.id).map(({ id }) => id);
  const listEvals = urlOf(records, 'listEvals');
  const openApi = {
    url: urlOf(records, 'getOpenApi'),
    type: 'schema',
    format: 'openapi',
    required: false,
  };
  const sources = reads.map(({ path }) => absolute(site, path)).join(' and ');
  const verify_with = `Compare the result, statement by statement, with ${sources} as fetched.`;
  return {
    id: mission.id,
    title: mission.title,
    description: mission.goal,
    category: mission.category,
    surfaces: [
      ...reads.map(({ row, path }) => ({
        url: absolute(site, path),
        type: surfaceType(row),
        format: row.media,
        required: true,
      })),
      openApi,
      ...(evals.length > 0
        ? [{ url: listEvals, type: 'eval', format: 'application/json', required: false }]
        : []),
    ],
    auth: { required: false, type: 'none', side_effects: 'read', human_approval_required: false },
    input_schema: objectSchema(mission.inputs),
    output_schema: objectSchema(mission.outputs),
    success: mission.success.map((description, at) => ({
      id: `criterion_${at + 1}`,
      description,
      verify_with,
    })),
    verify: {
      freshness:
        `Compare content_hash and last_modified of each surface with what you read before; ` +
        `the recipe of the hash is at ${urlOf(records, 'getSchema')}.`,
      authority:
        `Surfaces below ${site.base} are the publisher's own; evidence_links in a record ` +
        'lead outside.',
      success_contract:
        'The result satisfies output_schema, meets every item of success and names the ' +
        'URL of each record used.' +
        (evals.length > 0 ? ` Evals that test it: ${evals.join(', ')} at ${listEvals}.` : ''),
    },
  };
}
