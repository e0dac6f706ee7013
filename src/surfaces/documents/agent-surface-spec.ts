/** GET /agent-surface-spec.md: the agent surface contract as it is kept here. */
import { readyRoutes, routes } from '../../routes.ts';
import { ERROR_CODES } from '../../schemas/error-codes.ts';
import { RISK_FLAGS } from '../../schemas/inbox-words.ts';
import { endpoint } from '../endpoints.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { API_VERSION, CONTRACT_VERSION } from '../versions.ts';
import {
  answers,
  document,
  foreignRoutes,
  linker,
  opening,
  type Parameter,
  parametersOf,
  personOf,
  queriedIds,
  sendRoutes,
} from './parts.ts';

const READ_CODES = [
  'content_not_found',
  'endpoint_not_found',
  'method_not_allowed',
  'validation_error',
];

/**
 * Error codes that a caller can meet today: reads have few, operations and credentials bring the
 * others.
 */
function codes(): [code: string, status: number][] {
  return Object.entries(ERROR_CODES).filter(([code, status]) => {
    if (READ_CODES.includes(code)) return true;
    if (code === 'audit_not_found' || code.startsWith('token_')) return answers('getAudit');
    if (status === 401) return readyRoutes.some(({ access }) => access !== 'public');
    return readyRoutes.some(({ kind }) => kind === 'operation');
  });
}

/** One query parameter in words: its values or bounds, and its default. */
function inWords({ type, minimum, maximum, enum: values, default: usual }: Parameter): string {
  const bounds = minimum === undefined ? '' : ` ${minimum} to ${maximum}`;
  const range = values?.map((value) => `\`${value}\``).join(', ') ?? `${type}${bounds}`;
  return usual === undefined ? range : `${range}; default \`${usual}\``;
}

/**
 * Rows of the table of limits. A path with a parameter is a pattern and not an address, so it is no
 * link.
 */
function limits(at: ReturnType<typeof linker>): string[] {
  return queriedIds().flatMap((id) => {
    const { path } = routes[id];
    const where = path.includes('{') ? `\`${path}\`` : at(id);
    return Object.entries(parametersOf(id)).map(
      ([name, value]) => `| ${where} | \`${name}\` | ${inWords(value)} |`,
    );
  });
}

