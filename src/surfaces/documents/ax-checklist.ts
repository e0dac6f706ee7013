/**
 * GET /ax-checklist.md: checks that an agent can run against this service, with what it should
 * observe.
 */
import { type RouteId, readyRoutes, routes } from '../../routes.ts';
import { endpoints } from '../endpoints.ts';
import type { Records } from '../records.ts';
import { absolute } from '../site.ts';
import { API_VERSION } from '../versions.ts';
import {
  answers,
  document,
  linker,
  opening,
  parametersOf,
  personOf,
  sendRoutes,
  urlOf,
} from './parts.ts';

/** Makes requests to rows, in code: some of them are meant to fail, so they are not links. */
function requester(records: Records) {
  return (id: RouteId, query = '', method = 'GET') => `\`${method} ${urlOf(records, id, query)}\``;
}

function discover(records: Records): string[] {
  const get = requester(records);
  return [
    `- [ ] The host points on: ${get('getHome')}`,
    `  Expect 200 and plain text that names ${urlOf(records, 'getInit')}`,
    `- [ ] There is a map: ${get('getLlmsTxt')}`,
    '  Expect 200 and plain text that begins with a `# ` heading.',
    `- [ ] One fetch orients: ${get('getInit')}`,
    '  Expect 200 and JSON with `identity`, `bio`, `current_focus`, `strongest_claims`, ' +
      '`suggested_traversal`,',
    '  `contact_policy`, `do_not_infer`, `missions` and `endpoints`.',
    `- [ ] Endpoints have one shape: ${get('getInit')}`,
    `  Expect ${endpoints(records.site).length} items in \`endpoints\`, each with ` +
      'exactly `method`, `path`, `url` and `purpose`, and each `url`',
    `  beginning with ${records.site.base}`,
    `- [ ] An alias is the same: \`GET ${absolute(records.site, routes.getInit.aliases[0])}\``,
    '  Expect 200 and the `content_hash` of init.',
    `- [ ] The interface is described: ${get('getOpenApi')}`,
    `  Expect 200, \`openapi\` 3.1.x, \`info.version\` ${API_VERSION}, and in ` +
      '`paths` every `path` of `endpoints`, but for',
    '  a slash at the end.',
  ];
}

function resolve(records: Records): string[] {
  const get = requester(records);
  const [claim] = records.claims;
  const [skill] = records.skills;
  const claimed = claim && [
    `- [ ] A claim has an address: \`GET ${claim.claim_url}\``,
    `  Expect 200, \`id\` ${claim.id} and \`evidence_level\` ${claim.evidence_level}.`,
    `- [ ] A claim leads to its record: \`GET ${claim.source_url}\``,
    '  Expect 200 and the record that the claim rests on.',
  ];
  const skilled = skill && [
    `- [ ] A fragment names an item: ${get('listSkills')}`,
    `  Expect 200 and a skill with \`id\` ${skill.id} and \`url\` ${skill.url}`,
  ];
  return [
    ...(claimed ?? []),
    ...(skilled ?? []),
    `- [ ] Pages have twins: ${get('getContentIndex')}`,
    '  Expect 200; `human_url` and `api_url` of each of `surfaces` answer 200.',
    `- [ ] Markdown on request: ${get('getProfile')} with \`Accept: text/markdown\``,
    '  Expect 200, `text/markdown`, and `Vary` that names `Accept`.',
    `- [ ] Markdown by address: \`GET ${urlOf(records, 'getProfile')}.md\``,
    '  Expect 200 and the same Markdown.',
    `- [ ] HEAD is GET without a body: ${get('getProfile', '', 'HEAD')}`,
    '  Expect 200, the headers of GET, and no body.',
  ];
}

function internalize(records: Records): string[] {
  const get = requester(records);
  const { claims, projects, skills, questions } = records;
  const all = `?limit=${parametersOf('listCommonQuestions')['limit']?.maximum}`;
  return [
    `- [ ] The manifest stands alone: ${get('getManifest')}`,
    `  Expect 200, \`consumer_rules\`, and ${claims.length} in \`claims\`, ` +
      `${projects.length} in \`projects\`, ${skills.length} in \`skills\`.`,
    `- [ ] Projects carry evidence: ${get('listProjects')}`,
    '  Expect `evidence_level`, `evidence_note`, `key_claims`, `proof_points`, ' +
      '`related_skill_ids` and `citation_receipt` in',
    '  each project.',
    `- [ ] Long text is compact: ${get('getContentManifesto')}`,
    '  Expect `body_included` false, no `body_markdown`, and `summary`, `key_claims`, ' +
      '`sections`, `token_budget`.',
    `- [ ] The whole text is there: ${get('getContentManifesto', '?detail=full')}`,
    '  Expect `body_included` true, and `body_markdown`.',
    `- [ ] Costs are told: ${get('getInit', '?detail=compact')}`,
    '  Expect `token_costs`: counts of tokens, keyed by path.',
    `- [ ] A list can be cut: ${get('listClaims', '?limit=1')}`,
    `  Expect \`returned\` 1, \`total\` ${claims.length} and \`filters.limit\` 1.`,
    `- [ ] Gaps are marked: ${get('listCommonQuestions', all)}`,
    '  Expect `answered` false as often as here: ' +
      `${questions.filter(({ answered }) => !answered).length}.`,
    `- [ ] Rates are not published: ${get('getCollaboration')}`,
    '  Expect `pricing_policy` with `mode` `rates_in_conversation` and `public_rate_card` false.',
  ];
}

