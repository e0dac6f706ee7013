/**
 * Markup and secrets: what contains them, and what only talks about them. `¦` is cut out, so that
 * no scanner takes a made-up secret for a real one.
 */
import { describe, expect, test } from 'vitest';
import { type RiskFlag, riskFlags } from '../../functions/risk/risk.ts';
import marks from './marks.json' with { type: 'json' };

const HTML: RiskFlag[] = ['html_or_script_content'];
const SECRET: RiskFlag[] = ['credential_or_secret_request'];
const FLAGS: Record<keyof typeof marks, RiskFlag[]> = {
  markup: HTML,
  prose: [],
  'Markdown that acts or deceives': HTML,
  'Markdown that only links': [],
  'a secret': SECRET,
  'no secret': [],
  'a request': SECRET,
  'no request': [],
};

describe.each(Object.entries(marks))('%s', (kind, texts) => {
  test.each(texts)('%s', (text) => {
    expect(riskFlags([text.replaceAll('¦', '')])).toEqual(FLAGS[kind as keyof typeof marks]);
  });
});
