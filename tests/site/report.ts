/** A report as an owner would write it, and one that attacks its readers. */

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
