/**
 * What a caller may send to harm who reads it, by what it tries; for every field that they fill.
 */
import { HOSTILE_TEXT } from './report.ts';

export const ATTACKS: Readonly<Record<string, string>> = {
  markup: HOSTILE_TEXT,
  attribute: `"' onmouseover=alert(6) style=position:fixed x="`,
  template: `{{constructor.constructor("alert(7)")()}} \${alert(8)} %3Cscript%3E &lt;b&gt;`,
  bidi: 'invoice \u202efdp.exe\u202c \u2066\u2067hidden\u2069\u2069 \u200f\u200e\u061c end',
  formula: '=HYPERLINK("http://evil.example","paid")',
  fullWidthFormula: '＝cmd|"/c calc"!A1',
  signs: "@SUM(1+1)*cmd|'/c calc'!A0",
  word: 'W'.repeat(2000),
  homograph: 'https://раураl.com and аdmin@ехаmple.org',
  marks: `Z${'\u0335\u0341\u0360'.repeat(40)} end`,
};

const upTo = (most: number, text: string) => text.slice(0, most).toWellFormed();

/** A call of every operation that takes text, with the attack in each field that may hold it. */
export const callsOf = (text: string, n: number): [path: string, body: object][] => [
  [
    '/api/contact',
    {
      intent: 'question',
      from: `a${n}?bcc=b@example.org`,
      human_name: upTo(160, text),
      agent_name: upTo(120, text),
      context: upTo(2000, text),
    },
  ],
  [
    '/api/agent/ask',
    {
      question: upTo(2000, `${n}: ${text}`),
      agent_name: upTo(120, text),
      on_behalf_of: upTo(120, text),
    },
  ],
  [
    '/api/agent-reports',
    {
      agent_meta: {
        agent_id_hash: upTo(128, text),
        agent_name: upTo(120, text),
        acting_on_behalf_of: upTo(160, text),
      },
      mission: { attempted: upTo(120, text), completed: false, confidence_in_result: 1 },
      endpoints_used: [upTo(200, text)],
      http_status_codes: { [upTo(200, text)]: 200 },
      errors_encountered: [upTo(200, text)],
      feedback: {
        what_worked: text,
        what_was_missing_or_confusing: text,
        suggested_improvement: text,
        structural_gaps: [upTo(200, text)],
        got_stuck_at: upTo(500, text),
      },
      outcome: { achieved_goal: false, actual_result: text },
      eval: { id: upTo(120, text), notes: text },
    },
  ],
];
