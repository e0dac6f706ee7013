/** What was checked of a claim's evidence, as an agent gets it over MCP. */
import { expect, test } from 'vitest';
import { BASE } from '../operations/service.ts';
import { call, ERAS, endpoint } from './endpoint.ts';

const ID = 'flow-matic-english-keywords';
const URL_OF = `${BASE}/api/claims/${ID}`;
const STATEMENT =
  'Grace Hopper led the development of FLOW-MATIC, generally described as the first programming ' +
  'language with English-like statements for data processing.';
const RECIPE = {
  kind: 'page_contains',
  url: 'https://en.wikipedia.org/wiki/FLOW-MATIC',
  reads: 'text',
  expect: { $all: [{ $has: 'Grace Hopper' }, { $has: 'English' }] },
};

/** A client of the endpoint for everybody, in one generation, and what a tool says there. */
async function tools(era: (typeof ERAS)[number]) {
  const one = await endpoint({}, '/mcp/public').client(era);
  const say = async (name: string, given: Record<string, unknown>) =>
    (await call(one, name, given)).structuredContent as Record<string, unknown>;
  return { one, say };
}

test.each(ERAS)('%s: claims in a list carry status and day of their checks', async (era) => {
  const { say } = await tools(era);
  const { claims } = (await say('read_resource', { resource: 'claims' })) as {
    claims: { id: string; verification?: object }[];
  };
  expect(claims.find(({ id }) => id === ID)?.verification).toEqual({ status: 'not_checked' });
  expect(claims.every(({ verification }) => verification !== undefined)).toBe(true);
});

test.each(ERAS)(
  '%s: a claim carries each recipe, what it proves and how to repeat it',
  async (era) => {
    const { one, say } = await tools(era);
    const claim = await say('read_resource', { resource: URL_OF });
    expect(claim['verification']).toMatchObject({
      status: 'not_checked',
      checks: [
        {
          recipe: RECIPE,
          proves: 'That these words stood on the page on the day of the check.',
          does_not_prove: 'That what the page says is true, or whom it means.',
          status: 'not_checked',
        },
      ],
    });
    expect(claim['citation_receipt']).toMatchObject({
      repeat: 'Run verification.checks of source_url; see /developers/verify.',
    });
    const { contents } = await one.readResource({ uri: `${URL_OF}.md` });
    const { text } = contents[0] as unknown as { text: string };
    expect(text).toContain(`- recipe: \`${JSON.stringify(RECIPE)}\``);
    expect(text).toMatch(/^- claim_url, citation_receipt\.source_url: /m);
  },
);

test.each(ERAS)(
  '%s: sources of a claim check carry it, where their record has checks',
  async (era) => {
    const { say } = await tools(era);
    const { verdict, sources } = (await say('check_claim', {
      statement: STATEMENT,
      detail: 'full',
    })) as {
      verdict: string;
      sources: { url: string; verification?: object }[];
    };
    expect(verdict).toBe('supported');
    expect(sources.find(({ url }) => url === URL_OF)).toMatchObject({
      evidence_level: 'external-validation',
      verification: { status: 'not_checked' },
    });
  },
);
