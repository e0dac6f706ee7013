/**
 * Each declared mission, played from the base address by following only what payloads say: which
 * facts it ends with, and what it costs.
 */
import { createHash } from 'node:crypto';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { ask, BASE } from './place.ts';

type Json = Record<string, unknown>;
type Mission = { id: string; read: string[]; returns: string; tokens: number };
type Record_ = { url: string; evidence_level: string };

const LEVEL = /^(self-claim|private-live|public-live|external-validation)$/;

/** An agent that knows the base address: it finds the start there, and counts what it reads. */
async function agent() {
  const texts: string[] = [];
  const fetchText = async (url: string): Promise<string> => {
    const response = await ask(url.replace(BASE, '') || '/');
    expect(response.status, url).toBe(200);
    const text = await response.text();
    texts.push(text);
    return text;
  };
  const greeting = await fetchText(`${BASE}/`);
  const [, start = ''] = /Start here \(JSON\)\s+(\S+)/.exec(greeting) ?? [];
  const init = JSON.parse(await fetchText(start)) as Json & { missions: Mission[] };
  return {
    init,
    play: async (id: string) => {
      const mission = init.missions.find((one) => one.id === id) ?? expect.fail(id);
      const answers: Json[] = [];
      for (const url of mission.read) answers.push(JSON.parse(await fetchText(url)) as Json);
      return { mission, answers: Object.assign({}, ...answers) as Json };
    },
    /** Fetches from the start on: the greeting only says where that is. */
    fetches: () => texts.length - 1,
    tokens: () => countTokens(texts.join('')),
  };
}

async function answersAll(urls: readonly string[]): Promise<void> {
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) {
    expect(url.startsWith(`${BASE}/`)).toBe(true);
    expect((await ask(url.slice(BASE.length).replace(/#.*/, ''))).status, url).toBe(200);
  }
}

/** What every mission must know, whatever it reads. */
function expectRules(init: Json): void {
  expect(init['do_not_infer']).toEqual(
    expect.arrayContaining([expect.stringContaining('rates'), expect.stringContaining('availab')]),
  );
  expect(init['citation_rules']).toEqual(
    expect.arrayContaining([expect.stringContaining('evidence_level')]),
  );
}

test.each([
  [
    'assess_expertise',
    async (answers: Json) => {
      const records = [...(answers['projects'] as Record_[]), ...(answers['skills'] as Record_[])];
      const field = records.filter((one) => /compiler/i.test(JSON.stringify(one)));
      expect(field.length).toBeGreaterThan(2);
      for (const { evidence_level } of field) expect(evidence_level).toMatch(LEVEL);
      await answersAll(field.map(({ url }) => url));
      const notes = (answers['projects'] as { evidence_note: string }[]).map(
        ({ evidence_note }) => evidence_note,
      );
      expect(notes.every((note) => note.length > 0)).toBe(true);
      expect(answers['consumer_rule']).toContain('self-described');
    },
  ],
  [
    'evaluate_collaboration',
    async (answers: Json) => {
      expect(answers).toMatchObject({
        current_capacity: expect.any(String),
        hard_no_list: expect.arrayContaining([expect.any(String)]),
        pricing_policy: { mode: 'rates_in_conversation', public_rate_card: false },
      });
      await answersAll([answers['url'] as string]);
    },
  ],
  [
    'prepare_introduction',
    async (answers: Json) => {
      const claims = answers['claims'] as (Record_ & { claim: string; evidence_note: string })[];
      for (const one of claims)
        expect(one).toEqual({
          claim: expect.stringMatching(/\w/),
          evidence_level: expect.stringMatching(LEVEL),
          evidence_note: expect.stringMatching(/\w/),
          url: expect.stringMatching(/\/api\/claims\//),
        });
      await answersAll(claims.map(({ url }) => url));
      expect(answers).toMatchObject({
        rule_for_autonomous_agents: expect.stringContaining('human_name'),
        corrections: expect.stringContaining('question'),
      });
    },
  ],
  [
    'research_ideas',
    async (answers: Json) => {
      expect((answers['key_claims'] as string[]).length).toBeGreaterThan(0);
      expect(answers).toMatchObject({
        author: expect.any(String),
        citation_receipt: { human_url: expect.any(String), instruction: expect.any(String) },
      });
      await answersAll([
        answers['canonical_human_url'] as string,
        answers['full_body_url'] as string,
      ]);
    },
  ],
])('%s ends with its facts, within 3 fetches and 7,000 tokens', async (id, expectFacts) => {
  const one = await agent();
  const { mission, answers } = await one.play(id);
  expect(one.fetches()).toBeLessThanOrEqual(3);
  expect(one.tokens()).toBeLessThanOrEqual(7_000);
  expect(mission.returns).toMatch(/citations/);
  expectRules(one.init);
  await expectFacts(answers);
});

test('the mission manifest leads as far for as little, with hashes of the answers', async () => {
  const manifest = (await (await ask('/.well-known/ax-mission.json')).json()) as {
    missions: { id: string; surfaces: { url: string; required: boolean }[] }[];
    trust: { content_hashes: { url: string; sha256: string }[] };
  };
  const hashes = new Map(manifest.trust.content_hashes.map(({ url, sha256 }) => [url, sha256]));
  for (const { id, surfaces } of manifest.missions) {
    const urls = surfaces.flatMap(({ url, required }) => (required ? [url] : []));
    const texts = await Promise.all(
      urls.map(async (url) => (await ask(url.slice(BASE.length))).text()),
    );
    expect(urls.length, id).toBeLessThanOrEqual(3);
    expect(countTokens(texts.join('')), id).toBeLessThanOrEqual(7_000);
    for (const [at, url] of urls.entries())
      expect(hashes.get(url), url).toBe(
        createHash('sha256')
          .update(texts[at] ?? '')
          .digest('hex'),
      );
  }
});

test('the missions above are those that are declared', async () => {
  const { init } = await agent();
  expect(init.missions.map(({ id }) => id).sort()).toEqual([
    'assess_expertise',
    'evaluate_collaboration',
    'prepare_introduction',
    'research_ideas',
  ]);
  // Strongest claims can be cited without another read.
  for (const claim of init['strongest_claims'] as Json[]) {
    expect(claim).toMatchObject({ evidence_level: expect.stringMatching(LEVEL) });
    expect(claim['evidence_note']).toMatch(/\w/);
    await answersAll([claim['claim_url'] as string, claim['human_url'] as string]);
  }
});
