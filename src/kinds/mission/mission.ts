/**
 * Missions: content/missions/*.md; they feed init, ax-mission.json, evals, MCP prompts and report
 * statistics.
 */
import * as z from 'zod';
import { commonFrontMatter, ServicePath, updatedDay, WebUrl } from '../../schemas/common.ts';

export const MissionId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'is not a mission id')
  .max(120)
  .meta({
    description: 'Mission id: lower-case words joined by underscores.',
    examples: ['evaluate_collaboration'],
  });

const Field = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/)
    .describe('Member name, lower case with underscores.'),
  type: z
    .enum(['string', 'number', 'boolean', 'string[]'])
    .default('string')
    .describe('Kind of value.'),
  description: z.string().min(1).max(240).describe('What it holds.'),
  required: z.boolean().default(true).describe('false makes it optional.'),
});

export const MissionFrontMatter = z.strictObject({
  title: z.string().min(1).max(120).describe('What the agent is to do.'),
  goal: z.string().min(1).max(400).describe('What the result is good for.'),
  category: z
    .enum(['principal', 'platform', 'protocol', 'commerce', 'support', 'other'])
    .default('principal')
    .describe('AX mission category.'),
  reads: z
    .array(ServicePath)
    .min(1)
    .max(6)
    .describe('Endpoints to read, in order, after /api/init; with two, three fetches do.'),
  inputs: z.array(Field).default([]).describe('What the agent brings.'),
  outputs: z.array(Field).min(1).describe('What the agent produces.'),
  success: z.array(z.string().min(1).max(240)).min(1).describe('How to tell that it succeeded.'),
  ...commonFrontMatter,
  updated: updatedDay,
});

export const Mission = z
  .object({
    id: MissionId,
    title: z
      .string()
      .meta({ description: 'What the agent is to do.', examples: ['Evaluate a collaboration'] }),
    goal: z.string().meta({
      description: 'What the result is good for.',
      examples: ['Decide whether to get in touch.'],
    }),
    read: z.array(WebUrl).meta({
      description: 'Addresses to read, in order.',
      examples: [['https://example.org/api/collaboration']],
    }),
  })
  .meta({ id: 'Mission', description: 'Something an agent may be sent to do here.' });
export type Mission = z.infer<typeof Mission>;