/**
 * Reads that need a credential, as far as they answer, are for agents, and have an address that can
 * be written down.
 */
const closedRoutes = readyRoutes.filter(
  ({ access, method, path, aside }) =>
    access !== 'public' && method === 'GET' && !path.includes('{') && !aside,
);

function complete(records: Records): string[] {
  const get = requester(records);
  return [
    ...records.profile.missions.flatMap(({ id, reads, outputs, success }) => [
      `- [ ] Mission ${id}: ` +
        `${reads.map((path) => `\`GET ${absolute(records.site, path)}\``).join(', ')}`,
      '  Expect to be able to give ' +
        `${outputs.map(({ name }) => `\`${name}\``).join(', ')}. ${success.join(' ')}`,
    ]),
    `- [ ] Evals can be taken: ${get('listEvals')}`,
    '  Expect this many `evals`, each with `success_criteria` and ' +
      `\`anti_patterns\`: ${records.profile.evals.length}.`,
    ...(answers('runEval')
      ? [
          `- [ ] A run is scored: ${get('runEval', '', 'POST')} with the ` +
            '`example_body` of its GET',
          '  Expect 200, `score` and `recommended_report`; nothing is stored.',
        ]
      : []),
    ...sendRoutes.flatMap(({ id, path }) => [
      `- [ ] ${path} refuses an empty body: ${get(id, '', 'POST')} with \`{}\` as ` +
        '`application/json`',
      '  Expect 422, with a `detail` that names what is missing; nothing is stored.',
    ]),
    ...closedRoutes.flatMap(({ id, path }) => [
      `- [ ] ${path} is closed: ${get(id)} without a credential`,
      '  Expect 401, or 503 where the owner has set no credential.',
    ]),
  ];
}

function verify(records: Records): string[] {
  const get = requester(records);
  const beyond = `?limit=${(parametersOf('listClaims')['limit']?.maximum ?? 0) + 1}`;
  return [
    `- [ ] A hash can be recomputed: ${get('getProfile')}`,
    `  Expect its \`content_hash\`, by the recipe at ${urlOf(records, 'getSchema')}`,
    `- [ ] So can the hashes of items: ${get('listSkills')}`,
    '  Expect at the `url` of each skill a document with the `content_hash` that the list tells.',
    `- [ ] Reads are repeatable: ${get('getProfile')}, twice`,
    '  Expect bodies that are equal byte for byte.',
    `- [ ] Unchanged costs nothing: ${get('getProfile')} with its \`ETag\` as \`If-None-Match\``,
    '  Expect 304 without a body.',
    `- [ ] An unknown path leads on: \`GET ${absolute(records.site, '/api/no-such-endpoint')}\``,
    '  Expect 404 and `endpoint_not_found`; `fallback_url` and `suggested_next_url` answer 200.',
    '- [ ] So does an unknown record: `GET ' +
      `${absolute(records.site, '/api/claims/no-such-claim')}\``,
    '  Expect 404 and `content_not_found`, with the same two addresses.',
    `- [ ] A limit is kept: ${get('listClaims', beyond)}`,
    '  Expect 422 and `validation_error`; `detail[0].loc` is `["query", "limit"]`.',
    `- [ ] An unknown value is refused: ${get('getInit', '?detail=everything')}`,
    '  Expect 422, with a way out.',
    `- [ ] An unknown parameter is not: ${get('getInit', '?colour=blue')}`,
    '  Expect 200 and the answer of init.',
    `- [ ] A wrong method is told: ${get('getProfile', '', 'DELETE')}`,
    '  Expect 405 and `method_not_allowed`, with `Allow`.',
    '- [ ] Errors are payloads too: any of the errors above',
    '  Expect `schema_version`, `last_modified`, `content_hash` and ' +
      '`breaking_changes_since`, with a hash that holds.',
  ];
}

/**
 * The checklist, in the order in which an agent meets a service. Takes all records; returns
 * Markdown.
 */
export function axChecklist(records: Records): string {
  const at = linker(records);
  const checks = [
    '## Discover: can an agent that knows only the host find out what there is?',
    ...discover(records),
    '## Resolve: does every address lead where it says?',
    ...resolve(records),
    '## Internalize: can an agent take in what it needs, at a cost it knows?',
    ...internalize(records),
    '## Complete: can an agent finish what it was sent for?',
    ...complete(records),
    '## Verify: can an agent check what it got, and recover when something fails?',
    ...verify(records),
  ];
  const count = checks.filter((line) => line.startsWith('- [ ]')).length;
  const summary =
    `${count} checks that an agent can run against the profile service of ` +
    `${personOf(records)}, each with the request to send and what to expect.`;
  return document([
    ...opening(records, 'AX checklist', summary),
    '',
    'Send each request as it stands, and tick the box when you observe what is expected. ' +
      'Numbers are those of the',
    'publication that this list belongs to. No check stores what you send, and none needs ' +
      'a key. Some ask for errors on',
    `purpose. A check that fails although ${at('getSubstrateDebt')} does not mention it ` +
      'has found a defect.',
    ...checks,
    '## Afterwards',
    'Say which checks passed, which failed, and which you could not run; a check that was ' +
      'not run has not passed.',
    answers('sendReport')
      ? `Tell the owner: POST ${urlOf(records, 'sendReport')}, by the contract at ` +
        `${at('getReportSchema')}.`
      : `How to reach the owner about a failure is told at ${at('getContactPolicy')}.`,
  ]);
}
