/** Search as a tool. */
import * as z from 'zod';
import { SEARCHING } from '../../../src/surfaces/rules.ts';
import { checked } from '../../http/issues.ts';
import { inputOf, outputOf } from '../json-schema.ts';
import { searchRecord } from '../search.ts';
import { invalid, success } from './answers.ts';
import { READS, type Tool } from './tool.ts';

const KINDS = (
  'profile claim project skill experience education writing talk note question text terms ' +
  'contact'
).split(' ');

const Input = z.object({
  query: z
    .string()
    .min(1)
    .max(400)
    .describe('Words to look for; a few telling ones find more than a sentence.'),
  kind: z.enum(KINDS).nullish().describe('Only records of this kind.'),
  limit: z.int().min(1).max(20).default(5),
});

const Output = z.object({
  total: z.int(),
  results: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      excerpt: z.string(),
      url: z.string(),
      evidence_level: z.string().nullable(),
    }),
  ),
  unmatched: z
    .array(z.string())
    .describe('Words of the query that nothing published has; the results say nothing of them.'),
  advice: z.string(),
});

export const searchProfile: Tool = {
  name: 'search_profile',
  title: 'Search the whole record',
  description:
    'Finds records by words in everything published: claims, projects, skills, positions, ' +
    'writings, talks, notes, questions, long texts, terms. Take it first when you look for ' +
    'something particular; each result has a url to read and cite.',
  input: { ...inputOf(Input), required: ['query'] },
  output: outputOf(Output),
  annotations: READS,
  run: async (args, { snapshot }) => {
    const own = checked(Input, args);
    if ('detail' in own) return invalid(own.detail, snapshot);
    const { query, kind, limit } = own.data;
    const found = searchRecord(query, { limit, kind: kind ?? undefined }, snapshot);
    return success({ ...found, advice: SEARCHING[found.total > 0 ? 'found' : 'nothing'] });
  },
};
