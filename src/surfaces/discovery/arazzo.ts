/** GET /arazzo.json: the missions as workflows over the OpenAPI description (Arazzo 1.0.1). */
import { urlOf } from '../documents/parts.ts';
import { nameOf } from '../person.ts';
import type { Mission } from '../read-of.ts';
import type { Records } from '../records.ts';
import { API_VERSION } from '../versions.ts';
import { described } from './about.ts';

const SOURCE = 'profile_api';
/** Members of the answer that the steps after it work on. */
const OUTPUTS = ['records', 'do_not_infer', 'citation_rules', 'succeeds_when', 'next'] as const;
/** An input of a mission that its read takes, and so is answered for. */
const FIELD = 'field';

/** A mission: one read has all of it; what is made of that is the agent's. */
function workflow({ id, title, goal, inputs }: Mission) {
  const takesField = inputs.some(({ name }) => name === FIELD);
  return {
    workflowId: id,
    summary: title,
    description: goal,
    inputs: {
      type: 'object',
      properties: Object.fromEntries(
        inputs.map(({ name, description }) => [name, { type: 'string', description }]),
      ),
    },
    steps: [
      {
        stepId: 'read',
        description: 'The records that matter, the rules that bind, and what to do next.',
        operationId: `$sourceDescriptions.${SOURCE}.getMission`,
        parameters: [
          { name: 'id', in: 'path', value: id },
          ...(takesField ? [{ name: FIELD, in: 'query', value: `$inputs.${FIELD}` }] : []),
        ],
        successCriteria: [{ condition: '$statusCode == 200' }],
        outputs: Object.fromEntries(OUTPUTS.map((name) => [name, `$response.body#/${name}`])),
      },
    ],
    outputs: Object.fromEntries(OUTPUTS.map((name) => [name, `$steps.read.outputs.${name}`])),
  };
}

/** The document. Its format takes no members of ours: our four travel as headers. */
export function arazzo(records: Records) {
  return {
    arazzo: '1.0.1',
    info: {
      title: `Missions with the profile of ${nameOf(records)}`,
      version: API_VERSION,
      description: described(records, 'What an agent can be sent to do, a workflow each.'),
    },
    sourceDescriptions: [{ name: SOURCE, url: urlOf(records, 'getOpenApi'), type: 'openapi' }],
    workflows: records.profile.missions.map(workflow),
  };
}
