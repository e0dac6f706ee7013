/**
 * Eleven missions that nobody declared, each walked from the base address by steps that payloads
 * name, to an end that is written here. No step ends without a next one.
 */
import { expect, test } from 'vitest';
import { credentialsFrom } from '../../functions/http/credentials.ts';
import { BASE } from '../operations/service.ts';
import { BEARER, call, endpoint } from './endpoint.ts';

type Json = Record<string, unknown>;
type Endpoint = { method: string; url: string; purpose: string };

const { ask, client } = endpoint({ credentials: credentialsFrom({}) }, '/mcp/public');

const fetched = (url: string, accept: string, body?: object) =>
  ask(
    new Request(url, {
      headers: { accept, 'content-type': 'application/json', ...BEARER },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    }),
  );

/** An answer at an address that a payload named; throws where nothing answers. */
async function json(url: unknown, body?: object): Promise<Json> {
  expect(String(url)).toMatch(/^http:\/\/localhost:11906\//);
  const response = await fetched(String(url), 'application/json', body);
  expect([url, response.ok]).toEqual([url, true]);
  return (await response.json()) as Json;
}

/** What is known from the address alone: the greeting names init, init the endpoints. */
async function start() {
  const greeting = await (await fetched(`${BASE}/`, '*/*')).text();
  const [, url = ''] = /Start here \(JSON\)\s+(\S+)/.exec(greeting) ?? [];
  const init = await json(url);
  const named = (purpose: RegExp) =>
    (init['endpoints'] as Endpoint[]).find((one) => purpose.test(one.purpose))?.url;
  return { init, named };
}

const records = (answer: Json, name: string) => answer[name] as Json[];

test('verify a statement: a verdict, and the record that decides', async () => {
  const { named } = await start();
  const statement = 'She was born in 1906.';
  const told = await json(named(/Check a statement/), { statement });
  expect(told).toMatchObject({ verdict: 'supported' });
  const [record] = records(told, 'sources');
  expect(await json(String(record?.['url']).replace(/#.*/, ''))).toHaveProperty('content_hash');
});

test('what changed since: a list with its date, and what it leaves out', async () => {
  const { init } = await start();
  const { changes_url } = init['more'] as Json;
  const told = await json(String(changes_url).replace(/2026-11-20/, '2020-01-01'));
  expect(told).toMatchObject({ matched: expect.any(Number), filters: expect.any(Object) });
  expect(told['last_modified']).toMatch(/^\d{4}-/);
});

test('invite to a panel: whether it can be, and the way to the person', async () => {
  const { named } = await start();
  const terms = await json(named(/Terms of work/));
  expect(terms['hard_no_list']).toEqual(expect.any(Array));
  const { typed_contact_endpoint: way } = await json(`${BASE}/api/contact`);
  expect(way).toMatchObject({ method: 'POST', url: `${BASE}/api/contact` });
});

test('a bio with citations: sentences with their level and an address that answers', async () => {
  const { init } = await start();
  expect(init['bio']).toMatch(/1906/);
  for (const { claim_url, evidence_level } of records(init, 'strongest_claims'))
    expect(await json(claim_url)).toMatchObject({ evidence_level, citation_receipt: {} });
});

test('compare two claims: both levels and notes, from the list', async () => {
  const { init } = await start();
  const [first] = records(init, 'suggested_traversal');
  const [one, two] = records(await json(first?.['url']), 'claims');
  for (const claim of [one, two])
    expect(await json(claim?.['claim_url'] ?? claim?.['url'])).toMatchObject({
      evidence_level: claim?.['evidence_level'],
      evidence_note: expect.stringMatching(/\w/),
    });
});

test('write and learn the answer: an address that tells the state and what to do', async () => {
  const { init, named } = await start();
  const { policy_url } = init['contact_policy'] as Json;
  const { typed_contact_endpoint: way } = await json(policy_url);
  const message = { intent: 'question', from: 'a@example.org', human_name: 'A', context: 'B' };
  const sent = await json((way as Json)['url'], message);
  expect(await json(sent['status_url'])).toMatchObject({
    state: 'received',
    next: expect.stringContaining('Look here again'),
  });
  expect(named(/private message/)).toBe((way as Json)['url']);
});

test('wrong paths: each error names an address that answers', async () => {
  for (const path of ['/api/skill', '/api/about-me', '/swagger.json', '/api/claims/flow-matic']) {
    const response = await fetched(`${BASE}${path}`, 'application/json');
    expect([path, response.status]).toEqual([path, 404]);
    const { error } = (await response.json()) as { error: Json };
    await json(error['suggested_next_url']);
  }
});

test('Markdown only: from the map to a claim with its level', async () => {
  const greeting = await (await fetched(`${BASE}/`, 'text/markdown')).text();
  const [map = ''] = /http\S+\/llms\.txt/.exec(greeting) ?? [];
  const links = await (await fetched(map, 'text/markdown')).text();
  const [claims = ''] = /http\S+\/api\/claims[^\s)]*/.exec(links) ?? [];
  const response = await fetched(claims, 'text/markdown');
  expect(response.headers.get('content-type')).toMatch(/^text\/markdown/);
  expect(await response.text()).toMatch(/external-validation[\s\S]*\/api\/claims\//);
});

test('HTML only: from the first page to a claim with its level', async () => {
  const page = async (path: string) => (await fetched(`${BASE}${path}`, 'text/html')).text();
  const home = await page('/');
  const [, claim = ''] = /href="(\/claims\/[\w-]+)"/.exec(home) ?? [];
  expect(claim).not.toBe('');
  expect(await page(claim)).toMatch(/<h1[\s\S]*(Externally|external|evidence)/i);
});

test('MCP only: orientation, search, and the record whole', async () => {
  const one = await client();
  const start = await call(one, 'get_orientation');
  expect(start.structuredContent ?? JSON.parse(start.content[0]?.text ?? '')).toHaveProperty(
    'do_not_infer',
  );
  const found = await call(one, 'search_profile', { query: 'compiler' });
  const [{ url } = {}] = (found.structuredContent?.['results'] ?? []) as Json[];
  const whole = await call(one, 'read_resource', { resource: url });
  expect([whole.isError, whole.content[0]?.text]).toEqual([undefined, expect.stringMatching(/\w/)]);
});

test('A2A only: from the card to an answer with its sources', async () => {
  const card = await json(`${BASE}/.well-known/agent-card.json`);
  const [binding] = card['supportedInterfaces'] as Json[];
  const message = { messageId: 'm', role: 'ROLE_USER', parts: [{ text: 'When was she born?' }] };
  const rpc = { jsonrpc: '2.0', id: 1, method: 'SendMessage', params: { message } };
  const { result } = (await json(binding?.['url'], rpc)) as {
    result: { message: { parts: Json[] } };
  };
  const [text, data] = result.message.parts;
  expect(text?.['text']).toMatch(/1906[\s\S]*Sources:\n- .*http:\/\/localhost:11906\/api/);
  expect(data?.['data']).toMatchObject({ answer_status: 'answered' });
});
