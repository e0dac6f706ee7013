/** Long texts: compact, in full, or their claims alone. */
import type { RouteId } from '../../../src/routes.ts';
import { rowOf } from '../../table/match.ts';
import { invalid } from './answers.ts';
import { readRow } from './call.ts';
import { READS, type Tool } from './tool.ts';

/** Rows that the tool answers: of the manifesto, which has no slug, and of articles. */
export const TEXT_ROWS = [
  'getContentManifesto',
  'getManifestoClaims',
  'getArticle',
  'getArticleClaims',
] as const;

const DETAILS = ['compact', 'full', 'claims'];

export const readContent: Tool = {
  name: 'read_content',
  title: 'Read a long text',
  description:
    'Reads the manifesto or an article. compact: summary, key claims, sections and ' +
    'what the rest costs; claims: the key claims ' +
    'alone; full: the whole Markdown, only to quote. read_resource with content lists the texts.',
  input: {
    type: 'object',
    properties: {
      text: { type: 'string', description: 'manifesto, or the slug of an article.' },
      detail: { type: 'string', enum: DETAILS, default: 'compact' },
    },
    required: ['text'],
  },
  annotations: READS,
  run: async (args, sources) => {
    const { text, detail } = args;
    const fail = (name: string, msg: string) =>
      invalid([{ loc: ['query', name], msg, type: 'value_error' }], sources.snapshot);
    if (typeof text !== 'string')
      return fail('text', 'Input should be manifesto or the slug of an article');
    const wanted = detail ?? 'compact';
    if (typeof wanted !== 'string' || !DETAILS.includes(wanted))
      return fail('detail', `Input should be one of ${DETAILS.join(', ')}`);
    const [whole, claims] = text === 'manifesto' ? TEXT_ROWS : TEXT_ROWS.slice(2);
    const item = text === 'manifesto' ? null : text;
    if (wanted === 'claims') return readRow(rowOf(claims as RouteId), {}, sources, item);
    return readRow(rowOf(whole as RouteId), { detail: wanted }, sources, item);
  },
};
