/**
 * Missions: content/missions/*.md; they feed init, ax-mission.json, evals, MCP prompts and report
 * statistics.
 */
import * as z from 'zod';
import { ServicePath, WebUrl } from '../../schemas/common.ts';
import { described, like, several, upTo } from '../../schemas/described.ts';
import { copied, kind, type Makers, made, paths, required, text, written } from '../field.ts';
import { undated } from '../shared.ts';

export const MissionId = described(
  z
    .string()
    .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'is not a mission id')
    .max(120),
  'Mission id: lower-case words joined by underscores.',
  'evaluate_collaboration',
);

const Field = z.strictObject({
  name: like(/^[a-z][a-z0-9_]*$/, 'Member name, lower case with underscores.'),
  type: z
    .enum(['string', 'number', 'boolean', 'string[]'])
    .default('string')
    .describe('Kind of value.'),
  description: upTo(240).describe('What it holds.'),
  required: z.boolean().default(true).describe('false makes it optional.'),
});

const fields = {
  id: copied('id', MissionId),
  title: required(text(120), 'What the agent is to do.', 'Evaluate a collaboration'),
  goal: required(text(400), 'What the result is good for.', 'Decide whether to get in touch.'),
  category: written(
    z
      .enum(['principal', 'platform', 'protocol', 'commerce', 'support', 'other'])
      .default('principal')
      .describe('AX mission category.'),
  ),
  reads: paths(
    z
      .array(ServicePath)
      .min(1)
      .max(6)
      .describe('Endpoints to read, in order, after /api/init; with two, three fetches do.'),
  ),
  read: made(
    described(z.array(WebUrl), 'Addresses to read, in order.', [
      'https://example.org/api/collaboration',
    ]),
  ),
  inputs: written(several(Field, 'What the agent brings.')),
  outputs: written(z.array(Field).min(1).describe('What the agent produces.')),
  success: written(z.array(upTo(240)).min(1).describe('How to tell that it succeeded.')),
  ...undated,
};

const makers: Makers<typeof fields> = {
  read: ({ reads }, { absolute, shortest }) => reads.map((path) => absolute(shortest(path))),
};
export const mission = kind('mission', 'Something an agent may be sent to do here.', fields, {
  makers,
});
