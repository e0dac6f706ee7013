/** Long texts: compact, in full, or their claims alone. */
import type { RouteId } from '../../../src/routes.ts';
import { routeOf } from '../../table/match.ts';
import { targetOf } from './address.ts';
import { invalid, wrong } from './answers.ts';
import { addressOf, readRoute } from './call.ts';
import { portion } from './portions.ts';
import { READS, type Tool } from './tool.ts';

/** Rows that the tool answers: of the manifesto, which has no slug, and of articles. */
export const TEXT_ROWS = [
  'getContentManifesto',
  'getManifestoClaims',
  'getArticle',
  'getArticleClaims',
] as const;

const DETAILS = ['compact', 'full', 'claims'];

/** The article that a slug or an address means, or the manifesto; null for another address. */
function textOf(text: string, base: string): { item: string | null } | null {
  if (text === 'manifesto') return { item: null };
  if (!text.includes('/')) return { item: text };
  const target = targetOf(text, base);
  const routes: readonly RouteId[] = ['getManifesto', ...TEXT_ROWS];
  return target && routes.includes(target.route.id) ? target : null;
}

export const readContent: Tool = {
  name: 'read_content',
  title: 'Read a long text',
  description:
    'Reads the manifesto or an article. compact: summary, key claims, sections, what the rest ' +
    'costs; claims: key claims alone; full: all of it, only to quote. read_resource content ' +
    'lists the texts.',
  input: {
    type: 'object',
    properties: {
      text: { type: 'string', description: 'manifesto, or the slug or url of an article.' },
      detail: { type: 'string', enum: DETAILS, default: 'compact' },
      page: { type: 'integer', description: 'Of what is too large at once: which page.' },
    },
    required: ['text'],
  },
  annotations: READS,
  run: async (args, sources) => {
    const { text, detail } = args;
    const fail = (name: string, msg: string) => invalid([wrong(name, msg)], sources.snapshot);
    const target = typeof text === 'string' ? textOf(text, sources.snapshot.base) : null;
    if (!target) return fail('text', 'Input should be manifesto, or the slug or url of an article');
    const wanted = detail ?? 'compact';
    if (typeof wanted !== 'string' || !DETAILS.includes(wanted))
      return fail('detail', `Input should be one of ${DETAILS.join(', ')}`);
    const { item } = target;
    const [whole, claims] = item === null ? TEXT_ROWS : TEXT_ROWS.slice(2);
    const route = routeOf((wanted === 'claims' ? claims : whole) as RouteId);
    const own = wanted === 'claims' ? {} : { detail: wanted };
    const result = await readRoute(route, own, sources, { item, within: null });
    return portion(result, addressOf(route, own, { item }), args['page'], sources);
  },
};
