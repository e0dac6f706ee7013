/** A report as an owner would write it, and one that attacks its readers. */

export const REPORT = {
  title: 'Security review of the Acme order service',
  summary:
    'The order service is built with care: its data model is sound and its secrets are ' +
    'kept apart. **One finding needs work this week**, because it lets a customer read the ' +
    'orders of others.',
  public: { title: 'Security review for Acme', summary: 'A review of one service, October 2026.' },
  metrics: [
    { label: 'Days of work', value: 6 },
    { label: 'Endpoints looked at', value: 48 },
    { label: 'Lines of code', value: 21450 },
    { label: 'Tests added', value: 17 },
  ],
  sections: [
    {
      heading: 'Scope',
      body_markdown:
        'Looked at: the public API of the order service at commit `4f1c2ab`, its database and ' +
        'its deployment.\n\nNot looked at:\n\n- the warehouse system,\n- the mobile apps,\n- ' +
        'physical access.\n\n> The staging system was used throughout. No order of a customer ' +
        'was read.',
    },
    {
      heading: 'How it was done',
      body_markdown:
        '1. Reading the code, along the paths that take input from outside.\n2. Tests against ' +
        'staging with two accounts.\n3. A talk with the team about what they worry about.\n\n' +
        '| Day | Work |\n| --- | --- |\n| 1–2 | Reading |\n| 3–5 | Testing |\n| 6 | Report |',
    },
  ],
  findings: [
    {
      title: 'Exports are not limited',
      severity: 'medium',
      body_markdown:
        'One call of `/export` can ask for all orders of ten years. Three at a time ' +
        'stopped staging.',
      recommendation: 'Limit an export to 10,000 rows and one at a time for each account.',
    },
    {
      title: 'Order numbers of others can be read',
      severity: 'critical',
      body_markdown:
        '`GET /orders/{id}` checks that the caller is signed in, but not that the order is ' +
        'theirs. Numbers follow each other, so all orders can be read.\n\n```http\nGET ' +
        '/orders/10442 HTTP/1.1\nAuthorization: Bearer <token of another customer>\n```\n\n' +
        'See [OWASP ' +
        'API1:2023](https://owasp.org/API-Security/editions/2023/en/0xa1-broken-object-level-authorization/).',
      recommendation:
        'Compare the owner of the order with the caller in **one** place, where orders are ' +
        'loaded, and test it for each endpoint.',
      affected: ['/orders/{id}', '/orders/{id}/invoice'],
      effort: '1 day',
    },
    {
      title: 'Passwords may be as short as six signs',
      severity: 'high',
      body_markdown: 'NIST SP 800-63B asks for eight at least.',
      recommendation: 'Ask for twelve, and compare with known leaked passwords.',
    },
    {
      title: 'Sessions end after thirty days only',
      severity: 'medium',
      body_markdown: 'A lost device stays signed in for a month.',
      recommendation: 'End idle sessions after a day.',
    },
    {
      title: 'Version numbers in headers',
      severity: 'low',
      body_markdown: '`Server` and `X-Powered-By` tell exact versions.',
      recommendation: 'Leave them out.',
    },
    {
      title: 'Dependencies are up to date',
      severity: 'info',
      body_markdown: 'All 212 dependencies were at most two weeks old.',
    },
  ],
  tables: [
    {
      caption: 'Endpoints by result',
      columns: ['Group', 'Looked at', 'With findings', 'Share'],
      rows: [
        ['Orders', 14, 3, '21 %'],
        ['Customers', 11, 1, '9 %'],
        ['Payments', 9, 0, '0 %'],
        ['Internal', 14, 1, '7 %'],
      ],
    },
  ],
  next_review: '2027-04-01',
  team: [
    { name: 'R. Reader', role: 'Lead', days: 4 },
    { name: 'A. Second', role: 'Tests', days: 2 },
  ],
};

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
