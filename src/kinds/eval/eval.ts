/** Evals: content/evals/*.md, GET /api/evals, the runbook, and the contract of a run. */
import * as z from 'zod';
import { ServicePath } from '../../schemas/common.ts';
import { upTo } from '../../schemas/described.ts';
import { kind, paths, required, text, written } from '../field.ts';
import { MissionId } from '../mission/mission.ts';
import { undated } from '../shared.ts';

const lines = (description: string) => written(z.array(upTo(240)).min(1).describe(description));
const fields = {
  title: required(text(160), 'What is tested.'),
  goal: required(text(400), 'What the agent is to find out or produce.'),
  required_sources: paths(z.array(ServicePath).min(1).describe('Paths that must be read.')),
  success_criteria: lines('What a good result has.'),
  anti_patterns: lines('What a bad result does.'),
  mission: written(
    MissionId.optional().describe(
      'The mission (file name in content/missions) to name in a report.',
    ),
    { to: 'missions' },
  ),
  ...undated,
};
export const axEval = kind('eval', null, fields);