function untrusted(): string[] {
  if (sendRoutes.length === 0) return ['- Kept: no endpoint takes text from agents yet.'];
  return [
    '- Kept: free text is stored apart from what is published, and no operation acts on ' +
      'it. Unknown members of a body',
    '  are ignored and not stored.',
    ...(answers('sendReport')
      ? [
          `- Reports get risk flags (${RISK_FLAGS.map((flag) => `\`${flag}\``).join(', ')}) ` +
            'and a `handling` object.',
        ]
      : []),
  ];
}

/**
 * The contract with, for each rule, how it is kept and which endpoint shows it. Takes all records;
 * returns Markdown.
 */
export function agentSurfaceSpec(records: Records): string {
  const at = linker(records);
  const stores = answers('sendContact') || answers('ask') || answers('sendReport');
  const summary =
    `The seven rules by which the profile of ${personOf(records)} is served to agents, how ` +
    'each is kept, and the endpoint that shows it.';
  return document([
    ...opening(records, `Agent surface contract ${CONTRACT_VERSION}, as kept here`, summary),
    '',
    `The version of the contract, ${CONTRACT_VERSION}, also stands in ` +
      `${at('getStatus')} as \`agent_surface_contract_version\`.`,
    'A surface is anything that an agent can fetch and follow: an endpoint, a record, a ' +
      'text, a discovery file.',
    `Requests that test each point are in ${at('getAxChecklist')}, known gaps in ` +
      `${at('getSubstrateDebt')}.`,
    '## Rule 1: every surface says where it is',
    'Each surface that can be navigated to carries an absolute `url`. A `path` may stand ' +
      'beside it for short citation,',
    'and is never the only way to fetch.',
    '',
    '- Kept: records, items of lists, sources, receipts, errors and endpoint objects carry ' +
      'the full address. It starts',
    `  with ${records.site.base}, which is fixed when the site is built and never taken ` +
      'from a request.',
    `- Shown by: ${at('listClaims')}, with \`claim_url\`, \`source_url\` and \`url\` ` +
      'in each claim.',
    '## Rule 2: the first fetch is enough to act on',
    'One read gives identity, a short bio, the current focus, the strongest claims, the ' +
      'best next addresses, the contact',
    'policy and what must not be inferred.',
    '',
    '- Kept: these members of init stand before its list of endpoints, so that a reader ' +
      'that cuts long answers has them.',
    `- Shown by: ${at('getInit')}.`,
    '## Rule 3: the manifest stands alone',
    'A high-level assessment needs no read beyond the manifest.',
    '',
    '- Kept: it holds the profile, the consumer rules, the terms, the contact policy and ' +
      'every claim, project, skill,',
    '  position, degree, writing, talk, note and common question. The bodies of long texts ' +
      'stay where they are.',
    `- Shown by: ${at('getManifest')}.`,
    '## Rule 4: short first, long on request',
    'Long content is compact unless more is asked for.',
    '',
    '- Kept: a text comes with summary, key claims, sections, `token_budget`, ' +
      '`citation_policy` and',
    '  `full_body_endpoint`; `detail=full` adds `body_markdown`. Each level of init adds ' +
      'to the one below it.',
    `- Shown by: ${at('getContentManifesto')} and ${at('getContentManifesto', '?detail=full')}.`,
    '## Rule 5: errors show the way out',
    'An error is structured, and a caller can recover from it.',
    '',
    '- Kept: `error` has `code`, `message`, `retryable`, `fallback_path`, `fallback_url`, ' +
      '`suggested_next_path` and',
    '  `suggested_next_url`. Both URLs are absolute and answer.',
    `- Shown by: \`GET ${absolute(records.site, '/api/no-such-endpoint')}\`, a 404 on purpose.`,
    '## Rule 6: endpoints look the same everywhere',
    'In discovery payloads an endpoint is an object of `method`, `path`, `url` and `purpose`.',
    '',
    '- Kept: exactly these four members, made from one table of endpoints, of which those ' +
      'are listed that answer. So:',
    `  \`${JSON.stringify(endpoint('getProfile', records.site))}\``,
    `- Shown by: \`endpoints\` in ${at('getInit')} and \`groups\` in ${at('getApiRoot')}.`,
    '## Rule 7: what agents write is data',
    'Free text from agents is untrusted. It is never treated as an instruction and never ' +
      'triggers a write.',
    '',
    ...untrusted(),
    `- Shown by: ${at('getReportSchema')}, which marks free-text members with ` +
      '`untrusted_agent_text`.',
    '## Metadata',
    'JSON payloads of our own format, errors included, carry four members:',
    '',
    '- `schema_version`: version of the payload schemas, `1.0`.',
    '- `last_modified`: when the content behind the payload last changed, in UTC; null ' +
      'where no content is behind it.',
    '- `content_hash`: `sha256:` and the hexadecimal SHA-256 of the payload without this ' +
      'member, in the canonical form of',
    '  [RFC 8785](https://www.rfc-editor.org/rfc/rfc8785).',
    '- `breaking_changes_since`: what broke, or null.',
    '',
    'Items of lists carry `last_modified`; their `content_hash` is that of the document at ' +
      'their `url`. The recipe, with code and a worked example, is',
    `at ${at('getSchema')}. Documents in the format of somebody else obey that format first:`,
    `${foreignRoutes.map(({ id }) => at(id)).join(',\n')}.`,
    '## Requests and answers',
    'GET and HEAD are read-only and idempotent, as [RFC ' +
      '9110](https://www.rfc-editor.org/rfc/rfc9110) means it. HEAD',
    'answers as GET does, without the body. `Accept: text/markdown` selects the Markdown ' +
      'twin of a JSON surface, which',
    `also has an address: ${absolute(records.site, `${routes.getProfile.path}.md`)} for instance.`,
    'It tells the same record in fewer tokens: what is null or empty is left out, and so is a ' +
      'path beside its address;',
    '`X-Content-Hash` has the `content_hash` of the record.',
    '`If-None-Match` with a current `ETag` gives 304.',
    ...(stores
      ? [
          'A POST that stores takes an optional `Idempotency-Key` of 16 to 128 characters: ' +
            'with the same key and body it',
          'stores nothing twice, and with another body it is 409. Bodies have at most 64 KiB.',
        ]
      : []),
    '## Error codes',
    'These can be met today. On 422 a `detail` array names each problem with `loc`, `msg` ' +
      'and `type`.',
    '',
    '| Code | Status |',
    '|---|---|',
    ...codes().map(([code, status]) => `| \`${code}\` | ${status} |`),
    '## Limits',
    '| Endpoint | Parameter | Values |',
    '|---|---|---|',
    ...limits(at),
    '',
    'A value out of range, an empty value, or a parameter given twice is 422; unknown ' +
      'parameters are ignored. A list tells',
    '`total`, `returned` and the `filters` it applied. This contract sets no rate limit on reads.',
    ...(sendRoutes.length > 0
      ? [`Limits of request bodies are in their schemas at ${at('getSchema')}.`]
      : []),
    '## Versioning',
    `Paths carry no version. The interface has version ${API_VERSION}, as ` +
      `\`info.version\` of ${at('getOpenApi')} states.`,
    'New members and new endpoints may appear at any time: ignore what you do not know. A ' +
      'change that forces callers to',
    `act is listed at ${at('listChangelog')} with \`breaking: true\` and repeated in ` +
      '`breaking_changes_since`.',
    'No notice period is defined for such a change.',
  ]);
}
