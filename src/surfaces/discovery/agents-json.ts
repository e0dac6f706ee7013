/**
 * GET /api/agents.json, /agents.json and /.well-known/agents.json: agents.json 0.1.0
 * (wild-card-ai).
 */
import { urlOf } from '../documents/parts.ts';
import { freshness } from '../instances.ts';
import { nameOf } from '../person.ts';
import { type Mission, missionReads, type Read } from '../read-of.ts';
import type { Records } from '../records.ts';
import { seal } from '../seal.ts';
import { API_VERSION } from '../versions.ts';
import { described, sentence } from './about.ts';

const SOURCE = 'profile_api';

/**
 * The reads with a snake_case action id each: `getInit` -> `get_init`, a second read of a row gets
 * a number.
 */
function actionsOf(reads: readonly Read[]): (Read & { id: string })[] {
  const seen = new Map<string, number>();
  return reads.map((read) => {
    const name = read.row.id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { ...read, id: times > 1 ? `${name}_${times}` : name };
  });
}

/**
 * A mission as a flow: its reads as actions, in order. Path parameters are the flow's parameters,
 * linked to their action; each answer is linked to a member of the flow's response that has the
 * action's id. What the agent brings and makes itself is no data of the flow and stands in the
 * description.
 */
function flowOf(records: Records, mission: Mission) {
  const actions = actionsOf(missionReads(mission));
  const parameters = actions.flatMap((action) =>
    Object.entries(action.parameters).map(([name, value]) => ({
      action,
      name,
      value,
      own: `${action.id}_${name}`,
    })),
  );
  const names = (fields: Mission['inputs']) => fields.map(({ name }) => name).join(', ');
  const brings =
    mission.inputs.length > 0
      ? ` From ${names(mission.inputs)} and the answers,`
      : ' From the answers,';
  return {
    id: mission.id,
    title: mission.title,
    description:
      `${mission.goal}${brings} produce ${names(mission.outputs)}; ` +
      `the contract of this mission is at ${urlOf(records, 'getAxMission')}.`,
    actions: actions.map(({ id, row }) => ({ id, sourceId: SOURCE, operationId: row.id })),
    links: [
      ...parameters.map(({ action, name, own }) => ({
        origin: { actionId: mission.id, fieldPath: `parameters.${own}` },
        target: { actionId: action.id, fieldPath: `parameters.${name}` },
      })),
      ...actions.map(({ id }) => ({
        origin: { actionId: id, fieldPath: 'responses.success' },
        target: { actionId: mission.id, fieldPath: `responses.success.${id}` },
      })),
    ],
    fields: {
      parameters: parameters.map(({ action, value, own }) => ({
        name: own,
        description: `${action.row.purpose}; for this mission: ${value}`,
        required: true,
        type: 'string',
      })),
      responses: {
        success: {
          type: 'object',
          properties: Object.fromEntries(
            actions.map(({ id, row }) => [id, { description: row.purpose }]),
          ),
          required: actions.map(({ id }) => id),
        },
      },
    },
  };
}

/**
 * The document. Takes all records; returns agents.json 0.1.0, whose operations are rows of
 * the table by their operationId. The format is open, so our four metadata members stand at the
 * end.
 */
export function agentsJson(records: Records) {
  const { profile } = records;
  const document = {
    agentsJson: '0.1.0',
    info: {
      title: `Profile of ${nameOf(records)}`,
      version: API_VERSION,
      description: described(
        records,
        `Flows over the published profile of ${nameOf(records)}: ` +
          `${sentence(profile.profile.headline)}`,
      ),
    },
    sources: [{ id: SOURCE, path: urlOf(records, 'getOpenApi') }],
    flows: profile.missions.map((mission) => flowOf(records, mission)),
  };
  return seal(document, freshness(records, [profile.profile, ...profile.missions]));
}
