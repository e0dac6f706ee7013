/**
 * The front door as a Netlify Edge Function: every path and alias of the table, the pages, the
 * prefixes where a wrong path gets a way on, and the twins outside of them. A literal, because the
 * platform reads it before anything runs; a test compares it with the table. A slash at the end is
 * the platform's to add.
 */
import type { Context } from '@netlify/functions';
import { door } from '../../functions/door/door.ts';
import { edgeUpstream, KEEP_CONDITIONS } from '../edge-upstream.ts';
import { observe } from '../observe.ts';

/** A fault costs nothing but the door's extras: what stands behind the door answers. */
async function answer(request: Request, context: Context): Promise<Response> {
  try {
    return await door(request, edgeUpstream(request, context));
  } catch (error) {
    // Left to itself, the platform would go on with the file that the door read last. A body
    // cannot be sent twice.
    if (request.bodyUsed) throw error;
    console.error(error);
    return context.next(request, KEEP_CONDITIONS);
  }
}

export default async function mount(request: Request, context: Context): Promise<Response> {
  const response = await answer(request, context);
  await observe(request, response.status, context);
  return response;
}

export const config: { path: `/${string}`[]; onError: 'bypass' } = {
  onError: 'bypass',
  path: [
    '/api/*',
    '/.well-known/*',
    '/api/init',
    '/api/agent-init',
    '/agent-init',
    '/init',
    '/api',
    '/',
    '/health',
    '/api/status',
    '/api/schema',
    '/openapi.json',
    '/api/openapi.json',
    '/.well-known/openapi.json',
    '/api/agents.json',
    '/agents.json',
    '/.well-known/agents.json',
    '/.well-known/ax-mission.json',
    '/agent.json',
    '/.well-known/agent-card.json',
    '/.well-known/agent.json',
    '/.well-known/ai-plugin.json',
    '/llms.txt',
    '/api/llms.txt',
    '/.well-known/llms.txt',
    '/llms-full.txt',
    '/skill.md',
    '/api/skill.md',
    '/ax-skill.md',
    '/api/ax-skill.md',
    '/agentic-experience.md',
    '/api/agentic-experience.md',
    '/agent-surface-spec.md',
    '/api/agent-surface-spec.md',
    '/ax-checklist.md',
    '/api/ax-checklist.md',
    '/substrate-debt.md',
    '/api/substrate-debt.md',
    '/robots.txt',
    '/.well-known/security.txt',
    '/security.txt',
    '/sitemap.xml',
    '/.well-known/api-catalog',
    '/.well-known/ai-catalog.json',
    '/.well-known/agent-skills/index.json',
    '/.well-known/skills/index.json',
    '/.well-known/mcp/server-card.json',
    '/.well-known/mcp.json',
    '/mcp/server-card',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-protected-resource',
    '/verify.mjs',
    '/api/signatures',
    '/.well-known/jwks.json',
    '/.well-known/did.json',
    '/resume.json',
    '/feed.json',
    '/feed.xml',
    '/api/profile',
    '/api/skills',
    '/api/experience',
    '/api/experience/:id',
    '/api/projects',
    '/api/projects/:slug',
    '/api/claims',
    '/api/claims/:id',
    '/api/writings',
    '/api/talks',
    '/api/notes',
    '/api/notes/:id',
    '/api/collaboration',
    '/api/common_questions',
    '/api/faq',
    '/api/changelog',
    '/api/activity',
    '/api/manifest',
    '/api/manifesto',
    '/api/content',
    '/api/content/manifesto',
    '/api/content/manifesto/claims',
    '/api/content/articles/:slug',
    '/api/content/articles/:slug/claims',
    '/api/contact',
    '/api/agent/ask',
    '/api/claims/check',
    '/api/agent-reports/schema',
    '/api/agent-reports',
    '/api/agent-reports/stats',
    '/api/evals',
    '/api/evals/runbook',
    '/api/evals/run',
    '/api/audits/:slug/meta',
    '/api/audits/:slug',
    '/api/admin/stats',
    '/api/admin/audits',
    '/api/admin/audits/:slug',
    '/api/admin/audits/:slug/tokens',
    '/api/admin/audits/:slug/tokens/:token_id',
    '/api/admin/contacts',
    '/api/admin/contacts/export',
    '/api/admin/contacts/:id',
    '/api/admin/contacts/days/:day',
    '/api/admin/questions',
    '/api/admin/questions/export',
    '/api/admin/questions/:id',
    '/api/admin/questions/days/:day',
    '/api/admin/reports',
    '/api/admin/reports/export',
    '/api/admin/reports/:id',
    '/api/admin/reports/days/:day',
    '/mcp',
    '/projects/:slug',
    '/claims',
    '/notes',
    '/questions',
    '/contact',
    '/manifesto',
    '/articles/:slug',
    '/developers',
    '/developers/:group',
    '/audits',
    '/audits/:slug',
    '/admin',
    '/index.md',
    '/agent-init.md',
    '/init.md',
    '/health.md',
    '/claims.md',
    '/notes.md',
    '/questions.md',
    '/contact.md',
    '/manifesto.md',
    '/developers.md',
  ],
};
