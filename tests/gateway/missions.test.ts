/**
 * Each declared mission, played from the base address by following only what payloads say: which
 * facts it ends with, and what it costs.
 */
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { ask, BASE } from './place.ts';

type Json = Record<string, unknown>;
type Mission = { id: string; read: string[]; returns: string };

const LEVEL = /^(self-claim|private-live|public-live|external-validation)$/;
const CITED = {
  evidence_level: expect.stringMatching(LEVEL),
  evidence_note: expect.stringMatching(/\w/),
};

async function textOf(url: unknown): Promise<string> {
  expect(String(url).startsWith(`${BASE}/`)).toBe(true);
  const response = await ask(String(url).slice(BASE.length).replace(/#.*/, ''));
  expect([url, response.status]).toEqual([url, 200]);
  return response.text();
}

const greeting = await textOf(`${BASE}/`);
const [, start = ''] = /Start here \(JSON\)\s+(\S+)/.exec(greeting) ?? [];
const told = await textOf(start);
const init = JSON.parse(told) as Json & { missions: Mission[] };

/** The facts that each mission ends with, and the lists whose records it cites. */
const ENDS: Record<string, { facts: Json; lists: string[] }> = {
  assess_expertise: {
    facts: { consumer_rule: expect.stringContaining('self-described') },
    lists: ['projects', 'skills'],
  },
  evaluate_collaboration: {
    facts: {
      current_capacity: expect.any(String),
      hard_no_list: expect.arrayContaining([expect.any(String)]),
      pricing_policy: { mode: 'rates_in_conversation', public_rate_card: false },
    },
    lists: [],
  },
  prepare_introduction: {
    facts: {
      rule_for_autonomous_agents: expect.stringContaining('human_name'),
      corrections: expect.stringContaining('question'),
    },
    lists: ['claims'],
  },
  research_ideas: {
    facts: {
      author: expect.any(String),
      key_claims: expect.arrayContaining([expect.any(String)]),
      citation_receipt: { human_url: expect.any(String), instruction: expect.any(String) },
    },
    lists: [],
  },
};

test('the missions are those that are declared, under the rules that all must know', async () => {
  expect(init.missions.map(({ id }) => id).sort()).toEqual(Object.keys(ENDS));
  expect(init).toMatchObject({
    do_not_infer: expect.arrayContaining([
      expect.stringContaining('rates'),
      expect.stringContaining('availab'),
    ]),
    citation_rules: expect.arrayContaining([expect.stringContaining('evidence_level')]),
  });
  // Strongest claims can be cited without another read.
  for (const claim of init['strongest_claims'] as Json[]) {
    expect(claim).toMatchObject(CITED);
    for (const member of ['claim_url', 'human_url']) await textOf(claim[member]);
  }
});

test.each(init.missions)(
  '$id ends with its facts, within 3 fetches and 7,000 tokens',
  async ({ id, read, returns }) => {
    const { facts, lists } = ENDS[id] ?? expect.fail(id);
    const texts = await Promise.all(read.map(textOf));
    expect(texts.length).toBeLessThanOrEqual(2);
    expect(countTokens([greeting, told, ...texts].join(''))).toBeLessThanOrEqual(7_000);
    expect(returns).toMatch(/citations/);
    const answers = Object.assign({}, ...texts.map((text) => JSON.parse(text))) as Json;
    expect(answers).toMatchObject(facts);
    for (const list of lists)
      for (const record of answers[list] as Json[]) {
        expect(record['evidence_level']).toMatch(LEVEL);
        await textOf(record['url']);
      }
    for (const member of ['url', 'canonical_human_url', 'full_body_url'])
      if (member in answers) await textOf(answers[member]);
  },
);

test('the mission manifest leads as far for as little', async () => {
  const manifest = JSON.parse(await textOf(`${BASE}/.well-known/ax-mission.json`)) as {
    missions: { id: string; surfaces: { url: string; required: boolean }[] }[];
  };
  for (const { id, surfaces } of manifest.missions) {
    const urls = surfaces.flatMap(({ url, required }) => (required ? [url] : []));
    expect(urls.length, id).toBeLessThanOrEqual(3);
    const texts = await Promise.all(urls.map(textOf));
    expect(countTokens(texts.join('')), id).toBeLessThanOrEqual(7_000);
  }
});
