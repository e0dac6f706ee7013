/** MCP by every name that the platform leads to this site, and what previews do not do. */
import type { Context } from '@netlify/functions';
import { expect, test, vi } from 'vitest';
import mcp from '../../netlify/functions/mcp.mts';
import { netlifyService } from '../../netlify/service.ts';

const contextOf = (name: string) =>
  ({
    deploy: { context: name, id: 'deploy1' },
    ip: '192.0.2.1',
    waitUntil: () => {},
  }) as unknown as Context;

const asked = (base: string, headers: Record<string, string> = {}) =>
  new Request(`${base}/mcp/public`, { headers: { host: new URL(base).host, ...headers } });

test('a domain alias answers; a page of another origin is refused, also there', async () => {
  const alias = 'https://alias.example';
  const status = async (request: Request, context = 'production') =>
    (await mcp(request, contextOf(context))).status;
  expect(await status(asked(alias))).toBe(200);
  expect(await status(asked(alias, { origin: alias }))).toBe(200);
  expect(await status(asked(alias, { origin: 'https://evil.example' }))).toBe(403);
  // The emulator takes every Host, and leads it here.
  expect(await status(asked('http://evil.example'), 'dev')).toBe(403);
});

test('previews write to nobody', () => {
  vi.stubEnv('CONTACT_WEBHOOK_URL', 'https://hooks.example.org/x');
  vi.stubEnv('SMTP_URL', 'smtps://mail.example.org');
  vi.stubEnv('NOTIFY_EMAIL', 'owner@example.org');
  const ways = (name: string) => {
    const { webhook, mail } = netlifyService(contextOf(name));
    return [webhook !== null, mail !== null];
  };
  expect(ways('production')).toEqual([true, true]);
  expect(ways('deploy-preview')).toEqual([false, false]);
  expect(ways('branch-deploy')).toEqual([false, false]);
  vi.unstubAllEnvs();
});
