/**
 * A report as an owner would write it, one that attacks its readers, and what callers may send to
 * harm who reads it, by what it tries; for every field that they fill.
 */
import report from './report.json' with { type: 'json' };

export const REPORT = report;

const SCRIPT = '<script>alert("script")</script>';
const IMAGE = '<img src=x onerror=alert("image")>';
const LINK = '[click](javascript:alert("link")) <a href="javascript:alert(1)">raw</a>';
const PICTURE = '![tracked](http://127.0.0.1:9/pixel.png) ![own](/api/health.png)';
const FRAME =
  '<iframe srcdoc="<script>alert(2)</script>"></iframe><svg ' +
  'onload=alert(3)></svg><style>body{display:none}</style>';

/** All that is hostile at once. */
export const HOSTILE_TEXT = `${SCRIPT} ${IMAGE} ${LINK} ${FRAME}`;

const HOSTILE_MARKDOWN =
  `# Heading ${SCRIPT}\n\n${HOSTILE_TEXT}\n\n${PICTURE}\n\n[data](data:text/html,x) ` +
  `<javascript:alert(4)> [form](vbscript:x)\n\n| ${IMAGE} | b |\n| - | - |\n| ${SCRIPT} | c |`;

/** A report that attacks in every place that text has. */
export const HOSTILE_REPORT = {
  title: `Title ${HOSTILE_TEXT}`,
  summary: HOSTILE_MARKDOWN,
  public: { note: HOSTILE_TEXT },
  metrics: [{ label: HOSTILE_TEXT, value: SCRIPT }],
  sections: [{ heading: HOSTILE_TEXT, body_markdown: HOSTILE_MARKDOWN, extra: HOSTILE_TEXT }],
  findings: [
    {
      title: HOSTILE_TEXT,
      severity: `high" onmouseover="alert(5)`,
      body_markdown: HOSTILE_MARKDOWN,
      cwe: HOSTILE_TEXT,
    },
    { title: 'Rated', severity: 'HIGH', recommendation: HOSTILE_MARKDOWN },
  ],
  tables: [
    { caption: HOSTILE_TEXT, columns: [HOSTILE_TEXT], rows: [[HOSTILE_TEXT, { deep: SCRIPT }]] },
  ],
  [`key ${IMAGE}`]: [HOSTILE_TEXT, { [SCRIPT]: { constructor: IMAGE } }],
  notes_markdown: HOSTILE_MARKDOWN,
  constructor: SCRIPT,
};

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
